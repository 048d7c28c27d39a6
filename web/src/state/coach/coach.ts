// Which shot? Asked first with little effort, so that something is there at once, then with all of it. The newest
// position wins: what was asked before it is called off.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Advice, AdviceRequest, AdvisedShot, NamedShot, Position, Study } from '../../engine/study';
import { firstAccepted } from './question';

export interface CoachAnswer {
  line: AdviceRequest; // what was asked: `hammer advise` answers it with the same numbers
  advice: Advice;
  isFinal: boolean;
}

// Simulated shots. The full effort is that of `hammer advise` itself.
export const firstEffort = 400;
export const fullEffort = 6000;
export const coachSeed = 1;

// ms since the question
export interface CoachTimes {
  first: number;
  final: number | null;
}

export class Coach {
  readonly answer = signal<CoachAnswer | null>(null);
  readonly thinking = signal(false);
  readonly fault = signal<string | null>(null); // why there is no answer, in the engine's words
  readonly times = signal<CoachTimes | null>(null);
  readonly chosen = signal(0);
  readonly shot: ReadonlySignal<AdvisedShot | null>; // the one that is looked at

  private asking: AbortController | null = null;

  constructor(
    private readonly study: Pick<Study, 'advise'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shot = computed(() => this.answer.value?.advice.shots[this.chosen.value] ?? null);
  }

  choose(place: number): void {
    this.chosen.value = place;
  }

  // Of `positions` the first that the engine accepts. Resolves when nothing more is to come.
  async ask(positions: readonly Position[]): Promise<void> {
    const asking = this.begin();
    const asked = this.now();
    try {
      const quickly = (position: Position) => this.study.advise(lineOf(position, firstEffort), asking.signal);
      const { position, answer } = await firstAccepted(positions, quickly);
      if (asking.signal.aborted) return;
      const first = this.now() - asked;
      this.show({ line: lineOf(position, firstEffort), advice: answer, isFinal: false }, { first, final: null });

      const line = lineOf(position, fullEffort);
      const advice = await this.study.advise(line, asking.signal);
      if (asking.signal.aborted) return;
      this.show({ line, advice, isFinal: true }, { first, final: this.now() - asked });
    } catch (error) {
      if (asking.signal.aborted) return;
      this.answer.value = null;
      this.fault.value = messageOf(error);
    }
    this.thinking.value = false;
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.thinking.value = false;
  }

  // What was said of another position must not be taken for this one's. `isWaiting`: a question is about to be asked.
  forget(isWaiting: boolean): void {
    batch(() => {
      this.stop();
      this.answer.value = null;
      this.times.value = null;
      this.fault.value = null;
      this.chosen.value = 0;
      this.thinking.value = isWaiting;
    });
  }

  private begin(): AbortController {
    this.forget(true);
    return (this.asking = new AbortController());
  }

  // Whoever looks at a shot goes on looking at it, where the better answer has it too.
  private show(answer: CoachAnswer, times: CoachTimes): void {
    const looked = this.chosen.peek() > 0 ? this.shot.peek() : null;
    const place = looked ? answer.advice.shots.findIndex((shot) => haveOneName(shot, looked)) : 0;
    batch(() => {
      this.answer.value = answer;
      this.times.value = times;
      this.chosen.value = Math.max(0, place);
    });
  }
}

function lineOf(position: Position, effort: number): AdviceRequest {
  return { ...position, effort, seed: coachSeed };
}

function haveOneName(a: NamedShot, b: NamedShot): boolean {
  return a.kind === b.kind && a.target === b.target && a.second === b.second && a.zone === b.zone && a.bank === b.bank;
}
