import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const match: OnlineWords['match'] = {
  of: (game, who) => `${game}, ${who}`,
  openSeat: 'puesto libre',
  free: (seats) => plural(seats, 'puesto libre', 'puestos libres'),
  rated: 'puntuada',
  friendly: 'amistosa',
  listed: 'para todos',
  byLink: 'por enlace',
  usualRules: 'Reglas de siempre',
  option: (name, value) => `${name}: ${value}`,
  yes: 'sí',
  no: 'no',
  powder: (name) => `polvo: ${name}`,
  weights: (name) => `discos: ${name}`,
  phases: { waiting: 'en espera', playing: 'en juego', paused: 'en pausa', over: 'terminada', cancelled: 'cancelada' },
  won: (side) => `Gana ${side}`,
};
