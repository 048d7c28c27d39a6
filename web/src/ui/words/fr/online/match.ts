import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const match: OnlineWords['match'] = {
  of: (game, who) => `${game}, ${who}`,
  openSeat: 'place libre',
  free: (seats) => plural(seats, 'place libre', 'places libres'),
  rated: 'classé',
  friendly: 'amical',
  listed: 'pour tous',
  byLink: 'par lien',
  usualRules: 'Règles habituelles',
  option: (name, value) => `${name} : ${value}`,
  yes: 'oui',
  no: 'non',
  powder: (name) => `poudre : ${name}`,
  weights: (name) => `palets : ${name}`,
  phases: { waiting: 'en attente', playing: 'en cours', paused: 'en pause', over: 'terminé', cancelled: 'annulé' },
  won: (side) => `${side} a gagné`,
};
