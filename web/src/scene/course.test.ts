import { expect, test } from 'vitest';

import type { Course } from '../engine/types';
import { sampleAt, speedAt, stanceAt } from './course';

// Two weights: the second is struck at 1 s and comes to rest at 3 s.
const course: Course = {
  duration: 3,
  ids: [4, 5],
  colors: ['red', 'blue'],
  times: Float32Array.of(0, 1, 1, 3),
  x: Float32Array.of(0, 2, 1, 2, 1, 2, 1, 4),
  y: Float32Array.of(0, 0, 0.5, 0, 0.5, 0, 0.5, 0),
  turn: Float32Array.of(0, 0, 2, 0, 2, 0, 2, 6),
  contacts: [],
  falls: [],
  alone: [],
};
const stance = { x: 0, y: 0, turn: 0 };

test('a moment between two samples is on the line between them', () => {
  expect(stanceAt(course, 0, 0, 0.5, stance)).toEqual({ x: 0.5, y: 0.25, turn: 1 });
  expect(stanceAt(course, 1, 2, 2, stance)).toEqual({ x: 3, y: 0, turn: 3 });
});

test('the sample is found from any hint, forwards and back', () => {
  for (const hint of [-1, 0, 1, 2, 3, 9]) {
    expect(sampleAt(course.times, 0.2, hint)).toBe(0);
    expect(sampleAt(course.times, 1, hint)).toBe(2);
    expect(sampleAt(course.times, 99, hint)).toBe(3);
  }
});

test('after its end a course stands still', () => {
  expect(stanceAt(course, 1, 3, 99, stance)).toEqual({ x: 4, y: 0, turn: 6 });
  expect(speedAt(course, 1, 3)).toBe(0);
});

test('two samples at one moment do not divide by nothing', () => {
  expect(speedAt(course, 0, 1)).toBe(0);
  expect(stanceAt(course, 0, 1, 1, stance)).toEqual({ x: 1, y: 0.5, turn: 2 });
});

test('speed is the way from one sample to the next over its time', () => {
  expect(speedAt(course, 0, 0)).toBeCloseTo(Math.hypot(1, 0.5));
  expect(speedAt(course, 1, 2)).toBeCloseTo(1);
});
