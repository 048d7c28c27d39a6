import { expect, test } from 'vitest';

import { abovePose, farPose, freePose, judgePose, poseOf, shooterPose, sidePose } from './framing';
import type { Pose, Scope, Spot } from './framing';
import { lampHeight, roomBeyond, roomHalfWidth } from './places';

const boards = [
  { length: 6.2992, width: 0.508, releaseX: 0.3, foulLine: 1.8288, hasCushions: false },
  { length: 3.2512, width: 0.4064, releaseX: 0.3, foulLine: 0.9439, hasCushions: false },
  { length: 2.3368, width: 0.4064, releaseX: 0.3, foulLine: 0.6785, hasCushions: true },
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

test.each(scopes())('from above the scoring end fills the picture, clear of what stands at its top and bottom: %s', (_, scope) => {
  const pose = abovePose(scope);
  expect(pose.pitch).toBe(-Math.PI / 2);
  const far = scope.length - scope.foulLine;
  const corners = [far, scope.length].flatMap((x) => [-1, 1].map((side) => seen(pose, scope.aspect, { x, y: (side * scope.width) / 2, h: 0 })));
  for (const { x, y } of corners) {
    expect(Math.abs(x)).toBeLessThan(0.95);
    expect(y).toBeLessThan(0.9);
    expect(y).toBeGreaterThan(-0.75);
  }
  const span = (axis: 'x' | 'y'): number => Math.max(...corners.map((at) => at[axis])) - Math.min(...corners.map((at) => at[axis]));
  expect(Math.max(span('x') / 1.9, span('y') / 1.46)).toBeGreaterThan(0.66);
  // A weight at the edge of the picture is seen from above, hardly from its side; nothing of it is cut away.
  const foot = seen(pose, scope.aspect, { x: far, y: 0, h: 0 });
  const head = seen(pose, scope.aspect, { x: far, y: 0, h: 0.0235 });
  expect(Math.hypot(foot.x - head.x, foot.y - head.y) / Math.hypot(foot.x, foot.y)).toBeLessThan(0.03);
  expect(pose.near).toBeLessThan(pose.eye.h - 0.1);
  expect(pose.eye.h - pose.near).toBeLessThan(lampHeight - 0.1);
});

test('from above the far end is up in a tall picture and to the right in a wide one', () => {
  for (const [, scope] of scopes()) {
    const pose = abovePose(scope);
    const at = (x: number): { x: number; y: number } => seen(pose, scope.aspect, { x, y: 0, h: 0 });
    const [near, far] = [at(scope.length - 0.5), at(scope.length)];
    if (scope.aspect < 1) expect(far.y).toBeGreaterThan(near.y);
    else expect(far.x).toBeGreaterThan(near.x);
  }
});

test('a free camera keeps its place in the middle and stays in the room, above the rails and below the lamps', () => {
  for (const [, scope] of scopes().filter((_, i) => i % 3 === 0))
    for (const turn of [-3, -1.57, -0.4, 0, 2.5])
      for (const height of [-1, 0.1, 0.6, 1.5, 2])
        for (const distance of [0, 0.3, 1.2, 50])
          for (const x of [-5, scope.length * 0.8, 99]) {
            const pose = freePose(scope, { kind: 'free', turn, height, distance, x });
            expect(pose.eye.h).toBeGreaterThanOrEqual(0.07 - 1e-9);
            expect(pose.eye.h).toBeLessThan(lampHeight);
            expect(Math.abs(pose.eye.y)).toBeLessThan(roomHalfWidth - 0.5);
            expect(Math.abs(pose.eye.x - scope.length / 2)).toBeLessThan(scope.length / 2 + roomBeyond - 0.5);
            const middle = seen(pose, scope.aspect, { x: Math.min(scope.length, Math.max(0, x)), y: 0, h: 0 });
            expect(middle.x).toBeCloseTo(0, 6);
            expect(middle.y).toBeCloseTo(0, 6);
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
