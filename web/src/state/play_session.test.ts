import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { engineInstance } from '../../tests/engine_instance';
import { eventually } from '../../tests/units_setup';
import type { Command, MatchState, Shot } from '../engine/types';
import { MatchLibrary } from './match_library';
import { MemoryStore } from './device_store';
import { PlaySession } from './play_session';
import { lag, libraryWords, pace, plan, stage, table, until } from '../../tests/play_sessions';
import { Referee } from './throw_result';

describe('every game that the engine has', async () => {
  const games = await (await engineInstance()).games();
  it.each(games.map((game) => [game.key, game] as const))('%s is played to its end by machines', async (key, game) => {
    const options = game.options.some(({ name }) => name === 'innings') ? { innings: 1 } : { game_score: 3 };
    const { engine, library, session, id } = await table(plan({ game: key, options }, { Ann: 'novice', Bob: 'novice' }));
    session.begin();
    await until(session, ({ kind }) => kind === 'over');
    expect(session.state.value.winner).not.toBeNull();
    const verdict = await engine.verify(await library.export(id));
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

  it('sees the last throw again, with the match as it stood; a throw ends it', async () => {
    const { session } = await table(plan({}, {}, 'Ann'));
    session.begin();
    session.watchAgain();
    expect(session.moment.value.kind).toBe('aiming'); // nothing was thrown yet
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    const before = session.state.value;
    session.watchAgain();
    expect(session.moment.value).toMatchObject({ kind: 'again', shown: { weights: [], end: before.end, course: { ids: [0] } } });
    session.seen();
    expect(session.moment.value.kind).toBe('aiming');
    expect(session.state.value).toBe(before);
    session.watchAgain();
    expect(await session.send({ ...lag, y: 0.1 })).toBe(true);
    await until(session, ({ kind }) => kind === 'aiming');
    expect(session.state.value.weights).toHaveLength(2);
    await session.takeBack();
    session.watchAgain();
    expect(session.moment.value.kind).toBe('aiming'); // what was taken back is not seen
  });

  it('sees nothing again where nobody may look', async () => {
    const { session } = await table(plan({ game: 'horse-collar', options: { peeking: 'not_allowed' } }, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    session.watchAgain();
    expect(session.moment.value.kind).toBe('aiming');
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
    const fell = session.toss.value;
    expect(fell?.landed).toBe(fell?.side === 'Ann' ? 'heads' : 'tails');
    while ((await until(session, ({ kind }) => kind !== 'thinking')).kind === 'choice') {
      const take = session.state.value.to_choose?.take.includes('hammer') ? 'hammer' : 'color';
      await session.send({ cmd: 'choose', take, ...(take === 'color' ? { color: 'red' } : {}) });
    }
    expect(session.moment.value.kind).toBe('aiming');
    expect(session.toss.value).toBe(fell); // others may not have seen it
    await session.send(lag);
    expect(session.toss.value).toBeNull();
  });

  it('takes back to the last throw of a person', async () => {
    const { library, session, id } = await table(plan({}, { Bob: 'novice' }, 'Ann'));
    session.begin();
    const before = session.state.value.hash;
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    expect(await library.tookBack(id)).toBe(false);
    expect(await session.takeBack()).toBe(true);
    expect(await library.tookBack(id)).toBe(true);
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
    session.continueToNextRound();
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

// What a person answers when the match asks for something.
function answerTo({ phase, to_shoot: next, to_choose: choosing }: MatchState, shot: Shot): Command {
  if (choosing) return choosing.take.includes('hammer') ? { cmd: 'choose', take: 'hammer' } : { cmd: 'choose', take: 'color', color: 'red' };
  if (phase !== 'shooting') return { cmd: 'toss', side: 'Ann', call: 'heads' };
  return next?.throws === 4 ? { cmd: 'throw-four', color: next.color ?? 'red', spread: 0.02, ...shot } : { cmd: 'shoot', ...shot };
}

// A person's throws, each on another line, and the machines' by themselves, to the end. `seen` is told of every state in
// which somebody is to throw.
async function playOut(session: PlaySession, speed: number, angle = 0, seen = (_state: MatchState) => {}): Promise<MatchState> {
  session.begin();
  for (let count = 0; count < 1000; ++count) {
    const moment = await until(session, ({ kind }) => ['toss', 'choice', 'aiming', 'judging', 'over'].includes(kind));
    const { value: state } = session.state;
    if (moment.kind === 'over') return state;
    if (moment.kind === 'aiming') seen(state);
    if (moment.kind === 'judging') session.continueToNextRound();
    else void session.send(answerTo(state, { y: 0.06 * ((count % 5) - 2), speed: speed + 0.04 * (count % 3), angle, spin: 0 }));
    await until(session, (now) => now !== moment);
  }
  throw new Error('the match comes to no end');
}

describe('in company', () => {
  it('a person and two machines play, each for themselves', async () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }];
    const { session } = await table(plan({ game: 'crazy-eight', options: { game_score: 3 }, seats }, { Bob: 'novice', Cy: 'casual' }, 'Ann'));
    const { score, winner } = await playOut(session, 1.78);
    expect(Object.keys(score).sort()).toEqual(['Ann', 'Bob', 'Cy']);
    expect(winner).not.toBeNull();
  });

  it('a series is played until one side cannot be caught', async () => {
    const { session } = await table(plan({ options: { game_score: 1, best_of: 3 } }, { Bob: 'novice' }, 'Ann'));
    const { series, winner } = await playOut(session, 1.78);
    expect(series).toMatchObject({ best_of: 3, wins: { [winner!]: 2 } });
  });

  it('partners play from opposite ends', async () => {
    const seats = [
      { name: 'Ann', side: 'Crown' },
      { name: 'Cy', side: 'Crown' },
      { name: 'Bob', side: 'Anchor' },
      { name: 'Di', side: 'Anchor' },
    ];
    const { session } = await table(plan({ options: { game_score: 8 }, seats }, {}, 'Crown')); // more than one round
    const ends: Record<string, Set<string>> = {};
    await playOut(session, 1.78, 0, ({ to_shoot: next, end }) => (ends[next!.player] ??= new Set()).add(end));
    const from = Object.fromEntries(Object.entries(ends).map(([player, of]) => [player, [...of].join()]));
    expect(from).toEqual({ Ann: from['Ann'], Bob: from['Ann'], Cy: from['Cy'], Di: from['Cy'] });
    expect([from['Ann'], from['Cy']].sort()).toEqual(['A', 'B']);
  });

  it('a board with cushions is played on', async () => {
    const { session } = await table(plan({ table: '9ft-bank', options: { game_score: 1 } }, { Bob: 'novice' }, 'Ann'));
    expect((await playOut(session, 0.9, 0.2)).over).toBe(true);
  });

  it('a throw stays in view as long as its result takes to read, or until the rest is ended', async () => {
    const { engine, library, id } = await table(plan({}, {}, 'Ann'));
    const session = new PlaySession(await library.openMatch(id), stage, { ...pace, rest: 1 });
    const [game, info] = [(await engine.games()).find(({ key }) => key === 'knock-off')!, (await engine.tables()).find(({ name }) => name === session.setup.table)!];
    session.referee = new Referee(engine, session.setup, game, info, () => Promise.reject(new Error('no wobble')));
    session.readingTime = () => 1e9;
    session.begin();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const sent = session.send(lag);
    await eventually(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 1e9 + 1));
    waits.mockRestore();
    expect(session.moment.value.kind).toBe('sliding');
    session.skip();
    await sent;
    expect(session.moment.value.kind).toBe('aiming');
  });
});

describe('where nobody may look', () => {
  const turn = plan({ game: 'horse-collar' }, {}, 'Ann');

  it('no throw is followed to the far end, and nobody is told where it stopped', async () => {
    const { library, id } = await table(turn);
    const seen: boolean[] = [];
    const session = new PlaySession(await library.openMatch(id), { show: async (_course, mayLook) => void seen.push(mayLook) }, pace);
    session.begin();
    await session.send(lag);
    await session.send({ ...lag, y: 0.1 });
    expect(seen).toEqual([false, false]);
    expect(session.events.value.filter((event) => 'from_far_edge_mm' in event)).toEqual([]);
  });
});

describe('the end of a round', () => {
  it('moves its points to the scoreboard, also where the game is won and the next one begins at nothing', async () => {
    const { session } = await table(plan({ options: { game_score: 1, best_of: 3 } }, {}, 'Ann'));
    session.begin();
    for (let shot = 0; shot < 8; ++shot) await Promise.race([session.send({ ...lag, y: 0.03 * shot - 0.1 }), until(session, ({ kind }) => kind === 'judging')]);
    expect(Object.values(session.state.value.score)).toEqual([0, 0]);
    session.showRoundScore();
    expect(Math.max(...Object.values(session.state.value.score))).toBeGreaterThan(0);
  });

  it('leaves what lies there to be seen when a turn has failed', async () => {
    const { session } = await table(plan({ game: 'crazy-eight' }, {}, 'Ann'));
    session.begin();
    void session.send({ cmd: 'throw-four', color: 'red', y: 0, speed: 1.2, angle: 0, spread: 0.01, spin: 0 });
    const moment = await until(session, ({ kind }) => kind === 'judging');
    if (moment.kind !== 'judging') throw new Error(moment.kind);
    expect(moment.judged.judgement).toBeNull();
    expect(moment.judged.lying.length).toBe(4);
    expect(moment.judged.events[0]?.event).toBe('turn_failed');
  });
});

describe('taking back', () => {
  it('never takes back the opening, and a throw that is done again at once was not taken back', async () => {
    const { library, session, id } = await table(plan({}, { Bob: 'novice' }, 'Bob'));
    session.begin();
    await until(session, ({ kind }) => kind === 'aiming');
    const before = session.state.value;
    expect(await session.takeBack()).toBe(false);
    expect(session.state.value.hash).toBe(before.hash);
    expect(session.moment.value.kind).toBe('aiming');
    expect(await library.tookBack(id)).toBe(false);
    await session.send(lag);
    expect(await library.tookBack(id)).toBe(false);
  });

  it('takes back a dusting alone, which is no throw', async () => {
    const { library, session, id } = await table(plan({ options: { wear: true } }, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    await session.send({ cmd: 'dust' });
    await until(session, ({ kind }) => kind === 'aiming');
    expect(await session.takeBack()).toBe(true);
    expect([session.state.value.weights.length, await library.tookBack(id)]).toEqual([1, false]);
    expect(await session.takeBack()).toBe(true);
    expect([session.state.value.weights.length, await library.tookBack(id)]).toEqual([0, true]);
    await session.send(lag); // whatever comes next
    expect(await library.tookBack(id)).toBe(true);
  });
});

describe('saved matches', () => {
  it('stay whole when they are given away while a machine thinks and plays', async () => {
    const { engine, library, session, id } = await table(plan({ options: { game_score: 2 } }, { Ann: 'novice', Bob: 'novice' }));
    session.begin();
    const moments = new Set<string>();
    while (session.moment.value.kind !== 'over') {
      const { value: moment } = session.moment;
      moments.add(moment.kind);
      expect(await engine.verify(await library.export(id))).toMatchObject({ ok: true });
      await until(session, (now) => now !== moment);
    }
    expect(moments).toContain('thinking');
    expect(session.fault.value).toBeNull();
    expect((await library.openMatch(id)).played.answer).toMatchObject({ ok: true, state: { over: true } });
  });

  it('go on from what the engine writes, where what was kept differs', async () => {
    const { library, store, id } = await table(plan({}, {}, 'Ann'));
    const [saved] = await store.list();
    if (!saved) throw new Error('nothing saved');
    await store.replace(saved, await library.export(id), (await store.pieces(id)).length); // here with a last line that closes it
    const match = await library.openMatch(id);
    await match.send(lag);
    expect((await library.openMatch(id)).played.answer).toMatchObject({ ok: true, state: { weights: [{ id: 0 }] } });
  });

  it('of a real table come back as such', async () => {
    const engine = await engineInstance();
    const library = new MatchLibrary(engine, new MemoryStore(), libraryWords);
    const begun = await library.start(plan({}, {}, 'Ann'), 'real');
    if (!begun.ok) throw new Error(begun.error);
    await (await library.openMatch(begun.id)).send({ cmd: 'report', score: { Ann: 3, Bob: 0 } });
    const taken = await library.import(await library.export(begun.id));
    expect(library.saved.value.find(({ id }) => taken.ok && id === taken.id)?.kind).toBe('real');
  });

  it('go on after a reload as if nothing had been', async () => {
    const { library, session, id } = await table(plan({ options: { hand: 'natural' } }, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    const reached = session.state.value;
    const again = await library.openMatch(id);
    expect(again.played.answer).toMatchObject({ ok: true, state: { hash: reached.hash } });
  });

  it('keep a shot before it is shown', async () => {
    const { library, store, id } = await table(plan({}, {}, 'Ann'));
    let kept = 0;
    const watching = { show: async () => void (kept = (await store.pieces(id)).length) };
    const session = new PlaySession(await library.openMatch(id), watching, pace);
    session.begin();
    await session.send(lag);
    expect(kept).toBe(2);
  });

  it('are not overwritten by another window', async () => {
    const { store, session, id } = await table(plan({}, {}, 'Ann'));
    const elsewhere = await new MatchLibrary(await engineInstance(), store, libraryWords).openMatch(id);
    await elsewhere.send(lag);
    session.begin();
    expect(await session.send(lag)).toBe(false);
    expect(session.fault.value).toContain('another window');
    expect((await store.pieces(id)).length).toBe(2);
  });

  it('are given away whole and taken in again', async () => {
    const { library, session, id } = await table(plan({}, {}, 'Ann'));
    session.begin();
    await session.send(lag);
    const record = await library.export(id);
    expect(await session.send(lag)).toBe(true); // it can be played on after that
    const taken = await library.import(record);
    if (!taken.ok) throw new Error(taken.error);
    expect((await library.openMatch(taken.id)).played.answer).toMatchObject({ ok: true, state: { weights: [{ id: 0 }] } });
  });

  it('that are taken in may have been played by somebody else: nobody in them is "you"', async () => {
    const { library, session, id } = await table(plan({ seats: [{ name: 'Ann' }, { name: 'Bob', hand: 'novice' }] }, { Bob: 'novice' }, 'Ann'));
    const taken = await library.import(await library.export(id));
    if (!taken.ok) throw new Error(taken.error);
    const again = new PlaySession(await library.openMatch(taken.id), stage, pace);
    expect([session, again].map((each) => each.ownSide())).toEqual(['Ann', 'Ann']);
    expect([session, again].map((each) => [...each.readers()])).toEqual([['Ann'], []]);
    expect([session, again].map((each) => each.isReader('Ann'))).toEqual([true, false]);
  });

  // Records of formats 1 and 2, as a browser may still hold them.
  it('that an earlier version kept go on in the format of today', async () => {
    const folder = new URL('../../../protocol/tests/records/', import.meta.url);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(11);
    for (const file of files) {
      const { engine, library, store, id } = await table(plan({}, {}, 'Ann'));
      const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
      const begun = lines.slice(0, Math.max(2, Math.floor(lines.length / 2))).join('\n') + '\n';
      const [saved] = await store.list();
      await store.replace(saved!, begun, (await store.pieces(saved!.id)).length);
      const match = await library.openMatch(id);
      const played = await match.send({ cmd: 'concede', side: match.setup.seats[0]!.side });
      expect(played.answer.ok, file).toBe(true);
      const record = (await store.pieces(id)).join('');
      expect(record.startsWith('{"hammer_record":3,')).toBe(true);
      expect(await engine.verify(await library.export(id)), file).toMatchObject({ ok: true });
    }
  });

  it('refuse what is no record with a sentence', async () => {
    const library = new MatchLibrary(await engineInstance(), new MemoryStore(), libraryWords);
    for (const text of ['', 'nonsense', '{"hammer_record":99}', '[]\n[]']) {
      expect(await library.import(text)).toMatchObject({ ok: false });
    }
  });
});
