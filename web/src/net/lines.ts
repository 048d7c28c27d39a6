// A stream of lines from the server, as long as it is wanted. When it breaks off it is asked for again by itself, later
// and later, and not by everybody at the same moment.
import { signal } from '@preact/signals';

import { refusedWith, type Refused } from './answered';
import { LineReader } from './line_reader';

export interface Pauses {
  first: number; // ms until it is tried again for the first time
  most: number;
  silence: number; // without even a beat, the server or the way there is gone
}

// A beat comes every 10 s.
export const usualPauses: Pauses = { first: 500, most: 15_000, silence: 25_000 };

export interface Wanted<Line> {
  open(signal: AbortSignal): Promise<Response>; // asked anew every time: what has come already need not come again
  take(line: Line): void;
  refused(why: Refused): void; // for good: no such match, no longer signed in
  pauses?: Pauses;
  random?: () => number;
}

export type Connection = 'connecting' | 'open' | 'lost';

// Refusals that asking again does not change.
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

export class LineStream<Line extends { type: string }> {
  readonly connection = signal<Connection>('connecting');
  private readonly pauses: Pauses;
  private readonly random: () => number;
  private attempt: AbortController | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly wanted: Wanted<Line>) {
    this.pauses = wanted.pauses ?? usualPauses;
    this.random = wanted.random ?? Math.random;
    void this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.breakOff();
  }

  // The way there may be open again: without waiting for the next try.
  tryNow(): void {
    if (this.closed || this.attempt) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  // Whoever knows that there is no connection need not wait for silence.
  giveUp(): void {
    if (!this.closed && this.attempt) this.lose(this.attempt);
  }

  private async connect(): Promise<void> {
    const attempt = new AbortController();
    this.attempt = attempt;
    this.listenFor(attempt);
    try {
      const response = await this.wanted.open(attempt.signal);
      if (attempt.signal.aborted) return;
      if (!response.ok || !response.body) return await this.turnedAway(response, attempt);
      await this.read(response.body, attempt);
    } catch {
      // Broken off: tried again below.
    }
    this.lose(attempt);
  }

  private async read(body: ReadableStream<Uint8Array>, attempt: AbortController): Promise<void> {
    const chunks = body.getReader();
    const lines = new LineReader<Line>();
    for (;;) {
      const { done, value } = await chunks.read();
      if (done || attempt.signal.aborted) return;
      this.listenFor(attempt);
      for (const line of lines.take(value)) {
        if (attempt.signal.aborted) return;
        this.opened();
        if (line.type === 'bye') return;
        if (line.type !== 'beat') this.wanted.take(line);
      }
    }
  }

  private opened(): void {
    this.failures = 0;
    this.connection.value = 'open';
  }

  private async turnedAway(response: Response, attempt: AbortController): Promise<void> {
    if (!isFinal(response.status)) return this.lose(attempt);
    const text = await response.text().catch(() => '');
    this.close();
    this.wanted.refused(refusedWith(response.status, text));
  }

  private listenFor(attempt: AbortController): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lose(attempt), this.pauses.silence);
  }

  private lose(attempt: AbortController): void {
    if (this.closed || this.attempt !== attempt) return;
    this.breakOff();
    this.connection.value = 'lost';
    const pause = Math.min(this.pauses.most, this.pauses.first * 2 ** this.failures++);
    this.timer = setTimeout(() => void this.connect(), pause * (0.5 + this.random()));
  }

  private breakOff(): void {
    clearTimeout(this.watch);
    const attempt = this.attempt;
    this.attempt = null;
    attempt?.abort();
  }
}
