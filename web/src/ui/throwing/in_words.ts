// The aim as people read it.
import type { TableInfo } from '../../engine/types';
import type { Aim, Turnable } from '../../state/throwing/aim';
import { decimals, distance, speed, type Units } from '../words/measures';
import { words } from '../words';

const w = words.throwing;

export function inWords(what: Turnable, aim: Aim, units: Units): string {
  switch (what) {
    case 'y':
      return sided(round(aim.y, 0.0001), w.middle, (y) => distance(y, units));
    case 'angle':
      return sided(round((aim.angle * 180) / Math.PI, 0.01), w.straight, (angle) => w.degrees(decimals(angle, 2)));
    case 'speed':
      return speed(aim.speed, units);
    case 'spin':
      return sided(turns(aim), w.none, (spin) => decimals(spin, 1));
    case 'spread':
      return aim.spread === 0 ? w.none : w.degrees(decimals((aim.spread * 180) / Math.PI, 1));
  }
}

// The same for a reader, who does not see the board.
export function inFullWords(what: Turnable, aim: Aim, units: Units, table: TableInfo): string {
  const short = inWords(what, aim, units);
  if (what === 'spin') return sided(turns(aim), w.none, (spin) => w.turns(decimals(spin, 1)));
  return what === 'angle' ? w.leadsTo(short, endOf(aim, units, table)) : short;
}

// Where across the far end a weight thrown so would come, had the board no end and no sides.
function endOf(aim: Aim, units: Units, table: TableInfo): string {
  const y = round(aim.y + (table.length - table.release_x) * Math.tan(aim.angle), 0.001);
  if (y === 0) return w.middleOfEnd;
  const amount = distance(Math.abs(y), units);
  return y > 0 ? w.toTheLeft(amount) : w.toTheRight(amount);
}

function turns(aim: Aim): number {
  return round(aim.spin / (2 * Math.PI), 0.1);
}

function sided(value: number, none: string, tell: (amount: number) => string): string {
  if (value === 0) return none;
  return value > 0 ? w.left(tell(value)) : w.right(tell(-value));
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
