// Where a weight may be let go and how it may be thrown. The engine refuses the rest (M9); here the hand is kept from
// asking for it. All limits of throwing are in this file.
import type { TableInfo } from '../../engine/types';

export const maxAngle = 1.5; // rad, the engine's
export const mostTurned = 0.6; // rad; nothing is aimed further aside by keys or pull-back
export const mostSpin = 40; // rad/s: what fingers can give
export const mostSpread = 0.12; // rad either side, of four thrown together

// Nearer to the side than this the fingers feel it and can run along it.
export const guideWithin = 0.015; // m

// Four stand as a block of two by two, a millimetre apart (DESIGN: throw four).
const halfGap = 0.0005;
// Beyond this the hand does not reach, however far away the foul line is.
const longestReach = 0.9;
// So that a place computed here is never a rounding past the engine's own limit.
const hair = 1e-9;

// m/s. `deuce` stops a weight at the deuce line of a fresh board: the middle of what is of use.
export interface Speeds {
  slowest: number; // less is no throw
  deuce: number;
  fastest: number; // the hardest take-out needs less
}

export function speedsAbout(deuce: number): Speeds {
  return { slowest: Math.min(0.25, 0.4 * deuce), deuce, fastest: Math.max(clamp(3.2 * deuce, 3, 6), 1.6 * deuce) };
}

export interface Place {
  x: number;
  y: number;
}

export interface ReleaseArea {
  lowX: number;
  highX: number;
  mostY: number; // either side of the middle
  releaseX: number; // where the engine lets go
  guides: boolean; // a side to run along: not where a cushion is
}

export function releaseArea(table: TableInfo, radius: number, four: boolean): ReleaseArea {
  const reach = four ? 2 * radius + halfGap : radius; // from the middle of what is held to its rim
  const foul = table.foul_line - table.line_width / 2 - reach;
  return {
    lowX: reach,
    highX: Math.max(table.release_x, Math.min(foul, longestReach)),
    mostY: table.width / 2 - reach - hair,
    releaseX: table.release_x,
    guides: !table.cushions,
  };
}

export function within(area: ReleaseArea, place: Place): Place {
  return { x: clamp(place.x, area.lowX, area.highX), y: clamp(place.y, -area.mostY, area.mostY) };
}

export type Side = -1 | 0 | 1; // right, none, left

// The side whose edge guides a weight at y. One that already runs along it has to be drawn further away to leave it.
export function guidingSide(area: ReleaseArea, y: number, before: Side = 0): Side {
  const side = y > 0 ? 1 : -1;
  const near = before === side ? 2 * guideWithin : guideWithin;
  return area.guides && Math.abs(y) >= area.mostY - near ? side : 0;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
