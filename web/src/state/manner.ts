// What an opponent says at the table: a short remark when a throw went well or went wrong, theirs or yours. Sparing: each kind
// once in a match, and one in a round.
import { effect, signal } from '@preact/signals';

import { worthOf } from './best_throw';
import { isMachine, type MatchPlan } from './plan';
import type { TableSession } from './table_session';
import type { ThrowResult } from './throw_result';

export type Remark = 'made' | 'missed' | 'praised' | 'consoled'; // of their own throws, and of yours

type Watched = Pick<TableSession, 'result' | 'moment' | 'state' | 'ownSide'> & { plan: Pick<MatchPlan, 'levels'> };

export class Manner {
  readonly now = signal<Remark | null>(null);
  private readonly said = new Set<Remark>();
  private lastRound = '';
  private seen: ThrowResult | null = null;

  constructor(private readonly session: Watched) {}

  // Until the returned function is called.
  follow(): () => void {
    return effect(() => {
      const result = this.session.result.value;
      const { kind } = this.session.moment.value;
      if (kind === 'judging' || kind === 'over') this.now.value = null;
      else if (result) this.see(result);
      else if (kind === 'sliding' && isOwnTurn(this.session)) this.now.value = null; // the next throw is not what it was about
      // About one's own throw it is said until the next one, about theirs while the weight is in one's hand.
      if (kind === 'aiming' && isAboutYou(this.now.peek())) this.now.value = null;
    });
  }

  private see(result: ThrowResult): void {
    if (result === this.seen) return;
    this.seen = result;
    const remark = remarkOn(result, !isMachine(this.session.plan, result.player));
    const { round, frame, series } = this.session.state.peek();
    const here = [series.game, round, frame].join(' ');
    if (remark === null || this.said.has(remark) || this.lastRound === here) return;
    this.said.add(remark);
    this.lastRound = here;
    this.now.value = remark;
  }
}

function isOwnTurn(session: Watched): boolean {
  return session.state.peek().to_shoot?.side === session.ownSide();
}

const isAboutYou = (remark: Remark | null): boolean => remark === 'praised' || remark === 'consoled';

const good = 3; // worth: a 3, or two knocked off

export function remarkOn(result: ThrowResult, isYours: boolean): Remark | null {
  if (worthOf(result) >= good) return isYours ? 'praised' : 'made';
  const { kind } = result.outcome;
  const failed = (kind === 'fell' && worthOf(result) === 0) || kind === 'dead' || kind === 'no_cushion' || kind === 'four_failed';
  return failed ? (isYours ? 'consoled' : 'missed') : null;
}
