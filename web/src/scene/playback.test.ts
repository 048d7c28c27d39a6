import { expect, test } from 'vitest';

import type { Course } from '../engine/types';
import { Figures } from './figures';
import { toShooter, type Layout } from './places';
import { Playback } from './playback';

const layout: Layout = { halfLength: 3.1496, halfWidth: 0.254, alleyEnd: 0.157, alleySide: 0.118, rail: 0.046, railTop: 0.034, alleyFloor: -0.072, cushion: 0 };

// One weight at rest at 5 m, one thrown from 0.3 m that meets something at 1 s and stops at 2 s.
const course: Course = {
  duration: 2,
  ids: [1, 2],
  colors: ['red', 'blue'],
  times: Float32Array.of(0, 0.5, 1, 2),
  x: Float32Array.of(5, 0.3, 5, 1.2, 5, 2, 5, 3),
  y: Float32Array.of(0, 0.01, 0, 0.03, 0, 0.05, 0, 0.07),
  turn: new Float32Array(8),
  contacts: [{ t: 1, a: 1, b: 0, x: 2, y: 0, impulse: 0.3 }],
  falls: [],
  alone: [],
};

test('a throw is played on from where the hand released it, with its contacts at their time', () => {
  const figures = new Figures();
  const heard: number[] = [];
  let isDone = false;
  const events = { contact: (impulse: number) => heard.push(impulse), fall: () => {}, slide: () => {} };
  const playback = new Playback(course, { x: 0.75, thrown: 1 }, 1, events, figures, layout, 'A', 0.029, () => (isDone = true));
  const place = () => toShooter(layout, 'A', figures.find(2)!);
  expect(place().x).toBeCloseTo(0.75, 5);
  expect(place().y).toBeCloseTo(0.02, 5);
  expect(playback.lead.x).toBeCloseTo(0.75, 5);
  playback.advance(0.25);
  expect(place().x).toBeCloseTo(1.2, 5);
  playback.advance(0.49);
  expect(heard).toEqual([]);
  playback.advance(0.02);
  expect(heard).toEqual([0.3]);
  playback.advance(0.98);
  expect(isDone).toBe(false);
  playback.advance(0.02);
  expect(isDone).toBe(true);
  expect(place().x).toBeCloseTo(3, 5);
});
