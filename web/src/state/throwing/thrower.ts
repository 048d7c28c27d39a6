// One person's hand at the table: takes presses, moves and keys, keeps the aim, and throws. It does not know the DOM: `toBoard`
// says where a point of the window is on the board.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';

import type { Color, Place, Shot, ShotOfFour, TableInfo } from '../../engine/types';
import type { PointerKind, Preferences, ThrowBy } from '../preferences';
import { helpGiven, feelOf, withFlick } from './feel';
import { placedAt, refitted, releaseArea, shotOf, startingAim, withValue, type Aim, type Bounds, type InHand, type Turnable } from './aim';
import { Flick, type NoThrow, type Point, type Sample, type ToBoard } from './flick';
import type { Release } from '../course';
import { aimed, aims, stepped, type Intent } from './keyboard';
import { longestPull, meaningOf, powerOf, pulledAim, type Meaning, type Pull, type PulledAim } from './pull_back';
import type { Reach } from './reach';
import { TwoFingers } from './two_fingers';

export interface ThrowerParts {
  table: TableInfo;
  radius: number;
  reach: Reach;
  hand: ReadonlySignal<InHand | null>;
  preferences: ReadonlySignal<Pick<Preferences, 'throwBy' | 'help' | 'throwPower' | 'flicks'>>;
  toBoard: ToBoard;
  window: () => { width: number; height: number };
  now: () => number; // ms, the clock of the samples
  change: (change: Partial<Pick<Preferences, 'throwBy' | 'flicks'>>) => void; // of the preferences
  // False: refused, and the weight is back in the hand.
  onShot: (shot: Shot | ShotOfFour, hand: InHand, color: Color) => Promise<boolean>;
}

const carry = 0.25; // s for which a released weight moves on before its course is known

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

interface Gesture {
  start: Sample;
  pointer: PointerKind;
  grip: number; // from the finger to the weight, across the board
  flick: Flick | null; // null: too far up the board to flick
  meaning: Meaning | null; // null: it has hardly moved
  aim: PulledAim | null;
}

export class Thrower {
  readonly hand: ReadonlySignal<InHand | null>;
  // All ways always throw. This one is shown: the one in use, and at first the preferred one.
  readonly way: ReadonlySignal<ThrowBy>;
  readonly bounds: ReadonlySignal<Bounds>;
  readonly help: ReadonlySignal<number>; // 0..1, that flicks get now
  readonly aim: Signal<Aim>;
  readonly held: ReadonlySignal<Held | null>;
  readonly arrow: ReadonlySignal<Arrow | null>;
  readonly aimed: ReadonlySignal<Shot | ShotOfFour | null>; // what a release now would throw; null if only the gesture decides
  readonly hint: ReadonlySignal<Hint>;
  readonly throws = signal(0); // so far at this table
  readonly listening = signal(false); // false: something else uses the canvas

  private readonly used = signal<ThrowBy | null>(null); // since a way was last chosen
  private readonly pointer: Signal<PointerKind>; // used last
  private readonly gesture = signal<Gesture | null>(null);
  private readonly place = signal<Place | null>(null); // of the weight in a gesture
  private readonly failed = signal<NoThrow | null>(null);
  private readonly released = signal<Released | null>(null);
  private second: TwoFingers | null = null;
  private untwisted: Pick<Aim, 'spin' | 'spread'> | null = null; // before the second finger came
  private holding: Point = { x: 0, y: 0 };
  private readonly stop: () => void;

  // `pointer`: the one that is likely to be used.
  constructor(
    private readonly parts: ThrowerParts,
    pointer: PointerKind = 'touch',
  ) {
    this.hand = parts.hand;
    this.pointer = signal(pointer);
    const preferred = computed(() => parts.preferences.value.throwBy);
    this.way = computed(() => (this.gesture.value?.meaning === 'pull' ? 'pull' : (this.used.value ?? preferred.value)));
    this.help = computed(() => helpGiven(parts.preferences.value, this.pointer.value));
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
    const ends = [preferred.subscribe(() => (this.used.value = null))];
    const followHand = effect(() => {
      const taken = parts.hand.value !== null;
      if (!taken) this.drop(); // thrown, or out of time
      if (!taken && !empty && this.released.peek()) this.countThrow();
      if (taken && empty) this.released.value = null;
      empty = !taken;
      this.aim.value = refitted(this.aim.peek(), this.bounds.value);
    });
    ends.push(followHand);
    this.stop = () => ends.forEach((end) => end());
  }

  get color(): Color {
    return this.hand.value?.color ?? this.aim.value.color;
  }

  get gripped(): boolean {
    return this.gesture.value !== null;
  }

  // ---- fingers and mouse

  // False: the press is not for the weight.
  press(sample: Sample, pointer: PointerKind): boolean {
    if (!this.ready() || this.gesture.peek()) return false;
    const finger = this.parts.toBoard(sample);
    if (!finger || !this.isNear(finger)) return false;
    const { area } = this.bounds.peek();
    const weight = { x: area.releaseX, y: this.aim.peek().y };
    const from = this.way.peek() === 'pull' ? weight : this.reachable(finger, weight);
    const flick = this.canFlick(finger) ? new Flick(area, from, sample, this.parts.toBoard) : null;
    this.holding = sample;
    this.failed.value = null;
    if (from !== weight) this.aim.value = placedAt(this.aim.peek(), from.y, this.bounds.peek());
    this.gesture.value = { start: sample, pointer, grip: from.y - finger.y, flick, meaning: null, aim: null };
    this.place.value = from;
    return true;
  }

  move(sample: Sample): void {
    const gesture = this.gesture.peek();
    if (!gesture) return;
    this.holding = sample;
    const flickedTo = gesture.flick?.move(sample);
    const pull: Pull = { back: sample.y - gesture.start.y, right: sample.x - gesture.start.x };
    const meaning = meaningOf(pull, gesture.meaning, gesture.flick !== null);
    if (meaning === 'pull') this.pullTo(gesture, pull);
    else if (meaning === 'place') this.placeUnder(gesture, sample);
    else {
      this.gesture.value = { ...gesture, meaning, aim: null };
      if (flickedTo) this.place.value = flickedTo;
    }
  }

  lift(time: number): void {
    const gesture = this.gesture.peek();
    if (!gesture) return;
    if (gesture.meaning === 'place') this.drop();
    else if (gesture.meaning === 'pull') this.endPull(gesture);
    else this.endFlick(gesture, time);
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
    // A person who uses the keys wants to see what they set.
    if (!this.gesture.peek() && aims(intent)) this.used.value = 'keyboard';
    if (intent.do === 'throw') return keys ? this.throwAimed() : true;
    if (intent.do === 'color' && this.hand.peek()?.color !== null) return false;
    this.aim.value = aimed(this.aim.peek(), intent, this.bounds.peek());
    return true;
  }

  throwAimed(): boolean {
    const hand = this.hand.peek();
    if (!this.ready() || !hand || this.gesture.peek()) return false;
    const aim = this.aim.peek();
    this.release('keyboard', shotOf(aim, hand.four), { x: this.bounds.peek().area.releaseX, y: aim.y });
    return true;
  }

  // What a person chooses is remembered; what they merely use is not.
  choose(throwBy: ThrowBy): void {
    this.used.value = null;
    this.parts.change({ throwBy });
  }

  // ---- after a throw

  // Where the course of the last throw is to begin: as far as the hand has brought the weight. Null: somebody else's throw.
  takeRelease(): Release | null {
    const released = this.released.peek();
    this.released.value = null;
    return released && { x: this.positionOf(released).x, thrown: released.four ? 4 : 1 };
  }

  // The position of a released weight whose course is not known yet.
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

  // A pull needs room: with people who pull it may begin further up than a flick.
  private isNear(finger: Place): boolean {
    return this.canFlick(finger) || (this.way.peek() === 'pull' && finger.x <= this.parts.table.length);
  }

  private canFlick(finger: Place): boolean {
    return finger.x <= this.bounds.peek().area.highX + 0.4;
  }

  // A press beside the weight takes it where it is; a press elsewhere on the board brings it under the finger.
  private reachable(finger: Place, weight: Place): Place {
    const near = Math.abs(finger.y - weight.y) < 3 * this.parts.radius;
    return near ? weight : { x: weight.x, y: placedAt(this.aim.peek(), finger.y, this.bounds.peek()).y };
  }

  private pullTo(gesture: Gesture, pull: Pull): void {
    const { width, height } = this.parts.window();
    const { area, speeds } = this.bounds.peek();
    this.gesture.value = { ...gesture, meaning: 'pull', aim: pulledAim(pull, longestPull(width, height), speeds) };
    this.place.value = { x: area.releaseX, y: this.aim.peek().y };
  }

  private placeUnder(gesture: Gesture, sample: Sample): void {
    const finger = this.parts.toBoard(sample);
    this.gesture.value = { ...gesture, meaning: 'place', aim: null };
    if (!finger) return;
    const bounds = this.bounds.peek();
    this.aim.value = placedAt(this.aim.peek(), finger.y + gesture.grip, bounds);
    this.place.value = { x: bounds.area.releaseX, y: this.aim.peek().y };
  }

  private endPull({ aim: pulled }: Gesture): void {
    const aim = this.aim.peek();
    const hand = this.hand.peek();
    if (!pulled || !hand) return this.fail('cancelled');
    const shot = shotOf({ ...aim, ...this.turned(pulled) }, hand.four);
    this.release('pull', shot, { x: this.bounds.peek().area.releaseX, y: aim.y });
  }

  // A pull that is nearly straight follows the side at which the weight lies.
  private turned(pulled: PulledAim): { speed: number; angle: number; guided: boolean } {
    const guided = this.aim.peek().guided && Math.abs(pulled.angle) < 0.03;
    return { speed: pulled.speed, angle: guided ? 0 : pulled.angle, guided };
  }

  private endFlick({ flick, pointer }: Gesture, time: number): void {
    const aim = this.aim.peek();
    const preferences = this.parts.preferences.peek();
    const { reach } = this.parts;
    if (!flick) return this.fail('tap');
    const flicked = flick.release(time, (gesture) => feelOf(preferences, pointer, gesture, reach.easy), reach.speeds.fastest, aim.spin);
    if ('refused' in flicked) {
      this.aim.value = placedAt(aim, flick.place.y, this.bounds.peek());
      return this.fail(flicked.refused);
    }
    if (flicked.guided) this.aim.value = placedAt(aim, flicked.shot.y, this.bounds.peek());
    const four = this.hand.peek()?.four ?? false;
    this.release('flick', four ? { ...flicked.shot, spread: aim.spread } : flicked.shot, flick.place);
    this.pointer.value = pointer;
    this.parts.change({ flicks: withFlick(preferences.flicks, pointer, flicked.gesture, flicked.feel) });
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

  private release(by: ThrowBy, shot: Shot | ShotOfFour, from: Place): void {
    const hand = this.hand.peek();
    if (!hand) return this.drop();
    this.used.value = by;
    if (shot.speed < this.parts.reach.passing) return this.fail('soft');
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
    // Spin and direction are for one throw; those set by keys are visible, and stay.
    this.aim.value = { ...this.aim.peek(), angle: 0, spin: 0, spread: 0 };
  }

  private positionOf({ from, shot, at }: Released): Place {
    const way = shot.speed * Math.min(carry, (this.parts.now() - at) / 1000);
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
    if (gesture?.aim) return { angle: this.turned(gesture.aim).angle, power: gesture.aim.power, spin };
    if (gesture || this.way.value !== 'keyboard') return null;
    return { angle, power: powerOf(speed, this.bounds.value.speeds), spin };
  }

  private aimedNow(): Shot | ShotOfFour | null {
    const hand = this.hand.value;
    const gesture = this.gesture.value;
    if (!hand || this.released.value) return null;
    if (gesture?.aim) return shotOf({ ...this.aim.value, ...this.turned(gesture.aim) }, hand.four);
    return !gesture && this.way.value === 'keyboard' ? shotOf(this.aim.value, hand.four) : null;
  }

  private hintNow(): Hint {
    const { area } = this.bounds.value;
    const y = this.place.value?.y ?? this.aim.value.y;
    if (area.guides && Math.abs(y) === area.maxY && (this.aim.value.guided || this.gesture.value?.meaning === 'flick')) return 'guided';
    const failed = this.failed.value;
    return failed && failed !== 'cancelled' && failed !== 'placed' ? failed : this.way.value;
  }
}
