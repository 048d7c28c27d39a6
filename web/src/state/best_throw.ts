// The best throw of the one person at the table in a match, until it is taken back. It is kept with the match, so that it is
// known after a reload too.
import { effect, signal } from '@preact/signals';

import type { TableSession } from './table_session';
import type { ThrowResult } from './throw_result';

type Watched = Pick<TableSession, 'result' | 'events' | 'moment' | 'ownSide'> & { setup: { seats: readonly { name: string; side?: string | undefined }[] } };

export class BestThrow {
  readonly best = signal<ThrowResult | null>(null);
  private readonly before: (ThrowResult | null)[] = []; // the best one before each throw, to go back to
  private isUndone = false;

  constructor(
    private readonly session: Watched,
    kept: ThrowResult | null,
    private readonly keep: (best: ThrowResult | null) => void,
  ) {
    this.best.value = kept;
  }

  // Until the returned function is called.
  follow(): () => void {
    const ends = [
      effect(() => this.see(this.session.result.value)),
      effect(() => {
        if (this.session.events.value.some(({ event }) => event === 'undone')) this.isUndone = true;
        if (this.session.moment.value.kind === 'aiming' && this.isUndone) this.goBack();
      }),
    ];
    return () => ends.forEach((end) => end());
  }

  private see(result: ThrowResult | null): void {
    if (!result || !isOf(this.session, result.player)) return;
    const best = this.best.peek();
    this.isUndone = false;
    this.before.push(best);
    if (worthOf(result) > (best ? worthOf(best) : 0)) this.change(result);
  }

  // To the throw before: that is how far one tap goes back.
  private goBack(): void {
    this.isUndone = false;
    this.change(this.before.pop() ?? null);
  }

  private change(best: ThrowResult | null): void {
    if (best === this.best.peek()) return;
    this.best.value = best;
    this.keep(best);
  }
}

// Whether the one person here threw it.
function isOf(session: Watched, player: string): boolean {
  const own = session.setup.seats.find(({ name }) => name === player);
  return own !== undefined && (own.side ?? own.name) === session.ownSide();
}

// What the weight is worth where it lies, and what it knocked off. 0: nothing to tell of.
export function worthOf({ outcome, knockedOff, color }: ThrowResult): number {
  const others = color === null ? knockedOff.red + knockedOff.blue : knockedOff[color === 'red' ? 'blue' : 'red'];
  const own = color === null ? 0 : knockedOff[color];
  const lies = outcome.kind === 'rests' ? outcome.value : outcome.kind === 'four_stay' ? 2 : 0;
  return Math.max(0, lies + 1.5 * others - 2 * own);
}
