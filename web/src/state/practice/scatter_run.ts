// Many throws of one aim by one hand: asked for, waited for, put away.
import { batch, signal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { AimedShot, Hand, Scatter, Study } from '../../engine/study';
import type { Color } from '../../engine/types';
import type { PracticeTable } from './practice_table';

export interface Scattered {
  scatter: Scatter;
  shot: AimedShot;
  hand: Hand;
  color: Color;
  throws: number;
}

export class ScatterRun {
  readonly result = signal<Scattered | null>(null);
  readonly working = signal(false);
  readonly fault = signal<string | null>(null);
  private asked = new AbortController();

  constructor(
    private readonly study: Pick<Study, 'scatter'>,
    private readonly table: Pick<PracticeTable, 'settled' | 'color'>,
  ) {}

  // A later one takes the place of one that is still being worked out.
  async run(shot: AimedShot, hand: Hand, throws: number, seed: number): Promise<void> {
    this.asked.abort();
    const { signal: asking } = (this.asked = new AbortController());
    batch(() => {
      this.working.value = true;
      this.fault.value = null;
    });
    try {
      const position = await this.table.settled();
      if (!position) return this.end(asking, null);
      const scatter = await this.study.scatter(position, shot, hand, throws, seed, asking);
      this.end(asking, { scatter, shot, hand, color: this.table.color.peek(), throws });
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
