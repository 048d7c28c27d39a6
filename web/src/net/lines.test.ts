import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Refused } from './api';
import { LineReader, LineStream, watchReach } from './lines';

type Line = { type: string; n?: number };
type Sink = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();
const pauses = { first: 100, max: 1000, silence: 5000 };

// A server whose answers the test gives, one for each time it is asked.
class Opening {
  readonly sinks: Sink[] = [];
  readonly signals: AbortSignal[] = [];
  status = 200;
  isDown = false;

  open = async (signal: AbortSignal): Promise<Response> => {
    this.signals.push(signal);
    if (this.isDown) throw new TypeError('no way there');
    if (this.status !== 200) return new Response('{"error":"there is no such match","code":"no_match"}', { status: this.status });
    return new Response(new ReadableStream<Uint8Array>({ start: (sink) => void this.sinks.push(sink) }));
  };
  send(text: string, place = this.sinks.length - 1): void {
    this.sinks[place]!.enqueue(encoder.encode(text));
  }
}

function following(opening = new Opening()) {
  const taken: Line[] = [];
  const refused: Refused[] = [];
  const stream = new LineStream<Line>({ open: opening.open, take: (line) => taken.push(line), refused: (why) => refused.push(why), pauses, random: () => 0.5 });
  return { opening, taken, refused, stream };
}

const soon = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a stream of lines', () => {
  it('hands every line over, however it is cut into pieces', async () => {
    const { opening, taken, stream } = following();
    await soon();
    expect(stream.connection.value).toBe('connecting');
    for (const piece of ['{"type":"li', 've"}\n{"type":"line","n":1}\n\n{"ty', 'pe":"beat"}\n']) {
      opening.send(piece);
      await soon();
    }
    expect(taken).toEqual([{ type: 'live' }, { type: 'line', n: 1 }]);
    expect(stream.connection.value).toBe('open');
    stream.close();
  });

  it('asks again when it breaks off, later and later, and soon again once something has come', async () => {
    const { opening, stream } = following();
    await soon();
    opening.send('{"type":"live"}\n');
    await soon();
    opening.isDown = true;
    opening.sinks[0]!.error(new TypeError('broken'));
    await soon();
    expect(stream.connection.value).toBe('lost');
    const times: number[] = [];
    for (let asked = 1; asked < 7; ++asked) {
      const start = Date.now();
      while (opening.signals.length <= asked) await vi.advanceTimersByTimeAsync(10);
      times.push(Math.round((Date.now() - start) / 100) * 100);
    }
    expect(times).toEqual([100, 200, 400, 800, 1000, 1000]);
    opening.isDown = false;
    await vi.advanceTimersByTimeAsync(1100);
    opening.send('{"type":"live"}\n');
    await soon();
    expect(stream.connection.value).toBe('open');
    stream.close();
  });

  it('counts as gone without even a beat', async () => {
    const { opening, stream } = following();
    await soon();
    opening.send('{"type":"live"}\n');
    await vi.advanceTimersByTimeAsync(4000);
    opening.send('{"type":"beat"}\n');
    await vi.advanceTimersByTimeAsync(4000);
    expect(stream.connection.value).toBe('open');
    await vi.advanceTimersByTimeAsync(1010);
    expect(stream.connection.value).toBe('lost');
    expect(opening.signals[0]?.aborted).toBe(true);
    stream.close();
  });

  it('comes back after a goodbye, and where the server is busy', async () => {
    const { opening, refused, stream } = following();
    await soon();
    opening.status = 503;
    opening.send('{"type":"bye","why":"stopping"}\n');
    await vi.advanceTimersByTimeAsync(400);
    expect(refused).toEqual([]);
    opening.status = 200;
    await vi.advanceTimersByTimeAsync(2000);
    expect(opening.sinks.length).toBe(2);
    stream.close();
  });

  it('ends where it is refused for good', async () => {
    const opening = new Opening();
    opening.status = 404;
    const { refused } = following(opening);
    await vi.advanceTimersByTimeAsync(5000);
    expect(refused).toMatchObject([{ status: 404, error: 'there is no such match', code: 'no_match', arguments: {} }]);
    expect(opening.signals.length).toBe(1);
  });

  it('is over when it is closed', async () => {
    const { opening, taken, stream } = following();
    await soon();
    stream.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opening.signals.length).toBe(1);
    expect(opening.signals[0]?.aborted).toBe(true);
    expect(taken).toEqual([]);
  });

  it('is tried at once when the browser is online again or looked at, and given up when it is offline', async () => {
    const { opening, stream } = following();
    const browser = new EventTarget();
    const page = Object.assign(new EventTarget(), { hidden: false });
    const unwatch = watchReach(stream, browser, page);
    await soon();
    opening.send('{"type":"live"}\n');
    await soon();
    browser.dispatchEvent(new Event('offline'));
    expect(stream.connection.value).toBe('lost');
    browser.dispatchEvent(new Event('online'));
    await soon();
    expect(opening.signals.length).toBe(2);
    page.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(opening.signals.length).toBe(2); // one is on its way
    unwatch();
    stream.close();
  });
});

it('a letter that comes in two pieces is one letter', () => {
  const bytes = encoder.encode('{"type":"phrase","from":"Zoë"}\n');
  const reader = new LineReader<{ from: string }>();
  expect([...bytes].flatMap((byte) => reader.take(Uint8Array.of(byte)))).toEqual([{ type: 'phrase', from: 'Zoë' }]);
});
