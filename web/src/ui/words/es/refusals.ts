import type { Words } from '../en';

export const refusals: Words['refusals'] = {
  playerName: (number) => `el nombre del jugador ${number}`,
};
