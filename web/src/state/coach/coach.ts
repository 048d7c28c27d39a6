// Asks the engine which shot to play: first with little effort, so that an answer is there at once, then with full effort. A
// new position cancels the question about the one before.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Advice, AdviceRequest, AdvisedShot, Hand, NamedShot, Position, Study } from '../../engine/study';
import type { GameInfo } from '../../engine/types';

export interface CoachAnswer {
  line: AdviceRequest; // the request: `hammer advise` answers it with the same numbers
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
  readonly shot: ReadonlySignal<AdvisedShot | null>; // the selected one

  private asking: AbortController | null = null;

  constructor(
    private readonly study: Pick<Study, 'advise'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shot = computed(() => this.answer.value?.advice.shots[this.chosen.value] ?? null);
  }

  choose(index: number): void {
    this.chosen.value = index;
  }

  // Asks about the first of `positions` that the engine accepts. Resolves when the last answer is there.
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

  // Advice on another position must not be mistaken for this one's. `isWaiting`: a question is about to be asked.
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

  // The selected shot stays selected if the better answer has it too.
  private show(answer: CoachAnswer, times: CoachTimes): void {
    const looked = this.chosen.peek() > 0 ? this.shot.peek() : null;
    const index = looked ? answer.advice.shots.findIndex((shot) => haveOneName(shot, looked)) : 0;
    batch(() => {
      this.answer.value = answer;
      this.times.value = times;
      this.chosen.value = Math.max(0, index);
    });
  }
}

function lineOf(position: Position, effort: number): AdviceRequest {
  return { ...position, effort, seed: coachSeed };
}

function haveOneName(a: NamedShot, b: NamedShot): boolean {
  return a.kind === b.kind && a.target === b.target && a.second === b.second && a.zone === b.zone && a.bank === b.bank;
}

// The question to the coach: a position, with hands and with the side that has the hammer.

// The sides of a position, as the engine names them if no seats are given.
export function sidesOf(game: Pick<GameInfo, 'shares_board'>, position: Pick<Position, 'seats'>): string[] {
  if (position.seats) return [...new Set(position.seats.map(({ name, side }) => side ?? name))];
  return game.shares_board ? ['red', 'blue'] : ['first', 'second'];
}

// `hands`: by side; one that is not here keeps the hand that the position gives it.
export function withHands(position: Position, hands: Record<string, Hand>): Position {
  if (Object.keys(hands).length === 0) return position;
  const { hand } = position;
  const before = typeof hand === 'object' && !('speed' in hand) ? hand : {};
  return { ...position, hand: { ...before, ...hands } };
}

// Who has the hammer follows from whose throw it is and how many were thrown. Only the engine knows how, and it accepts only
// the right side.
export function withHammer(position: Position, sides: readonly string[]): Position[] {
  return position.hammer === undefined ? sides.map((hammer) => ({ ...position, hammer })) : [position];
}

function isAboutTheHammer(error: unknown): boolean {
  return error instanceof Error && 'field' in error && error.field === 'hammer';
}

// The first that is accepted, and its answer.
export async function firstAccepted<T>(positions: readonly Position[], ask: (position: Position) => Promise<T>): Promise<{ position: Position; answer: T }> {
  let refusal: unknown;
  for (const position of positions) {
    try {
      return { position, answer: await ask(position) };
    } catch (error) {
      if (!isAboutTheHammer(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

// The question as a shell command, which prints the same numbers.

export function adviseLine(line: AdviceRequest): string {
  return JSON.stringify(line);
}

export function adviseCommand(line: AdviceRequest): string {
  return `echo '${adviseLine(line).replaceAll("'", String.raw`'\''`)}' | hammer advise`;
}
