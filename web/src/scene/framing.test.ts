import { expect, test } from 'vitest';

import { farPose, judgePose, poseOf, shooterPose, sidePose } from './framing';
import type { Pose, Scope, Spot } from './framing';
import { lampHeight } from './places';

const boards = [
  { length: 6.2992, width: 0.508, releaseX: 0.3, hasCushions: false },
  { length: 3.2512, width: 0.4064, releaseX: 0.3, hasCushions: false },
  { length: 2.3368, width: 0.4064, releaseX: 0.3, hasCushions: true },
];
const pictures: [string, number, number][] = [
  ['phone', 390, 844], ['small phone', 360, 640], ['phone on its side', 844, 390], ['tablet', 820, 1180], ['desktop', 1280, 800], ['wide desktop', 1920, 1080],
];

function scopes(): [string, Scope][] {
  return boards.flatMap((board) => pictures.map(([name, w, h]): [string, Scope] => [`${name}, ${board.length} m`, { ...board, aspect: w / h }]));
}

// Where a place is in the picture: -1..1 from left to right and from bottom to top, and how far away.
function seen(pose: Pose, aspect: number, spot: Spot): { x: number; y: number; depth: number } {
  const [dx, dy, dh] = [spot.x - pose.eye.x, spot.y - pose.eye.y, spot.h - pose.eye.h];
  const ahead = dx * Math.cos(pose.yaw) + dy * Math.sin(pose.yaw);
  const left = -dx * Math.sin(pose.yaw) + dy * Math.cos(pose.yaw);
  const depth = ahead * Math.cos(pose.pitch) + dh * Math.sin(pose.pitch);
  const up = dh * Math.cos(pose.pitch) - ahead * Math.sin(pose.pitch);
  const half = Math.tan((pose.fov * Math.PI) / 360);
  return { x: -left / depth / half / aspect, y: up / depth / half, depth };
}

test.each(scopes())('the shooter sees the whole board: %s', (_, scope) => {
  const pose = shooterPose(scope);
  for (const x of [0, scope.length])
    for (const y of [-scope.width / 2, scope.width / 2]) {
      const at = seen(pose, scope.aspect, { x, y, h: 0 });
      expect(at.depth).toBeGreaterThan(0);
      expect(Math.abs(at.x)).toBeLessThan(1);
      expect(Math.abs(at.y)).toBeLessThan(0.95);
    }
});

test.each(scopes())('the held weight is in the lower third and above what lies at the bottom: %s', (_, scope) => {
  const at = seen(shooterPose(scope), scope.aspect, { x: scope.releaseX, y: 0, h: 0 });
  expect(at.y).toBeLessThan(-1 / 3);
  expect(at.y).toBeGreaterThan(-0.75);
});

test.each(scopes().filter(([, scope]) => scope.aspect < 0.6))('a phone gives the board over half its width where a weight is let go: %s', (_, scope) => {
  const pose = shooterPose(scope);
  const left = seen(pose, scope.aspect, { x: scope.releaseX, y: scope.width / 2, h: 0 });
  const right = seen(pose, scope.aspect, { x: scope.releaseX, y: -scope.width / 2, h: 0 });
  expect((right.x - left.x) / 2).toBeGreaterThan(0.55);
});

test.each(scopes())('the scoring zones fill the far view, and no lamp hangs in it: %s', (_, scope) => {
  const pose = farPose(scope);
  expect(pose.eye.h).toBeLessThan(lampHeight);
  for (const x of [scope.length, scope.length - 0.3048])
    for (const y of [-scope.width / 2, scope.width / 2]) {
      const at = seen(pose, scope.aspect, { x, y, h: 0 });
      expect(Math.abs(at.x)).toBeLessThan(1);
      expect(Math.abs(at.y)).toBeLessThan(0.9);
    }
});

test.each(scopes())('the judge looks straight down, the weight in the middle: %s', (_, scope) => {
  const pose = judgePose(scope, 6, 0.1);
  expect(pose.pitch).toBe(-Math.PI / 2);
  expect(pose.eye.h).toBeLessThan(lampHeight);
  const at = seen(pose, scope.aspect, { x: 6, y: 0.1, h: 0 });
  expect(at.x).toBeCloseTo(0, 9);
  expect(at.y).toBeCloseTo(0, 9);
  // The far end is up and the shooter's left is left.
  expect(seen(pose, scope.aspect, { x: 6.02, y: 0.1, h: 0 }).y).toBeGreaterThan(0);
  expect(seen(pose, scope.aspect, { x: 6, y: 0.12, h: 0 }).x).toBeLessThan(0);
});

test.each(scopes())('from the side the far edge is seen end on: %s', (_, scope) => {
  for (const y of [-0.2, -0.01, 0.15]) {
    const pose = sidePose(scope, y);
    const near = seen(pose, scope.aspect, { x: scope.length, y: Math.sign(y) * (scope.width / 2), h: 0 });
    const far = seen(pose, scope.aspect, { x: scope.length, y: -Math.sign(y) * (scope.width / 2), h: 0 });
    expect(near.x).toBeCloseTo(0, 6);
    expect(far.x).toBeCloseTo(0, 6);
    const weight = seen(pose, scope.aspect, { x: scope.length - 0.03, y, h: 0.01 });
    expect(Math.abs(weight.x)).toBeLessThan(0.9);
    expect(Math.abs(weight.y)).toBeLessThan(0.9);
  }
});

test('every camera stays within the room', () => {
  for (const [, scope] of scopes())
    for (const kind of ['shooter', 'follow', 'far', 'home'] as const)
      for (const time of [0, 20, 60, 100]) {
        const { eye } = poseOf({ kind }, scope, { x: scope.length * 0.7, y: 0.1, time });
        expect(Math.abs(eye.y)).toBeLessThan(3.1);
        expect(Math.abs(eye.x - scope.length / 2)).toBeLessThan(scope.length / 2 + 3.1);
        expect(eye.h).toBeGreaterThan(0);
        expect(eye.h).toBeLessThan(1.8);
      }
});
