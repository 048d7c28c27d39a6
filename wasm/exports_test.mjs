// node --test wasm: the module's exports, as JavaScript sees them. Needs HAMMER_WASM or build/wasm/bin/hammer.wasm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadHammer } from './load.mjs';

const path = process.env.HAMMER_WASM ?? fileURLToPath(new URL('../build/wasm/bin/hammer.wasm', import.meta.url));
const hammer = await loadHammer(path);
const [table, standard, deceleration] = [0, 0, 0.3];

// Weights as [x, y, vx, vy, spin]; returns the contacts and each weight's [x, y, fell].
function simulate(weights) {
  new Float64Array(hammer.memory.buffer, hammer.hammer_buffer()).set(weights.flat());
  const contacts = hammer.hammer_simulate(table, standard, deceleration, weights.length);
  const out = new Float64Array(hammer.memory.buffer, hammer.hammer_buffer(), 3 * weights.length);
  return { contacts, rests: weights.map((_, i) => out.slice(3 * i, 3 * i + 3)) };
}

test('a lag stops after half the square of its speed', () => {
  const { contacts, rests } = simulate([[0.3, 0, 1.5, 0, 0]]);
  assert.equal(contacts, 0);
  assert.ok(Math.abs(rests[0][0] - (0.3 + 1.5 ** 2 / (2 * deceleration))) < 1e-12);
});

test('a weight that is struck moves on, and a fast one falls over the far edge', () => {
  const { contacts, rests } = simulate([[1, 0, 0, 0, 0], [0.3, 0, 3.5, 0, 0]]);
  assert.equal(contacts, 1);
  assert.equal(rests[0][2], 2);
  assert.equal(rests[1][2], 0);
});

test('what is not a position is refused', () => {
  assert.equal(simulate([[1, 0, 0, 0, 0], [1.01, 0, 1, 0, 0]]).contacts, -4);
  assert.equal(simulate([[Number.NaN, 0, 0, 0, 0]]).contacts, -4);
  assert.equal(hammer.hammer_simulate(9999, standard, deceleration, 0), -1);
  assert.equal(hammer.hammer_simulate(table, standard, 0, 0), -3);
});

test('players decide in positions of every game, and of no other', () => {
  assert.equal(hammer.hammer_bench_decisions(0, 1, 1), 2);
  assert.ok(hammer.hammer_bench_decide(1) > hammer.hammer_bench_decide(0));
  assert.ok(hammer.hammer_bench_decide(0) > 0);
  assert.equal(hammer.hammer_bench_decide(2), 0);
  assert.equal(hammer.hammer_bench_decisions(9999, 1, 1), 0);
});
