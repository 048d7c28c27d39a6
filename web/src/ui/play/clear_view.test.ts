import { describe, expect, it } from 'vitest';

import { clearBetween } from './clear_view';

const box = (left: number, top: number, right: number, bottom: number, isSheet = false) => ({ left, top, right, bottom, isSheet });
const sheet = (...edges: [number, number, number, number]) => box(...edges, true);

describe('what nothing covers', () => {
  it('is above a sheet of an upright phone', () => {
    const clear = clearBetween([box(0, 0, 390, 80)], [sheet(12, 500, 378, 780)], { right: 390, bottom: 844 });
    expect(clear).toEqual({ left: 0, top: 88, right: 390, bottom: 492 });
  });

  it('is beside a sheet of a phone that lies', () => {
    const clear = clearBetween([box(0, 0, 844, 60)], [sheet(12, 70, 380, 320)], { right: 844, bottom: 390 });
    expect(clear).toEqual({ left: 388, top: 68, right: 844, bottom: 390 });
  });

  it('touches none of many boxes', () => {
    const feet = [box(12, 500, 378, 560), box(100, 570, 290, 600), box(0, 610, 390, 640)];
    const clear = clearBetween([], feet, { right: 390, bottom: 664 });
    for (const foot of feet) expect(clear.bottom <= foot.top || clear.left >= foot.right).toBe(true);
  });

  it('is above controls, however narrow they are', () => {
    expect(clearBetween([], [box(300, 300, 544, 380)], { right: 844, bottom: 390 })).toEqual({ left: 0, top: 0, right: 844, bottom: 292 });
  });

  it('reaches up beside a note that leaves the board of a wide window free', () => {
    const heads = [box(0, 0, 844, 60), box(12, 70, 260, 150)];
    expect(clearBetween(heads, [], { right: 844, bottom: 390 }).top).toBe(68);
    expect(clearBetween([...heads, box(300, 70, 540, 100)], [], { right: 844, bottom: 390 }).top).toBe(108);
    expect(clearBetween([box(12, 70, 100, 150)], [], { right: 390, bottom: 844 }).top).toBe(158);
  });

  it('is everything where nothing is', () => {
    expect(clearBetween([], [], { right: 360, bottom: 640 })).toEqual({ left: 0, top: 0, right: 360, bottom: 640 });
  });
});
