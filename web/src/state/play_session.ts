// One match at the page's table: what is to be shown, and what a person may do now. Knows neither the DOM nor how
// anything is drawn: a Stage shows the courses of throws and says when it has done so.
import { signal, type ReadonlySignal } from '@preact/signals';

import type { Played } from '../engine/engine';
import { sentenceOf } from '../engine/sentence_of';
import type { AgreedSetup, BoardWeight, Color, Command, Course, End, MatchEvent, MatchState, Powder, Shot } from '../engine/types';
import type { OpenMatch } from './match_keeper';
import { isMachine, levelOf, playersOf, type MatchPlan } from './plan';
import { countedAfter, roundThatEnded, type JudgedRound } from './round_end';
import { ShotClock } from './shot_clock';

export interface Stage {
  show(course: Course, mayLook: boolean): Promise<void>; // until the last weight rests; mayLook: at the far end
}

export type Moment =
  | { kind: 'toss' } // a person calls
  | { kind: 'choice' } // a person takes hammer, first or a colour
  | { kind: 'aiming' } // a person throws
  | { kind: 'thinking' } // a machine does
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
  text: string;
}

// A throw as it was seen, and on which board.
export interface ShownThrow {
  course: Course;
  weights: BoardWeight[]; // before it
  end: End;
  powder: Powder | null;
}

// How long a machine is seen to think, and its round's result is seen when no person is there to go on. In ms.
export interface Pace {
  thinking: number;
  weight: number; // each that is judged
  result: number;
  retry: number; // before a machine that could not choose tries again
}

export class PlaySession {
  readonly id: string; // of the saved match
  readonly plan: MatchPlan;
  readonly setup: AgreedSetup;

  // As it is shown: while weights slide, and while a round is judged, as before.
  readonly state: ReadonlySignal<MatchState>;
  readonly moment: ReadonlySignal<Moment>;
  readonly powder: ReadonlySignal<Powder | null>;
  readonly lastThrow: ReadonlySignal<LastThrow | null>;
  readonly lastShown: ReadonlySignal<ShownThrow | null>; // null: none yet, or nobody may look at it
  readonly said: ReadonlySignal<MatchEvent[]>; // what followed from the last command, as it may be told
  readonly fault: ReadonlySignal<string | null>; // why the last command was refused
  readonly clock: ReadonlySignal<number | null>; // s left for this shot, with the option shot_clock

  private readonly shown = signal<MatchState>(null as unknown as MatchState);
  private readonly now = signal<Moment>({ kind: 'thinking' });
  private readonly dry = signal<Powder | null>(null);
  private readonly thrown = signal<LastThrow | null>(null);
  private readonly watched = signal<ShownThrow | null>(null);
  private readonly told = signal<MatchEvent[]>([]);
  private readonly refused = signal<string | null>(null);
  private readonly shotClock: ShotClock;
  private reached: MatchState; // where the match stands, shown or not
  private judged: JudgedRound | null = null;
  private goOn: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined; // until something goes on by itself
  private left = false;
  private busy = false;

  constructor(
    private readonly match: OpenMatch,
    private readonly stage: Stage,
    private readonly pace: Pace,
  ) {
    this.id = match.id;
    this.plan = match.plan;
    this.setup = match.setup;
    this.state = this.shown;
    this.moment = this.now;
    this.powder = this.dry;
    this.lastThrow = this.thrown;
    this.lastShown = this.watched;
    this.said = this.told;
    this.fault = this.refused;
    this.shotClock = new ShotClock(Number(match.setup.options['shot_clock'] ?? 0), () => void this.send({ cmd: 'forfeit' }));
    this.clock = this.shotClock.left;
    if (!match.played.answer.ok) throw new Error(match.played.answer.error);
    this.reached = match.played.answer.state;
    this.shown.value = this.reached;
    this.dry.value = match.played.powder;
  }

  // Goes on from where the match stands; machines take their turns until a person is asked for.
  begin(): void {
    void this.proceed();
  }

  // A person's command. False: refused, and `fault` says why.
  async send(command: Command): Promise<boolean> {
    if (this.busy || this.left) return false;
    return this.play(command);
  }

  // Back to the last throw of a person. False: there is none, and nothing has changed.
  async takeBack(): Promise<boolean> {
    if (this.busy || this.left) return false;
    let steps = 0;
    let found = false;
    while (!found && this.reached.can_undo && (await this.play({ cmd: 'undo' }, false))) {
      ++steps;
      if (this.reached.phase !== 'shooting') break; // that was the opening
      found = this.reached.to_shoot !== null && !isMachine(this.plan, this.reached.to_shoot.player);
    }
    while (!found && steps-- > 0) await this.play({ cmd: 'redo' }, false);
    await this.proceed();
    return found;
  }

  // The last throw once more, for the eyes only: the match stands as it did.
  watchAgain(): void {
    const shown = this.watched.value;
    if (shown && this.now.value.kind === 'aiming' && !this.busy && !this.left) this.now.value = { kind: 'again', shown };
  }

  // Enough of it.
  seen(): void {
    if (this.now.value.kind === 'again' && !this.busy) void this.proceed();
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
    this.shotClock.stop();
    clearTimeout(this.timer);
    this.onwards();
  }

  hasPeople(): boolean {
    return this.setup.seats.some((seat) => !isMachine(this.plan, seat.name));
  }

  private async play(command: Command, thenProceed = true): Promise<boolean> {
    this.busy = true;
    try {
      this.refused.value = null;
      const played = await this.match.send(command);
      if (this.left) return true;
      if (!played.answer.ok) {
        this.refused.value = played.answer.error;
        return false;
      }
      await this.tell(played, played.answer.events, played.answer.state);
    } catch (error) {
      this.refused.value = sentenceOf(error);
      this.leave();
      return false;
    } finally {
      this.busy = false;
    }
    if (thenProceed) void this.proceed();
    return true;
  }

  private async tell(played: Played, events: MatchEvent[], state: MatchState): Promise<void> {
    const before = this.reached;
    this.reached = state;
    const mayLook = before.may_look && state.may_look;
    if (played.course) {
      this.shotClock.stop();
      this.now.value = { kind: 'sliding' };
      await this.stage.show(played.course, mayLook);
      if (this.left) return;
      const { weights, end } = before;
      this.watched.value = mayLook ? { course: played.course, weights, end, powder: this.dry.value } : null;
      this.thrown.value = throwIn(events, played.course, before);
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
    this.shown.value = state;
    this.dry.value = played.powder;
  }

  private toBeLookedAt(weights: number): Promise<void> {
    const seen = new Promise<void>((resolve) => (this.goOn = resolve));
    const { weight, result } = this.pace;
    if (!this.hasPeople()) this.timer = setTimeout(() => this.onwards(), weights * weight + result);
    return seen;
  }

  private async proceed(): Promise<void> {
    if (this.left) return;
    const state = this.reached;
    this.shown.value = state;
    const machine = this.machineToAct(state);
    if (machine) {
      this.now.value = { kind: 'thinking' };
      await this.actFor(machine);
    } else {
      this.now.value = this.momentOf(state);
      if (this.now.value.kind === 'aiming') this.shotClock.start(weightToThrow(state));
      else this.shotClock.stop();
    }
  }

  private momentOf(state: MatchState): Moment {
    if (state.over) return { kind: 'over', judged: this.judged };
    if (state.phase === 'toss') return { kind: 'toss' };
    return { kind: state.phase === 'choice' ? 'choice' : 'aiming' };
  }

  // The level that is to act now; null: a person, or nobody.
  private machineToAct(state: MatchState): string | null {
    if (state.over) return null;
    if (state.to_shoot) return levelOf(this.plan, state.to_shoot.player);
    // A person of the side chooses for it; at the toss any person calls.
    const asked = state.to_choose ? playersOf(this.setup, state.to_choose.side) : this.setup.seats.map(({ name }) => name);
    if (asked.some((player) => !isMachine(this.plan, player))) return null;
    return levelOf(this.plan, asked[0] ?? '');
  }

  private async actFor(level: string): Promise<void> {
    this.busy = true;
    const thought = new Promise((resolve) => setTimeout(resolve, this.pace.thinking));
    // What it needs to know may not have been loaded, without a connection: then it is tried again.
    const command = await this.match.choose(level).catch((error: unknown) => {
      this.refused.value = sentenceOf(error);
      this.timer = setTimeout(() => void this.proceed(), this.pace.retry);
      return null;
    });
    await thought;
    this.busy = false;
    if (command && !this.left) await this.play(command);
  }
}

// One weight of one round, told from all others.
function weightToThrow(state: MatchState): string {
  return [state.series.game, state.round, state.to_shoot?.player, state.weights.length + state.off.length].join(' ');
}

function throwIn(events: MatchEvent[], course: Course, before: MatchState): LastThrow | null {
  const shot = events.find(({ event }) => event === 'shot');
  if (!shot?.aimed || !shot.thrown) return null;
  return {
    player: shot.player ?? before.to_shoot?.player ?? '',
    color: shot.color ?? 'red',
    aimed: shot.aimed,
    thrown: shot.thrown,
    alone: course.alone,
    text: shot.text,
  };
}
