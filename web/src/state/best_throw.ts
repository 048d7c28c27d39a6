// The best throw of the one person at the table in a match, until it is taken back. It is kept with the match, so that it is
// known after a reload too.
import { effect, signal } from '@preact/signals';

import { isMachine, type MatchPlan } from './plan';
import type { TableSession } from './table_session';
import type { ThrowResult } from './throw_result';

// Older versions kept the result alone.
export interface KeptThrow extends ThrowResult {
  from?: string; // hash of the state in which it was thrown
  before?: KeptThrow | null; // the best one until then
}

type Watched = Pick<TableSession, 'result' | 'moment' | 'state'> & { plan: Pick<MatchPlan, 'levels'> };

export class BestThrow {
  readonly best = signal<KeptThrow | null>(null);

  constructor(
    private readonly session: Watched,
    kept: KeptThrow | null,
    private readonly keep: (best: KeptThrow | null) => void,
  ) {
    this.best.value = kept;
  }

  // Until the returned function is called.
  follow(): () => void {
    const ends = [
      effect(() => this.see(this.session.result.value)),
      effect(() => {
        if (this.session.moment.value.kind === 'aiming') this.goBack(this.session.state.value.hash);
      }),
    ];
    return () => ends.forEach((end) => end());
  }

  private see(result: ThrowResult | null): void {
    const { moment, state, plan } = this.session;
    // While it slides, the state is still the one before the throw.
    if (!result || moment.peek().kind !== 'sliding' || isMachine(plan, result.player)) return;
    const before = this.best.peek();
    if (worthOf(result) > (before ? worthOf(before) : 0)) this.change({ ...result, from: state.peek().hash, before });
  }

  // Whoever aims where the best one was thrown has taken it back.
  private goBack(hash: string): void {
    const best = this.best.peek();
    if (best?.from === hash) this.change(best.before ?? null);
  }

  private change(best: KeptThrow | null): void {
    this.best.value = best;
    this.keep(best);
  }
}

// What the weight is worth where it lies, and what it knocked off. 0: nothing to tell of.
export function worthOf({ outcome, knockedOff, color }: ThrowResult): number {
  const others = color === null ? knockedOff.red + knockedOff.blue : knockedOff[color === 'red' ? 'blue' : 'red'];
  const own = color === null ? 0 : knockedOff[color];
  const lies = outcome.kind === 'rests' ? outcome.value : outcome.kind === 'four_stay' ? 2 : 0;
  return Math.max(0, lies + 1.5 * others - 2 * own);
}
