// Throwing by flick: the weight follows the finger, and moves on as the finger did when it was lifted.
//
// Speed is that of the hand, in pixels: the board is seen in perspective, and the same hand would be faster over its far
// parts, and on another screen. Direction and place are those on the board.
import type { Place, Shot } from '../../engine/types';
import { clamp, guidingSide, maxSpin, within, type ReleaseArea, type Side } from './aim';
import { thrownDirection, thrownSpeed, type Feel } from './feel';

// Why a gesture was not a throw. 'placed': the weight was only moved across; 'soft': it would not pass the foul line.
export type NoThrow = 'tap' | 'placed' | 'stopped' | 'back' | 'sideways' | 'soft' | 'cancelled';

// `gesture` in m/s, as the feel counts it; `feel`: with which it was thrown.
export type Flicked = { shot: Shot; gesture: number; feel: Feel; guided: boolean } | { refused: NoThrow };

// The place on the board under a point of the window; null above the horizon.
export type ToBoard = (point: Point) => Place | null;

// This many pixels of hand movement count as a metre.
export const pixelsPerMetre = 750;

// ms before the release over which the speed is measured; the direction over a longer stretch, since a thumb's stroke
// bends and its aim is the whole of it.
const speedWindow = 85;
const directionWindow = 180;
// A finger that rested for longer than this before it was lifted did not mean to throw.
const longestPause = 90; // ms
const shortestTravel = 10; // px
const sideways = 1; // rad off straight up: a weight being put in its place
// A thumb's path always bends a little; a bend beyond this spins the weight.
const straightEnough = 0.35; // rad
const spinByBend = 45; // rad/s for each rad
// The side guides a stroke that runs along it, not one that leaves it.
const alongSide = 0.12; // rad
const probeLength = 20; // px: enough to find the direction on the board of a line on the screen

export class Flick {
  private readonly samples: Sample[];
  private readonly offset: Place; // on the board, from the finger to the weight
  private held: Place;
  private side: Side;

  constructor(
    private readonly area: ReleaseArea,
    weight: Place,
    press: Sample,
    private readonly toBoard: ToBoard,
  ) {
    const finger = toBoard(press) ?? weight;
    this.samples = [press];
    this.offset = { x: weight.x - finger.x, y: weight.y - finger.y };
    this.held = within(area, weight);
    this.side = guidingSide(area, this.held.y);
  }

  get place(): Place {
    return this.held;
  }

  // Returns where the weight now is.
  move(sample: Sample): Place {
    const last = this.samples.at(-1);
    if (last && sample.t < last.t) return this.held; // a late event: newer ones have been handled
    this.samples.push(sample);
    if (this.samples.length > 1000) this.samples.splice(1, 500);
    const finger = this.toBoard(sample);
    const place = within(this.area, finger ? this.weightUnder(finger) : { x: this.area.highX, y: this.held.y });
    this.side = guidingSide(this.area, place.y, this.side);
    this.held = this.side === 0 ? place : { x: place.x, y: this.side * this.area.maxY };
    return this.held;
  }

  // `feelOf`: the feel for a gesture. `spin`: what the player has set before; the path's bend is added to it.
  release(time: number, feelOf: (gesture: number) => Feel, fastest: number, spin = 0): Flicked {
    const stroke = lastStroke(this.samples, time);
    const moving = fitMotion(stroke, speedWindow);
    const line = fitMotion(stroke, directionWindow);
    if (this.travel() < shortestTravel) return { refused: 'tap' };
    if (!moving || !line || time - stroke.end > longestPause) return { refused: this.wentAcross() ? 'placed' : 'stopped' };
    if (moving.up <= 0 || line.up <= 0) return { refused: 'back' };
    if (Math.abs(line.left) > Math.tan(sideways) * line.up) return { refused: 'sideways' };
    const gesture = Math.hypot(moving.up, moving.left) / pixelsPerMetre;
    const feel = feelOf(gesture);
    const { y, direction } = this.lineOnBoard(line);
    const side = Math.abs(direction) <= alongSide ? this.side : 0;
    const shot = {
      y: side === 0 ? y : side * this.area.maxY,
      speed: Math.min(thrownSpeed(feel, gesture), fastest),
      angle: side === 0 ? thrownDirection(direction, feel) : 0,
      spin: clamp(spin + spinOf(turning(stroke, directionWindow)), -maxSpin, maxSpin),
    };
    return { shot, gesture, feel, guided: side !== 0 };
  }

  // Straight lines of the window are straight on the board: where this one leads, and its y where the engine lets go.
  private lineOnBoard(line: Motion): { y: number; direction: number } {
    const length = Math.hypot(line.up, line.left);
    const on = { x: line.from.x - (probeLength * line.left) / length, y: line.from.y - (probeLength * line.up) / length };
    const from = this.toBoard(line.from);
    const to = this.toBoard(on);
    if (!from || !to || to.x <= from.x) return { y: this.held.y, direction: 0 }; // entirely above the horizon
    const direction = Math.atan2(to.y - from.y, to.x - from.x);
    const weight = this.weightUnder(from);
    const y = weight.y + (this.area.releaseX - weight.x) * Math.tan(direction);
    return { y: clamp(y, -this.area.maxY, this.area.maxY), direction };
  }

  private weightUnder(finger: Place): Place {
    return { x: finger.x + this.offset.x, y: finger.y + this.offset.y };
  }

  private wentAcross(): boolean {
    const from = this.samples[0];
    const to = this.samples.at(-1);
    return from !== undefined && to !== undefined && Math.abs(to.x - from.x) > from.y - to.y;
  }

  private travel(): number {
    const from = this.samples[0];
    return from ? Math.max(...this.samples.map(({ x, y }) => Math.hypot(x - from.x, y - from.y))) : 0;
  }
}

function spinOf(bend: number): number {
  return Math.sign(bend) * Math.max(0, Math.abs(bend) - straightEnough) * spinByBend;
}

// ---- the last stroke of a finger or mouse: which samples are one motion, and how it moves as it ends. Times are those of the
// events, in ms; positions are pixels of the window.

export interface Point {
  x: number; // px to the right
  y: number; // px down
}

export interface Sample extends Point {
  t: number;
}

export interface Stroke {
  samples: Sample[]; // one motion, oldest first
  end: number; // when it ended; what came after was the finger being lifted
}

export interface Motion {
  from: Point; // where it was as the window began, and as it ended, by the fitted line
  to: Point;
  up: number; // px/s
  left: number;
}

// Samples closer in time than this do not give a speed: a mouse may report every millisecond, in whole pixels.
const shortestStep = 8;
// A finger that is put down, lifted or turned round moves at less than this share of the stroke's best speed.
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
  const start = steps[first]!.from;
  const end = steps[last]!.to;
  return { samples: samples.filter(({ t }) => t >= start && t <= end), end };
}

// Least squares over the last `window` ms of a stroke; null if that is not a motion.
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
  return { from: at(used[0]!.t), to: at(end), up: (-ty / tt) * 1000, left: (-tx / tt) * 1000 };
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
