import { describe, expect, it } from 'vitest';

import { StudyLane, type StudyWorker } from './study_client';

// A worker whose answers the test gives.
class FakeWorker implements StudyWorker {
  static started: FakeWorker[] = [];
  asked: { id: number; method: string }[] = [];
  ended = false;
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;

  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: { id: number; method: string }): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(reply: { result: unknown } | { error: string; field?: string; stopped?: boolean }): void {
    const data = { id: this.asked.at(-1)!.id, ...reply };
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }
}

function begun(endsWorker: boolean) {
  FakeWorker.started = [];
  return new StudyLane(() => new FakeWorker(), { endsWorker });
}
const worker = (place = 0) => FakeWorker.started[place]!;

describe('a lane of the study', () => {
  it('starts no worker before it is asked, and sends one thing at a time', async () => {
    const lane = begun(false);
    expect(FakeWorker.started).toEqual([]);
    const first = lane.ask('toShoot', []);
    const second = lane.ask('courseOf', [3]);
    expect(worker().asked.map(({ method }) => method)).toEqual(['toShoot']);
    worker().reply({ result: 'one' });
    expect(await first).toBe('one');
    worker().reply({ result: 'two' });
    expect(await second).toBe('two');
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('forgets what was taken back before it was sent', async () => {
    const lane = begun(false);
    const taken = new AbortController();
    const first = lane.ask('toShoot', []);
    const second = lane.ask('heat', [], taken.signal);
    const third = lane.ask('advise', []);
    taken.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    worker().reply({ result: 1 });
    worker().reply({ result: 3 });
    expect([await first, await third]).toEqual([1, 3]);
    expect(worker().asked.map(({ method }) => method)).toEqual(['toShoot', 'advise']);
  });

  it('waits for what is worked at where something would be lost with the worker', async () => {
    const lane = begun(false);
    const taken = new AbortController();
    const first = lane.ask('replay', [], taken.signal);
    const second = lane.ask('courseOf', [0]);
    taken.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    worker().reply({ result: 'unwanted' });
    worker().reply({ result: 'wanted' });
    expect(await second).toBe('wanted');
    expect(worker().ended).toBe(false);
  });

  it('breaks off what is worked at where nothing would be', async () => {
    const lane = begun(true);
    const taken = new AbortController();
    const first = lane.ask('advise', [], taken.signal);
    const second = lane.ask('heat', []);
    taken.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().ended).toBe(true);
    worker(1).reply({ result: 'warm' });
    expect(await second).toBe('warm');
  });

  it('begins afresh after a worker that has stopped, or never started', async () => {
    const lane = begun(false);
    const first = lane.ask('toShoot', []);
    worker().reply({ error: 'It has stopped.', stopped: true });
    await expect(first).rejects.toThrow('It has stopped.');
    const second = lane.ask('toShoot', []);
    worker(1).onerror?.call(worker(1) as never, new Event('error') as ErrorEvent);
    await expect(second).rejects.toThrow(/engineNotStarted/);
    const third = lane.ask('toShoot', []);
    worker(2).reply({ result: 'at last' });
    expect(await third).toBe('at last');
  });

  it('opens the record again where the worker that had it is gone', async () => {
    const lane = begun(true);
    const opened = lane.ask('replay', ['record']);
    worker().reply({ result: 'replayed' });
    await opened;
    const trapped = lane.ask('courseOf', [1]);
    const next = lane.ask('courseOf', [2]);
    worker().reply({ error: 'It has stopped.', stopped: true });
    await expect(trapped).rejects.toThrow('It has stopped.');
    worker(1).reply({ result: 'replayed' });
    worker(1).reply({ result: 'course' });
    expect(await next).toBe('course');
    expect(worker(1).asked.map(({ method }) => method)).toEqual(['replay', 'courseOf']);
  });

  it('fails what was asked of a record that does not open again, and tries no further', async () => {
    const lane = begun(true);
    const opened = lane.ask('replay', ['record']);
    worker().reply({ result: 'replayed' });
    await opened;
    const first = lane.ask('courseOf', [1]);
    worker().reply({ error: 'It has stopped.', stopped: true });
    await expect(first).rejects.toThrow('It has stopped.');
    const second = lane.ask('courseOf', [1]);
    worker(1).reply({ error: 'It has stopped again.', stopped: true });
    await expect(second).rejects.toThrow('It has stopped again.');
    expect(FakeWorker.started).toHaveLength(2);
  });

  it('says which field was refused', async () => {
    const lane = begun(false);
    const asked = lane.ask('toShoot', []);
    worker().reply({ error: 'weights is missing', field: 'weights' });
    await expect(asked).rejects.toMatchObject({ name: 'StudyError', field: 'weights', message: 'weights is missing' });
  });
});
