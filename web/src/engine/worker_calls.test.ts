import { describe, expect, it } from 'vitest';

import { createEngine, drawSeed, type EngineWorker, type Reply, type EngineCall } from './worker_calls';

// A worker whose answers the test gives.
class FakeWorker implements EngineWorker {
  asked: EngineCall[] = [];
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;

  postMessage(request: EngineCall): void {
    this.asked.push(request);
  }
  reply(reply: Reply): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: reply }));
  }
}

function begun() {
  const worker = new FakeWorker();
  return { worker, engine: createEngine(worker) };
}

describe('the engine seen from the page', () => {
  it('gives every asker its own answer', async () => {
    const { worker, engine } = begun();
    const games = engine.games();
    const levels = engine.levels();
    const [first, second] = worker.asked;
    expect([first?.method, second?.method]).toEqual(['games', 'levels']);
    worker.reply({ id: second!.id, result: ['levels'] });
    worker.reply({ id: first!.id, result: ['games'] });
    expect(await games).toEqual(['games']);
    expect(await levels).toEqual(['levels']);
  });

  it('rejects with the sentence that came back', async () => {
    const { worker, engine } = begun();
    const chosen = engine.act('nobody');
    worker.reply({ id: worker.asked[0]!.id, error: 'There is no such level.' });
    await expect(chosen).rejects.toThrow('There is no such level.');
  });

  it('rejects everything once the worker cannot be started', async () => {
    const { worker, engine } = begun();
    const games = engine.games();
    worker.onerror?.call(worker as never, new Event('error') as ErrorEvent);
    await expect(games).rejects.toThrow(/engineNotStarted/);
    await expect(engine.tables()).rejects.toThrow(/engineNotStarted/);
    expect(worker.asked.length).toBe(1);
  });

  it('hands a seed over with every match, another each time', () => {
    const { worker, engine } = begun();
    void engine.begin({ game: 'any', seats: [] });
    void engine.resume('a record');
    const seeds = worker.asked.map(({ args }) => args[1] as number);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    expect(new Set([...seeds, ...Array.from({ length: 100 }, drawSeed)]).size).toBe(102);
  });
});
