// One person's hand at the table: takes presses, moves and keys, keeps the aim, and throws. It does not know the DOM: `toBoard`
// says where a point of the window is on the board.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';

import type { Color, Place, Shot, ShotOfFour, TableInfo } from '../../engine/types';
import type { Preferences, ThrowBy } from '../preferences';
import { placedAt, refitted, releaseArea, shotOf, startingAim, withValue, type Aim, type Bounds, type InHand, type Turnable } from './aim';
import { feelOnBoard, Flick, type FlickFeel, type NoThrow, type Point, type Sample, type ToBoard } from './flick';
import type { Release } from '../course';
import { aimed, stepped, type Intent } from './keyboard';
import { longestPull, meaningOf, powerOf, pulledAim, type Pull, type PulledAim } from './pull_back';
import type { Reach } from './reach';
import { TwoFingers } from './two_fingers';

export interface ThrowerParts {
  table: TableInfo;
  radius: number;
  reach: Reach;
  hand: ReadonlySignal<InHand | null>;
  preferences: ReadonlySignal<Pick<Preferences, 'throwBy' | 'flick'>>;
  toBoard: ToBoard;
  window: () => { width: number; height: number };
  now: () => number; // ms, the clock of the samples
  changeWay: (way: ThrowBy) => void;
  // False: refused, and the weight is back in the hand.
  onShot: (shot: Shot | ShotOfFour, hand: InHand, color: Color) => Promise<boolean>;
  onFlick?: (gesture: number) => void; // m/s, as the feel counts it
  carry?: number; // s for which a released weight moves on before its course is known
}

export interface Held extends Place {
  color: Color;
  four: boolean;
  turn: number; // rad, of the twist
  gripped: boolean; // follows the finger at once; otherwise it may glide
}

export interface Arrow {
  angle: number;
  power: number;
  spin: number;
}

// The hint under the board: how to throw, why nothing was thrown, or that the side guides.
export type Hint = ThrowBy | Exclude<NoThrow, 'cancelled' | 'placed'> | 'guided';

interface Released {
  from: Place;
  shot: Shot | ShotOfFour;
  at: number; // ms
  four: boolean;
}

type Gesture =
  | { kind: 'flick'; flick: Flick }
  | { kind: 'pull'; start: Sample; y: number; grip: number; meaning: 'pull' | 'place' | null; aim: PulledAim | null };

export class Thrower {
  readonly hand: ReadonlySignal<InHand | null>;
  readonly way: ReadonlySignal<ThrowBy>;
  readonly bounds: ReadonlySignal<Bounds>;
  readonly feel: ReadonlySignal<FlickFeel>; // as it is on this board
  readonly aim: Signal<Aim>;
  readonly held: ReadonlySignal<Held | null>;
  readonly arrow: ReadonlySignal<Arrow | null>;
  readonly aimed: ReadonlySignal<Shot | ShotOfFour | null>; // what a release now would throw; null if only the gesture decides
  readonly hint: ReadonlySignal<Hint>;
  readonly throws = signal(0); // so far at this table
  readonly listening = signal(false); // false: something else uses the canvas

  private readonly gesture = signal<Gesture | null>(null);
  private readonly place = signal<Place | null>(null); // of the weight in a gesture
  private readonly failed = signal<NoThrow | null>(null);
  private readonly released = signal<Released | null>(null);
  private second: TwoFingers | null = null;
  private untwisted: Pick<Aim, 'spin' | 'spread'> | null = null; // before the second finger came
  private holding: Point = { x: 0, y: 0 };
  private readonly stop: () => void;

  constructor(private readonly parts: ThrowerParts) {
    this.hand = parts.hand;
    this.way = computed(() => parts.preferences.value.throwBy);
    this.feel = computed(() => feelOnBoard(parts.preferences.value.flick, parts.reach.share));
    this.bounds = computed(() => ({
      area: releaseArea(parts.table, parts.radius, parts.hand.value?.four ?? false),
      speeds: parts.reach.speeds,
    }));
    this.aim = signal<Aim>(startingAim(this.bounds.peek()));
    this.held = computed(() => this.heldNow());
    this.arrow = computed(() => this.arrowNow());
    this.aimed = computed(() => this.aimedNow());
    this.hint = computed(() => this.hintNow());
    let empty = true;
    this.stop = effect(() => {
      const taken = parts.hand.value !== null;
      if (!taken) this.drop(); // thrown, or out of time
      if (!taken && !empty && this.released.peek()) this.countThrow();
      if (taken && empty) this.released.value = null;
      empty = !taken;
      this.aim.value = refitted(this.aim.peek(), this.bounds.value);
    });
  }

  get color(): Color {
    return this.hand.value?.color ?? this.aim.value.color;
  }

  get gripped(): boolean {
    return this.gesture.value !== null;
  }

  // ---- fingers and mouse

  // False: the press is not for the weight.
  press(sample: Sample): boolean {
    if (!this.ready() || this.gesture.peek() || this.way.peek() === 'keyboard') return false;
    const finger = this.parts.toBoard(sample);
    if (!finger || !this.isNear(finger)) return false;
    const weight = { x: this.bounds.peek().area.releaseX, y: this.aim.peek().y };
    this.holding = sample;
    this.failed.value = null;
    if (this.way.peek() === 'flick') {
      const from = this.reachable(finger, weight);
      this.aim.value = placedAt(this.aim.peek(), from.y, this.bounds.peek());
      this.gesture.value = { kind: 'flick', flick: new Flick(this.bounds.peek().area, from, sample, this.parts.toBoard) };
      this.place.value = from;
    } else {
      this.gesture.value = { kind: 'pull', start: sample, y: weight.y, grip: weight.y - finger.y, meaning: null, aim: null };
      this.place.value = weight;
    }
    return true;
  }

  move(sample: Sample): void {
    const gesture = this.gesture.peek();
    if (!gesture) return;
    this.holding = sample;
    if (gesture.kind === 'flick') this.place.value = gesture.flick.move(sample);
    else this.pullTo(gesture, sample);
  }

  lift(time: number): void {
    const gesture = this.gesture.peek();
    if (!gesture) return;
    if (gesture.kind === 'pull') this.endPull(gesture);
    else this.endFlick(gesture.flick, time);
  }

  cancel(): void {
    if (this.gesture.peek()) this.fail('cancelled');
  }

  secondPress(point: Point): void {
    if (!this.gesture.peek()) return;
    const { spin, spread } = this.aim.peek();
    this.untwisted ??= { spin, spread };
    this.second = new TwoFingers({ spin, spread }, this.holding, point);
  }

  secondMove(point: Point): void {
    if (!this.second) return;
    const { spin, spread } = this.second.move(this.holding, point);
    this.set('spin', spin);
    if (this.hand.peek()?.four) this.set('spread', spread);
  }

  secondLift(): void {
    this.second = null;
  }

  // ---- keys, sliders and buttons

  set(what: Turnable, value: number): void {
    this.aim.value = withValue(this.aim.peek(), what, value, this.bounds.peek());
  }

  step(what: Turnable, way: -1 | 1, fine = false): void {
    this.aim.value = stepped(this.aim.peek(), what, way, fine, this.bounds.peek());
  }

  // False: not now.
  act(intent: Intent): boolean {
    if (!this.ready()) return false;
    if (intent.do === 'reset' && this.gesture.peek()) {
      this.cancel();
      return true;
    }
    const keys = this.way.peek() === 'keyboard';
    // A person who uses the keys wants to throw by them.
    if (!keys && !this.gesture.peek() && wantsKeys(intent)) this.parts.changeWay('keyboard');
    if (intent.do === 'throw') return keys ? this.throwAimed() : true;
    if (intent.do === 'color' && this.hand.peek()?.color !== null) return false;
    this.aim.value = aimed(this.aim.peek(), intent, this.bounds.peek());
    return true;
  }

  throwAimed(): boolean {
    const hand = this.hand.peek();
    if (!this.ready() || !hand || this.gesture.peek()) return false;
    const aim = this.aim.peek();
    this.release(shotOf(aim, hand.four), { x: this.bounds.peek().area.releaseX, y: aim.y });
    return true;
  }

  // ---- after a throw

  // Where the course of the last throw is to begin: as far as the hand has brought the weight. Null: somebody else's throw.
  join(): Release | null {
    const released = this.released.peek();
    this.released.value = null;
    return released && { x: this.positionOf(released).x, thrown: released.four ? 4 : 1 };
  }

  // Where a released weight is whose course is not known yet.
  carried(): Place | null {
    const released = this.released.peek();
    return released && this.positionOf(released);
  }

  dispose(): void {
    this.stop();
  }

  // ----

  private ready(): boolean {
    return this.listening.peek() && this.hand.peek() !== null && this.released.peek() === null;
  }

  // A flick begins at the near end; a pull needs room and may begin further up.
  private isNear(finger: Place): boolean {
    const { area } = this.bounds.peek();
    return finger.x <= (this.way.peek() === 'flick' ? area.highX + 0.4 : this.parts.table.length);
  }

  // A press beside the weight takes it where it is; a press elsewhere on the board brings it under the finger.
  private reachable(finger: Place, weight: Place): Place {
    const near = Math.abs(finger.y - weight.y) < 3 * this.parts.radius;
    return near ? weight : { x: weight.x, y: placedAt(this.aim.peek(), finger.y, this.bounds.peek()).y };
  }

  private pullTo(gesture: Gesture & { kind: 'pull' }, sample: Sample): void {
    const pull: Pull = { back: sample.y - gesture.start.y, right: sample.x - gesture.start.x };
    const meaning = gesture.meaning ?? meaningOf(pull);
    const { width, height } = this.parts.window();
    const bounds = this.bounds.peek();
    const aim = meaning === 'pull' ? pulledAim(pull, longestPull(width, height), bounds.speeds) : null;
    this.gesture.value = { ...gesture, meaning, aim };
    const finger = this.parts.toBoard(sample);
    if (meaning !== 'place' || !finger) return;
    this.aim.value = placedAt(this.aim.peek(), finger.y + gesture.grip, bounds);
    this.place.value = { x: bounds.area.releaseX, y: this.aim.peek().y };
  }

  private endPull({ aim: pulled, meaning }: Gesture & { kind: 'pull' }): void {
    const aim = this.aim.peek();
    const hand = this.hand.peek();
    if (meaning === 'place') return this.drop();
    if (!pulled || !hand) return this.fail(meaning === 'pull' ? 'cancelled' : 'tap');
    const shot = shotOf({ ...aim, ...this.turned(pulled) }, hand.four);
    this.release(shot, { x: this.bounds.peek().area.releaseX, y: aim.y });
  }

  // A pull that is nearly straight follows the side at which the weight lies.
  private turned(pulled: PulledAim): { speed: number; angle: number; guided: boolean } {
    const guided = this.aim.peek().guided && Math.abs(pulled.angle) < 0.03;
    return { speed: pulled.speed, angle: guided ? 0 : pulled.angle, guided };
  }

  private endFlick(flick: Flick, time: number): void {
    const aim = this.aim.peek();
    const flicked = flick.release(time, this.feel.peek(), this.bounds.peek().speeds, aim.spin);
    if ('refused' in flicked) {
      this.aim.value = placedAt(aim, flick.place.y, this.bounds.peek());
      return this.fail(flicked.refused);
    }
    this.parts.onFlick?.(flicked.gesture);
    if (flicked.guided) this.aim.value = placedAt(aim, flicked.shot.y, this.bounds.peek());
    const four = this.hand.peek()?.four ?? false;
    this.release(four ? { ...flicked.shot, spread: aim.spread } : flicked.shot, flick.place);
  }

  private fail(why: NoThrow): void {
    if (this.untwisted) this.aim.value = { ...this.aim.peek(), ...this.untwisted };
    this.drop();
    this.failed.value = why;
  }

  private drop(): void {
    batch(() => {
      this.gesture.value = null;
      this.place.value = null;
    });
    this.second = this.untwisted = null;
  }

  private release(shot: Shot | ShotOfFour, from: Place): void {
    const hand = this.hand.peek();
    if (!hand) return this.drop();
    const color = this.color;
    batch(() => {
      this.drop();
      this.failed.value = null;
      this.released.value = { from, shot, at: this.parts.now(), four: hand.four };
    });
    void this.parts.onShot(shot, hand, color).then((thrown) => {
      if (!thrown) this.released.value = null; // back in the hand
    });
  }

  private countThrow(): void {
    this.throws.value = this.throws.peek() + 1;
    if (this.way.peek() === 'keyboard') return;
    // Spin and direction are for one throw; set by keys they are visible, and stay.
    this.aim.value = { ...this.aim.peek(), angle: 0, spin: 0, spread: 0 };
  }

  private positionOf({ from, shot, at }: Released): Place {
    const way = shot.speed * Math.min(this.parts.carry ?? 0.25, (this.parts.now() - at) / 1000);
    return { x: from.x + way * Math.cos(shot.angle), y: from.y + way * Math.sin(shot.angle) };
  }

  private heldNow(): Held | null {
    const hand = this.hand.value;
    if (!hand || this.released.value) return null;
    const aim = this.aim.value;
    const place = this.place.value ?? { x: this.bounds.value.area.releaseX, y: aim.y };
    return { ...place, color: this.color, four: hand.four, turn: aim.spin * 0.03, gripped: this.gesture.value !== null };
  }

  private arrowNow(): Arrow | null {
    const { angle, speed, spin } = this.aim.value;
    const gesture = this.gesture.value;
    if (!this.hand.value || this.released.value) return null;
    if (gesture?.kind === 'pull' && gesture.aim) {
      return { angle: this.turned(gesture.aim).angle, power: gesture.aim.power, spin };
    }
    if (this.way.value !== 'keyboard') return null;
    return { angle, power: powerOf(speed, this.bounds.value.speeds), spin };
  }

  private aimedNow(): Shot | ShotOfFour | null {
    const hand = this.hand.value;
    const gesture = this.gesture.value;
    if (!hand || this.released.value) return null;
    if (gesture?.kind === 'pull' && gesture.aim) return shotOf({ ...this.aim.value, ...this.turned(gesture.aim) }, hand.four);
    return this.way.value === 'keyboard' ? shotOf(this.aim.value, hand.four) : null;
  }

  private hintNow(): Hint {
    const { area } = this.bounds.value;
    const y = this.place.value?.y ?? this.aim.value.y;
    if (area.guides && Math.abs(y) === area.maxY && (this.aim.value.guided || this.gesture.value?.kind === 'flick')) return 'guided';
    const failed = this.failed.value;
    return failed && failed !== 'cancelled' && failed !== 'placed' ? failed : this.way.value;
  }
}

function wantsKeys(intent: Intent): boolean {
  return intent.do === 'throw' || (intent.do === 'turn' && (intent.what === 'speed' || intent.what === 'angle'));
}
