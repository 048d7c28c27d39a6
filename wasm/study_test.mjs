// node --test wasm: the study's module answers like the other module and the native program, to the byte, except for the
// English. Needs HAMMER_WASM, HAMMER_STUDY_WASM with networks/ beside it, and HAMMER_PROGRAM, or those in build/.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { courseOf, powderOf } from './drawing.mjs';
import { loadHammer, loadNetwork } from './load.mjs';
import { playMatch, randomFrom } from './random_match.mjs';
import { HammerText, withoutEnglish } from './text.mjs';

const built = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const program = process.env.HAMMER_PROGRAM ?? built('bin/hammer');
const studyPath = process.env.HAMMER_STUDY_WASM ?? built('wasm/bin/hammer-study.wasm');
const networks = join(dirname(studyPath), 'networks');
const whole = new HammerText(await loadHammer(process.env.HAMMER_WASM ?? built('wasm/bin/hammer.wasm')));
const freshStudy = async () => new HammerText(await loadHammer(studyPath));
const study = await freshStudy();
const { games } = whole.games();
const { tables } = whole.tables();
const folder = mkdtempSync(join(tmpdir(), 'hammer-study-'));
after(() => rmSync(folder, { recursive: true }));

const native = (args, input = '') =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] });

async function giveNetwork(line) {
  const name = study.ask('hammer_network_wanted', line);
  if (name !== '') assert.equal(study.give(await loadNetwork(join(networks, `${name}.wasm`)), 'hammer_network_put'), 1, name);
}

// On the first table and the last, with weights in the way, or none where four are thrown first.
function positions(game) {
  return [game.tables[0], game.tables.at(-1)].map((name, i) => {
    const table = tables.find((each) => each.name === name);
    const weights = game.throws_four ? [] : [{ color: 'red', x: table.length - 0.1 - 0.2 * i, y: 0.05 }];
    return { game: game.key, table: name, weights, to_shoot: game.shares_board ? 'blue' : 'first', seed: 5 + i };
  });
}

function linesFor(position) {
  const table = tables.find(({ name }) => name === position.table);
  const speed = Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x)) * 1.1;
  const shot = { y: 0.05, speed, angle: table.cushions ? 0.15 : 0.001 };
  return [
    { next: true },
    { shots: 2, effort: 400, effort_last: 400 },
    { rate: { aimed: shot, thrown: shot }, effort: 400, effort_last: 400 },
    { heat: { from: 0.03, along: 8, across: 5, throws: 5 } },
    { throw: shot },
    { throw: shot, hand: 'none' },
    { throw: { speed: 'hard' } },
    { scatter: { aim: shot, throws: 50 }, hand: { speed: 0.01, angle: 0.004, place: 0.002 } },
  ].map((asked) => JSON.stringify({ ...position, ...asked }));
}

for (const game of games) {
  test(`advice, heat and throws are alike in ${game.name}`, async () => {
    const lines = positions(game).flatMap(linesFor);
    const printed = native(['advise'], lines.join('\n') + '\n').trimEnd().split('\n');
    for (const [i, line] of lines.entries()) {
      await giveNetwork(line);
      const answer = study.advise(line, i + 1);
      assert.equal(answer, withoutEnglish(printed[i]) + '\n', line);
      assert.equal(whole.advise(line, i + 1), printed[i] + '\n', line);
    }
  });
}

test('the course of a throw ends where what was thrown lies', () => {
  let courses = 0;
  let lie = 0;
  for (const line of games.flatMap(positions).flatMap(linesFor)) {
    const answer = JSON.parse(study.advise(line));
    const course = courseOf(study.exports, 'hammer_advise_course');
    assert.equal(course !== null, 'thrown' in answer && 'aimed' in answer, line);
    if (!course) continue;
    ++courses;
    const last = course.x.length - course.ids.length;
    for (const { id, x } of answer.weights.filter((weight) => weight.id >= JSON.parse(line).weights.length)) {
      assert.equal(course.x[last + course.ids.indexOf(id)], Math.fround(x), line);
      ++lie;
    }
  }
  assert.ok(courses >= 2 * games.length && lie > 0, `${courses} ${lie}`);
});

// With wear, and undone and redone now and then.
function recordOf(game, i) {
  const short = { innings: 1, game_score: 3 };
  const soon = Object.fromEntries(Object.entries(short).filter(([name]) => game.options.some((each) => each.name === name)));
  const seats = Array.from({ length: Math.min(3, game.sides.at(-1)) }, (_, k) => ({ name: `Player ${k}`, hand: 'league' }));
  const table = tables.find(({ name }) => name === game.tables[0]);
  whole.newUmpire();
  const setup = { game: game.key, table: table.name, options: { wear: true, ...soon }, seats, seed: 9 };
  playMatch((line) => whole.umpire(line), setup, table, randomFrom(i), 80);
  return whole.takeRecord(true);
}

test('records are replayed as by the program, shot by shot', () => {
  games.forEach((game, i) => {
    const record = recordOf(game, i);
    const path = join(folder, 'match.hammer');
    writeFileSync(path, record);
    const told = study.ask('hammer_replay_open', record);
    assert.equal(withoutEnglish(whole.ask('hammer_replay_open', record)), told);
    const lines = told.split('\n');
    const { ok, verified, refused, contacts } = JSON.parse(lines.pop());
    assert.ok(ok && verified && refused === null);
    assert.deepEqual(lines, withoutEnglish(native(['replay', path, '--json'])).trimEnd().split('\n').slice(0, -1));
    contacts.forEach((each, event) => {
      const course = courseOf(study.exports, 'hammer_replay_course', event);
      assert.equal(course === null, each === null);
      if (course) assert.equal(course.contacts.filter(({ b }) => b >= 0).length, each);
      const powder = powderOf(study.exports, 'hammer_replay_powder', event);
      assert.deepEqual(powder, powderOf(whole.exports, 'hammer_replay_powder', event));
      const position = study.ask('hammer_replay_position', '', event);
      assert.equal(position === 'null', course === null);
      if (!course) return;
      assert.deepEqual(JSON.parse(position).dryness.map(Math.fround), [...powder.dryness]);
      assert.ok(JSON.parse(study.advise(JSON.stringify({ ...JSON.parse(position), next: true }))).to_shoot, position);
    });
  });
});

test('without its network the study judges nothing', async () => {
  const fresh = await freshStudy();
  const [line] = linesFor(positions(games[0])[0]).slice(1);
  const refused = JSON.parse(fresh.advise(line));
  assert.equal(refused.code, 'network_missing');
  assert.equal(fresh.give(new Uint8Array(100), 'hammer_network_put'), 0, 'nothing was wanted');
  assert.equal(fresh.ask('hammer_network_wanted', line), refused.arguments.network);
  assert.equal(fresh.give(new Uint8Array(100), 'hammer_network_put'), 0, 'that was none');
  assert.equal(fresh.ask('hammer_network_wanted', '{"estimate":[]}'), '');
  assert.equal(fresh.ask('hammer_network_wanted', 'nonsense'), '');
});

test('a place is reached alike', () => {
  for (const { name, length } of tables) {
    const line = JSON.stringify({ table: name, x: length - 0.2, y: 0.1, from: -0.05 });
    assert.equal(study.reach(line), whole.reach(line));
    assert.ok(JSON.parse(study.reach(line)).angle > 0);
  }
});
