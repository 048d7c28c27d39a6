// Reading a course: weights at any moment, where between two samples they move in a straight line, and the path of one.
import type { Course, Place } from '../engine/types';

// Where the hand released the weights, and how many.
export interface Release {
  x: number;
  thrown: number;
}

export const movingSpeed = 0.004; // m/s: slower looks at rest

export interface Stance {
  x: number;
  y: number;
  turn: number;
}

// The last sample at or before `time`; `hint` is where to begin looking, usually the answer of the frame before.
export function sampleAt(times: ArrayLike<number>, time: number, hint: number): number {
  const last = times.length - 1;
  let s = Math.min(Math.max(hint, 0), last);
  while (s > 0 && times[s]! > time) --s;
  while (s < last && times[s + 1]! <= time) ++s;
  return s;
}

export function stanceAt(course: Course, weight: number, sample: number, time: number, into: Stance): Stance {
  const count = course.ids.length;
  const here = sample * count + weight;
  into.x = course.x[here]!;
  into.y = course.y[here]!;
  into.turn = course.turn[here]!;
  if (sample + 1 >= course.times.length) return into;
  const begin = course.times[sample]!;
  const span = course.times[sample + 1]! - begin;
  if (span <= 0) return into;
  const share = Math.min(1, Math.max(0, (time - begin) / span));
  const next = here + count;
  into.x += (course.x[next]! - into.x) * share;
  into.y += (course.y[next]! - into.y) * share;
  into.turn += (course.turn[next]! - into.turn) * share;
  return into;
}

// m/s of a weight between this sample and the next.
export function speedAt(course: Course, weight: number, sample: number): number {
  if (sample + 1 >= course.times.length) return 0;
  const count = course.ids.length;
  const here = sample * count + weight;
  const span = course.times[sample + 1]! - course.times[sample]!;
  if (span <= 0) return 0;
  return Math.hypot(course.x[here + count]! - course.x[here]!, course.y[here + count]! - course.y[here]!) / span;
}

const ahead: Stance = { x: 0, y: 0, turn: 0 };

// The foremost of the weights that move at this moment, or that moved last before it.
export function leadAt(course: Course, sample: number, time: number, into: Place): void {
  let foremost = -Infinity;
  for (let s = sample; s >= 0 && foremost === -Infinity; --s)
    for (let w = 0; w < course.ids.length; ++w) {
      if (speedAt(course, w, s) < movingSpeed) continue;
      stanceAt(course, w, s, time, ahead);
      if (ahead.x <= foremost) continue;
      foremost = into.x = ahead.x;
      into.y = ahead.y;
    }
}

// The moment at which the thrown weights, the last `thrown` of the course, come as far as x, where the hand released them; 0 if
// they never do, or meet something before.
export function startOf(course: Course, { x, thrown }: Release): number {
  const count = course.ids.length;
  const reached = (sample: number) => {
    let sum = 0;
    for (let w = count - thrown; w < count; ++w) sum += course.x[sample * count + w]!;
    return sum / thrown;
  };
  const next = course.times.findIndex((_, sample) => sample > 0 && reached(sample) >= x);
  if (next < 1) return 0;
  const share = (x - reached(next - 1)) / (reached(next) - reached(next - 1));
  const start = course.times[next - 1]! * (1 - share) + course.times[next]! * share;
  const met = Math.min(...course.contacts.map(({ t }) => t), ...course.falls.map(({ t }) => t));
  return start >= Math.min(met, course.duration) ? 0 : Math.max(0, start);
}

// The path of a weight, given by its index in the course, until it rests or leaves the board.
export function pathOf({ ids, times, x, y, falls }: Course, weight: number): Place[] {
  const fall = falls.find((each) => each.weight === weight);
  const points: Place[] = [];
  for (let sample = 0; sample < times.length; ++sample) {
    if (fall && times[sample]! > fall.t) break;
    const index = sample * ids.length + weight;
    points.push({ x: x[index]!, y: y[index]! });
  }
  if (fall) points.push({ x: fall.x, y: fall.y });
  return points;
}
