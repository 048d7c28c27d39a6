// node --test wasm: machine players choose the same shots as the native program's, to the byte. Needs, besides the
// module, the program at HAMMER_PROGRAM or build/bin/hammer.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadHammer } from './load.mjs';
import { HammerText } from './text.mjs';

const built = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const program = process.env.HAMMER_PROGRAM ?? built('bin/hammer');
const hammer = new HammerText(await loadHammer(process.env.HAMMER_WASM ?? built('wasm/bin/hammer.wasm')));
const { games } = hammer.games();

// Options that end a game soon; a game says which of them it has.
function shortGame(game) {
  const short = { innings: 2, game_score: 3 };
  return Object.fromEntries(Object.entries(short).filter(([name]) => game.options.some((each) => each.name === name)));
}

function native({ game, table, players, options, seed, effort }) {
  const given = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const args = ['match', '--json', '--game', game, '--table', table, '--players', players.join(','), ...given];
  const numbers = ['--seed', String(seed), '--effort', String(effort)];
  return execFileSync(program, [...args, ...numbers], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function requestFor(game, table, players, seed) {
  return { game: game.key, table, players, options: shortGame(game), seed, effort: 150 };
}

function expectAlike(request) {
  const lines = hammer.playMatch(JSON.stringify(request)).trimEnd().split('\n');
  const expected = native(request).trimEnd().split('\n');
  const differs = expected.findIndex((line, i) => line !== lines[i]);
  assert.equal(differs, -1, `line ${differs + 1} of ${JSON.stringify(request)}`);
  assert.equal(lines.length, expected.length);
  return JSON.parse(lines.at(-1));
}

for (const game of games) {
  test(`machines play ${game.name} alike on every kind of table`, () => {
    [game.tables[0], game.tables.at(-1)].forEach((table, i) => {
      const result = expectAlike(requestFor(game, table, ['champion', 'league'], 20 + i));
      assert.ok(result.over, JSON.stringify(result));
    });
  });
}

test('every judgement chooses alike', () => {
  ['toddler', 'learner', 'novice', 'casual', 'pro', 'champion/rollout', 'pro/greedy', 'pro/lag-only'].forEach((level, i) => {
    expectAlike(requestFor(games[0], games[0].tables[0], [level, 'league'], 30 + i));
  });
});

test('advice, a rating and an estimate are given alike', () => {
  const [game] = games;
  const position = { game: game.key, weights: [{ color: 'blue', x: 6.2, y: 0.05 }], thrown: 7, to_shoot: 'blue', effort: 300 };
  const aimed = { y: 0, speed: 1.9, angle: 0.01 };
  const thrown = Array.from({ length: 8 }, (_, i) => ({ aimed, thrown: { y: 0.001 * i, speed: 1.9 + 0.01 * i, angle: 0.01 } }));
  const lines = [position, { ...position, rate: { aimed, thrown: aimed } }, { estimate: thrown }, { game: 'whist' }, {}];
  const sent = [...lines.map((line) => JSON.stringify(line)), 'nonsense'];
  const answers = sent.map((line, i) => hammer.advise(line, i + 1)).join('');
  const expected = execFileSync(program, ['advise'], { input: sent.join('\n'), encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.ok(answers === expected);
  assert.ok(JSON.parse(answers.split('\n')[0]).shots.length > 0);
});

test('a machine acts for the umpire, and its record verifies', () => {
  const [game] = games;
  const seats = [{ name: 'Ann' }, { name: 'Machine', hand: 'league' }];
  hammer.newUmpire();
  let { state } = JSON.parse(hammer.umpire(JSON.stringify({ game: game.key, options: shortGame(game), seats, seed: 5 })));
  for (let i = 0; i < 30 && !state.over; ++i) {
    const acted = JSON.parse(hammer.actFor('{"level":"league","effort":100}'));
    assert.ok(acted.ok, acted.error);
    ({ state } = acted);
  }
  assert.ok(state.round > 1 || state.over);
  assert.equal(JSON.parse(hammer.verify(hammer.takeRecord(true))).status, 'verified');
});
