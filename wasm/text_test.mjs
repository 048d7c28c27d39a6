// node --test wasm: the text exports give the bytes of the native program. Needs, besides the module, the program at
// HAMMER_PROGRAM or build/bin/hammer.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadHammer } from './load.mjs';
import { playMatch, randomFrom } from './random_match.mjs';
import { HammerText } from './text.mjs';

const built = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const program = process.env.HAMMER_PROGRAM ?? built('bin/hammer');
const hammer = new HammerText(await loadHammer(process.env.HAMMER_WASM ?? built('wasm/bin/hammer.wasm')));
const { games, presets } = hammer.games();
const { tables } = hammer.tables();
const folder = mkdtempSync(join(tmpdir(), 'hammer-wasm-'));
after(() => rmSync(folder, { recursive: true }));

const native = (args, input = '') =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] });

// Options that end a game soon; a game says which of them it has.
function shortGame(game) {
  const short = { innings: 2, game_score: 5 };
  return Object.fromEntries(Object.entries(short).filter(([name]) => game.options.some((each) => each.name === name)));
}

// Where a game can be played: on its tables, and on those that the value of one option adds.
function places(game) {
  const added = game.tables_with.flatMap(({ option, value, tables: names }) =>
    names.map((table) => ({ table, options: { [option]: value } })));
  return [...game.tables.map((table) => ({ table, options: {} })), ...added];
}

function setupFor(game, place, preset) {
  const { table } = place;
  const options = { hand: 'natural', wear: true, ...shortGame(game), ...place.options };
  const sides = Math.min(3, game.sides.at(-1));
  const seats = Array.from({ length: sides }, (_, i) => ({ name: `"Player" ${i} é` }));
  return { game: game.key, table, preset, options, seats, seed: 11 };
}

function matches() {
  return games.flatMap((game) =>
    places(game).flatMap((place) => presets.map(({ name }) => setupFor(game, place, name))),
  );
}

test('games and tables are listed as by the program', () => {
  assert.equal(hammer.ask('hammer_games') + '\n', native(['games', '--json']));
  assert.equal(hammer.ask('hammer_tables') + '\n', native(['tables', '--json']));
});

test('a match of every game, table and preset is umpired alike, and its record is the same', () => {
  const played = new Set();
  matches().forEach((setup, i) => {
    const table = tables.find((each) => each.name === setup.table);
    hammer.newUmpire();
    const { lines, answers } = playMatch((line) => hammer.umpire(line), setup, table, randomFrom(i));
    const record = hammer.takeRecord(true);
    const file = join(folder, `${i}.ndjson`);
    assert.equal(native(['umpire', '--record', file], lines.join('\n')), answers.join('\n') + '\n', JSON.stringify(setup));
    // Names are salted anew in each record: with the other's salts it is the same to the byte.
    const text = readFileSync(file, 'utf8');
    hammer.resume(text.split('\n').slice(0, 2).join('\n') + '\n', true);
    lines.slice(1).forEach((line) => hammer.umpire(line));
    assert.equal(hammer.takeRecord(true), text);

    const verdict = JSON.parse(hammer.verify(record));
    assert.equal(verdict.status, 'verified');
    assert.equal(verdict.hash, JSON.parse(answers.at(-1)).state.hash);
    assert.equal(hammer.replay(text), native(['replay', '--json', file]));
    played.add(setup.game).add(setup.table);
  });
  assert.equal(played.size, games.length + tables.length);
});

test('a record is resumed and goes on as if the match had never stopped', () => {
  const setup = setupFor(games[0], places(games[0])[0], 'tournament');
  const table = tables.find((each) => each.name === setup.table);
  hammer.newUmpire();
  const { lines, answers } = playMatch((line) => hammer.umpire(line), setup, table, randomFrom(3));
  const whole = hammer.takeRecord(true);
  for (const cut of [1, Math.floor(lines.length / 2), lines.length - 1]) {
    hammer.newUmpire();
    lines.slice(0, cut).forEach((line) => hammer.umpire(line));
    const state = JSON.parse(answers[cut - 1]).state;
    assert.deepEqual(JSON.parse(hammer.resume(hammer.takeRecord(), true)).state, state);
    assert.deepEqual(lines.slice(cut).map((line) => hammer.umpire(line)), answers.slice(cut));
    assert.equal(hammer.takeRecord(true), whole);
  }
});

test('the seed is that of the setup, else the one given, and without either a setup is refused', () => {
  const { seed, ...seedless } = setupFor(games[0], places(games[0])[0], 'tournament');
  const begun = (given, setup) => {
    hammer.newUmpire(given);
    return [JSON.parse(hammer.umpire(JSON.stringify(setup))), hammer.takeRecord(true)];
  };
  const [refused, nothing] = begun(undefined, seedless);
  assert.equal(refused.field, 'seed');
  assert.equal(nothing, '');
  const [, named] = begun(5, { ...seedless, seed });
  const [, given] = begun(seed, seedless);
  assert.equal(given, named);
});

test('a changed record is refused with its line', () => {
  hammer.newUmpire();
  hammer.umpire(JSON.stringify(setupFor(games[0], places(games[0])[0], 'tournament')));
  hammer.umpire('{"cmd":"toss","side":"\\"Player\\" 0 é","call":"heads"}');
  const record = hammer.takeRecord(true);
  assert.equal(JSON.parse(hammer.verify(record)).status, 'verified');
  const verdict = JSON.parse(hammer.verify(record.replace('"call":"heads"', '"call":"tails"')));
  assert.equal(verdict.status, 'refused');
  assert.equal(verdict.line, 3);
});

test('positions are judged alike, good ones and bad', () => {
  const random = randomFrom(5);
  const lines = ['nonsense', JSON.stringify({ game: games[0].key }), '{"game":"whist","weights":[]}'];
  for (let i = 0; i < 400; ++i) {
    const game = random.pick(games);
    const { table: name, options } = random.pick(places(game));
    const table = tables.find((each) => each.name === name);
    const weights = Array.from({ length: 6 }, () => ({
      color: random.pick(['red', 'blue']),
      x: table.length - random.between(-0.001, 0.5),
      y: random.between(-1, 1) * table.width * 0.5,
    }));
    const first = game.throws_four ? { first_color: random.pick(['red', 'blue']) } : {};
    lines.push(JSON.stringify({ game: game.key, table: name, options, weights, ...first }));
  }
  assert.equal(lines.map((line, i) => hammer.judge(line, i + 1)).join(''), native(['judge'], lines.join('\n')));
});

// JavaScript's standard requires correct rounding, so it is the reference here.
test('numbers are read to the same bits as everywhere', () => {
  const bits = (number) => new BigUint64Array(Float64Array.of(number).buffer)[0];
  const same = (text) => assert.equal(bits(hammer.readNumber(text)), bits(Number(text)), text);
  // The same digits as JavaScript's, which are the shortest too, wherever the point stands.
  const digits = (text) => text.replace(/e.*/, '').replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
  const written = (number) => {
    const text = hammer.writeNumber(number);
    assert.equal(bits(Number(text)), bits(number), text);
    if (Math.abs(number) < 2 ** 53) assert.equal(digits(text), digits(String(number)));
  };
  const hard = [
    '9007199254740993', '9007199254740993.0000000000000000000000001', '5e-324', '2e-324', '2.4703282292062328e-324',
    '2.2250738585072011e-308', '2.2250738585072012e-308', '0.30000000000000004', '1.7976931348623157e308', '8.41e21',
    '9.5367431640625E-7', '-0', '-0.0', '-1e-400', '6.0221407599999999e23', '2.7988676152060554', '1.7987047117008899',
    '7.2057594037927933e16', '1e23', '8.5e-5', '179769313486231580793728971405301e276',
    `0.${'0'.repeat(400)}1`, `1${'0'.repeat(300)}`, `0.1${'0'.repeat(800)}1`, `${'9'.repeat(400)}e-400`,
    '4.4501477170144020250819966727949918635852426585926051135169509122872622312493126406953054127118942431783801370080830523154578251545303238277269592368457430440993619708911874715081505094180604803751173783204118519353387964161152051487413072898200196838484690e-308',
  ];
  hard.forEach(same);
  const random = randomFrom(9);
  const words = new Uint32Array(2);
  for (let i = 0; i < 100000; ++i) {
    words[0] = random.unit() * 4294967296;
    words[1] = random.unit() * 4294967296;
    const number = new Float64Array(words.buffer)[0];
    if (!Number.isFinite(number)) continue;
    same(String(number).replace('e+', 'e'));
    if (i % 10 === 0) written(number);
    // Near halfway to the next one, where a careless reader errs.
    if (i % 10 === 0) same(`${Math.floor(random.unit() * 2 ** 53)}${Math.floor(random.unit() * 1e6)}e${Math.floor(random.between(-330, 280))}`);
  }
  for (const text of hard) written(Number(text));
  assert.equal(hammer.readNumber('1e309'), Infinity);
  assert.equal(hammer.readNumber('0.001e400'), Infinity);
});
