// How throws are marked.
import type { Place, TableInfo } from '../../engine/types';
import { inPlay } from '../exercise/checks';
import type { Outcome } from '../exercise/outcome';
import { isIn, type Area } from '../exercise/places';

export interface Reach {
  along: number; // m to either side of the place
  across: number;
}

// Fields round a place, one within the other, from the outermost in; none is wider than the board.
export function fieldsRound(board: TableInfo, { x, y }: Place, reaches: readonly Reach[]): Area[] {
  const half = board.width / 2;
  return reaches.map(({ along, across }) => ({
    shape: 'zone' as const,
    x0: x - along,
    x1: Math.min(board.length, x + along),
    y0: Math.max(-half, y - across),
    y1: Math.min(half, y + across),
  }));
}

// One mark for each field that the weight rests in.
export function marksInFields(fields: readonly Area[]): (outcome: Outcome) => number {
  return (outcome) => {
    const [weight] = outcome.thrown;
    return weight && !inPlay(outcome) ? fields.filter((field) => isIn(field, weight)).length : 0;
  };
}

// So many for each of the other colour that fell, and one if what was thrown is still on the board.
export function marksForKnockingOff(each: number): (outcome: Outcome) => number {
  return ({ thrown, others }) => {
    const [weight] = thrown;
    if (!weight) return 0;
    const fell = others.filter(({ color, fate }) => color !== weight.color && fate === 'fell').length;
    return fell * each + (fell > 0 && weight.fate === 'on' ? 1 : 0);
  };
}

export function marksByZone(byZone: Readonly<Record<string, number>>): (outcome: Outcome) => number {
  return ({ thrown }) => byZone[thrown[0]?.judged?.zone ?? ''] ?? 0;
}
