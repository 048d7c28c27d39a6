// Shows where the current aim would take the weight. The engine is asked shortly after the aim stops changing.
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { AimedShot, Hand, PlacedWeight, Position, Scatter, Study } from '../../engine/study';
import type { Color, Course, Place, Shot } from '../../engine/types';
import { pathOf } from '../course';
import type { PracticeTable } from './practice_table';

export interface Guided {
  path: Place[]; // of the first weight thrown
  rests: PlacedWeight[]; // of those thrown, on the board
}

const pause = 30; // ms

export class AimGuide {
  readonly seen = signal<Guided | null>(null);
  private asked = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly study: Pick<Study, 'throwFrom'>,
    private readonly table: Pick<PracticeTable, 'fit' | 'sliding'>,
    private readonly aimed: ReadonlySignal<Shot | null>,
    private readonly isOn: ReadonlySignal<boolean>,
  ) {
    this.stop = effect(() => this.follow());
  }

  dispose(): void {
    this.stop();
    this.forget();
  }

  private follow(): void {
    const shot = this.aimed.value;
    const fit = this.table.fit.value;
    const sliding = this.table.sliding.value;
    this.asked.abort();
    clearTimeout(this.timer);
    if (!this.isOn.value || !shot || !fit || sliding) return this.forget();
    const { signal: asking } = (this.asked = new AbortController());
    this.timer = setTimeout(() => {
      this.study.throwFrom(fit.position, fit.four ? { ...shot, color: fit.color } : shot, null, 1, asking).then(
        (answer) => {
          if (asking.aborted) return;
          const before = fit.position.weights.length;
          this.seen.value = { path: drawnPath(answer.course, before), rests: answer.weights.filter(({ id }) => id >= before) };
        },
        () => {
          if (!asking.aborted) this.seen.value = null; // the engine refused the throw
        },
      );
    }, pause);
  }

  private forget(): void {
    this.asked.abort();
    clearTimeout(this.timer);
    this.seen.value = null;
  }
}

const corners = 40; // points of a drawn path

// The path of the weight with this id, until it rests or leaves the board.
export function drawnPath(course: Course, id: number): Place[] {
  const path = pathOf(course, course.ids.indexOf(id));
  const every = Math.max(1, Math.ceil(path.length / corners));
  return path.filter((_, index) => index % every === 0 || index === path.length - 1);
}

// Many throws with the same aim and hand, each from the board that the aim was made for.

export interface Scatterable {
  of: 'last' | 'aim' | 'advised';
  shot: AimedShot;
  position: Position;
  color: Color;
}

export interface Scattered extends Scatterable {
  scatter: Scatter;
  hand: Hand;
  throws: number;
}

export interface Advised {
  shot: AimedShot;
  weights: PlacedWeight[]; // the table's, when the coach was asked
}

// What can be scattered now: the last throw from its own board; the aim and the coach's advice from the one that lies here.
export function scatterables(table: Pick<PracticeTable, 'last' | 'fit' | 'weights'>, aim: AimedShot | null, advised: Advised | null): Scatterable[] {
  const last = table.last.value;
  const fit = table.fit.value;
  const found: Scatterable[] = [];
  if (last) found.push({ of: 'last', shot: last.aimed, position: last.position, color: last.color });
  if (fit && aim) found.push({ of: 'aim', shot: aim, position: fit.position, color: fit.color });
  if (fit && advised && advised.weights === table.weights.value) found.push({ of: 'advised', shot: advised.shot, position: fit.position, color: fit.color });
  return found;
}

// A result is shown as long as its board and its aim are among these.
export function belongsTo(scattered: Scatterable, choices: readonly Scatterable[]): boolean {
  const text = ({ shot: { y, speed, angle, spin }, position: { weights, to_shoot } }: Scatterable) => JSON.stringify([y, speed, angle, spin, weights, to_shoot]);
  return choices.some((choice) => text(choice) === text(scattered));
}

export class ScatterRun {
  readonly result = signal<Scattered | null>(null);
  readonly working = signal(false);
  readonly fault = signal<string | null>(null);
  private asked = new AbortController();

  constructor(private readonly study: Pick<Study, 'scatter'>) {}

  // A new run replaces one that is still being computed.
  async run(of: Scatterable, hand: Hand, throws: number, seed: number): Promise<void> {
    this.asked.abort();
    const { signal: asking } = (this.asked = new AbortController());
    batch(() => {
      this.working.value = true;
      this.fault.value = null;
    });
    try {
      const scatter = await this.study.scatter(of.position, of.shot, hand, throws, seed, asking);
      this.end(asking, { ...of, scatter, hand, throws });
    } catch (error) {
      if (!asking.aborted) this.fault.value = messageOf(error);
      this.end(asking, null);
    }
  }

  clear(): void {
    this.asked.abort();
    batch(() => {
      this.working.value = false;
      this.result.value = null;
      this.fault.value = null;
    });
  }

  private end(asking: AbortSignal, found: Scattered | null): void {
    if (asking.aborted) return;
    batch(() => {
      this.working.value = false;
      this.result.value = found;
    });
  }
}
