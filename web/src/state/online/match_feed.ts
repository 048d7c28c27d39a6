// What the server says of one match, as long as it is wanted: its lines, each once and in their order whichever way they
// come, and how the match stands otherwise.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import type { Refused } from '../../net/answered';
import type { Api } from '../../net/api';
import type { Connection, LineStream, Pauses } from '../../net/lines';
import { watchReach } from '../../net/reachable';
import { matchStream } from '../../net/streams';
import type { Match, MatchLine, RecordedLine } from '../../net/messages';

export interface Bubble {
  id: number;
  from: string;
  phrase: string; // its code
}

const bubbleLasts = 6000; // ms

export class MatchFeed {
  readonly view = signal<Match | null>(null);
  readonly count = signal(0); // of the lines that are here, from the first one on
  readonly bubbles = signal<Bubble[]>([]);
  readonly refused = signal<Refused | null>(null); // for good
  readonly connection: ReadonlySignal<Connection>;
  readonly isCurrent: ReadonlySignal<boolean>; // everything that has happened has come
  readonly live: Promise<void>; // everything so far has come, or it was refused

  private readonly isBehind = signal(true);
  private readonly lines: RecordedLine[] = [];
  private readonly early = new Map<number, RecordedLine>(); // by number: those before them are still on their way
  private readonly stream: LineStream<MatchLine>;
  private readonly unwatch: () => void;
  private isLive: () => void = () => {};
  private bubblesSoFar = 0;

  constructor(api: Api, id: string, pauses?: Pauses, watch: typeof watchReach = watchReach) {
    this.live = new Promise((resolve) => (this.isLive = resolve));
    const since = () => {
      this.isBehind.value = true;
      return this.lines.length - 1;
    };
    this.stream = matchStream(api, id, since, {
      take: (line) => this.take(line),
      refused: (why) => {
        this.refused.value = why;
        this.isLive();
      },
      ...(pauses ? { pauses } : {}),
    });
    this.connection = this.stream.connection;
    this.isCurrent = computed(() => this.connection.value === 'open' && !this.isBehind.value);
    this.unwatch = watch(this.stream);
  }

  // One that a command was answered with; the stream may have brought it already, or brings it later.
  add(line: RecordedLine): void {
    this.put(line);
    this.count.value = this.lines.length;
  }

  from(place: number): RecordedLine[] {
    return this.lines.slice(place);
  }

  upTo(place: number): RecordedLine[] {
    return this.lines.slice(0, place);
  }

  close(): void {
    this.unwatch();
    this.stream.close();
  }

  private take(line: MatchLine): void {
    if (line.type === 'line') this.put(line);
    else if (line.type === 'match') this.view.value = line.match;
    else if (line.type === 'live') this.caughtUp();
    else if (line.type === 'phrase') this.show({ id: ++this.bubblesSoFar, from: line.from, phrase: line.phrase });
  }

  private put(line: RecordedLine): void {
    if (line.seq >= this.lines.length) this.early.set(line.seq, line);
    for (let next; (next = this.early.get(this.lines.length)); ) {
      this.early.delete(next.seq);
      this.lines.push(next);
    }
    if (!this.isBehind.value) this.count.value = this.lines.length;
  }

  // What was missed comes all at once: nobody is shown it line by line.
  private caughtUp(): void {
    this.isBehind.value = false;
    this.count.value = this.lines.length;
    this.isLive();
  }

  private show(bubble: Bubble): void {
    this.bubbles.value = [...this.bubbles.value.slice(-2), bubble];
    setTimeout(() => (this.bubbles.value = this.bubbles.value.filter((each) => each !== bubble)), bubbleLasts);
  }
}
