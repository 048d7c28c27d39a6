// What is seen at the page's table, whoever decides what happens there: what is to be shown now, and what a person may
// do. Knows neither the DOM nor how anything is drawn: a Stage shows the courses of throws and says when it has done so.
import { signal, type ReadonlySignal } from '@preact/signals';

import type { Played } from '../engine/engine';
import type { AgreedSetup, BoardWeight, Color, Command, Course, End, MatchEvent, MatchState, Powder, Shot } from '../engine/types';
import type { MatchPlan } from './plan';
import { countedAfter, roundThatEnded, type JudgedRound } from './round_end';

export interface Stage {
  show(course: Course, mayLook: boolean): Promise<void>; // until the last weight rests; mayLook: at the far end
}

export type Moment =
  | { kind: 'toss' } // a person calls
  | { kind: 'choice' } // a person takes hammer, first or a colour
  | { kind: 'aiming' } // a person throws
  | { kind: 'thinking' } // a machine does
  | { kind: 'waiting'; player: string | null } // somebody elsewhere is to act; null: nobody in particular
  | { kind: 'paused' } // as those who play elsewhere have agreed
  | { kind: 'sliding' }
  | { kind: 'again'; shown: ShownThrow } // a person has paused to see the last throw once more, until seen()
  | { kind: 'judging'; judged: JudgedRound } // looking at the far end, until onwards()
  | { kind: 'over'; judged: JudgedRound | null };

export interface LastThrow {
  player: string;
  color: Color;
  aimed: Shot;
  thrown: Shot;
  alone: { x: number; y: number }[];
}

// A throw as it was seen, and on which board.
export interface ShownThrow {
  course: Course;
  weights: BoardWeight[]; // before it
  end: End;
  powder: Powder | null;
}

// How long a machine is seen to think, and a round's result is seen when no person here goes on. In ms.
export interface Pace {
  thinking: number;
  weight: number; // each that is judged
  result: number;
  retry: number; // before what did not come about is tried again
}

export abstract class TableSession {
  // As it is shown: while weights slide, and while a round is judged, as before.
  readonly state: ReadonlySignal<MatchState>;
  readonly moment: ReadonlySignal<Moment>;
  readonly powder: ReadonlySignal<Powder | null>;
  readonly lastThrow: ReadonlySignal<LastThrow | null>;
  readonly lastShown: ReadonlySignal<ShownThrow | null>; // null: none yet, or nobody may look at it
  readonly said: ReadonlySignal<MatchEvent[]>; // what followed from the last command, as it may be told
  readonly fault: ReadonlySignal<string | null>; // why the last command was refused
  abstract readonly clock: ReadonlySignal<number | null>; // s left for this shot, with the option shot_clock

  protected readonly now = signal<Moment>({ kind: 'thinking' });
  protected readonly refused = signal<string | null>(null);
  protected reached: MatchState; // where the match stands, shown or not
  protected left = false;
  protected busy = false;
  private readonly shown;
  private readonly dry;
  private readonly thrown = signal<LastThrow | null>(null);
  private readonly watched = signal<ShownThrow | null>(null);
  private readonly told = signal<MatchEvent[]>([]);
  private judged: JudgedRound | null = null;
  private goOn: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string, // of the match
    readonly plan: MatchPlan,
    readonly setup: AgreedSetup,
    played: Played, // as it stands
    private readonly stage: Stage,
    protected readonly pace: Pace,
  ) {
    if (!played.answer.ok) throw new Error(played.answer.error);
    this.reached = played.answer.state;
    this.shown = signal(this.reached);
    this.dry = signal(played.powder);
    this.state = this.shown;
    this.moment = this.now;
    this.powder = this.dry;
    this.lastThrow = this.thrown;
    this.lastShown = this.watched;
    this.said = this.told;
    this.fault = this.refused;
  }

  // Goes on from where the match stands.
  abstract begin(): void;
  // A person's command. False: refused, and `fault` says why.
  abstract send(command: Command): Promise<boolean>;
  // The side whose person here calls the toss.
  abstract caller(): string;
  // Whether people here may agree on who is first without a toss.
  abstract mayAgree(): boolean;

  // What comes next is shown.
  protected abstract proceed(): void;
  // A round's result goes on by itself.
  protected abstract goesOn(): boolean;

  // The last throw once more, for the eyes only: the match stands as it did.
  watchAgain(): void {
    const shown = this.watched.value;
    if (shown && this.now.value.kind === 'aiming' && !this.busy && !this.left) this.now.value = { kind: 'again', shown };
  }

  // Enough of it.
  seen(): void {
    if (this.now.value.kind === 'again' && !this.busy) this.proceed();
  }

  // The round's points move to the scoreboard; the rest stays as it was until onwards().
  settle(): void {
    if (this.judged) this.shown.value = { ...this.shown.value, ...countedAfter(this.judged) };
  }

  // From the judge's view to the next round.
  onwards(): void {
    const goOn = this.goOn;
    this.goOn = null;
    clearTimeout(this.timer);
    goOn?.();
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.onwards();
  }

  protected later(work: () => void, wait: number): void {
    this.timer = setTimeout(work, wait);
  }

  protected async tell(played: Played, events: MatchEvent[], state: MatchState): Promise<void> {
    const before = this.reached;
    this.reached = state;
    const mayLook = before.may_look && state.may_look;
    if (played.course) {
      this.now.value = { kind: 'sliding' };
      await this.stage.show(played.course, mayLook);
      if (this.left) return;
      const { weights, end } = before;
      this.watched.value = mayLook ? { course: played.course, weights, end, powder: this.dry.value } : null;
      this.thrown.value = throwIn(events, played.course);
    } else {
      this.now.value = { kind: 'thinking' }; // whatever was in a hand is no longer
      if (events.some(({ event }) => event === 'undone' || event === 'redone')) this.thrown.value = this.watched.value = null;
    }
    // Where nobody may look, nobody is told where a weight stopped.
    this.told.value = mayLook || state.may_look ? events : events.filter(({ event }) => event !== 'shot');
    this.judged = roundThatEnded(events, before, played.course);
    if (this.judged && !state.over) {
      this.now.value = { kind: 'judging', judged: this.judged };
      await this.toBeLookedAt(this.judged.weights.length);
    }
    this.standAt(state, played.powder);
  }

  // Without showing how it came about.
  protected jump(state: MatchState, powder: Powder | null): void {
    this.reached = state;
    this.judged = this.thrown.value = this.watched.value = null;
    this.standAt(state, powder);
  }

  protected showReached(): void {
    this.shown.value = this.reached;
  }

  // What a person here may do, where it is theirs to do.
  protected momentOf(state: MatchState): Moment {
    if (state.over) return { kind: 'over', judged: this.judged };
    if (state.phase === 'toss') return { kind: 'toss' };
    return { kind: state.phase === 'choice' ? 'choice' : 'aiming' };
  }

  private standAt(state: MatchState, powder: Powder | null): void {
    this.shown.value = state;
    this.dry.value = powder;
  }

  private toBeLookedAt(weights: number): Promise<void> {
    const seen = new Promise<void>((resolve) => (this.goOn = resolve));
    const { weight, result } = this.pace;
    if (this.goesOn()) this.later(() => this.onwards(), weights * weight + result);
    return seen;
  }
}

function throwIn(events: MatchEvent[], course: Course): LastThrow | null {
  const shot = events.find((each) => each.event === 'shot');
  if (!shot) return null;
  const { player, color, aimed, thrown } = shot;
  return { player, color, aimed, thrown, alone: course.alone };
}
