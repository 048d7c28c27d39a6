// A match that is played on the server, at this page's table. The server decides; its lines are followed here one by one, so
// that every throw is shown and compared with the result of the page's own engine.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import type { Engine, Played } from '../../engine/engine';
import { fault, messageOf } from '../../engine/fault';
import type { AgreedSetup, Command, MatchState } from '../../engine/types';
import { noAnswer, type Answered, type Api, type Refused } from '../../net/api';
import type { Connection } from '../../net/lines';
import type { Match, OfferKind, RecordedLine, Seat } from '../../net/messages';
import { Countdown } from '../clocks';
import { playersOf } from '../plan';
import { TableSession, type Moment, type Pace, type Stage } from '../table_session';
import type { Bubble, MatchFeed } from './match_feed';
import { fateOf, forgetSent, storedSent, newShotId, Sender, type SenderPauses, type SentCommand } from './sender';

// If more lines than this wait, they are not shown one by one.
const maxBehind = 3;
const defaultPauses: SenderPauses = { first: 500, max: 8000 };

export interface OnlineMatch {
  id: string;
  feed: MatchFeed;
  view: Match;
  setup: AgreedSetup;
  played: Played; // after `count` lines
  count: number;
}

export class OnlineSession extends TableSession {
  readonly view: ReadonlySignal<Match>;
  readonly connection: ReadonlySignal<Connection>;
  readonly bubbles: ReadonlySignal<Bubble[]>;
  readonly clock: ReadonlySignal<number | null>;
  readonly claimIn: ReadonlySignal<number | null>; // s until a win may be claimed from somebody who has left
  readonly sending: ReadonlySignal<boolean>;
  readonly isTooLate = signal(false); // the match went on before the last command arrived
  readonly trouble = signal<Refused | null>(null); // why a command, an offer, a phrase or the like was refused

  private readonly feed: MatchFeed;
  private readonly seated: ReadonlySignal<Seated>;
  private readonly shotClock = new Countdown();
  private readonly claimClock = new Countdown();
  private readonly sender: Sender;
  private readonly ends: (() => void)[] = [];
  private taken: number; // lines that are shown or skipped
  private draining = false;
  private isWatching = false; // the last throw again

  constructor(
    match: OnlineMatch,
    private readonly engine: Pick<Engine, 'follow'>,
    private readonly api: Api,
    stage: Stage,
    pace: Pace,
    pauses: SenderPauses = defaultPauses,
  ) {
    super(match.id, planOf(match), match.setup, match.played, stage, pace);
    this.feed = match.feed;
    this.taken = match.count;
    this.view = computed(() => match.feed.view.value ?? match.view);
    this.connection = match.feed.connection;
    this.bubbles = match.feed.bubbles;
    this.clock = this.shotClock.left;
    this.claimIn = this.claimClock.left;
    this.seated = computed(() => seatedAs(this.setup, this.view.value.seats, this.view.value.you.seats));
    this.sender = new Sender(api, match.id, match.feed, pauses);
    this.sending = this.sender.sending;
  }

  begin(): void {
    this.ends.push(
      whenever(this.feed.count, () => void this.drain()),
      whenever(this.view, (view) => {
        this.count(view);
        this.proceed();
      }),
    );
    this.sendStored();
  }

  get isPlaying(): boolean {
    return this.view.value.you.seats.length > 0;
  }

  async send(command: Command): Promise<boolean> {
    if (this.busy || this.left) return false;
    return this.sendOne({ shotId: newShotId(), command, after: this.taken });
  }

  // At any time, and for one's own side only.
  concede(): Promise<boolean> {
    return this.ask(this.api.command(this.id, { cmd: 'concede', shot_id: newShotId() }));
  }
  offer(kind: OfferKind): Promise<boolean> {
    return this.ask(this.api.offer(this.id, kind));
  }
  answer(kind: OfferKind, accept: boolean): Promise<boolean> {
    return this.ask(this.api.answerOffer(this.id, kind, accept));
  }
  claim(): Promise<boolean> {
    return this.ask(this.api.claim(this.id));
  }
  say(phrase: string): Promise<boolean> {
    return this.ask(this.api.sayPhrase(this.id, phrase));
  }

  override leave(): void {
    for (const end of this.ends) end();
    this.sender.stop();
    this.feed.close();
    this.shotClock.set(null);
    this.claimClock.set(null);
    super.leave();
  }

  caller(): string {
    const seat = this.setup.seats.find(({ name }) => this.seated.value.mine.has(name));
    return seat?.side ?? '';
  }

  ownSide(): string | null {
    const sides = new Set(this.setup.seats.flatMap(({ name, side }) => (this.seated.value.mine.has(name) ? [side] : [])));
    return sides.size === 1 ? this.caller() : null;
  }

  mayAgree(): boolean {
    return false;
  }

  protected isHere(player: string): boolean {
    return this.seated.value.mine.has(player);
  }

  // Players do not wait for each other to see the result.
  protected advancesByItself(): boolean {
    return true;
  }

  protected proceed(): void {
    if (this.left || this.draining) return;
    this.showReached();
    const next = this.nextMoment(this.reached);
    const { value: before } = this.moment;
    if (before.kind === 'again' && next.kind === 'aiming' && this.isWatching) return;
    const isSame = before.kind === next.kind && playerIn(before) === playerIn(next);
    if (!isSame) this.moment.value = next;
  }

  override seen(): void {
    this.isWatching = false;
    super.seen();
  }
  override watchAgain(): void {
    super.watchAgain();
    this.isWatching = this.moment.value.kind === 'again';
  }

  private nextMoment(state: MatchState): Moment {
    if (state.over) return this.momentOf(state);
    if (this.view.value.phase === 'paused') return { kind: 'paused' };
    const move = moveIn(state, this.seated.value, this.view.value.away.map(({ seat }) => seat));
    if (move.whose === 'mine') return this.momentOf(state);
    return move.whose === 'machine' ? { kind: 'thinking' } : { kind: 'waiting', player: move.player };
  }

  private count({ clock, away, you, seats }: Match): void {
    this.shotClock.set(clock.left, clock.running);
    const own = new Set(you.seats.map((seat) => seats[seat]?.side));
    const others = away.flatMap(({ seat, claim_in }) => (claim_in !== null && !own.has(seats[seat]?.side) ? [claim_in] : []));
    this.claimClock.set(others.length > 0 && you.seats.length > 0 ? Math.min(...others) : null);
  }

  // ---- what comes from the server

  private async drain(): Promise<void> {
    if (this.feed.count.value - this.taken > maxBehind) this.continueToNextRound(); // there is no time to show the result
    if (this.draining || this.left) return;
    this.draining = true;
    try {
      while (this.feed.count.value > this.taken && !this.left) await this.takeNext(this.feed.from(this.taken));
    } catch (error) {
      this.fault.value = messageOf(error);
      this.leave();
    } finally {
      this.draining = false;
    }
    this.proceed();
  }

  private async takeNext(waiting: RecordedLine[]): Promise<void> {
    const many = waiting.length > maxBehind;
    const lines = many ? waiting.slice(0, -1) : waiting.slice(0, 1);
    const played = await this.engine.follow(textOf(lines));
    if (this.left) return;
    this.taken += lines.length;
    this.trouble.value = null;
    const { answer } = played;
    if (!this.isAgreed(played, lines.at(-1)!) || !answer.ok) return this.beginAnew();
    if (many) this.jump(answer.state, played.powder);
    else if (answer.events.length > 0) await this.showResult(played, answer.events, answer.state);
  }

  // The page's engine must get the same state. If it does not, the server is told.
  private isAgreed({ answer }: Played, { seq, hash }: RecordedLine): boolean {
    const own = answer.state?.hash ?? '';
    const isSame = answer.ok && own === hash;
    if (!isSame || answer.differs) void this.api.reportDifference(this.id, seq, own);
    return isSame;
  }

  // From the first line on, by the server's record.
  private async beginAnew(): Promise<void> {
    const lines = this.feed.upTo(this.taken);
    const { answer, powder } = await this.engine.follow(textOf(lines));
    if (!answer.ok || answer.state.hash !== lines.at(-1)?.hash) throw fault('otherVersion');
    this.jump(answer.state, powder);
  }

  // ---- what goes there

  private async sendOne(sent: SentCommand): Promise<boolean> {
    this.busy = true;
    this.isTooLate.value = false;
    this.trouble.value = null;
    const answered = await this.sender.send(sent);
    this.busy = false;
    if (this.left) return true;
    if (answered.ok) {
      this.feed.add({ type: 'line', ...answered.value });
      return true;
    }
    if ('isTooLate' in answered) this.isTooLate.value = true;
    else this.trouble.value = answered;
    this.proceed();
    return false;
  }

  // A command from before the page was left, which may not have arrived.
  private sendStored(): void {
    const stored = storedSent(this.id);
    if (!stored) return;
    const isOpen = stored.after > 0 && stored.after <= this.taken && fateOf(stored, this.feed.from(stored.after)).kind === 'open';
    if (isOpen && this.isPlaying && !this.reached.over) void this.sendOne(stored);
    else forgetSent(this.id);
  }

  private async ask(call: Promise<Answered<unknown>>): Promise<boolean> {
    const answered = await call;
    this.trouble.value = answered.ok ? null : answered;
    return answered.ok;
  }
}

// Runs now, and whenever the signal changes.
function whenever<T>(changing: ReadonlySignal<T>, work: (value: T) => void): () => void {
  return effect(() => {
    const { value } = changing;
    untracked(() => work(value));
  });
}

function textOf(lines: RecordedLine[]): string {
  return lines.map(({ line }) => line).join('\n');
}

function playerIn(moment: Moment): string | null {
  return moment.kind === 'waiting' ? moment.player : null;
}

function planOf({ setup, view }: OnlineMatch): { setup: AgreedSetup; levels: Record<string, string> } {
  const machines = view.seats.flatMap(({ level }, seat) => {
    const name = setup.seats[seat]?.name;
    return level !== undefined && name !== undefined ? [[name, level] as const] : [];
  });
  return { setup, levels: Object.fromEntries(machines) };
}

// ---- whose move it is, as this device sees it

type Move = { whose: 'mine' } | { whose: 'machine' } | { whose: 'other'; player: string | null };

interface Seated {
  setup: AgreedSetup;
  mine: ReadonlySet<string>; // the players of this device
  machines: ReadonlySet<string>;
}

// `away`: seats of people who are not connected.
function moveIn(state: MatchState, { setup, mine, machines }: Seated, away: number[]): Move {
  const actors = actorsIn(state, setup, (name, seat) => !machines.has(name) && !away.includes(seat));
  if (actors.some((player) => mine.has(player))) return { whose: 'mine' };
  const people = actors.filter((player) => !machines.has(player));
  if (people.length === 0) return { whose: 'machine' };
  return { whose: 'other', player: state.to_choose?.side ?? people[0] ?? null };
}

// The players who may act: the shooter, anyone of a side that chooses. The toss is called by the first who is here, so that
// only one is asked; the server would let anybody call.
function actorsIn(state: MatchState, setup: AgreedSetup, isHere: (name: string, seat: number) => boolean): string[] {
  if (state.to_shoot) return [state.to_shoot.player];
  if (state.to_choose) return playersOf(setup, state.to_choose.side);
  const names = setup.seats.map(({ name }) => name);
  const caller = names.find(isHere);
  return caller === undefined ? names : [caller];
}

// Seats of the server and of the record are in the same order.
function seatedAs(setup: AgreedSetup, seats: Seat[], yours: number[]): Seated {
  const named = (numbers: number[]) => new Set(numbers.flatMap((number) => setup.seats[number]?.name ?? []));
  const machines = seats.flatMap(({ kind }, number) => (kind === 'machine' ? [number] : []));
  return { setup, mine: named(yours), machines: named(machines) };
}

// ---- opening: everything that has been played is here before anything is shown

export type OpenedOnline =
  | { kind: 'open'; match: OnlineMatch }
  | { kind: 'not_begun'; view: Match } // seats are still open, or it was cancelled
  | { kind: 'refused'; why: Refused };

export async function openOnline(id: string, feed: MatchFeed, engine: Pick<Engine, 'follow'>): Promise<OpenedOnline> {
  await feed.live;
  const view = feed.view.value;
  if (feed.refused.value || !view) return { kind: 'refused', why: feed.refused.value ?? noAnswer };
  const [head, ...rest] = feed.from(0);
  if (!head) return { kind: 'not_begun', view };
  const begun = await engine.follow(head.line);
  if (!begun.answer.ok || !begun.answer.setup) throw fault('otherVersion');
  const played = rest.length === 0 ? begun : await engine.follow(rest.map(({ line }) => line).join('\n'));
  if (!played.answer.ok || played.answer.state.hash !== (rest.at(-1) ?? head).hash) throw fault('otherVersion');
  return { kind: 'open', match: { id, feed, view, setup: begun.answer.setup, played, count: 1 + rest.length } };
}
