// A match before it begins, as those see it who have its link: who sits where, and a seat for oneself.
import { signal } from '@preact/signals';

import type { Answered, Refused } from '../../net/answered';
import type { Api } from '../../net/api';
import type { ListedMatch, Match, MatchLine } from '../../net/messages';

export type InvitationApi = Pick<Api, 'match' | 'sitDown' | 'standUp' | 'cancelMatch'>;

export interface MatchListener {
  take(line: MatchLine): void;
  refused(why: Refused): void;
}

// Opens the match's stream; what it gives back closes it.
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

  // Again once one is somebody else: whoever listens is here, by the name that the stream was opened with.
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

  // What the stream will say too; asked for now and then, so that a server that is away is noticed soon.
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

  // What came of it is asked for: the stream may be a moment behind, and a refusal has a reason that can be seen.
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

// Whether one who is not at the table can still sit down.
export function freeSeats(match: Pick<ListedMatch, 'seats' | 'phase'>): number[] {
  return match.phase === 'waiting' ? match.seats.filter(({ kind }) => kind === null).map(({ seat }) => seat) : [];
}
