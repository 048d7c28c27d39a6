import { expect, test } from 'vitest';

import type { Course } from '../engine/types';
import { Figures } from './figures';
import type { Layout } from './places';
import { toShooter } from './places';
import { Posing } from './posing';

const layout: Layout = { halfLength: 3.1496, halfWidth: 0.254, alleyEnd: 0.157, alleySide: 0.118, rail: 0.046, railTop: 0.034, alleyFloor: -0.072, cushion: 0 };
const length = 2 * layout.halfLength;
const radius = 0.02937;

// The thrown one (9) strikes another (4), which goes over the far edge at 2 s; the thrown one comes to rest at 3 s.
const course: Course = {
  duration: 3,
  ids: [4, 9],
  colors: ['blue', 'red'],
  times: Float32Array.of(0, 1, 2, 3),
  x: Float32Array.of(5, 0.3, 5, 4.9, length, 5.5, length, 5.75),
  y: Float32Array.of(0.1, 0, 0.1, 0.08, 0.15, 0.06, 0.15, 0.05),
  turn: Float32Array.of(0, 0, 0, 3, 1, 4, 1, 5),
  contacts: [],
  falls: [{ t: 2, weight: 0, edge: 'far', x: length, y: 0.15, vx: 1.2, vy: 0.05 }],
  alone: [],
};

function laid(): Figures {
  const figures = new Figures();
  figures.set([{ id: 4, color: 'blue', x: 5, y: 0.1 }, { id: 7, color: 'red', x: 4, y: -0.2 }], layout, 'A');
  return figures;
}

const shown = (figures: Figures): unknown => figures.all.map(({ id, x, z, turn, drop }) => ({ id, x, z, turn, drop: drop && { ...drop } }));

test.each(['A', 'B'] as const)('weights are where the course says, between samples on the line, from end %s', (end) => {
  const figures = laid();
  const posing = new Posing(course, layout, end, radius);
  posing.at(0.5, figures);
  const thrown = toShooter(layout, end, figures.find(9)!);
  expect(thrown.x).toBeCloseTo((course.x[1]! + course.x[3]!) / 2, 6);
  expect(thrown.y).toBeCloseTo((course.y[1]! + course.y[3]!) / 2, 6);
  expect(figures.find(9)!.color).toBe('red');
});

test('at its end and after it every weight has exactly the last sample', () => {
  const figures = laid();
  const posing = new Posing(course, layout, 'A', radius);
  for (const time of [3, 3.0001, 50]) {
    posing.at(time, figures);
    expect(figures.find(9)).toMatchObject({ x: -course.y[7]!, z: layout.halfLength - course.x[7]! });
  }
});

test('weights that are not in the course stay', () => {
  const figures = laid();
  const before = { ...figures.find(7)! };
  const posing = new Posing(course, layout, 'A', radius);
  for (const time of [0, 2.5, 1]) posing.at(time, figures);
  expect(figures.find(7)).toEqual(before);
});

test('one that fell is seen falling, and stands on the board again before that', () => {
  const figures = laid();
  const posing = new Posing(course, layout, 'A', radius);
  posing.at(1.99, figures);
  expect(figures.find(4)!.drop).toBeNull();
  posing.at(2.05, figures);
  const high = figures.find(4)!.drop!.y;
  expect(high).toBeLessThan(0);
  posing.at(2.1, figures);
  expect(figures.find(4)!.drop!.y).toBeLessThan(high);
  posing.at(1.5, figures);
  expect(figures.find(4)!.drop).toBeNull();
});

test('a moment looks the same whichever way one came to it', () => {
  const moments = [0.2, 1, 1.7, 2, 2.003, 2.04, 2.2, 2.35, 2.9];
  const straight = moments.map((time) => {
    const figures = laid();
    new Posing(course, layout, 'A', radius).at(time, figures);
    return shown(figures);
  });
  const figures = laid();
  const posing = new Posing(course, layout, 'A', radius);
  posing.at(0, figures);
  let seed = 11;
  for (let i = 0; i < 400; ++i) {
    seed = (seed * 16807) % 2147483647;
    const m = seed % moments.length;
    posing.at(moments[m]!, figures);
    const turnless = (all: unknown): unknown => JSON.parse(JSON.stringify(all, (key, value) => (key === 'turn' ? undefined : value)));
    expect(turnless(shown(figures))).toEqual(turnless(straight[m]));
  }
});

test('taken up at any moment a weight goes on as it is turned', () => {
  const figures = laid();
  figures.add(9, 'red', 0.7);
  const posing = new Posing(course, layout, 'A', radius);
  posing.at(3, figures);
  expect(figures.find(9)!.turn).toBeCloseTo(0.7, 6);
  posing.at(1, figures);
  expect(figures.find(9)!.turn).toBeCloseTo(0.7 - 2, 6);
});

test('what still falls at the end of the course falls on, until it lies', () => {
  const late: Course = { ...course, falls: [{ ...course.falls[0]!, t: 2.95 }] };
  const figures = laid();
  const posing = new Posing(late, layout, 'A', radius);
  posing.at(3, figures);
  expect(figures.find(4)!.drop!.isAtRest).toBe(false);
  let frames = 0;
  while (posing.settle(1 / 60, figures)) if (++frames > 200) throw new Error('it never lies');
  expect(figures.find(4)!.drop).toMatchObject({ isAtRest: true, y: layout.alleyFloor });
  posing.at(3, figures);
  expect(figures.find(4)!.drop!.isAtRest).toBe(true);
});

test('weights laid anew are posed as well as those before', () => {
  const figures = laid();
  const posing = new Posing(course, layout, 'A', radius);
  posing.at(2.5, figures);
  figures.set([{ id: 4, color: 'blue', x: 5, y: 0.1 }], layout, 'A');
  expect(posing.settle(1, figures)).toBe(false);
  expect(figures.find(4)!.drop).toBeNull();
  posing.at(2.5, figures);
  expect(figures.find(4)!.drop).not.toBeNull();
  expect(figures.find(9)).toBeDefined();
});

test('the camera is led by the foremost weight that moves, and by the last that did', () => {
  const figures = laid();
  const posing = new Posing(course, layout, 'A', radius);
  posing.at(0.5, figures);
  expect(posing.lead.x).toBeCloseTo(2.6, 5); // only the thrown one moves
  posing.at(1.5, figures);
  expect(posing.lead.x).toBeCloseTo((5 + length) / 2, 5);
  posing.at(9, figures);
  expect(posing.lead.x).toBeCloseTo(5.75, 5);
});
