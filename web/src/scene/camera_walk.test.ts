import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';

import { CameraWalk } from './camera_walk';
import { farPose, shooterPose } from './framing';
import type { Layout } from './places';

const layout: Layout = { halfLength: 3.1496, halfWidth: 0.254, alleyEnd: 0.157, alleySide: 0.118, rail: 0.046, railTop: 0.034, alleyFloor: -0.072, cushion: 0 };
const scope = { length: 6.2992, width: 0.508, releaseX: 0.3, foulLine: 1.8, hasCushions: false, aspect: 1.6 };

function go(walk: CameraWalk, camera: PerspectiveCamera, seconds: number, look: (camera: PerspectiveCamera) => void): void {
  for (let t = 0; t < seconds; t += 1 / 60) {
    walk.advance(1 / 60);
    walk.apply(camera);
    look(camera);
  }
}

test('it walks round the table to the other end, never through it', () => {
  const walk = new CameraWalk();
  const camera = new PerspectiveCamera();
  walk.go(shooterPose(scope), layout, 'A', 1, false);
  walk.apply(camera);
  expect(camera.position.z).toBeGreaterThan(layout.halfLength);
  walk.go(shooterPose(scope), layout, 'B', 2, true);
  let widest = 0;
  go(walk, camera, 2.1, ({ position }) => {
    widest = Math.max(widest, Math.abs(position.x));
    expect(Math.abs(position.x) < 0.5 && Math.abs(position.z) < layout.halfLength).toBe(false);
    expect(Math.abs(position.x)).toBeLessThan(3.2);
  });
  expect(widest).toBeGreaterThan(1.5);
  expect(camera.position.z).toBeCloseTo(-(layout.halfLength - shooterPose(scope).eye.x), 9);
  expect(walk.isMoving).toBe(false);
});

test('the first pose is taken at once, and 0 seconds is a cut', () => {
  const walk = new CameraWalk();
  const camera = new PerspectiveCamera();
  walk.go(shooterPose(scope), layout, 'A', 1, false);
  expect(walk.isMoving).toBe(false);
  walk.go(farPose(scope), layout, 'A', 0, false);
  walk.apply(camera);
  expect(camera.position.y).toBeCloseTo(farPose(scope).eye.h, 9);
});

test('a new aim on the way sets out from where the camera is', () => {
  const walk = new CameraWalk();
  const camera = new PerspectiveCamera();
  walk.go(shooterPose(scope), layout, 'A', 1, false);
  walk.go(farPose(scope), layout, 'A', 1, false);
  go(walk, camera, 0.5, () => undefined);
  const before = camera.position.clone();
  walk.go(shooterPose(scope), layout, 'A', 1, false);
  walk.advance(1e-4);
  walk.apply(camera);
  expect(camera.position.distanceTo(before)).toBeLessThan(0.01);
});
