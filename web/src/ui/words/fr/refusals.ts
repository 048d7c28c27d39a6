import type { Words } from '../en';

export const refusals: Words['refusals'] = {
  playerName: (number) => `le nom du joueur ${number}`,
};
