import { expect, test } from 'vitest';

import { planCheck } from './slide_check';

const radius = 0.02937;
const halfWidth = 0.254;

test('G11 a weight that hangs stops the sliding one where their rims touch', () => {
  const check = planCheck(0.01, 0.1, radius, halfWidth);
  expect(check.touches).toBe(true);
  expect(check.from).toBeLessThan(0);
  // Half the chord that hangs over, and the slider's own radius.
  expect(0.1 - check.to).toBeCloseTo(Math.sqrt(radius ** 2 - 0.01 ** 2) + radius, 12);
});

test('G11 a weight that does not hang lets it pass to the other side', () => {
  const check = planCheck(radius, -0.05, radius, halfWidth);
  expect(check.touches).toBe(false);
  expect(check.to).toBe(-check.from);
});

test('G11 one barely over the edge is touched at its very front', () => {
  const check = planCheck(radius - 1e-7, 0, radius, halfWidth);
  expect(check.touches).toBe(true);
  expect(Math.abs(check.to)).toBeCloseTo(radius, 3);
});
