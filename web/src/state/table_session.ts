// A match at the page's table, wherever it is decided: what is shown now and what a person may do. It knows neither the DOM nor
// drawing: a Stage shows the courses of throws and says when it is done. Its signals are written here and by subclasses only.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';

import type { Played } from '../engine/engine';
import type { AgreedSetup, BoardWeight, Color, Command, Course, End, JudgedWeight, Judgement, MatchEvent, MatchState, Powder, Shot, TossWon } from '../engine/types';
import type { MatchPlan } from './plan';
import { ownShowing, type Showing, showings, type Tempo } from './tempo';
import type { Referee, Thrown, ThrowResult } from './throw_result';

export interface Stage {
  // Until the last weight rests. mayLook: at the far end; speed: times the natural one, Infinity: only where they come to rest.
  show(course: Course, mayLook: boolean, speed?: number): Promise<void>;
}

export type Moment =
  | { kind: 'toss' } // a person calls
  | { kind: 'choice' } // a person takes hammer, first or a colour
  | { kind: 'aiming' } // a person throws
  | { kind: 'thinking' } // a machine does
  | { kind: 'waiting'; player: string | null } // somebody elsewhere is to act; null: nobody in particular
  | { kind: 'paused' } // as agreed by the players
  | { kind: 'sliding' }
  | { kind: 'again'; shown: ShownThrow } // a person sees the last throw once more, until seen()
  | { kind: 'judging'; judged: JudgedRound } // looking at the far end, until continueToNextRound()
  | { kind: 'over'; judged: JudgedRound | null };

export interface LastThrow {
  player: string;
  color: Color;
  aimed: Shot;
  thrown: Shot;
  alone: { x: number; y: number }[];
}

// A throw as it was shown, and its board.
export interface ShownThrow {
  course: Course;
  weights: BoardWeight[]; // before it
  end: End;
  powder: Powder | null;
}

const maxLate = 150; // ms that a result may wait for the wobble

// How long a machine seems to think, and a round's result stays when no person here moves on. In ms.
export interface Pace {
  thinking: number;
  weight: number; // each that is judged
  result: number;
  rest: number; // after a throw, to see what became of it, besides the time to read it
  retry: number; // before a failed command is tried again
  tempo(): Tempo; // of the throws of others
}

export abstract class TableSession {
  // As shown: while weights slide, and while a round is judged, the state before.
  readonly state: Signal<MatchState>;
  readonly moment = signal<Moment>({ kind: 'thinking' });
  readonly powder: Signal<Powder | null>;
  readonly lastThrow = signal<LastThrow | null>(null);
  readonly result = signal<ThrowResult | null>(null); // of the last throw, until the next begins
  readonly counted = signal<JudgedRound | null>(null); // the round whose points are on the scoreboard now
  readonly lastShown = signal<ShownThrow | null>(null); // null: none yet, or nobody may look
  readonly events = signal<MatchEvent[]>([]); // of the last command, without those that must stay hidden
  readonly toss = signal<TossWon | null>(null); // until the first throw
  readonly fault = signal<string | null>(null); // why the last command was refused
  abstract readonly clock: ReadonlySignal<number | null>; // s left for this shot, with the option shot_clock

  referee: Referee | null = null; // says what became of a throw
  readingTime: (result: ThrowResult) => number = () => 0; // ms that it takes

  protected reached: MatchState; // the state of the match, shown or not
  protected left = false;
  protected busy = false;
  private judged: JudgedRound | null = null;
  private resolveContinue: (() => void) | null = null;
  private endPause: (() => void) | null = null; // a machine's thinking, or the rest after a throw
  private skipsNext = false; // the throw that a machine is thinking about
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
    this.state = signal(this.reached);
    this.powder = signal(played.powder);
  }

  // Continues from the match's current state.
  abstract begin(): void;
  // A person's command. False: refused, and `fault` says why.
  abstract send(command: Command): Promise<boolean>;
  // The side whose person here calls the toss.
  abstract caller(): string;
  // The side of the one person here; null: several people play here, or nobody does.
  abstract ownSide(): string | null;

  // The side that is "you" to the one person here; null: none is, as in an imported match.
  readerSide(): string | null {
    return this.plan.imported ? null : this.ownSide();
  }

  // Whether this player is "you", among partners too.
  isReader(player: string): boolean {
    return this.readerSide() !== null && this.isHere(player);
  }

  // The names by which the match calls the one person here, who has a side alone: the side's and their own.
  readers(): ReadonlySet<string> {
    const own = this.readerSide();
    const seats = this.setup.seats.filter(({ side }) => side === own);
    return new Set(own !== null && seats.length === 1 ? [own, seats[0]!.name] : []);
  }

  // Whether people here may agree who shoots first without a toss.
  abstract mayAgree(): boolean;

  // Shows what comes next.
  protected abstract proceed(): void;
  // Whether a person here throws for this player.
  protected abstract isHere(player: string): boolean;
  // Whether a round's result moves on by itself.
  protected abstract advancesByItself(): boolean;

  // Shows the last throw once more; the match is unchanged.
  watchAgain(): void {
    const shown = this.lastShown.value;
    if (shown && this.moment.value.kind === 'aiming' && !this.busy && !this.left) this.moment.value = { kind: 'again', shown };
  }

  seen(): void {
    if (this.moment.value.kind === 'again' && !this.busy) this.proceed();
  }

  // The round's points move to the scoreboard; everything else stays until continueToNextRound().
  showRoundScore(): void {
    if (this.judged) this.state.value = { ...this.state.value, ...countedAfter(this.judged) };
    this.counted.value = this.judged;
  }

  // What is to be waited for ends at once: the look at what a throw has done, or the last throw again. What a machine is
  // thinking about is then shown where it ends. Weights that slide are the stage's.
  skip(): void {
    if (this.moment.value.kind === 'again') return this.seen();
    if (this.moment.value.kind === 'thinking') this.skipsNext = true;
    this.endPause?.();
  }

  // From the judge's view to the next round.
  continueToNextRound(): void {
    const resolve = this.resolveContinue;
    this.resolveContinue = null;
    clearTimeout(this.timer);
    resolve?.();
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.endPause?.();
    this.continueToNextRound();
  }

  protected later(work: () => void, wait: number): void {
    this.timer = setTimeout(work, wait);
  }

  protected async showResult(played: Played, events: MatchEvent[], state: MatchState): Promise<void> {
    const before = this.reached;
    this.reached = state;
    const mayLook = before.may_look && state.may_look;
    const isOwn = this.isHere(before.to_shoot?.player ?? '');
    const showing = isOwn ? ownShowing : this.showing();
    this.toss.value = events.find((each) => each.event === 'toss_won') ?? (played.course ? null : this.toss.value);
    this.counted.value = null;
    if (played.course) {
      this.moment.value = { kind: 'sliding' };
      const thrown = { events, before, after: state, course: played.course, powder: this.powder.value, isSeen: mayLook };
      this.result.value = null;
      const speed = this.skipsNext && !isOwn ? Infinity : showing.speed;
      this.skipsNext = false;
      const result = await this.resultOf(thrown, this.stage.show(played.course, mayLook, speed));
      if (this.left) return;
      this.result.value = result;
      const { weights, end } = before;
      this.lastShown.value = mayLook ? { course: played.course, weights, end, powder: this.powder.value } : null;
      this.lastThrow.value = throwIn(events, played.course);
    } else {
      this.moment.value = { kind: 'thinking' }; // nobody holds a weight any more
      if (events.some(({ event }) => event === 'undone' || event === 'redone')) this.lastThrow.value = this.lastShown.value = this.result.value = null;
    }
    // If nobody may look, nobody learns where a weight stopped.
    this.events.value = mayLook || state.may_look ? events : events.filter(({ event }) => event !== 'shot');
    if (this.result.value && played.course && mayLook) await this.untilRead(this.result.value, showing.stay);
    this.judged = roundThatEnded(events, before, played.course);
    if (this.judged && !state.over) {
      this.moment.value = { kind: 'judging', judged: this.judged };
      await this.untilSeen(this.judged.weights.length);
      this.lastThrow.value = this.lastShown.value = null; // it was at the other end, or of another turn
    }
    this.standAt(state, played.powder);
  }

  // Goes to a state without showing the throws in between.
  protected jump(state: MatchState, powder: Powder | null): void {
    this.reached = state;
    this.judged = this.lastThrow.value = this.lastShown.value = this.result.value = null;
    this.standAt(state, powder);
  }

  protected showReached(): void {
    this.state.value = this.reached;
  }

  // The moment of a person here whose turn it is.
  protected momentOf(state: MatchState): Moment {
    if (state.over) return { kind: 'over', judged: this.judged };
    if (state.phase === 'toss') return { kind: 'toss' };
    return { kind: state.phase === 'choice' ? 'choice' : 'aiming' };
  }

  private standAt(state: MatchState, powder: Powder | null): void {
    this.state.value = state;
    this.powder.value = powder;
  }

  // What became of a throw is found out while it slides, so that it can be told as soon as the last weight rests.
  private async resultOf(thrown: Thrown, shown: Promise<void>): Promise<ThrowResult | null> {
    const found = this.referee?.resultOf(thrown).catch(() => null);
    const strayed = this.referee?.wobbleOf(thrown).catch(() => null);
    await shown;
    const result = (await found) ?? null;
    // Where the throw was aimed is another worker's to say, which may still be loading.
    const wobble = (await Promise.race([strayed, new Promise<null>((resolve) => setTimeout(() => resolve(null), maxLate))])) ?? null;
    return result && { ...result, wobble };
  }

  // The camera stays with the weights for a moment.
  private untilRead(result: ThrowResult, share: number): Promise<void> {
    const { rest } = this.pace;
    return rest === 0 ? Promise.resolve() : this.pause((rest + this.readingTime(result)) * share);
  }

  // For so many ms, or until skip().
  protected pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // As the person wants to see the throws of others.
  protected showing(): Showing {
    return showings[this.pace.tempo()];
  }

  private untilSeen(weights: number): Promise<void> {
    const done = new Promise<void>((resolve) => (this.resolveContinue = resolve));
    const { weight, result } = this.pace;
    if (this.advancesByItself()) this.later(() => this.continueToNextRound(), weights * weight + result);
    return done;
  }
}

function throwIn(events: MatchEvent[], course: Course): LastThrow | null {
  const shot = events.find((each) => each.event === 'shot');
  if (!shot) return null;
  const { player, color, aimed, thrown } = shot;
  return { player, color, aimed, thrown, alone: course.alone };
}

// ---- the round or turn that ended, as the judge's view shows it

export interface SeenWeight {
  id: number; // the board's
  color: Color;
  x: number;
  y: number;
  judged: JudgedWeight;
}

export interface JudgedRound {
  judgement: Judgement | null; // null if there was nothing to judge, as after a turn that failed
  weights: SeenWeight[]; // those judged, nearest the far edge first
  lying: { id: number; color: Color; x: number; y: number }[]; // all weights left on the board
  events: MatchEvent[]; // scored, hickey, game_won …
  round: number;
  side: string; // whose turn it was, if sides have the board alone
  before: MatchState;
}

export function roundThatEnded(events: MatchEvent[], before: MatchState, course: Course | null): JudgedRound | null {
  const ending = events.find((each) => each.event === 'scored' || each.event === 'turn_failed');
  if (!ending) return null;
  const judgement = judgementIn(events);
  const weights = judgement ? seen(judgement) : [];
  return {
    judgement,
    weights,
    lying: judgement ? weights : course ? leftBy(course) : before.weights,
    events: events.slice(events.indexOf(ending)),
    round: before.round,
    side: ending.side,
    before,
  };
}

// Null if only points were reported, or nothing was judged.
export function judgementIn(events: MatchEvent[]): Judgement | null {
  const judgements = events.flatMap((each) => (each.event === 'scored' ? (each.judgement ?? []) : []));
  return judgements[0] ?? null;
}

// The scoreboard after it. The state after the round may already be the next game's, which begins at 0.
export function countedAfter({ before, events }: JudgedRound): Pick<MatchState, 'score' | 'jar_cents'> {
  const scored = events.filter((each) => each.event === 'scored');
  const totals = scored.map(({ side, total }): [string, number] => [side, total]);
  const cents = events.filter((each) => each.event === 'hickey').reduce((sum, { cents: paid }) => sum + paid, 0);
  return { score: { ...before.score, ...Object.fromEntries(totals) }, jar_cents: before.jar_cents + cents };
}

function seen(judgement: Judgement): SeenWeight[] {
  return judgement.weights.map((judged) => ({ id: judged.id, color: judged.color, x: judged.x, y: judged.y, judged })).sort((a, b) => b.x - a.x);
}

// The weights that a throw left on the board, if nobody judged it.
function leftBy(course: Course): JudgedRound['lying'] {
  const fallen = new Set(course.falls.map(({ weight }) => weight));
  const last = (course.times.length - 1) * course.ids.length;
  return course.ids.flatMap((id, index) => {
    const color = course.colors[index];
    const [x, y] = [course.x[last + index], course.y[last + index]];
    return fallen.has(index) || !color || x === undefined || y === undefined ? [] : [{ id, color, x, y }];
  });
}
