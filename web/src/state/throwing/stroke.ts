// The last stroke of a finger or mouse: which of its samples are one motion, and how it moves as it ends.
// Times are those of the events, in ms; places are pixels of the window, which hands move in.

export interface Point {
  x: number; // px to the right
  y: number; // px down
}

export interface Sample extends Point {
  t: number;
}

export interface Stroke {
  samples: Sample[]; // one motion, oldest first
  end: number; // when it ended; what came after was the finger coming off
}

export interface Motion {
  from: Point; // where it was as the window began, and as it ended, by the fitted line
  to: Point;
  up: number; // px/s
  left: number;
}

// Samples closer than this are too close to tell a speed: a mouse may report every millisecond, in whole pixels.
const shortestStep = 8;
// A finger that is put down, comes off or turns round moves at less than this share of the stroke's best speed.
const slowShare = 0.3;
const lookedBack = 300;

export function lastStroke(samples: readonly Sample[], released: number): Stroke {
  const steps = stepsOf(samples.filter(({ t }) => t >= released - lookedBack));
  const enough = slowShare * Math.max(0, ...steps.map(({ speed }) => speed));
  const moves = (step: Step | undefined) => step !== undefined && step.speed > 0 && step.speed >= enough;
  let last = steps.length - 1;
  while (last >= 0 && !moves(steps[last])) --last;
  if (last < 0) return { samples: [], end: -Infinity };
  let first = last;
  while (moves(steps[first - 1])) --first;
  const start = steps[first]?.from ?? 0;
  const end = steps[last]?.to ?? 0;
  return { samples: samples.filter(({ t }) => t >= start && t <= end), end };
}

// Least squares over the last `window` ms of a stroke; null where that is no motion at all.
export function fitMotion({ samples, end }: Stroke, window: number): Motion | null {
  const used = samples.filter(({ t }) => t >= end - window);
  const count = used.length;
  if (count < 2) return null;
  const mean = { t: 0, x: 0, y: 0 };
  for (const { t, x, y } of used) {
    mean.t += t / count;
    mean.x += x / count;
    mean.y += y / count;
  }
  let tt = 0;
  let tx = 0;
  let ty = 0;
  for (const { t, x, y } of used) {
    tt += (t - mean.t) ** 2;
    tx += (t - mean.t) * (x - mean.x);
    ty += (t - mean.t) * (y - mean.y);
  }
  if (tt <= 0) return null;
  const at = (t: number) => ({ x: mean.x + (tx / tt) * (t - mean.t), y: mean.y + (ty / tt) * (t - mean.t) });
  return { from: at(used[0]?.t ?? end), to: at(end), up: (-ty / tt) * 1000, left: (-tx / tt) * 1000 };
}

// How far the direction of motion turns over the last `window` ms, in rad, counter-clockwise positive.
export function turning(stroke: Stroke, window: number): number {
  const used = stroke.samples.filter(({ t }) => t >= stroke.end - window);
  const middle = ((used[0]?.t ?? 0) + stroke.end) / 2;
  const early = fitMotion({ samples: used.filter(({ t }) => t <= middle), end: middle }, window);
  const late = fitMotion({ samples: used.filter(({ t }) => t >= middle), end: stroke.end }, window);
  if (!early || !late) return 0;
  const ahead = early.up * late.up + early.left * late.left;
  return ahead <= 0 ? 0 : Math.atan2(early.up * late.left - early.left * late.up, ahead);
}

interface Step {
  from: number;
  to: number;
  speed: number; // px/ms
}

// From the end backwards, so that the last sample always counts.
function stepsOf(samples: readonly Sample[]): Step[] {
  const steps: Step[] = [];
  let late = samples.at(-1);
  for (let i = samples.length - 2; i >= 0 && late; --i) {
    const early = samples[i];
    if (!early || (late.t - early.t < shortestStep && i > 0)) continue;
    if (late.t > early.t) {
      const speed = Math.hypot(late.x - early.x, late.y - early.y) / (late.t - early.t);
      steps.unshift({ from: early.t, to: late.t, speed });
    }
    late = early;
  }
  return steps;
}
