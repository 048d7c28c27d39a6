// node --test wasm: the page's module answers like the other one, to the byte, except for the English. Needs HAMMER_WASM and
// HAMMER_PAGE_WASM with networks/ beside it, or those in build/wasm/bin.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { courseOf, powderOf } from './drawing.mjs';
import { loadHammer, loadNetwork } from './load.mjs';
import { playMatch, randomFrom } from './random_match.mjs';
import { HammerText, withoutEnglish } from './text.mjs';

const built = (path) => fileURLToPath(new URL(`../build/wasm/bin/${path}`, import.meta.url));
const pagePath = process.env.HAMMER_PAGE_WASM ?? built('hammer-page.wasm');
const networks = join(dirname(pagePath), 'networks');
const whole = new HammerText(await loadHammer(process.env.HAMMER_WASM ?? built('hammer.wasm')));
const freshPage = async () => new HammerText(await loadHammer(pagePath));
const page = await freshPage();
const { games, presets } = whole.games();
const { tables } = whole.tables();

function same(ask) {
  const answer = withoutEnglish(ask(whole));
  assert.equal(ask(page), answer);
  return answer;
}
function sameLine(line) {
  const answer = same((each) => each.umpire(line));
  same((each) => each.takeRecord());
  for (const numbers of [courseOf, powderOf]) assert.deepEqual(numbers(page.exports), numbers(whole.exports), line);
  return answer;
}
function begin(setup) {
  for (const each of [whole, page]) each.newUmpire();
  return JSON.parse(sameLine(JSON.stringify(setup))).state;
}

// As the page does: asks and, if the network is missing, hands it over and asks again.
async function actInPage(line) {
  const answer = page.actFor(line);
  const { code, arguments: about } = JSON.parse(answer);
  if (code !== 'network_missing') return answer;
  assert.equal(page.give(await networkOf(about.network), 'hammer_network_put'), 1, about.network);
  return page.actFor(line);
}
const networkOf = (name) => loadNetwork(join(networks, `${name}.wasm`));

// On every table that the game is played on, whatever options that takes.
function setups(game) {
  const added = game.tables_with.flatMap(({ option, value, tables: names }) => names.map((table) => ({ table, options: { [option]: value } })));
  const places = [...game.tables.map((table) => ({ table, options: {} })), ...added];
  const short = { innings: 1, game_score: 3 };
  const soon = Object.fromEntries(Object.entries(short).filter(([name]) => game.options.some((each) => each.name === name)));
  const seats = Array.from({ length: Math.min(3, game.sides.at(-1)) }, (_, i) => ({ name: `Player ${i}`, hand: 'league' }));
  return places.map(({ table, options }, i) => ({
    game: game.key, table, preset: presets[i % presets.length].name, options: { wear: true, ...soon, ...options }, seats, seed: 9,
  }));
}

test('games, tables and levels are listed alike', () => {
  for (const name of ['hammer_games', 'hammer_tables', 'hammer_levels']) same((each) => each.ask(name));
});

test('matches of every game on every table are umpired, drawn and recorded alike', () => {
  games.flatMap(setups).forEach((setup, i) => {
    for (const each of [whole, page]) each.newUmpire();
    const table = tables.find(({ name }) => name === setup.table);
    let record = '';
    playMatch((line) => {
      const answer = same((each) => each.umpire(line));
      record += same((each) => each.takeRecord());
      if (i % 3 === 0) assert.deepEqual(courseOf(page.exports), courseOf(whole.exports));
      assert.deepEqual(powderOf(page.exports), powderOf(whole.exports));
      return answer;
    }, setup, table, randomFrom(i), 60);
    const ended = record + same((each) => each.takeRecord(true));
    assert.ok(JSON.parse(same((each) => each.verdict(ended))).ok);
    same((each) => each.verdict(ended.replace('"y":', '"y":1')));
    same((each) => each.resume(record, true));
    same((each) => each.resume(record, false));
    for (const each of [whole, page]) each.newUmpire();
    for (const line of ended.trimEnd().split('\n')) assert.ok(JSON.parse(same((each) => each.follow(line))).ok, line);
  });
});

test('positions are judged, and places reached, alike', () => {
  const random = randomFrom(6);
  for (let i = 0; i < 200; ++i) {
    const game = random.pick(games);
    const picked = random.pick(game.tables);
    const table = tables.find(({ name }) => name === picked);
    const x = random.between(0, 7);
    const weights = Array.from({ length: 5 }, () => ({
      color: random.pick(['red', 'blue']),
      x: table.length - random.between(-0.001, 0.5),
      y: random.between(-0.2, 0.2),
    }));
    const first = game.throws_four ? { first_color: 'red' } : {};
    same((each) => each.judge(JSON.stringify({ game: game.key, table: picked, weights, ...first })));
    same((each) => each.reach(JSON.stringify({ table: picked, x })));
  }
});

for (const game of games) {
  test(`machines choose alike in ${game.name}`, async () => {
    for (const setup of [setups(game)[0], setups(game).at(-1)]) {
      let state = begin(setup);
      for (let i = 0; i < 12 && !state.over; ++i) {
        const level = ['champion', 'novice'][i % 2];
        const line = `{"level":"${level}","effort":300,"effort_last":600}`;
        const answer = withoutEnglish(whole.actFor(line));
        assert.equal(await actInPage(line), answer);
        const acted = JSON.parse(answer);
        assert.ok(acted.ok, acted.code);
        same((each) => each.takeRecord());
        ({ state } = acted);
      }
    }
  });
}

test('without its network no machine chooses in the page, and the refusal names the network', async () => {
  const fresh = await freshPage();
  assert.notEqual(JSON.parse(fresh.actFor('{"level":"pro"}')).code, 'network_missing', 'there is no match yet');
  fresh.newUmpire();
  fresh.umpire(JSON.stringify(setups(games[0])[0]));
  const refused = JSON.parse(fresh.actFor('{"level":"pro"}'));
  assert.equal(refused.code, 'network_missing');
  assert.equal(fresh.give(new Uint8Array(100), 'hammer_network_put'), 0, 'that was not a network');
  assert.deepEqual(JSON.parse(fresh.actFor('{"level":"pro"}')), refused);
  const { network } = refused.arguments;
  assert.ok(readdirSync(networks).includes(`${network}.wasm`));
  assert.equal(fresh.give(await networkOf(network), 'hammer_network_put'), 1);
  assert.equal(fresh.give(await networkOf(network), 'hammer_network_put'), 0, 'none is missing any more');
  assert.ok(JSON.parse(fresh.actFor('{"level":"pro","effort":300}')).ok);
});

// The same words that prose.mjs looks for in the sources, wherever else they might come from. Games have names.
test('the modules of the page hold no sentence', () => {
  const names = new Set(games.map(({ name }) => name));
  for (const path of [pagePath, join(dirname(pagePath), 'hammer-study.wasm')]) {
    const texts = readFileSync(path, 'latin1').match(/[ -~]{6,}/g).filter((text) => /[a-z]{2,},? [a-z]{2,}/.test(text) && !names.has(text));
    assert.deepEqual(texts, [], path);
  }
});
