// One attempt at a level of a drill: a number of throws, each at a freshly set board.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import type { TableInfo } from '../../engine/types';
import { layoutFor, outcomeOf, type Slip } from '../exercise/exercise';
import type { LaidWeight } from '../laid_weights';
import type { PracticeTable, PracticeThrow } from '../practice/practice_table';
import type { Drill, DrillExercise, DrillLevel } from './drills';

export type DrillMoment = 'throwing' | 'looking' | 'over'; // looking: at what the last throw did

export interface MarkedThrow {
  marks: number;
  slip: Slip | null; // why it got no marks
  rested: LaidWeight[]; // all that lay on the board then
}

export class DrillRun {
  readonly moment = signal<DrillMoment>('throwing');
  readonly exercise: ReadonlySignal<DrillExercise>; // the current one, or that of the throw just seen
  readonly thrown = signal<MarkedThrow[]>([]);
  readonly score: ReadonlySignal<number>;
  readonly throws: number;
  readonly maxMarks: number; // in all

  private readonly exercises: DrillExercise[];
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  // `pause`: ms for a look at what a throw did, before the board is set again.
  constructor(
    private readonly table: PracticeTable,
    private readonly board: TableInfo,
    drill: Drill,
    level: DrillLevel,
    private readonly pause: number,
  ) {
    this.exercises = level.exercises(board);
    this.throws = drill.throws;
    this.maxMarks = drill.throws * level.maxMarks;
    this.score = computed(() => this.thrown.value.reduce((sum, { marks }) => sum + marks, 0));
    this.exercise = computed(() => this.exerciseAt(this.thrown.value.length - (this.moment.value === 'throwing' ? 0 : 1)));
    this.set();
    this.stop = effect(() => {
      const last = table.last.value;
      if (last && !table.sliding.value && this.moment.peek() === 'throwing') this.mark(last);
    });
  }

  // From looking to the next throw, or to the end.
  goOn(): void {
    if (this.moment.peek() !== 'looking') return;
    clearTimeout(this.timer);
    if (this.table.sliding.peek()) return this.lookOn();
    if (this.thrown.peek().length >= this.throws) this.moment.value = 'over';
    else this.set();
  }

  // Not while something slides: the board could not be set.
  again(): void {
    if (this.table.sliding.peek()) return;
    clearTimeout(this.timer);
    batch(() => {
      this.thrown.value = [];
      this.set();
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  private exerciseAt(number: number): DrillExercise {
    const exercise = this.exercises[number % this.exercises.length];
    if (!exercise) throw new Error('A drill without a board.');
    return exercise;
  }

  private set(): void {
    const exercise = this.exerciseAt(this.thrown.peek().length);
    batch(() => {
      this.table.take(layoutFor(exercise, this.table.setting.peek()));
      this.table.aimFor.value = exercise.aimFor;
      this.moment.value = 'throwing';
    });
  }

  private mark(done: PracticeThrow): void {
    const outcome = outcomeOf(done, this.board);
    const { marks, check } = this.exerciseAt(this.thrown.peek().length);
    const made = marks(outcome);
    batch(() => {
      this.thrown.value = [...this.thrown.peek(), { marks: made, slip: made > 0 ? null : check(outcome), rested: done.weights }];
      this.moment.value = 'looking';
    });
    this.lookOn();
  }

  private lookOn(): void {
    this.timer = setTimeout(() => this.goOn(), this.pause);
  }
}
