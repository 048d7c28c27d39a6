import type { Words } from '../en';

export const refusals: Words['refusals'] = {
  playerName: (number) => `der Name von Spieler ${number}`,
};
