// Places on a board as players speak of them: so far from the far edge, so far to the left of the middle.
import type { PlacedWeight } from '../../engine/study';
import type { Color, Place, TableInfo } from '../../engine/types';

// What is marked on the board, to come to rest in.
export type Area =
  | { shape: 'zone'; x0: number; x1: number; y0: number; y1: number }
  | { shape: 'spot'; x: number; y: number; radius: number };

export function placeOn(board: TableInfo, fromEdge: number, left = 0): Place {
  return { x: board.length - fromEdge, y: left };
}

export function weightOn(board: TableInfo, color: Color, fromEdge: number, left = 0): PlacedWeight {
  return { color, ...placeOn(board, fromEdge, left) };
}

export function spotOn(board: TableInfo, fromEdge: number, left: number, radius: number): Area {
  return { shape: 'spot', ...placeOn(board, fromEdge, left), radius };
}

// Across the board from `from` to `to` metres before the far edge; without sides, all of its width.
export function zoneOn(board: TableInfo, from: number, to: number, left = board.width / 2, right = -board.width / 2): Area {
  return { shape: 'zone', x0: board.length - from, x1: board.length - to, y0: right, y1: left };
}

export function isIn(area: Area, { x, y }: Place): boolean {
  if (area.shape === 'spot') return apart(area, { x, y }) <= area.radius;
  return x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1;
}

export function middleOf(area: Area): Place {
  return area.shape === 'spot' ? { x: area.x, y: area.y } : { x: (area.x0 + area.x1) / 2, y: (area.y0 + area.y1) / 2 };
}

export function apart(a: Place, b: Place): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
