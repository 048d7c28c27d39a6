import { expect, test } from 'vitest';

import type { TableInfo } from '../engine/types';
import { layoutOf, toWorld, windowPoint } from './places';
import { Viewpoint } from './viewpoint';

const table = { length: 6.2992, width: 0.508, release_x: 0.3, foul_line: 1.8288, cushions: false } as TableInfo;

function standing(isStill = false): Viewpoint {
  const viewpoint = new Viewpoint(isStill);
  viewpoint.reshape(1.6);
  viewpoint.setTable(table, layoutOf(table), 'A');
  return viewpoint;
}

const place = (viewpoint: Viewpoint): [number, number, number] => viewpoint.lens().position.toArray();

// Frames until it rests.
function rest(viewpoint: Viewpoint): number {
  for (let frames = 1; frames < 1000; ++frames) if (!viewpoint.advance(1 / 60)) return frames;
  throw new Error('it never rests');
}

const far = (a: number[], b: number[]): number => Math.hypot(...a.map((v, i) => v - b[i]!));

test('it comes to rest behind the weights that it followed, wherever it came from', () => {
  const stops = [0, 3].map((from) => {
    const viewpoint = standing();
    viewpoint.take({ kind: 'follow' }, false);
    for (const x of [from, 4.5]) {
      viewpoint.follow({ x, y: 0.1 });
      rest(viewpoint);
    }
    return place(viewpoint);
  });
  expect(far(stops[0]!, stops[1]!)).toBeLessThan(0.003);
});

test('told to follow what stands still, it goes there', () => {
  const viewpoint = standing();
  viewpoint.follow({ x: 4, y: 0 });
  viewpoint.take({ kind: 'follow' }, true);
  rest(viewpoint);
  expect(place(viewpoint)[2]).toBeCloseTo(table.length / 2 - (4 - 1.05), 2);
});

test('what it glides to may go on meanwhile', () => {
  const viewpoint = standing();
  viewpoint.follow({ x: 6, y: 0 });
  viewpoint.take({ kind: 'follow' }, true);
  for (let x = 0.3; x < 2; x += 0.02) {
    viewpoint.follow({ x, y: 0 });
    viewpoint.advance(1 / 60);
    expect(table.length / 2 - place(viewpoint)[2]).toBeLessThan(2);
  }
});

test('in the hand it comes along within a few frames, and does not set out anew', () => {
  const viewpoint = standing();
  const free = { kind: 'free', turn: 0, height: 0.5, distance: 1.5, x: 5 } as const;
  viewpoint.take(free, false);
  rest(viewpoint);
  const before = place(viewpoint);
  for (let i = 1; i <= 10; ++i) {
    viewpoint.take({ ...free, turn: i * 0.02 }, false);
    viewpoint.advance(1 / 60);
  }
  const wanted = standing(true);
  wanted.take({ ...free, turn: 0.2 }, false);
  expect(far(place(viewpoint), place(wanted))).toBeLessThan(0.35 * far(before, place(wanted)));
  expect(rest(viewpoint)).toBeLessThan(40);
  expect(far(place(viewpoint), place(wanted))).toBeLessThan(0.002);
});

test('it walks round the table when the end changes, and not when it only looks elsewhere', () => {
  const viewpoint = standing();
  viewpoint.take({ kind: 'far' }, false);
  expect([viewpoint.isMoving, viewpoint.isWalking]).toEqual([true, false]);
  viewpoint.walkTo('B');
  expect(viewpoint.isWalking).toBe(true);
  viewpoint.arrive();
  expect([viewpoint.isMoving, viewpoint.isWalking]).toEqual([false, false]);
});

test('turned while it still glides, it arrives where it was turned to', () => {
  const viewpoint = standing();
  const free = { kind: 'free', turn: 0, height: 0.5, distance: 1.5, x: 5 } as const;
  viewpoint.take(free, false);
  for (let i = 0; i < 20; ++i) viewpoint.advance(1 / 60);
  viewpoint.take({ ...free, turn: 0.4 }, false);
  rest(viewpoint);
  const wanted = standing(true);
  wanted.take({ ...free, turn: 0.4 }, false);
  expect(far(place(viewpoint), place(wanted))).toBeLessThan(1e-6);
});

test('where nothing is to glide every camera is there at once, and none runs', () => {
  const viewpoint = standing(true);
  for (const kind of ['above', 'follow', 'far', 'home', 'shooter'] as const) {
    viewpoint.take({ kind }, false);
    viewpoint.follow({ x: 3, y: 0 });
    const at = place(viewpoint);
    expect(viewpoint.advance(1 / 60)).toBe(false);
    expect(place(viewpoint)).toEqual(at);
  }
});

const sizes = [[360, 640], [390, 844], [844, 390], [820, 1180], [1440, 900]] as const;
const inPicture = (viewpoint: Viewpoint, x: number, y: number) => {
  const box = { left: 0, top: 0, width: 1, height: 1 } as DOMRect;
  return windowPoint(viewpoint.lens(), box, toWorld(layoutOf(table), 'A', x, y, { x: 0, z: 0 }));
};

test('the weight in the hand is above what covers the lower part of the window', () => {
  for (const [width, height] of sizes) {
    for (const high of [1, 0.8, 0.6, 0.4]) {
      const viewpoint = standing();
      viewpoint.reshape(width / height);
      viewpoint.setClear({ left: 0, top: 0, wide: 1, high });
      rest(viewpoint);
      expect(inPicture(viewpoint, table.release_x - 0.06, 0).y).toBeLessThanOrEqual(high + 1e-9);
    }
  }
});

test('a judged weight is in the middle of the part that nothing covers', () => {
  for (const [width, height] of sizes) {
    const viewpoint = standing();
    viewpoint.reshape(width / height);
    viewpoint.setClear({ left: 0.4, top: 0.2, wide: 0.6, high: 0.5 });
    viewpoint.take({ kind: 'judge', x: 6.1, y: 0.1 }, false);
    rest(viewpoint);
    const { x, y } = inPicture(viewpoint, 6.1, 0.1);
    expect(x).toBeCloseTo(0.7, 6);
    expect(y).toBeCloseTo(0.45, 6);
  }
});
