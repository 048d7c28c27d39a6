// Learns a player's flick from a few throws "as for the far end".
import { clamp } from './aim';
import type { FlickFeel } from './flick';

export const throwsWanted = 5;

export interface Learnt {
  feel: FlickFeel;
  scatter: number; // of the gestures: a share of their median
  hand: 'steady' | 'usual' | 'scattered';
}

// The weight's speed should scatter by no more than this share, as far as `response` can see to it: about a foot
// either way at the far end of a long board.
const wantedScatter = 0.06;

export const feelLimits = {
  natural: { low: 0.6, high: 7.5 },
  sensitivity: { low: 0.25, high: 3 },
  response: { low: 0.35, high: 1 },
};

// `gestures` in m/s as flicks count them; `wanted`: the speed that stops a weight in the trey zone.
// Null: not enough throws.
export function learnt(gestures: readonly number[], wanted: number): Learnt | null {
  const known = gestures.filter((speed) => Number.isFinite(speed) && speed > 0);
  if (known.length < throwsWanted) return null;
  const middle = median(known);
  const scatter = spreadAbout(known, middle) / middle;
  const natural = within(middle, feelLimits.natural);
  return {
    feel: {
      natural,
      sensitivity: within(wanted / natural, feelLimits.sensitivity),
      response: within(wantedScatter / Math.max(scatter, 0.01), feelLimits.response),
    },
    scatter,
    hand: scatter < 0.07 ? 'steady' : scatter < 0.16 ? 'usual' : 'scattered',
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

// As a standard deviation, but one throw gone wrong hardly counts: 1.48 times the median distance from the middle.
function spreadAbout(values: readonly number[], middle: number): number {
  return 1.48 * median(values.map((value) => Math.abs(value - middle)));
}

function within(value: number, { low, high }: { low: number; high: number }): number {
  return clamp(value, low, high);
}
