// The lobby: open challenges, matches being played, and the search for an opponent.
import { signal } from '@preact/signals';

import type { Answered, Api, Refused } from '../../net/api';
import type { PersonLine, ListedMatch } from '../../net/messages';

export type LobbyApi = Pick<Api, 'challenges' | 'live' | 'pairUp' | 'leavePairing'>;

export interface PersonListener {
  take(line: PersonLine): void;
  refused(why: Refused): void;
}

// Opens the person's stream; the result closes it.
export type Listen = (listener: PersonListener) => { close(): void };

export interface Search {
  game: string;
  waiting: number | null; // players who look for an opponent at this game; null: not known yet
}

export class Lobby {
  readonly challenges = signal<readonly ListedMatch[] | null>(null); // null: not known yet
  readonly live = signal<readonly ListedMatch[] | null>(null);
  readonly paired = signal<string | null>(null); // the match that was found
  readonly search = signal<Search | null>(null);
  readonly trouble = signal<Refused | null>(null); // why there are no lists
  private stream: { close(): void } | null = null;
  private isListening = false; // the stream is open and has sent something
  private isStopping = false; // the server has not yet answered that the search is over

  constructor(
    private readonly api: LobbyApi,
    private readonly listen: Listen,
    private readonly signedOut: () => void = () => {},
  ) {}

  // A signed-in person's stream brings the challenges.
  open(isSignedIn: boolean): void {
    this.close();
    if (isSignedIn) this.openStream();
    void this.look();
  }

  close(): void {
    this.stream?.close(); // and with it the search is over
    this.stream = null;
    this.isListening = false;
    this.isStopping = false;
    this.search.value = null;
    this.paired.value = null;
  }

  // Called every few seconds.
  async look(): Promise<void> {
    const [challenges, live] = await Promise.all([this.isListening ? null : this.api.challenges(), this.api.live()]);
    if (challenges?.ok) this.challenges.value = challenges.value.matches;
    if (live.ok) this.live.value = live.value.matches;
    this.trouble.value = refusalIn(live) ?? (challenges && refusalIn(challenges));
  }

  // The opponent is announced on the stream: without one the search begins when it opens.
  async findOpponent(game: string): Promise<Refused | null> {
    this.search.value = { game, waiting: null };
    if (!this.isListening) return null;
    const answered = await this.api.pairUp(game);
    if (answered.ok) return null;
    this.search.value = null;
    return answered;
  }

  // A server that did not answer may search on: the end of the stream ends the search, too.
  async stopLooking(): Promise<void> {
    if (this.isStopping) return;
    const { stream } = this;
    this.isStopping = true;
    const answered = await this.api.leavePairing(); // whoever was found before still is
    if (this.stream !== stream) return; // closed meanwhile, and perhaps another search begun
    this.isStopping = false;
    this.search.value = null; // whoever watches it may close this
    if (answered.ok || stream === null || this.stream !== stream) return;
    stream.close();
    this.openStream();
  }

  private openStream(): void {
    this.isListening = false;
    this.stream = this.listen({ take: (line) => this.take(line), refused: (why) => this.turnedAway(why) });
  }

  private take(line: PersonLine): void {
    if (line.type === 'me') this.begun();
    if (line.type === 'challenges') this.challenges.value = line.matches;
    if (line.type === 'paired') this.paired.value = line.match;
    const { value } = this.search;
    if (line.type === 'pairing' && value && line.game === value.game) this.search.value = { ...value, waiting: line.waiting };
  }

  // A stream that breaks off ends the search on the server; the next one starts it again.
  private begun(): void {
    this.isListening = true;
    const { value } = this.search;
    if (value && !this.isStopping) void this.findOpponent(value.game);
  }

  private turnedAway(why: Refused): void {
    this.isListening = false;
    this.search.value = null;
    if (why.status === 401) this.signedOut();
    else this.trouble.value = why;
  }
}

function refusalIn(answered: Answered<unknown>): Refused | null {
  return answered.ok ? null : answered;
}
