// types.ts says what the engine answers. Here it is asked, in every game, and every answer is held against it.
import { afterAll, describe, expect, it } from 'vitest';

import { withRightSums } from '../../tests/record_sums';
import { engineHere } from '../../tests/engine_here';
import { TypeChecker } from '../../tests/type_checker';
import type { Engine, Played } from './engine';
import type { Color, Command, GameInfo, MatchState, TableInfo } from './types';

const types = new TypeChecker(new URL('./types.ts', import.meta.url).pathname);
const engine = await engineHere();
const games = await engine.games();
const tables = await engine.tables();

function expectFits(value: unknown, type: string): void {
  expect(types.faultsOf(value, type)).toEqual([]);
}

function expectPlayed(played: Played): MatchState {
  expectFits(played.answer, 'UmpireAnswer');
  if (played.course) expectFits(played.course, 'Course');
  if (played.powder) expectFits(played.powder, 'Powder');
  if (!played.answer.ok) throw new Error(played.answer.error);
  return played.answer.state;
}

// Hard enough to send weights over the end now and then, and off a cushion where there are any.
function throwOf(state: MatchState, table: TableInfo, i: number): Command {
  const speed = Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x - 0.2)) * (1 + 0.2 * (i % 4));
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
    const command = i % 13 === 12 ? reportOf(state, game, table) : throwOf(state, table, i);
    expectFits(command, 'Command');
    const played = await engine.command(command);
    if (played.answer.ok) state = expectPlayed(played);
    else expectFits(played.answer, 'UmpireAnswer');
  }
}

describe('what the engine answers is what types.ts says', () => {
  it('lists', async () => {
    for (const game of games) expectFits(game, 'GameInfo');
    for (const table of tables) expectFits(table, 'TableInfo');
    for (const preset of await engine.presets()) expectFits(preset, 'PresetInfo');
    for (const level of await engine.levels()) expectFits(level, 'LevelInfo');
  });

  for (const game of games) {
    it(`a match of ${game.name}`, async () => {
      const places = new Set([game.tables[0], game.tables.at(-1)]);
      for (const table of tables.filter(({ name }) => places.has(name))) {
        await play(game, table, { wear: true, game_score: 5, innings: 2, hickey_cents: 25, best_of: 3 }, 70);
      }
    });
  }

  it('a machine chooses a throw', async () => {
    await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    await engine.command({ cmd: 'open', first: 'Ann' });
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
    expectFits(refused.answer, 'UmpireAnswer');
    expect(refused.answer.ok).toBe(false);
  });

  it('a judgement', async () => {
    for (const game of games) {
      const weights = [{ color: 'red' as const, x: 6.29, y: 0 }, { color: 'blue' as const, x: 6.2, y: 0.1 }];
      const table = game.tables.includes('22ft') ? '22ft' : game.tables[0]!;
      expectFits(await engine.judge({ game: game.key, table, weights, ...(game.throws_four ? { first_color: 'red' as const } : {}) }), 'JudgeAnswer');
    }
    expectFits(await engine.judge({ game: 'whist', weights: [] }), 'JudgeAnswer');
  });

  it('a record', async () => {
    const begun = await engine.begin({ game: games[0]!.key, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 });
    const taken = await engine.resume(begun.lines);
    expectPlayed(taken);
    expect(taken.lines).toBe(begun.lines);
    const refused = await engine.resume('nonsense');
    expectFits(refused.answer, 'UmpireAnswer');
    expect(refused.answer.ok).toBe(false);
    await engine.resume(begun.lines);
    expect(await engine.verify(begun.lines + (await engine.endOfRecord()))).toMatchObject({ ok: true });
    expect(await engine.verify(begun.lines)).toMatchObject({ ok: false });
  });

  // A field that no answer ever has is a mistake in types.ts, or something that is played nowhere above.
  afterAll(() => expect(types.neverSeen().filter((field) => !isAskedFor(field))).toEqual([]));
});

// Commands are what the page says, in many forms; those of a machine were held against their type.
function isAskedFor(field: string): boolean {
  return field.startsWith('Command.') || ['MatchSetup.seed'].includes(field);
}

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
    { cmd: 'report', score: { Ann: 3 } },
    { cmd: 'concede', side: 'Bob' },
  ];
  for (const command of commands) expectPlayed(await engine.command(command));
}
