// node --test wasm: random matches of every game on every table, and everything about their records, are as protocol/schema
// has them. Needs HAMMER_WASM, or that in build/wasm/bin.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SchemaChecker } from '../scripts/schemas/checker.mjs';
import { readSchemas } from '../scripts/schemas/read.mjs';
import { loadHammer } from './load.mjs';
import { playMatch, randomFrom } from './random_match.mjs';
import { HammerText } from './text.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const hammer = new HammerText(await loadHammer(process.env.HAMMER_WASM ?? path('build/wasm/bin/hammer.wasm')));
const checker = new SchemaChecker(readSchemas(path('protocol/schema')), { english: true });
const { games, presets } = hammer.games();
const { tables } = hammer.tables();

function expectFits(text, ...types) {
  const value = JSON.parse(text);
  const faults = types.map((type) => checker.faultsOf(value, type));
  assert.ok(faults.some(({ length }) => length === 0), `${types}: ${faults.flat().slice(0, 5).join('\n')}`);
}
const linesOf = (text) => text.trimEnd().split('\n');

function setupsOf(game) {
  const special = game.tables_with.flatMap(({ option, value, tables: names }) => names.map((table) => ({ table, options: { [option]: value } })));
  const places = [...game.tables.map((table) => ({ table, options: {} })), ...special];
  const sides = (i) => game.sides[i % Math.min(3, game.sides.length)];
  return places.map(({ table, options }, i) => ({
    game: game.key, table, preset: presets[i % presets.length].name, options: { wear: i % 2 === 0, ...options },
    seats: Array.from({ length: sides(i) }, (_, seat) => ({ name: `Player ${seat}`, ...(i % 2 === 0 ? { hand: 'league' } : {}) })), seed: 9,
  }));
}

test('the lists', () => {
  expectFits(hammer.ask('hammer_games'), 'GamesListing');
  expectFits(hammer.ask('hammer_tables'), 'TablesListing');
  expectFits(hammer.ask('hammer_levels'), 'LevelsListing');
});

for (const game of games) {
  test(`matches of ${game.name} on every table, their records and replays`, () => {
    for (const [i, setup] of setupsOf(game).entries()) {
      hammer.newUmpire();
      const { lines, answers } = playMatch((line) => hammer.umpire(line), setup, tables.find(({ name }) => name === setup.table), randomFrom(i), 60);
      for (const answer of answers) expectFits(answer, 'UmpireAnswer');
      expectFits(lines[0], 'MatchSetup');
      for (const [at, line] of lines.entries()) if (at > 0 && JSON.parse(answers[at]).ok) expectFits(line, 'match.Command');
      const record = hammer.takeRecord(true);
      for (const line of linesOf(record)) expectFits(line, 'RecordLine');
      expectFits(hammer.verify(record), 'ReplayVerdict');
      expectFits(hammer.verdict(record), 'RecordVerdict');
      for (const line of linesOf(hammer.replay(record))) expectFits(line, 'ReplayHead', 'PlayedStep', 'ReplayVerdict');
      for (const line of linesOf(hammer.ask('hammer_replay_open', record))) expectFits(line, 'ReplayHead', 'PlayedStep', 'ReplayEnd');
    }
  });
}
