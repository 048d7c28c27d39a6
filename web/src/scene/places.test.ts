import { expect, test } from 'vitest';

import type { Layout } from './places';
import { toShooter, toWorld } from './places';

const layout: Layout = { halfLength: 3, halfWidth: 0.25, alleyEnd: 0.15, alleySide: 0.1, rail: 0.05, railTop: 0.03, alleyFloor: -0.07, cushion: 0 };

test('from end A the far edge is away from the viewer and left is left', () => {
  expect(toWorld(layout, 'A', 6, 0.1, { x: 0, z: 0 })).toEqual({ x: -0.1, z: -3 });
});

test('the same place seen from the other end is turned about the middle', () => {
  const a = toWorld(layout, 'A', 1.5, 0.2, { x: 0, z: 0 });
  const b = toWorld(layout, 'B', 6 - 1.5, -0.2, { x: 0, z: 0 });
  expect(b.x).toBeCloseTo(a.x, 12);
  expect(b.z).toBeCloseTo(a.z, 12);
});

test.each(['A', 'B'] as const)('there and back again from end %s', (end) => {
  const back = toShooter(layout, end, toWorld(layout, end, 0.3, -0.12, { x: 0, z: 0 }));
  expect(back.x).toBeCloseTo(0.3, 12);
  expect(back.y).toBeCloseTo(-0.12, 12);
});
