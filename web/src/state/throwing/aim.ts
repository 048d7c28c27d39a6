// The aim of a throw: what is in the hand, where it may be released and how fast it may be thrown, and the throw as it is being
// prepared. The engine refuses everything else (M9).
import type { Color, Command, MatchState, Place, Shot, ShotOfFour, TableInfo } from '../../engine/types';
import type { Moment } from '../table_session';

export interface InHand {
  color: Color | null; // null: the shooter chooses
  four: boolean;
}

export function inHand(moment: Moment, state: MatchState): InHand | null {
  if (moment.kind !== 'aiming' || !state.to_shoot) return null;
  return { color: state.to_shoot.color, four: state.to_shoot.throws === 4 };
}

export function commandFor(shot: Shot | ShotOfFour, hand: InHand, color: Color): Command {
  return hand.four ? { cmd: 'throw-four', color, ...shot } : { cmd: 'shoot', ...shot };
}

// ---- limits

export const maxAngle = 1.5; // rad, the engine's
export const maxTurn = 0.6; // rad; the limit for keys and pull-back
export const maxSpin = 40; // rad/s: what fingers can give
export const maxSpread = 0.12; // rad either side, of four thrown together

// Nearer to the side than this, fingers can run along it.
export const guideWithin = 0.015; // m

// Four stand as a block of two by two, a millimetre apart (DESIGN: throw four).
const halfGap = 0.0005;
// The hand reaches no further, wherever the foul line is.
const longestReach = 0.9;
// Keeps rounding from passing the engine's own limit.
const roundingMargin = 1e-9;

// m/s. `deuce` stops a weight at the deuce line of a fresh board: the middle of the useful range.
export interface Speeds {
  slowest: number; // anything less is not a throw
  deuce: number;
  fastest: number; // the hardest take-out needs less
}

export function speedsAbout(deuce: number): Speeds {
  return { slowest: Math.min(0.25, 0.4 * deuce), deuce, fastest: Math.max(clamp(3.2 * deuce, 3, 6), 1.6 * deuce) };
}

export interface ReleaseArea {
  lowX: number;
  highX: number;
  maxY: number; // either side of the middle
  releaseX: number; // where the engine releases
  guides: boolean; // fingers can run along the side: not on boards with cushions
}

export function releaseArea(table: TableInfo, radius: number, four: boolean): ReleaseArea {
  const reach = four ? 2 * radius + halfGap : radius; // from the middle of what is held to its rim
  const foul = table.foul_line - table.line_width / 2 - reach;
  return {
    lowX: reach,
    highX: Math.max(table.release_x, Math.min(foul, longestReach)),
    maxY: table.width / 2 - reach - roundingMargin,
    releaseX: table.release_x,
    guides: !table.cushions,
  };
}

export function within(area: ReleaseArea, place: Place): Place {
  return { x: clamp(place.x, area.lowX, area.highX), y: clamp(place.y, -area.maxY, area.maxY) };
}

export type Side = -1 | 0 | 1; // right, none, left

// The side whose edge guides a weight at y. A weight that already runs along it must be drawn further away to leave it.
export function guidingSide(area: ReleaseArea, y: number, before: Side = 0): Side {
  const side = y > 0 ? 1 : -1;
  const near = before === side ? 2 * guideWithin : guideWithin;
  return area.guides && Math.abs(y) >= area.maxY - near ? side : 0;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

// ---- the aim, set by keys, sliders and pulls, and kept from one throw to the next

export interface Aim {
  y: number;
  angle: number;
  speed: number;
  spin: number;
  spread: number; // of four thrown together
  color: Color; // of the four, if the shooter may choose
  guided: boolean; // the fingers run along the side
}

// The aim's limits on this board, with one weight or four in the hand.
export interface Bounds {
  area: ReleaseArea;
  speeds: Speeds;
}

export type Turnable = 'y' | 'angle' | 'speed' | 'spin' | 'spread';

export function startingAim({ speeds }: Bounds): Aim {
  return { y: 0, angle: 0, speed: speeds.deuce, spin: 0, spread: 0, color: 'red', guided: false };
}

export function rangeOf(what: Turnable, { area, speeds }: Bounds): { low: number; high: number } {
  if (what === 'speed') return { low: speeds.slowest, high: speeds.fastest };
  const most = { y: area.maxY, angle: maxTurn, spin: maxSpin, spread: maxSpread }[what];
  return { low: what === 'spread' ? 0 : -most, high: most };
}

// Moving off the side, or turning away from it, ends its guiding.
export function withValue(aim: Aim, what: Turnable, value: number, bounds: Bounds): Aim {
  const { low, high } = rangeOf(what, bounds);
  const set = { ...aim, [what]: clamp(value, low, high) };
  if (what === 'y' || what === 'angle') set.guided = aim.guided && set[what] === aim[what];
  return set;
}

// Moves the weight to the nearer side, guided by it; or away from it.
export function toggledGuide(aim: Aim, { area }: Bounds): Aim {
  if (!area.guides) return aim;
  const side = aim.y < 0 ? -1 : 1;
  if (aim.guided) return { ...aim, guided: false, y: side * (area.maxY - 2 * guideWithin) };
  return { ...aim, guided: true, y: side * area.maxY, angle: 0 };
}

// Placed by a finger: near a side it snaps to the side.
export function placedAt(aim: Aim, y: number, { area }: Bounds): Aim {
  const side = guidingSide(area, y);
  if (side === 0) return { ...aim, y: clamp(y, -area.maxY, area.maxY), guided: false };
  return { ...aim, y: side * area.maxY, guided: true, angle: 0 };
}

// Another board, or four in the hand instead of one.
export function refitted(aim: Aim, bounds: Bounds): Aim {
  const { area, speeds } = bounds;
  const guided = aim.guided && area.guides;
  return {
    ...aim,
    y: guided ? Math.sign(aim.y) * area.maxY : clamp(aim.y, -area.maxY, area.maxY),
    speed: clamp(aim.speed, speeds.slowest, speeds.fastest),
    guided,
  };
}

export function shotOf(aim: Aim, four: boolean): Shot | ShotOfFour {
  const shot = { y: aim.y, speed: aim.speed, angle: aim.guided ? 0 : aim.angle, spin: aim.spin };
  if (!four) return shot;
  return { ...shot, spread: clamp(aim.spread, 0, maxAngle - Math.abs(shot.angle)) };
}
