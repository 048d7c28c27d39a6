// Throwing by pull-back: the further the pull, the faster the weight; it goes the other way. Pulls are in pixels of the
// window, since there is little board behind the weight.
import { clamp, type Speeds } from './aim';

export interface Pull {
  back: number; // towards the shooter
  right: number;
}

export interface PulledAim {
  speed: number;
  angle: number;
  power: number; // 0..1, the share of the longest pull
}

// A shorter pull does not throw, so that a player can change their mind.
export const minPull = 0.08; // of the longest
// A press becomes a pull, or moves the weight, once the pointer has moved this far.
const decided = 10; // px

// Slope of the speed in the middle of the range, where weights stay on the board: small, so that a pixel changes little.
const fineness = 0.4;
// The angle follows the pull's direction slowly at first and then faster.
const fineTurn = 0.12;
const coarseTurn = 0.34;
const maxPullTurn = 1.1; // rad

// The longest pull in a window of this size.
export function longestPull(width: number, height: number): number {
  return clamp(Math.min(height * 0.3, width * 0.6), 120, 280);
}

// Null: too short to throw.
export function pulledAim(pull: Pull, longest: number, speeds: Speeds): PulledAim | null {
  const power = Math.min(1, Math.hypot(pull.back, pull.right) / longest);
  if (power < minPull || pull.back <= 0) return null;
  const turn = clamp(Math.atan2(pull.right, pull.back), -maxPullTurn, maxPullTurn);
  return { power, speed: pulledSpeed(power, speeds), angle: fineTurn * turn + coarseTurn * turn ** 3 };
}

// Increasing everywhere, with the deuce line in the middle of the range.
export function pulledSpeed(power: number, { slowest, deuce, fastest }: Speeds): number {
  const below = 1 - slowest / deuce;
  const above = fastest / deuce - 1;
  const fine = Math.min(fineness, below, above);
  const u = clamp((2 * (power - minPull)) / (1 - minPull) - 1, -1, 1);
  return deuce * (1 + fine * u + ((u < 0 ? below : above) - fine) * u ** 3);
}

// The inverse: how strong a throw of this speed is, for an arrow's length. Found by bisection, since it is increasing.
export function powerOf(speed: number, speeds: Speeds): number {
  let low = minPull;
  let high = 1;
  for (let i = 0; i < 20; ++i) {
    const middle = (low + high) / 2;
    if (pulledSpeed(middle, speeds) < speed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

// What a press on the weight turns out to be, by its direction: pulled towards the shooter, flicked away from them, or, too
// far up the board for a flick, slid across to another place. Behind the point where it was pressed it stays a pull, also on
// its way back; ahead of that point it is a flick. Null: it has hardly moved.
export type Meaning = 'pull' | 'flick' | 'place';

export function meaningOf(pull: Pull, before: Meaning | null, canFlick: boolean): Meaning | null {
  const ahead = canFlick ? 'flick' : 'place';
  if (before === 'pull') return canFlick && pull.back < -decided ? ahead : before;
  if (before || Math.hypot(pull.back, pull.right) < decided) return before;
  return pull.back > 0.6 * Math.abs(pull.right) ? 'pull' : ahead;
}
