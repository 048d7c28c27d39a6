import { describe, expect, it, test } from 'vitest';

import type { Course } from '../engine/types';
import { sampleAt, speedAt, stanceAt, startOf } from './course';

// One weight at rest at 5 m, one thrown from 0.3 m that slows down and stops, or touches it.
function thrown(contacts: Course['contacts'] = []): Course {
  const times = [0, 0.5, 1, 2];
  const x = [5, 0.3, 5, 1.2, 5, 2, 5, 3];
  return {
    duration: 2,
    ids: [1, 2],
    colors: ['red', 'blue'],
    times: Float32Array.from(times),
    x: Float32Array.from(x),
    y: Float32Array.from(x, (_, i) => (i % 2 === 1 ? i * 0.01 : 0)),
    turn: new Float32Array(8),
    contacts,
    falls: [],
    alone: [{ x: 0.3, y: 0 }, { x: 3, y: 0 }],
  };
}

describe('a course that begins where the hand released the weight', () => {
  it('begins there', () => {
    const start = startOf(thrown(), { x: 0.75, thrown: 1 });
    expect(start).toBeCloseTo(0.25, 6);
    const at = stanceAt(thrown(), 1, 0, start, { x: 0, y: 0, turn: 0 });
    expect(at.x).toBeCloseTo(0.75, 6);
    expect(at.y).toBeCloseTo(0.02, 6);
  });

  it('begins there too where something is met later', () => {
    expect(startOf(thrown([{ t: 1, a: 1, b: 0, x: 2, y: 0, impulse: 0.3 }]), { x: 0.75, thrown: 1 })).toBeCloseTo(0.25, 6);
  });

  it('is played from the beginning where something was met before, or the place is not reached', () => {
    const early = thrown([{ t: 0.1, a: 1, b: 0, x: 0.5, y: 0, impulse: 0.3 }]);
    expect(startOf(early, { x: 0.75, thrown: 1 })).toBe(0);
    const slow = thrown();
    expect(startOf(slow, { x: 4, thrown: 1 })).toBe(0);
    expect(startOf(slow, { x: 0.2, thrown: 1 })).toBe(0);
  });

  it('takes four by their middle', () => {
    const four: Course = { ...thrown(), ids: [1, 2, 3, 4], colors: ['red', 'red', 'red', 'red'], times: Float32Array.from([0, 1]), x: Float32Array.from([0.33, 0.27, 0.33, 0.27, 1.33, 1.27, 1.33, 1.27]), y: new Float32Array(8) };
    const start = startOf(four, { x: 0.8, thrown: 4 });
    expect(start).toBeCloseTo(0.5, 5);
    expect(stanceAt(four, 0, 0, start, { x: 0, y: 0, turn: 0 }).x).toBeCloseTo(0.83, 5);
  });
});

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
