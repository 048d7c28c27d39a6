// The stream of one match: its lines, each once and in order however they arrive, and everything else the server says of it.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import type { Api, Refused } from '../../net/api';
import { matchStream, watchReach, type Connection, type LineStream, type Pauses } from '../../net/lines';
import type { Match, MatchLine, RecordedLine } from '../../net/messages';

export interface Bubble {
  id: number;
  from: string;
  phrase: string; // its code
}

const bubbleMs = 6000;

export class MatchFeed {
  readonly view = signal<Match | null>(null);
  readonly count = signal(0); // of the lines that are here without a gap
  readonly bubbles = signal<Bubble[]>([]);
  readonly refused = signal<Refused | null>(null); // finally
  readonly connection: ReadonlySignal<Connection>;
  readonly isCurrent: ReadonlySignal<boolean>; // every line that the server has is here
  readonly live: Promise<void>; // resolves when every line so far is here, or the match was refused

  private readonly isBehind = signal(true);
  private readonly lines: RecordedLine[] = [];
  private readonly early = new Map<number, RecordedLine>(); // by number: lines before them are still to come
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

  // The line that answered a command; the stream sends it too, before or after.
  add(line: RecordedLine): void {
    this.put(line);
    this.count.value = this.lines.length;
  }

  from(index: number): RecordedLine[] {
    return this.lines.slice(index);
  }

  upTo(index: number): RecordedLine[] {
    return this.lines.slice(0, index);
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

  // The lines that were missed count all at once: they are not shown one by one.
  private caughtUp(): void {
    this.isBehind.value = false;
    this.count.value = this.lines.length;
    this.isLive();
  }

  private show(bubble: Bubble): void {
    this.bubbles.value = [...this.bubbles.value.slice(-2), bubble];
    setTimeout(() => (this.bubbles.value = this.bubbles.value.filter((each) => each !== bubble)), bubbleMs);
  }
}
