import { describe, expect, it, vi } from 'vitest';

import { engineHere } from '../../tests/engine_here';
import type { Engine } from '../engine/engine';
import type { Course, MatchSetup } from '../engine/types';
import { MatchKeeper } from './match_keeper';
import { MemoryStore } from './match_store';
import type { MatchPlan } from './plan';
import { PlaySession, type Moment } from './play_session';

const pace = { thinking: 0, result: 0 };
const stage = { show: async (_course: Course) => {} };

async function table(plan: MatchPlan): Promise<{ engine: Engine; keeper: MatchKeeper; store: MemoryStore; session: PlaySession; id: string }> {
  const engine = await engineHere();
  const store = new MemoryStore();
  const keeper = new MatchKeeper(engine, store);
  const begun = await keeper.start(plan, 'table');
  if (!begun.ok) throw new Error(begun.error);
  const session = new PlaySession(await keeper.openMatch(begun.id), engine, stage, pace);
  return { engine, keeper, store, session, id: begun.id };
}

function plan(setup: Partial<MatchSetup>, levels: Record<string, string>, first?: string): MatchPlan {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  return { setup: { game: 'knock-off', seats, seed: 7, ...setup }, levels, ...(first === undefined ? {} : { first }) };
}

function until(session: PlaySession, wanted: (moment: Moment) => boolean): Promise<Moment> {
  return vi.waitFor(
    () => {
      const moment = session.moment.value;
      if (!wanted(moment)) throw new Error(`still ${moment.kind}`);
      return moment;
    },
    { timeout: 60_000, interval: 1 },
  );
}

const lag = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 } as const;

describe('every game that the engine has', async () => {
  const games = await (await engineHere()).games();
  it.each(games.map((game) => [game.key, game] as const))('%s is played to its end by machines', async (key, game) => {
    const options = game.options.some(({ name }) => name === 'innings') ? { innings: 1 } : { game_score: 3 };
    const { engine, keeper, session, id } = await table(plan({ game: key, options }, { Ann: 'novice', Bob: 'novice' }));
    session.begin();
    await until(session, ({ kind }) => kind === 'over');
    expect(session.state.value.winner).not.toBeNull();
    const verdict = await engine.verify(await keeper.export(id));
    expect(verdict).toMatchObject({ ok: true });
  });
});

describe('a person at the table', () => {
  it('throws, sees the throw, and is asked again after the machine', async () => {
    const { session } = await table(plan({}, { Bob: 'novice' }, 'Ann'));
    session.begin();
    expect(session.moment.value.kind).toBe('aiming');
    expect(await session.send(lag)).toBe(true);
    expect(session.lastThrow.value?.aimed.speed).toBe(1.85);
    await until(session, ({ kind }) => kind === 'aiming');
    expect(session.state.value.to_shoot).toMatchObject({ player: 'Ann', weights_left: 3 });
  });

  it('is told why a throw is refused, and may throw again', async () => {
    const { session } = await table(plan({}, {}, 'Ann'));
    session.begin();
    expect(await session.send({ ...lag, speed: Number.NaN })).toBe(false);
    expect(session.fault.value).toContain('speed');
    expect(await session.send(lag)).toBe(true);
    expect(session.fault.value).toBeNull();
  });

  it('calls the toss and takes what is left to take', async () => {
    const { session } = await table(plan({}, {}));
    session.begin();
    expect(session.moment.value.kind).toBe('toss');
    await session.send({ cmd: 'toss', side: 'Ann', call: 'heads' });
    while ((await until(session, ({ kind }) => kind !== 'thinking')).kind === 'choice') {
      const take = session.state.value.to_choose?.take.includes('hammer') ? 'hammer' : 'color';
      await session.send({ cmd: 'choose', take, ...(take === 'color' ? { color: 'red' } : {}) });
    }
    expect(session.moment.value.kind).toBe('aiming');
  });

  it('takes back to the last throw of a person', async () => {
    const { session } = await table(plan({}, { Bob: 'novice' }, 'Ann'));
    session.begin();
    const before = session.state.value.hash;
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    expect(await session.takeBack()).toBe(true);
    expect(session.state.value.hash).toBe(before);
    expect(session.moment.value.kind).toBe('aiming');
  });

  it('sees the round judged before the next one begins', async () => {
    const { session } = await table(plan({}, {}, 'Ann'));
    session.begin();
    for (let shot = 0; shot < 8; ++shot) await Promise.race([session.send({ ...lag, y: 0.02 * shot }), until(session, ({ kind }) => kind === 'judging')]);
    const moment = session.moment.value;
    if (moment.kind !== 'judging') throw new Error(moment.kind);
    expect(moment.judged.weights.length).toBeGreaterThan(0);
    expect(new Set(moment.judged.weights.map(({ id }) => id)).size).toBe(moment.judged.weights.length);
    expect(session.state.value.round).toBe(1);
    session.onwards();
    await until(session, ({ kind }) => kind === 'aiming');
    expect(session.state.value.round).toBe(2);
  });

  it('loses the weight when the clock runs out', async () => {
    vi.useFakeTimers();
    try {
      const { session } = await table(plan({ options: { shot_clock: 2 } }, {}, 'Ann'));
      session.begin();
      expect(session.clock.value).toBe(2);
      await vi.advanceTimersByTimeAsync(2500);
      expect(session.state.value.off).toMatchObject([{ fate: 'forfeited', side: 'Ann' }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('saved matches', () => {
  it('go on after a reload as if nothing had been', async () => {
    const { keeper, session, id } = await table(plan({ options: { hand: 'natural' } }, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    const reached = session.state.value;
    const again = await keeper.openMatch(id);
    expect(again.played.answer).toMatchObject({ ok: true, state: { hash: reached.hash } });
  });

  it('keep a shot before it is shown', async () => {
    const { engine, keeper, store, id } = await table(plan({}, {}, 'Ann'));
    let kept = 0;
    const watching = { show: async () => void (kept = (await store.pieces(id)).length) };
    const session = new PlaySession(await keeper.openMatch(id), engine, watching, pace);
    session.begin();
    await session.send(lag);
    expect(kept).toBe(2);
  });

  it('are not overwritten by another window', async () => {
    const { engine, store, session, id } = await table(plan({}, {}, 'Ann'));
    const elsewhere = await new MatchKeeper(await engineHere(), store).openMatch(id);
    await elsewhere.send(lag);
    session.begin();
    expect(await session.send(lag)).toBe(false);
    expect(session.fault.value).toContain('another window');
    expect((await store.pieces(id)).length).toBe(2);
    void engine;
  });

  it('are given away whole and taken in again', async () => {
    const { keeper, session, id } = await table(plan({}, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    const record = await keeper.export(id);
    expect(await session.send(lag)).toBe(true); // it can be played on after that
    const taken = await keeper.import(record);
    if (!taken.ok) throw new Error(taken.error);
    expect((await keeper.openMatch(taken.id)).played.answer).toMatchObject({ ok: true, state: { weights: [{ id: 0 }] } });
  });

  it('refuse what is no record with a sentence', async () => {
    const keeper = new MatchKeeper(await engineHere(), new MemoryStore());
    for (const text of ['', 'nonsense', '{"hammer_record":99}', '[]\n[]']) {
      expect(await keeper.import(text)).toMatchObject({ ok: false });
    }
  });
});
