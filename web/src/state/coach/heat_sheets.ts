// A heat map as it is drawn. Rows on the board lie where they are; harder throws, which would go far beyond it, are a
// strip past the far edge, equal steps of speed one after the other.
import type { HeatMap } from '../../engine/study';
import type { TableInfo } from '../../engine/types';

export interface HeatRow {
  row: number; // in the map
  x0: number; // where it is drawn, m
  x1: number;
}

export const stripGap = 0.012; // m between the far edge and the strip
export const stripDeep = 0.46; // m of the strip

export interface HeatSheets {
  board: HeatRow[];
  strip: HeatRow[];
}

export function sheetsOf({ xs }: Pick<HeatMap, 'xs'>, { length }: Pick<TableInfo, 'length'>): HeatSheets {
  const rows = [...xs.keys()];
  const onBoard = rows.filter((row) => xs[row]! <= length);
  const beyond = rows.filter((row) => xs[row]! > length);
  const step = onBoard.length > 1 ? (xs[onBoard.at(-1)!]! - xs[onBoard[0]!]!) / (onBoard.length - 1) : 0.1;
  const deep = stripDeep / Math.max(1, beyond.length);
  return {
    board: onBoard.map((row) => ({ row, x0: xs[row]! - step / 2, x1: Math.min(length, xs[row]! + step / 2) })),
    strip: beyond.map((row, place) => ({ row, x0: length + stripGap + place * deep, x1: length + stripGap + (place + 1) * deep })),
  };
}

// 0 .. 1 of what the map reaches from.
export function worthOf({ win, low, high }: Pick<HeatMap, 'win' | 'low' | 'high'>, cell: number): number {
  return high > low ? ((win[cell] ?? low) - low) / (high - low) : 0.5;
}

// Where the best cell is drawn.
export function bestPlace(heat: HeatMap, table: Pick<TableInfo, 'length'>): { x: number; y: number } {
  const { board, strip } = sheetsOf(heat, table);
  const off = ({ row }: HeatRow) => Math.abs(heat.xs[row]! - heat.best.x);
  const nearest = [...board, ...strip].reduce((a, b) => (off(b) < off(a) ? b : a));
  return { x: (nearest.x0 + nearest.x1) / 2, y: heat.best.y };
}
