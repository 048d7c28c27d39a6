// Streams of lines from the server: one for a match, one for the signed-in person. A stream that breaks off is opened again,
// after longer and longer pauses that are random, so that not every page comes back at once.
import { signal } from '@preact/signals';

import { refusedWith, type Api, type Refused } from './api';
import type { MatchLine, PersonLine } from './messages';

export interface Pauses {
  first: number; // ms before the first retry
  max: number;
  silence: number; // ms without even a heartbeat after which the connection counts as lost
}

// A heartbeat comes every 10 s.
export const defaultPauses: Pauses = { first: 500, max: 15_000, silence: 25_000 };

export interface StreamOptions<Line> {
  open(signal: AbortSignal): Promise<Response>; // for each attempt, so that it can ask only for lines that are not here yet
  take(line: Line): void;
  refused(why: Refused): void; // finally: no such match, no longer signed in
  pauses?: Pauses;
  random?: () => number;
}

export type Connection = 'connecting' | 'open' | 'lost';

// Retrying does not change these refusals.
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

  constructor(private readonly options: StreamOptions<Line>) {
    this.pauses = options.pauses ?? defaultPauses;
    this.random = options.random ?? Math.random;
    void this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.breakOff();
  }

  // The connection may be back: without waiting for the next retry.
  tryNow(): void {
    if (this.closed || this.attempt) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  // The connection is known to be lost: without waiting for the silence.
  giveUp(): void {
    if (!this.closed && this.attempt) this.lose(this.attempt);
  }

  private async connect(): Promise<void> {
    const attempt = new AbortController();
    this.attempt = attempt;
    this.restartWatch(attempt);
    try {
      const response = await this.options.open(attempt.signal);
      if (attempt.signal.aborted) return;
      if (!response.ok || !response.body) return await this.onRefused(response, attempt);
      await this.read(response.body, attempt);
    } catch {
      // Broken off: retried below.
    }
    this.lose(attempt);
  }

  private async read(body: ReadableStream<Uint8Array>, attempt: AbortController): Promise<void> {
    const chunks = body.getReader();
    const lines = new LineReader<Line>();
    for (;;) {
      const { done, value } = await chunks.read();
      if (done || attempt.signal.aborted) return;
      this.restartWatch(attempt);
      for (const line of lines.take(value)) {
        if (attempt.signal.aborted) return;
        this.opened();
        if (line.type === 'bye') return;
        if (line.type !== 'beat') this.options.take(line);
      }
    }
  }

  private opened(): void {
    this.failures = 0;
    this.connection.value = 'open';
  }

  private async onRefused(response: Response, attempt: AbortController): Promise<void> {
    if (!isFinal(response.status)) return this.lose(attempt);
    const text = await response.text().catch(() => '');
    this.close();
    this.options.refused(refusedWith(response.status, text));
  }

  private restartWatch(attempt: AbortController): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lose(attempt), this.pauses.silence);
  }

  private lose(attempt: AbortController): void {
    if (this.closed || this.attempt !== attempt) return;
    this.breakOff();
    this.connection.value = 'lost';
    const pause = Math.min(this.pauses.max, this.pauses.first * 2 ** this.failures++);
    this.timer = setTimeout(() => void this.connect(), pause * (0.5 + this.random()));
  }

  private breakOff(): void {
    clearTimeout(this.watch);
    const attempt = this.attempt;
    this.attempt = null;
    attempt?.abort();
  }
}

// Joins bytes to lines of JSON. A chunk may end within a line, and within a character.
export class LineReader<Line> {
  private readonly decoder = new TextDecoder();
  private begun = '';

  // The lines that this chunk completes. Throws on text that is not JSON, which our server does not send.
  take(chunk: Uint8Array): Line[] {
    const parts = (this.begun + this.decoder.decode(chunk, { stream: true })).split('\n');
    this.begun = parts.pop()!;
    return parts.filter((part) => part.trim() !== '').map((part) => JSON.parse(part) as Line);
  }
}

interface Listener<Line> {
  take(line: Line): void;
  refused(why: Refused): void;
  pauses?: Pauses;
}

// `since`: the number of the last line that is here, -1 for none; called for each attempt.
export function matchStream(api: Api, id: string, since: () => number, listener: Listener<MatchLine>): LineStream<MatchLine> {
  const path = () => `matches/${encodeURIComponent(id)}/stream?since=${since()}`;
  return new LineStream({ ...listener, open: (signal) => api.openStream(path(), signal) });
}

export function personStream(api: Api, listener: Listener<PersonLine>): LineStream<PersonLine> {
  return new LineStream({ ...listener, open: (signal) => api.openStream('stream', signal) });
}

// Retries or gives up when the browser knows more than silence tells: the connection is back or gone, or the page is visible
// again.
export interface Reach {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

export interface Streaming {
  tryNow(): void;
  giveUp(): void;
}

export function watchReach(stream: Streaming, windowLike: Reach = window, pageLike: Reach & { hidden: boolean } = document): () => void {
  const back = () => stream.tryNow();
  const gone = () => stream.giveUp();
  const looked = () => {
    if (!pageLike.hidden) stream.tryNow();
  };
  windowLike.addEventListener('online', back);
  windowLike.addEventListener('offline', gone);
  pageLike.addEventListener('visibilitychange', looked);
  return () => {
    windowLike.removeEventListener('online', back);
    windowLike.removeEventListener('offline', gone);
    pageLike.removeEventListener('visibilitychange', looked);
  };
}
