// protocol/schema says what the engine is told and answers. Here it is asked, in every game, by the page's module and by the
// one that says everything in English too, and all that goes through them is held against the schemas.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withRightSums } from '../../tests/records';
import { neverSeen } from '../../tests/checked_module';
import { engineInstance, moduleInstance } from '../../tests/engine_instance';
import { TypeChecker } from '../../tests/type_checker';
import type { Engine, Played } from './engine';
import type { Color, Command, GameInfo, MatchState, TableInfo } from './types';

const types = new TypeChecker(new URL('./types.ts', import.meta.url).pathname);
let engine = await engineInstance();
const games = await engine.games();
const tables = await engine.tables();
const hosted = readFileSync(new URL('../../../protocol/tests/hosted/knock_off.ndjson', import.meta.url), 'utf8');

function expectFits(value: unknown, type: string): void {
  expect(types.faultsOf(value, type)).toEqual([]);
}

function expectPlayed(played: Played): MatchState {
  if (played.course) expectFits(played.course, 'Course');
  if (played.powder) expectFits(played.powder, 'Powder');
  if (!played.answer.ok) throw new Error(played.answer.error);
  return played.answer.state;
}

// Hard enough to send weights over the end now and then, and off a cushion where there are any; or far too soft.
function throwOf(state: MatchState, table: TableInfo, i: number): Command {
  const speed = Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x - 0.2)) * (i % 7 === 5 ? 0.4 : 1 + 0.2 * (i % 4));
  const shot = { y: 0.05 * ((i % 5) - 2), speed, angle: table.cushions ? 0.12 : 0.004, spin: i };
  return state.to_shoot?.throws === 4 ? { cmd: 'throw-four', color: 'red', spread: 0.02, ...shot } : { cmd: 'shoot', ...shot };
}

function reportOf(state: MatchState, game: GameInfo, table: TableInfo): Command {
  const at = (color: Color, x: number) => ({ color, x: table.length - x, y: 0.01 });
  const weights = [at('red', 0.1), at('blue', 0.4)];
  return state.to_shoot?.throws === 4 || game.throws_four ? { cmd: 'report', weights, first_color: 'red' } : { cmd: 'report', weights };
}

async function play(game: GameInfo, table: TableInfo, options: Record<string, boolean | number>, commands: number): Promise<void> {
  const known = Object.fromEntries(Object.entries(options).filter(([name]) => game.options.some((option) => option.name === name)));
  const seats = [{ name: 'Ann', hand: 'league' }, { name: 'Bob' }];
  let state = expectPlayed(await engine.begin({ game: game.key, table: table.name, options: known, seats, seed: 3 }));
  for (let i = 0; i < commands && !state.over; ++i) {
    if (state.phase !== 'shooting') {
      state = expectPlayed(await engine.act('novice'));
      continue;
    }
    const played = await engine.command(commandOf(state, game, table, i));
    if (played.answer.ok) state = expectPlayed(played);
  }
}

function commandOf(state: MatchState, game: GameInfo, table: TableInfo, i: number): Command {
  if (i % 29 === 28) return { cmd: 'forfeit' };
  return i % 13 === 12 ? reportOf(state, game, table) : throwOf(state, table, i);
}

// Of a game in which each side has the board alone, until it would be over.
async function playLevel(game: GameInfo): Promise<void> {
  const options = game.options.some(({ name }) => name === 'innings') ? { innings: 1 } : {};
  let state = expectPlayed(await engine.begin({ game: game.key, options, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }));
  state = expectPlayed(await engine.command({ cmd: 'open', order: ['Bob', 'Ann'] }));
  for (let i = 0; i < 4 && state.to_shoot; ++i) state = expectPlayed(await engine.command({ cmd: 'report', score: { [state.to_shoot.side]: 0 } }));
}

describe.each(['hammer-page', 'hammer'] as const)('what the engine answers is what the schemas say: %s', (name) => {
  beforeAll(async () => {
    engine = await engineInstance(name);
  });

  it('lists', async () => {
    expect(await engine.games()).toHaveLength(games.length);
    expect(await engine.tables()).toHaveLength(tables.length);
    expect(await engine.presets()).not.toEqual([]);
    expect(await engine.levels()).not.toEqual([]);
  });

  for (const game of games) {
    it(`a match of ${game.name}`, async () => {
      const places = new Set([game.tables[0], game.tables.at(-1)]);
      for (const table of tables.filter(({ name }) => places.has(name))) {
        await play(game, table, { wear: true, game_score: 5, innings: 2, hickey_cents: 25, best_of: 3 }, 70);
      }
    });
  }

  for (const game of games.filter(({ shares_board }) => !shares_board)) {
    it(`nobody scores in ${game.name}`, () => playLevel(game));
  }

  it('sides with names, and a toss', async () => {
    for (const other of ['Cats', 'red']) {
      const seats = [{ name: 'Ann', side: 'Owls' }, { name: 'Bob', side: other }];
      await engine.begin({ game: games[0]!.key, preset: 'tournament', table: '22ft', powder: 'fast', weight: 'medium', options: { start_end: 'designated' }, seats, seed: 3 });
      const { to_choose } = expectPlayed(await engine.command({ cmd: 'toss', side: 'Owls', call: 'heads', end: 'B' }));
      const color = to_choose!.take.includes('color');
      expectPlayed(await engine.command(color ? { cmd: 'choose', take: 'color', color: 'blue' } : { cmd: 'choose', take: 'hammer' }));
    }
  });

  it('three sides, of which none calls', async () => {
    const game = games.find(({ sides }) => sides.includes(3))!;
    await engine.begin({ game: game.key, seats: ['Ann', 'Bob', 'Eve'].map((name) => ({ name })), seed: 3 });
    expectPlayed(await engine.command({ cmd: 'toss' }));
    expectPlayed(await engine.act('novice'));
  });

  it('commands besides throws', async () => {
    await playTheRest(engine);
  });

  it('a match that is followed by its lines, and a throw that comes out otherwise here', async () => {
    const [game] = games;
    const begun = await engine.begin({ game: game!.key, options: { hand: 'natural' }, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    const lines = [begun.lines];
    const states = [expectPlayed(begun)];
    for (const command of [{ cmd: 'open', first: 'Ann' } as Command, throwOf(states[0]!, tables[0]!, 0)]) {
      const played = await engine.command(command);
      lines.push(played.lines);
      states.push(expectPlayed(played));
    }
    for (const [i, line] of lines.entries()) {
      const followed = await engine.follow(line);
      expect(expectPlayed(followed)).toEqual(states[i]);
      expect(followed.lines).toBe(line);
      expect(followed.course === null).toBe(i < 2);
    }
    const [head, opened, thrown] = lines as [string, string, string];
    expect(expectPlayed(await engine.follow(lines.join('')))).toEqual(states[2]);
    await engine.follow(head + opened);
    const moved = withRightSums(head + opened + thrown.replace(/"rests":\[\{"x":(\d+\.)/, '"rests":[{"x":$10'));
    const other = await engine.follow(moved.slice((head + opened).length));
    expectPlayed(other);
    expect(other.answer).toMatchObject({ ok: true, differs: true });
    const refused = await engine.follow(opened);
    expect(refused.answer.ok).toBe(false);
  });

  it('a match that was claimed from a side, which did not concede', async () => {
    const begun = await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    const opened = await engine.command({ cmd: 'open', first: 'Ann' });
    const { lines } = await engine.command({ cmd: 'concede', side: 'Bob' });
    const claim = lines.replace('"event":"concede","side":1', '"event":"concede","side":1,"claimed":true').replace('"conceded"', '"claimed"');
    const followed = await engine.follow(withRightSums(begun.lines + opened.lines + claim));
    expect(expectPlayed(followed)).toMatchObject({ winner: 'Ann', conceded: ['Bob'] });
    const claimed = { event: 'claimed', side: 'Bob', ...(name === 'hammer' ? { text: "Win claimed: Bob didn't come back." } : {}) };
    expect(followed.answer).toMatchObject({ events: expect.arrayContaining([expect.objectContaining(claimed)]) });
  });

  it('a score sheet, and how it is put right', async () => {
    await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    await engine.command({ cmd: 'open', first: 'Ann' });
    for (const score of [{ Ann: 3 }, { Bob: 2 }, { Ann: 1 }]) expectPlayed(await engine.command({ cmd: 'report', score }));
    const weights = [{ color: 'red' as const, x: 6, y: 0 }];
    const corrected = await engine.command({ cmd: 'correct', report: 2, removes: 1, puts: [{ weights, first: 'Ann' }] });
    expectPlayed(corrected);
    expect(corrected.lines).toMatch(/^\{"hammer_record":3,"uses":\["corrections"\]/);
    expect(corrected.answer).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ event: 'corrected', report: 2, removes: 1, puts: 1 })]) });
    const { rounds } = await engine.sheet();
    expect(rounds.map(({ report, by, points }) => [report, by, Object.keys(points)])).toEqual([
      [1, 'points', ['Ann', 'Bob']], [2, 'weights', ['Ann', 'Bob']], [3, 'points', ['Ann', 'Bob']],
    ]);
    expect(rounds[1]!.weights).toEqual(weights);
    const refused = await engine.command({ cmd: 'correct', report: 1, removes: 1, puts: [{ score: { Ann: 15 } }] });
    expect(refused.answer).toMatchObject({ ok: false, field: 'leave_out', error: expect.stringContaining('game_would_be_over') });
    expectPlayed(await engine.command({ cmd: 'correct', report: 1, removes: 1, puts: [{ score: { Ann: 15 } }], leave_out: 2 }));
    expect((await engine.sheet()).rounds).toHaveLength(1);
  });

  it('a score sheet of throws, of four together and with a jar', async () => {
    const begin = async (game: GameInfo, options: Record<string, number> = {}) => {
      await engine.begin({ game: game.key, options, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
      return expectPlayed(await engine.command({ cmd: 'open', first: 'Ann' }));
    };
    let state = await begin(games[0]!);
    for (const round = state.round; state.round === round; ) state = expectPlayed(await engine.command({ cmd: 'forfeit' }));
    expect((await engine.sheet()).rounds).toMatchObject([{ report: null, by: 'throws', side: null, first: 'Ann' }]);

    await begin(games.find(({ throws_four }) => throws_four)!);
    const together = { weights: [{ color: 'red' as const, x: 6.2, y: 0 }], first_color: 'blue' as const };
    expectPlayed(await engine.command({ cmd: 'report', ...together }));
    expectPlayed(await engine.command({ cmd: 'correct', report: 1, removes: 1, puts: [together] }));
    expect((await engine.sheet()).rounds).toMatchObject([{ side: 'Ann', ...together }]);

    await begin(games.find(({ options }) => options.some(({ name }) => name === 'hickey_cents'))!, { hickey_cents: 25 });
    expectPlayed(await engine.command({ cmd: 'report', score: { Ann: 0 } }));
    expect((await engine.sheet()).rounds).toMatchObject([{ hickey_cents: 25, points: { Ann: 0 }, total: { Ann: 0, Bob: 0 } }]);
    expectPlayed(await engine.command({ cmd: 'concede', side: 'Ann' }));
    expect((await engine.sheet()).rounds).toMatchObject([{ hickey_cents: 25, jar: { side: 'Bob', cents: 25 } }]);
    expect(await engine.sheet()).toMatchObject({ worth: expect.arrayContaining([[0, 0]]), both_score: false });
  });

  it('a judgement', async () => {
    for (const game of games) {
      const weights = [{ color: 'red' as const, x: 6.29, y: 0 }, { color: 'blue' as const, x: 6.2, y: 0.1 }];
      const table = game.tables.includes('22ft') ? '22ft' : game.tables[0]!;
      expect(await engine.judge({ game: game.key, table, weights, ...(game.throws_four ? { first_color: 'red' as const } : {}) })).toHaveProperty('verdict');
    }
    expect(await engine.judge({ game: games[0]!.key, preset: 'tournament', options: { tie_tolerance_mm: 1 }, weight: 'medium', weights: [] })).toHaveProperty('verdict');
    expect(await engine.judge({ game: 'whist', weights: [] })).toMatchObject({ field: 'game' });
  });

  it('a record', async () => {
    const begun = await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    const taken = await engine.resume(begun.lines);
    expectPlayed(taken);
    expect(taken.lines).toBe(begun.lines);
    const refused = await engine.resume('nonsense');
    expect(refused.answer.ok).toBe(false);
    await engine.resume(begun.lines);
    expect(await engine.verify(begun.lines + (await engine.endOfRecord()))).toMatchObject({ ok: true });
    expect(await engine.verify(begun.lines)).toMatchObject({ ok: false });
  });

  it('a match that a server hosted: its luck, and its lines one by one', async () => {
    const { ok, luck } = await engine.verify(hosted);
    expect(ok).toBe(true);
    expect(luck?.numbers).toEqual([null, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await engine.verify(withRightSums(hosted.replace(/"secret":"../, '"secret":"zz')))).toMatchObject({ ok: false, luck: null });
    for (const line of hosted.trimEnd().split('\n')) {
      const followed = await engine.follow(line);
      expectPlayed(followed);
      if (line.startsWith('{"number"')) expect(followed.answer).toMatchObject({ ok: true, events: [] });
    }
  });
});

it('a machine that is told how long to think', async () => {
  const module = await moduleInstance('hammer');
  module.call('hammer_umpire_new', 3);
  module.ask('hammer_umpire', JSON.stringify({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }] }));
  module.ask('hammer_umpire', JSON.stringify({ cmd: 'open', first: 'Ann' }));
  expect(JSON.parse(module.ask('hammer_umpire_act', '{"level":"pro","effort":100,"effort_last":100}'))).toMatchObject({ ok: true });
});

it('verdicts on records: whole, changed, of another revision, without names', async () => {
  const module = await moduleInstance('hammer');
  const verdictOn = (record: string) => JSON.parse(module.ask('hammer_verify_record', record));
  const begun = await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann', side: 'Owls' }, { name: 'Bob' }], seed: 3 });
  const opened = await engine.command({ cmd: 'open', first: 'Owls' });
  const record = begun.lines + opened.lines + (await engine.endOfRecord());
  const nameless = record.replace(/.*"names".*\n/, '');
  const other = (text: string) => withRightSums(text.replace('"uses":[]', '"uses":["tides"]').replace(/"physics_revision":\d+/, '"physics_revision":999'));
  for (const text of [record, nameless]) {
    expect(verdictOn(text)).toMatchObject({ status: 'verified' });
    expect(verdictOn(other(text))).toMatchObject({ status: 'unverified', objection: expect.stringContaining('tides') });
    expect(verdictOn(text.trimEnd().split('\n').slice(0, -1).join('\n') + '\n')).toMatchObject({ status: 'refused', code: 'cut_off' });
  }
  expect((await engine.resume(other(record))).answer).toMatchObject({ ok: false, error: expect.stringContaining('other_revision') });
});

// A field that nothing ever has is a mistake in a schema, or something that is played nowhere above.
afterAll(() => expect([...neverSeen(() => true), ...types.neverSeen()]).toEqual([]));

async function playTheRest(engine: Engine): Promise<void> {
  const [game] = games;
  const options = { wear: true, dusting: 'director', peeking: 'not_allowed' };
  expectPlayed(await engine.begin({ game: game!.key, options, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }));
  const commands: Command[] = [
    { cmd: 'open', first: 'Ann', end: 'B', color: 'blue' },
    { cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 },
    { cmd: 'undo' },
    { cmd: 'redo' },
    { cmd: 'grant-dust' },
    { cmd: 'dust', area: 'edges' },
    { cmd: 'foul', side: 'Ann', kind: 'foot' },
    { cmd: 'forfeit' },
    { cmd: 'report', score: { Ann: 3 }, first: 'Bob' },
    { cmd: 'concede', side: 'Bob' },
  ];
  for (const command of commands) expectPlayed(await engine.command(command));
}
