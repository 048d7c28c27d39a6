// A match before it begins, for everybody who has its link: who sits where, free seats, and the link itself.
import { signal } from '@preact/signals';

import type { Answered, Api, Refused } from '../../net/api';
import type { ListedMatch, Match, MatchLine } from '../../net/messages';

export type InvitationApi = Pick<Api, 'match' | 'sitDown' | 'standUp' | 'cancelMatch'>;

export interface MatchListener {
  take(line: MatchLine): void;
  refused(why: Refused): void;
}

// Opens the match's stream; the result closes it.
export type ListenToMatch = (listener: MatchListener) => { close(): void };

export class Invitation {
  readonly match = signal<Match | null>(null);
  readonly trouble = signal<Refused | null>(null); // why there is nothing to show
  readonly lost = signal<Refused | null>(null); // why what is shown may be out of date
  private stream: { close(): void } | null = null;

  constructor(
    private readonly api: InvitationApi,
    private readonly id: string,
    private readonly listen: ListenToMatch,
  ) {}

  // Reopened after signing in as somebody else: the stream tells the server who is here.
  open(): void {
    this.close();
    this.stream = this.listen({
      take: (line) => line.type === 'match' && this.show(line.match),
      refused: (why) => (this.trouble.value = why),
    });
    void this.look();
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  // The stream says it too; polled, so that a lost server is noticed soon.
  async look(): Promise<void> {
    this.take(await this.api.match(this.id));
  }

  // `seat` undefined: any that is free.
  async sitDown(seat?: number): Promise<Refused | null> {
    return this.done(await this.api.sitDown(this.id, seat));
  }

  async standUp(): Promise<Refused | null> {
    return this.done(await this.api.standUp(this.id));
  }

  async cancel(): Promise<Refused | null> {
    return this.done(await this.api.cancelMatch(this.id));
  }

  // Asks for the match: the stream may be a moment behind, and after a refusal it shows why.
  private async done(answered: Answered<unknown>): Promise<Refused | null> {
    const seen = await this.api.match(this.id);
    if (seen.ok) this.show(seen.value);
    return answered.ok ? null : answered;
  }

  private take(answered: Answered<Match>): void {
    if (answered.ok) this.show(answered.value);
    else if (this.match.value === null) this.trouble.value = answered;
    else this.lost.value = answered;
  }

  private show(match: Match): void {
    this.match.value = match;
    this.trouble.value = null;
    this.lost.value = null;
  }
}

// The seats that can still be taken.
export function freeSeats(match: Pick<ListedMatch, 'seats' | 'phase'>): number[] {
  return match.phase === 'waiting' ? match.seats.filter(({ kind }) => kind === null).map(({ seat }) => seat) : [];
}

// The link to a match at the page's address.
export function matchLinkAt(address: string, id: string): string {
  return `${address}#/online/match/${encodeURIComponent(id)}`;
}
