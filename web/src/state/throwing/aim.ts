// A throw as it is being made up: set by keys, sliders and pulls, and kept from one throw to the next.
import type { Color, Shot, ShotOfFour } from '../../engine/types';
import { clamp, guideWithin, guidingSide, maxAngle, mostSpin, mostSpread, mostTurned, type ReleaseArea, type Speeds } from './release_area';

export interface Aim {
  y: number;
  angle: number;
  speed: number;
  spin: number;
  spread: number; // of four thrown together
  color: Color; // of the four, where the shooter may choose
  guided: boolean; // the fingers run along the side
}

// What the aim must fit: the board, and whether four are in the hand.
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
  const most = { y: area.mostY, angle: mostTurned, spin: mostSpin, spread: mostSpread }[what];
  return { low: what === 'spread' ? 0 : -most, high: most };
}

// Moving off the side, or turning away from it, ends its guiding.
export function withValue(aim: Aim, what: Turnable, value: number, bounds: Bounds): Aim {
  const { low, high } = rangeOf(what, bounds);
  const set = { ...aim, [what]: clamp(value, low, high) };
  if (what === 'y' || what === 'angle') set.guided = aim.guided && set[what] === aim[what];
  return set;
}

// To the nearer side, along it; or from it.
export function toggledGuide(aim: Aim, { area }: Bounds): Aim {
  if (!area.guides) return aim;
  const side = aim.y < 0 ? -1 : 1;
  if (aim.guided) return { ...aim, guided: false, y: side * (area.mostY - 2 * guideWithin) };
  return { ...aim, guided: true, y: side * area.mostY, angle: 0 };
}

// Put down by a finger: near a side the side takes it.
export function placedAt(aim: Aim, y: number, { area }: Bounds): Aim {
  const side = guidingSide(area, y);
  if (side === 0) return { ...aim, y: clamp(y, -area.mostY, area.mostY), guided: false };
  return { ...aim, y: side * area.mostY, guided: true, angle: 0 };
}

// Another board, or four in the hand instead of one.
export function refitted(aim: Aim, bounds: Bounds): Aim {
  const { area, speeds } = bounds;
  const guided = aim.guided && area.guides;
  return {
    ...aim,
    y: guided ? Math.sign(aim.y) * area.mostY : clamp(aim.y, -area.mostY, area.mostY),
    speed: clamp(aim.speed, speeds.slowest, speeds.fastest),
    guided,
  };
}

export function shotOf(aim: Aim, four: boolean): Shot | ShotOfFour {
  const shot = { y: aim.y, speed: aim.speed, angle: aim.guided ? 0 : aim.angle, spin: aim.spin };
  if (!four) return shot;
  return { ...shot, spread: clamp(aim.spread, 0, maxAngle - Math.abs(shot.angle)) };
}
