// The powder of a real board from one lag: a weight that slid d and came to rest after t slowed by a = 2 d / t².
import type { TableInfo } from '../engine/types';

export function decelerationOf(distance: number, time: number): number | null {
  const found = (2 * distance) / (time * time);
  return Number.isFinite(found) && found > 0 ? Math.round(found * 1000) / 1000 : null;
}

export type PowderName = keyof TableInfo['deceleration'];

// The named powder that is nearest, by ratio.
export function nearestPowder(table: TableInfo, deceleration: number): PowderName {
  const away = (name: PowderName) => Math.abs(Math.log(table.deceleration[name] / deceleration));
  const names = Object.keys(table.deceleration) as PowderName[];
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}

// From where a weight is let go to the middle of the deuce zone: about what a good lag is.
export function usualLag(table: TableInfo): number {
  return Math.round((table.length - table.release_x - 0.2) * 100) / 100;
}
