// Watching a match: which moment is shown, and whether playback runs. Knows neither the DOM nor how
// anything is drawn.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import type { PlayedRecord, Study } from '../../engine/study';
import type { AgreedSetup, Course, MatchEvent, Powder } from '../../engine/types';
import { CourseStore } from './course_store';
import { passagesOf, type Passage, type Standing } from './passages';

export const rates = [0.1, 0.25, 0.5, 1, 2] as const;
export type Rate = (typeof rates)[number];

// `time`: s since the release. `ended`: everything rests, and weights have been put back or taken off.
export interface Moment {
  step: number;
  time: number;
  ended: boolean;
}

export interface Shown extends Standing {
  passage: Passage;
  sliding: { course: Course; time: number } | null; // null: at rest, as `weights` lie
  powder: Powder | null;
}

// s before playback goes on, whatever its speed.
const pauses = { thrown: 0.7, told: 1.5, judged: 3.2 };
const lingering = 0.6; // s after a course before anything is put back or taken off

export class Replay {
  readonly setup: AgreedSetup;
  readonly passages: readonly Passage[];
  readonly roundStarts: readonly number[]; // steps
  readonly moment = signal<Moment>({ step: 0, time: 0, ended: false });
  readonly shown: ReadonlySignal<Shown>;
  readonly playing = signal(false);
  readonly rate = signal<Rate>(1);
  readonly course: ReadonlySignal<Course | null>; // of the current throw; null: there is none, or not yet
  readonly duration: ReadonlySignal<number | null>; // of it, in s
  readonly stop: ReadonlySignal<number>; // how many steps are over: 0 … all of them

  private readonly courses: CourseStore;
  private waited = 0; // s at this end

  // The study's replay stays open as long as this is watched.
  constructor(study: Study, replayed: PlayedRecord, record: string) {
    this.setup = replayed.setup;
    this.passages = passagesOf(replayed, record);
    this.roundStarts = this.passages.filter(({ opensRound }) => opensRound).map(({ step }) => step);
    this.courses = new CourseStore(study, this.passages.map(({ step }) => step));
    this.shown = computed(() => this.show());
    this.course = computed(() => this.courseOf(this.moment.value.step));
    this.duration = computed(() => this.course.value?.duration ?? null);
    this.stop = computed(() => this.moment.value.step + (this.moment.value.ended ? 1 : 0));
    if (this.passages.length > 0) this.courses.want(0);
  }

  // Whether every course that is to be kept has been fetched.
  get fetchedAll(): ReadonlySignal<boolean> {
    return this.courses.hasAll;
  }

  // Why a course did not come, until one does.
  get fault(): ReadonlySignal<unknown> {
    return this.courses.fault;
  }

  // ---------------------------------------------------------------- to a moment

  // Before what a step did. A step that is not there: the nearest one.
  toBeginning(step: number): void {
    this.go({ step: within(step, this.passages.length), time: 0, ended: false });
  }

  toEnd(step: number): void {
    this.go({ step: within(step, this.passages.length), time: 0, ended: true });
  }

  // After so many steps.
  toStop(stop: number): void {
    if (stop <= 0) this.toBeginning(0);
    else this.toEnd(stop - 1);
  }

  // Within the throw that is watched; from its duration on, its end.
  toTime(time: number): void {
    const { step } = this.moment.value;
    const duration = this.duration.value;
    if (duration === null) return;
    if (time >= duration) this.toEnd(step);
    else this.go({ step, time: Math.max(0, time), ended: false });
  }

  forward(): void {
    const { step, ended } = this.moment.value;
    this.toEnd(ended ? step + 1 : step);
  }

  back(): void {
    const { step, time, ended } = this.moment.value;
    this.toBeginning(ended || time > 0 ? step : step - 1);
  }

  // To where a round, turn or game begins: the next one, or this one's beginning, or the one before.
  nextRound(): void {
    const { step } = this.moment.value;
    const next = this.roundStarts.find((start) => start > step);
    if (next === undefined) this.toEnd(this.passages.length - 1);
    else this.toBeginning(next);
  }

  lastRound(): void {
    const { step, time, ended } = this.moment.value;
    const before = this.roundStarts.filter((start) => start < step || (start === step && (ended || time > 0)));
    this.toBeginning(before.at(-1) ?? 0);
  }

  // ---------------------------------------------------------------- by itself

  play(): void {
    if (this.isOver()) this.toBeginning(0);
    this.playing.value = true;
  }

  pause(): void {
    this.playing.value = false;
  }

  isOver(): boolean {
    const { step, ended } = this.moment.value;
    return ended && step + 1 >= this.passages.length;
  }

  // Advances by this many seconds of the viewer's time.
  tick(seconds: number): void {
    if (!this.playing.value) return;
    if (this.moment.value.ended) this.rest(seconds);
    else this.slide(seconds * this.rate.value);
  }

  // The step whose throw could be tried from here: the current one or, if it has ended and the round goes on, the next. Null:
  // nothing is thrown here.
  takenUpAt(): number | null {
    const { step, ended } = this.moment.value;
    const watched = this.passages[step];
    const next = this.passages[step + 1];
    if (ended && !watched?.judged && next?.throws) return step + 1;
    return watched?.throws ? step : null;
  }

  leave(): void {
    this.pause();
    this.courses.close();
  }

  private slide(seconds: number): void {
    const { step, time } = this.moment.value;
    if (!this.passages[step]?.throws) return this.toEnd(step);
    const course = this.courseOf(step);
    if (!course) return this.courses.fault.value === null ? undefined : this.toEnd(step); // without a fault it is on its way
    const later = time + seconds;
    if (later >= course.duration + lingering) this.toEnd(step);
    else this.moment.value = { step, time: later, ended: false };
  }

  private rest(seconds: number): void {
    this.waited += seconds * Math.max(1, this.rate.value);
    const { step } = this.moment.value;
    const passage = this.passages[step];
    if (!passage || this.waited < pauses[passage.judged ? 'judged' : passage.throws ? 'thrown' : 'told']) return;
    if (step + 1 < this.passages.length) this.toBeginning(step + 1);
    else this.pause();
  }

  private go(moment: Moment): void {
    this.waited = 0;
    this.moment.value = moment;
    this.courses.want(moment.step);
  }

  private courseOf(step: number): Course | null {
    this.courses.fetched.value;
    return this.courses.find(step)?.course ?? null;
  }

  private powderAt(step: number): Powder | null {
    this.courses.fetched.value;
    return this.courses.find(step)?.powder ?? null;
  }

  // The powder before the next step; after the last step, the powder before it.
  private powderAfter(step: number): Powder | null {
    return this.powderAt(within(step + 1, this.passages.length));
  }

  // While a course is still being computed, the board after the throw is shown.
  private show(): Shown {
    const { step, time, ended } = this.moment.value;
    const passage = this.passages[step];
    if (!passage) throw new Error('A record without a single step cannot be watched.');
    const powder = this.powderAt(step);
    if (ended) return { passage, ...passage.ends, sliding: null, powder: this.powderAfter(step) };
    if (time === 0) return { passage, ...passage.begins, sliding: null, powder };
    const course = this.courseOf(step);
    if (!course) return { passage, ...passage.ends, sliding: null, powder: this.powderAfter(step) };
    return { passage, ...passage.begins, sliding: { course, time: Math.min(time, course.duration) }, powder };
  }
}

function within(step: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.trunc(step)));
}

// Undo and redo are steps of a record like any other; the result is what remains after them.

export interface FoldedSteps {
  standing: number[]; // the steps that were not taken back, in order; one done again is its first doing
  origin: number[]; // of every step: where it was done first; itself, but for one done again
}

export function foldUndone(steps: readonly { events: readonly MatchEvent[] }[]): FoldedSteps {
  const standing: number[] = [];
  const origin: number[] = [];
  let undone: number[] = [];
  for (const [index, { events }] of steps.entries()) {
    const what = events[0]?.event;
    if (what === 'undone') {
      const last = standing.pop();
      if (last !== undefined) undone.push(last);
      origin.push(index);
    } else if (what === 'redone') {
      const first = undone.pop() ?? index;
      standing.push(first);
      origin.push(first);
    } else {
      undone = [];
      standing.push(index);
      origin.push(index);
    }
  }
  return { standing, origin };
}
