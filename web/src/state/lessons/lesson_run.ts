// A person taking a lesson: step by step, each as often as they like.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { JudgeAnswer, JudgeRequest, Judgement, TableInfo } from '../../engine/types';
import { layoutFor, outcomeOf, type Check, type Exercise, type Slip } from '../exercise/exercise';
import type { LaidWeight } from '../laid_weights';
import type { PracticeTable, PracticeThrow } from '../practice/practice_table';
import { answerIn, type Answer, type Lesson, type LessonStep, type QuestionStep } from './lessons';

// `asked`: to be thrown or answered. `missed`: the try failed, and the board is reset once the person has seen it. `landed`: the
// try was good, and the step is passed once the person has seen where the weight lies.
export type LessonMoment =
  | { kind: 'asked' }
  | { kind: 'missed'; slip: Slip }
  | { kind: 'landed'; judgement: Judgement }
  | { kind: 'passed'; judgement: Judgement }
  | { kind: 'answered'; given: Answer; right: Answer; judgement: Judgement };

export interface LessonParts {
  table: PracticeTable;
  board: TableInfo;
  judge: (request: JudgeRequest) => Promise<JudgeAnswer>;
  keep: (done: string[]) => void;
  pause: number; // ms for a look at what a throw did
}

export class LessonRun {
  readonly step: ReadonlySignal<LessonStep | null>; // null: the lesson is over
  readonly number = signal(0); // of the step, 0 first
  readonly moment = signal<LessonMoment>({ kind: 'asked' });
  readonly tries = signal(0); // at this step, so far
  readonly slip: ReadonlySignal<Slip | null>; // of the last try
  readonly ghosts: ReadonlySignal<LaidWeight[] | null>; // where its weights came to rest
  readonly done: ReadonlySignal<ReadonlySet<string>>;
  readonly fault = signal<string | null>(null);

  private readonly last = signal<{ slip: Slip; rested: LaidWeight[] } | null>(null);
  private readonly finished: Signal<ReadonlySet<string>>;
  private exercise: (Exercise & { check: Check }) | null = null;
  private wanted: number | null = null; // the step to go to once nothing slides any more
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    readonly lesson: Lesson,
    private readonly parts: LessonParts,
    done: readonly string[],
  ) {
    this.finished = signal<ReadonlySet<string>>(new Set(done));
    this.step = computed(() => lesson.steps[this.number.value] ?? null);
    this.slip = computed(() => this.last.value?.slip ?? null);
    this.ghosts = computed(() => this.last.value?.rested ?? null);
    this.done = this.finished;
    const undone = lesson.steps.findIndex(({ key }) => !done.includes(key));
    this.goTo(undone < 0 ? 0 : undone);
    const { table } = parts;
    this.stop = effect(() => {
      const thrown = table.last.value;
      if (table.sliding.value) return;
      untracked(() => {
        if (this.wanted !== null) this.goTo(this.wanted);
        else if (thrown && this.moment.peek().kind === 'asked') this.look(thrown);
      });
    });
  }

  // The step after this one; past the last the lesson is over.
  next(): void {
    this.goTo(Math.min((this.wanted ?? this.number.peek()) + 1, this.lesson.steps.length));
  }

  back(): void {
    this.goTo(Math.max(0, (this.wanted ?? this.number.peek()) - 1));
  }

  again(): void {
    this.goTo(0);
  }

  // Ends the look at a throw: to the next try, or to the step that was passed.
  lookedAt(): void {
    if (this.moment.peek().kind === 'landed') this.pass();
    else if (this.moment.peek().kind === 'missed') this.retry();
  }

  // Sets the board for another try.
  retry(): void {
    if (this.parts.table.sliding.peek()) return;
    if (this.moment.peek().kind === 'missed' || this.moment.peek().kind === 'passed') this.set();
  }

  async answer(given: Answer): Promise<void> {
    const step = this.step.peek();
    if (step?.kind !== 'question' || this.moment.peek().kind !== 'asked') return;
    try {
      const judgement = await this.parts.judge(this.requestFor(step));
      if ('error' in judgement) throw new Error(judgement.error);
      this.moment.value = { kind: 'answered', given, right: answerIn(judgement), judgement };
      this.finish(step);
    } catch (error) {
      this.fault.value = messageOf(error);
    }
  }

  leave(): void {
    this.pass();
    clearTimeout(this.timer);
    this.stop();
  }

  // The board cannot be set while something slides: that throw does not count as a try at the other step.
  private goTo(number: number): void {
    this.wanted = this.parts.table.sliding.peek() ? number : null;
    if (this.wanted !== null) return;
    this.pass();
    batch(() => {
      this.number.value = number;
      this.tries.value = 0;
      this.last.value = null;
      this.set();
    });
  }

  private set(): void {
    clearTimeout(this.timer);
    const { table, board } = this.parts;
    const step = this.step.peek();
    this.exercise = step?.kind === 'throw' ? step.exercise(board) : null;
    const shown = this.exercise ?? { weights: step?.kind === 'question' ? step.weights(board) : [], color: 'red' as const, areas: [], aimFor: null };
    batch(() => {
      table.take(layoutFor(shown, table.setting.peek()));
      table.aimFor.value = shown.aimFor;
      this.moment.value = { kind: 'asked' };
      this.fault.value = null;
    });
  }

  private look(thrown: PracticeThrow): void {
    if (!this.exercise) return;
    const slip = this.exercise.check(outcomeOf(thrown, this.parts.board));
    batch(() => {
      this.tries.value += 1;
      this.last.value = slip ? { slip, rested: thrown.weights } : null;
      this.moment.value = slip ? { kind: 'missed', slip } : { kind: 'landed', judgement: thrown.judgement };
    });
    this.timer = setTimeout(() => this.lookedAt(), this.parts.pause);
  }

  // A good throw counts also for somebody who does not wait.
  private pass(): void {
    const moment = this.moment.peek();
    const step = this.step.peek();
    if (moment.kind !== 'landed' || !step) return;
    clearTimeout(this.timer);
    this.moment.value = { kind: 'passed', judgement: moment.judgement };
    this.finish(step);
  }

  private finish({ key }: LessonStep): void {
    this.finished.value = new Set([...this.finished.peek(), key]);
    this.parts.keep([...this.finished.peek()]);
  }

  private requestFor({ weights, firstColor }: QuestionStep): JudgeRequest {
    const { game, table, weight, options } = this.parts.table.setting.peek();
    return {
      game,
      table,
      weight,
      options,
      weights: weights(this.parts.board),
      ...(firstColor === undefined ? {} : { first_color: firstColor }),
    };
  }
}
