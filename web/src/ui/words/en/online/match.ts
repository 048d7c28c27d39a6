import { plural } from '../plural';

// A match in a line or two.
export const match = {
  of: (game: string, who: string) => `${game}, ${who}`,
  openSeat: 'open seat',
  free: (seats: number) => `${plural(seats, 'seat', 'seats')} free`,
  rated: 'rated',
  friendly: 'friendly',
  listed: 'for everyone',
  byLink: 'by link',
  usualRules: 'Usual rules',
  option: (name: string, value: string) => `${name}: ${value}`,
  yes: 'yes',
  no: 'no',
  powder: (name: string) => `powder: ${name}`,
  weights: (name: string) => `weights: ${name}`,
  phases: { waiting: 'waiting', playing: 'in play', paused: 'paused', over: 'over', cancelled: 'cancelled' },
  won: (side: string) => `${side} won`,
};
