// node --test wasm: the numbers the page draws from, compared with the record of the same match. Needs HAMMER_WASM or
// build/wasm/bin/hammer.wasm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { courseOf, powderOf } from './drawing.mjs';
import { loadHammer } from './load.mjs';
import { playMatch, randomFrom } from './random_match.mjs';
import { HammerText } from './text.mjs';

const path = process.env.HAMMER_WASM ?? fileURLToPath(new URL('../build/wasm/bin/hammer.wasm', import.meta.url));
const exports = await loadHammer(path);
const hammer = new HammerText(exports);
const { games } = hammer.games();
const { tables } = hammer.tables();
const tableOf = (setup) => tables.find(({ name }) => name === setup.table);

function setupFor(game, table, options = {}) {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  return { game: game.key, table, options: { hand: 'natural', wear: true, ...options }, seats, seed: 4 };
}

// One match of every game on its first and its last table; `check` sees every throw with the state before it.
function forEveryThrow(check) {
  let throws = 0;
  let contacts = 0;
  let falls = 0;
  games.forEach((game, i) => {
    for (const table of new Set([game.tables[0], game.tables.at(-1)])) {
      const setup = setupFor(game, table);
      let before = null;
      hammer.newUmpire();
      playMatch((line) => {
        const text = hammer.umpire(line);
        const answer = JSON.parse(text);
        const record = hammer.takeRecord();
        if (answer.ok && /"cmd":"(shoot|throw-four)"/.test(line)) {
          const course = courseOf(exports);
          check({ setup, before, answer, event: JSON.parse(record), course });
          ++throws;
          contacts += course.contacts.length;
          falls += course.falls.length;
        } else if (answer.ok) {
          assert.equal(courseOf(exports), null, line);
        }
        before = answer.state ?? before;
        return text;
      }, setup, tableOf(setup), randomFrom(i), 60);
    }
  });
  assert.ok(throws > 200 && contacts > 50 && falls > 50, `${throws} ${contacts} ${falls}`);
}

const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-5, `${a} is not ${b}`);

test('every weight ends where the record says, and falls over the same edge', () => {
  forEveryThrow(({ event, course }) => {
    const last = (course.times.length - 1) * course.ids.length;
    const { rests } = event;
    assert.equal(rests.length, course.ids.length);
    rests.forEach(({ x, y, fell }, i) => {
      assert.equal(course.x[last + i], Math.fround(x));
      assert.equal(course.y[last + i], Math.fround(y));
      const falls = course.falls.filter(({ weight }) => weight === i);
      assert.deepEqual(falls.map(({ edge }) => edge), fell === 'none' ? [] : [fell]);
    });
  });
});

test('it begins with the board as it lay, then those thrown', () => {
  forEveryThrow(({ setup, before, answer, course }) => {
    const lay = before.weights;
    const thrown = before.to_shoot.throws;
    const first = lay.length + before.off.length;
    assert.deepEqual(course.ids, [...lay.map(({ id }) => id), ...Array.from({ length: thrown }, (_, i) => first + i)]);
    lay.forEach(({ color, x, y }, i) => {
      assert.deepEqual([course.colors[i], course.x[i], course.y[i]], [color, Math.fround(x), Math.fround(y)]);
    });
    const { color } = answer.events.find(({ event }) => event === 'shot');
    assert.deepEqual(course.colors.slice(lay.length), Array(thrown).fill(color));
    if (thrown === 1) near(course.x[lay.length], tableOf(setup).release_x);
  });
});

test('falls are those that the umpire tells of', () => {
  forEveryThrow(({ answer, course }) => {
    const told = answer.events.filter(({ event }) => event === 'fell').map(({ weight, edge }) => `${weight} ${edge}`);
    assert.deepEqual(course.falls.map(({ weight, edge }) => `${course.ids[weight]} ${edge}`).sort(), told.sort());
    for (const { edge, vx, vy } of course.falls) {
      assert.ok({ far: vx, near: -vx, left: vy, right: -vy }[edge] >= 0, `${edge} ${vx} ${vy}`);
    }
  });
});

test('there is a sample at every contact and fall, and none is late', () => {
  forEveryThrow(({ course }) => {
    const times = new Set(course.times);
    for (const { t } of [...course.contacts, ...course.falls]) assert.ok(times.has(t));
    assert.equal(course.times[0], 0);
    assert.equal(course.times.at(-1), course.duration);
    for (let i = 1; i < course.times.length; ++i) {
      const gap = course.times[i] - course.times[i - 1];
      assert.ok(gap >= 0 && gap < 1 / 120 + 1e-5, String(gap));
    }
  });
});

test('contacts are where weights touch, and a weight that was never touched does not turn', () => {
  let untouched = 0;
  forEveryThrow(({ setup, course }) => {
    const radius = tableOf(setup).weights.standard.radius;
    const count = course.ids.length;
    for (const { t, a, b, x, y, impulse } of course.contacts) {
      const sample = course.times.indexOf(t);
      for (const weight of [a, b].filter((each) => each >= 0)) {
        const [wx, wy] = [course.x[sample * count + weight], course.y[sample * count + weight]];
        near(Math.hypot(wx - x, wy - y), radius);
      }
      assert.ok(impulse >= 0);
      assert.ok(b >= 0 || setup.table.endsWith('bank'));
    }
    const touched = new Set(course.contacts.flatMap(({ a, b }) => [a, b]));
    const last = (course.times.length - 1) * count;
    course.ids.slice(0, -4).forEach((_, i) => {
      if (touched.has(i)) return;
      assert.equal(course.turn[last + i], 0);
      ++untouched;
    });
  });
  assert.ok(untouched > 50, String(untouched));
});

test('alone is the first weight on an empty board', () => {
  const [game] = games;
  const setup = setupFor(game, game.tables[0], { wear: false, hand: 'none' });
  hammer.newUmpire();
  hammer.umpire(JSON.stringify(setup));
  hammer.umpire('{"cmd":"open","first":"Ann"}');
  for (const speed of [1.7, 1.8, 1.85, 2.6]) {
    const shot = { y: 0.02, speed, angle: 0.01, spin: 3 };
    assert.ok(JSON.parse(hammer.umpire(JSON.stringify({ cmd: 'shoot', ...shot }))).ok);
    const { alone } = courseOf(exports);
    const request = { table: setup.table, shot: { color: 'red', ...shot } };
    const { weights } = JSON.parse(hammer.ask('hammer_simulate_line', JSON.stringify(request), 1));
    near(alone[0].x, tableOf(setup).release_x);
    near(alone.at(-1).x, weights[0].x);
    near(alone.at(-1).y, weights[0].y);
    assert.equal(alone.length, 2);
  }
});

test('powder is fresh, wears where weights slide, and is dusted', () => {
  const [game] = games;
  const begin = (wear) => {
    hammer.newUmpire();
    hammer.umpire(JSON.stringify(setupFor(game, game.tables[0], { wear, hand: 'none' })));
    hammer.umpire('{"cmd":"open","first":"Ann"}');
  };
  begin(false);
  assert.equal(powderOf(exports), null);
  begin(true);
  const fresh = powderOf(exports);
  assert.equal(fresh.dryness.length, fresh.along * fresh.across);
  assert.ok(fresh.dryness.every((dry) => dry === 0));
  hammer.umpire('{"cmd":"shoot","speed":1.7,"y":-0.2}');
  const worn = powderOf(exports);
  const row = (along) => [...worn.dryness.subarray(along * worn.across, (along + 1) * worn.across)];
  // Thrown along the shooter's right: the first of each row, up to where it stopped.
  assert.ok(row(3)[0] > 0);
  assert.deepEqual(row(3).slice(1), [0, 0, 0, 0]);
  assert.equal(row(worn.along - 1)[0], 0);
  assert.ok(JSON.parse(hammer.umpire('{"cmd":"dust","area":"whole"}')).ok);
  assert.ok(powderOf(exports).dryness.every((dry) => dry === 0));
});

test('levels are listed weakest first, and play', () => {
  const { levels } = hammer.levels();
  assert.deepEqual(
    levels.map(({ name }) => name),
    ['toddler', 'child', 'newcomer', 'beginner', 'learner', 'novice', 'casual', 'league', 'pro', 'champion'],
  );
  assert.ok(levels.every(({ help }) => help.length > 10));
});

test('a weight thrown at the speed to reach a place stops there', () => {
  for (const { name } of tables) {
    const { speed } = JSON.parse(hammer.reach(JSON.stringify({ table: name, powder: 'slow', weight: 'medium', x: 1.7 })));
    const request = { table: name, powder: 'slow', weight: 'medium', shot: { color: 'red', speed } };
    const { weights } = JSON.parse(hammer.ask('hammer_simulate_line', JSON.stringify(request), 1));
    assert.ok(Math.abs(weights[0].x - 1.7) < 1e-12);
  }
  assert.equal(JSON.parse(hammer.reach('{"x":99}')).speed, null);
  assert.equal(JSON.parse(hammer.reach('{"table":"?","x":5}')).field, 'table');
});
