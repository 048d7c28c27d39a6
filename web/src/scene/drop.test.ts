import { expect, test } from 'vitest';

import { beginDrop, keepApart, stepDrop } from './drop';
import type { Drop } from './drop';
import type { Layout } from './places';

const open: Layout = { halfLength: 3.1496, halfWidth: 0.254, alleyEnd: 0.157, alleySide: 0.118, rail: 0.046, railTop: 0.034, alleyFloor: -0.072, cushion: 0 };
const radius = 0.02937;

function lieDown(drop: Drop): Drop {
  for (let i = 0; i < 200 && !drop.isAtRest; ++i) stepDrop(drop, open, radius, 1 / 60);
  return drop;
}

const edges: [string, () => Drop][] = [
  ['far, fast', () => beginDrop({ x: 0.1, z: -open.halfLength }, 0.1, -2.5, 0, -1)],
  ['far, creeping', () => beginDrop({ x: 0.1, z: -open.halfLength }, 0, -0.001, 0, -1)],
  ['near', () => beginDrop({ x: -0.2, z: open.halfLength }, 0, 0.4, 0, 1)],
  ['left side', () => beginDrop({ x: -open.halfWidth, z: 1 }, -0.5, -1.5, -1, 0)],
  ['right side by a corner', () => beginDrop({ x: open.halfWidth, z: 3.14 }, 0.3, 0.6, 1, 0)],
];

test.each(edges)('over the edge (%s) it comes to rest on the carpet, in the alley, flat', (_, begin) => {
  const drop = lieDown(begin());
  expect(drop.isAtRest).toBe(true);
  expect(drop.y).toBe(open.alleyFloor);
  expect(drop.tilt).toBe(0);
  const outside = Math.max(Math.abs(drop.x) - open.halfWidth, Math.abs(drop.z) - open.halfLength);
  expect(outside).toBeGreaterThanOrEqual(radius - 1e-9);
  expect(Math.abs(drop.x)).toBeLessThanOrEqual(open.halfWidth + open.alleySide - radius + 1e-9);
  expect(Math.abs(drop.z)).toBeLessThanOrEqual(open.halfLength + open.alleyEnd - radius + 1e-9);
});

test('two in one place are pushed apart', () => {
  const a = lieDown(beginDrop({ x: 0, z: -open.halfLength }, 0, -0.5, 0, -1));
  const b = lieDown(beginDrop({ x: 0.004, z: -open.halfLength }, 0, -0.5, 0, -1));
  for (let i = 0; i < 20; ++i) keepApart([a, b], radius);
  expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(2 * radius - 1e-4);
});
