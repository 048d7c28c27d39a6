// A match that is played on the server, at this page's table. The server decides; what it says is followed here line by
// line, so that every throw can be seen, and compared with what our own engine makes of it.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import type { Engine, Played } from '../../engine/engine';
import { fault, messageOf } from '../../engine/fault';
import type { AgreedSetup, Command, MatchState } from '../../engine/types';
import type { Answered, Refused } from '../../net/answered';
import type { Api } from '../../net/api';
import type { Connection } from '../../net/lines';
import type { Match, OfferKind, RecordedLine } from '../../net/messages';
import { TableSession, type Moment, type Pace, type Stage } from '../table_session';
import { Countdown } from '../clocks';
import type { Bubble, MatchFeed } from './match_feed';
import { Sender, type SenderPauses } from './sender';
import { keptSent, forgetSent, newShotId, type SentCommand } from './sent_command';
import { moveIn, seatedAs, type Seated } from './whose_move';

// More lines than this that wait to be shown are not shown one by one.
const mostBehind = 3;
const usualPauses: SenderPauses = { first: 500, most: 8000 };

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
  readonly claimIn: ReadonlySignal<number | null>; // s until somebody who has gone may be claimed from
  readonly sending: ReadonlySignal<boolean>;
  readonly isTooLate = signal(false); // the match went on before the last command came there
  readonly trouble = signal<Refused | null>(null); // why a command, an offer, a phrase or the like was refused

  private readonly feed: MatchFeed;
  private readonly seated: ReadonlySignal<Seated>;
  private readonly shotClock = new Countdown();
  private readonly claimClock = new Countdown();
  private readonly sender: Sender;
  private readonly ends: (() => void)[] = [];
  private taken: number; // lines that are shown or jumped over
  private draining = false;
  private isWatching = false; // the last throw again

  constructor(
    match: OnlineMatch,
    private readonly engine: Pick<Engine, 'follow'>,
    private readonly api: Api,
    stage: Stage,
    pace: Pace,
    pauses: SenderPauses = usualPauses,
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
    this.sendKept();
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

  mayAgree(): boolean {
    return false;
  }

  // Nobody waits for who looks longest.
  protected goesOn(): boolean {
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
    const move = moveIn(state, this.seated.value);
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
    if (this.feed.count.value - this.taken > mostBehind) this.onwards(); // who is behind looks at no result
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
    const many = waiting.length > mostBehind;
    const lines = many ? waiting.slice(0, -1) : waiting.slice(0, 1);
    const played = await this.engine.follow(textOf(lines));
    if (this.left) return;
    this.taken += lines.length;
    this.trouble.value = null;
    const { answer } = played;
    if (!this.isAgreed(played, lines.at(-1)!) || !answer.ok) return this.beginAnew();
    if (many) this.jump(answer.state, played.powder);
    else if (answer.events.length > 0) await this.tell(played, answer.events, answer.state);
  }

  // Our own engine must come to the same. Where it does not, that is told.
  private isAgreed({ answer }: Played, { seq, hash }: RecordedLine): boolean {
    const own = answer.state?.hash ?? '';
    const isSame = answer.ok && own === hash;
    if (!isSame || answer.differs) void this.api.reportDifference(this.id, seq, own);
    return isSame;
  }

  // From the first line on, as the server has it.
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

  // What was said before the page was left, and perhaps never heard.
  private sendKept(): void {
    const kept = keptSent(this.id);
    if (!kept) return;
    if (kept.after === this.taken && this.isPlaying && !this.reached.over) void this.sendOne(kept);
    else forgetSent(this.id);
  }

  private async ask(asked: Promise<Answered<unknown>>): Promise<boolean> {
    const answered = await asked;
    this.trouble.value = answered.ok ? null : answered;
    return answered.ok;
  }
}

// Now, and at every change of that one.
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
  const machines = view.seats.flatMap(({ level }, place) => {
    const name = setup.seats[place]?.name;
    return level !== undefined && name !== undefined ? [[name, level] as const] : [];
  });
  return { setup, levels: Object.fromEntries(machines) };
}
