import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const match: OnlineWords['match'] = {
  of: (game, who) => `${game}, ${who}`,
  openSeat: 'freier Platz',
  free: (seats) => `${plural(seats, 'Platz', 'Plätze')} frei`,
  rated: 'gewertet',
  friendly: 'ohne Wertung',
  listed: 'für alle',
  byLink: 'über Link',
  usualRules: 'Übliche Regeln',
  option: (name, value) => `${name}: ${value}`,
  yes: 'ja',
  no: 'nein',
  powder: (name) => `Pulver: ${name}`,
  weights: (name) => `Steine: ${name}`,
  phases: { waiting: 'wartet', playing: 'läuft', paused: 'unterbrochen', over: 'zu Ende', cancelled: 'abgesagt' },
  won: (side) => `${side} hat gewonnen`,
};
