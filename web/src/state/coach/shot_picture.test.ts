import { describe, expect, it } from 'vitest';

import { bestPlace, sheetsOf, stripDeep, stripGap, worthOf } from './shot_picture';
import type { HeatMap } from '../../engine/study';

const table = { length: 6 };
const xs = Float32Array.from([5.1, 5.3, 5.5, 5.7, 5.9, 7, 9, 12]);

describe('a heat map as it is drawn', () => {
  it('has its rows on the board where they are, one touching the next', () => {
    const { board } = sheetsOf({ xs }, table);
    expect(board.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4]);
    expect(board[0]!.x0).toBeCloseTo(5);
    expect(board.at(-1)!.x1).toBeCloseTo(6);
    for (let i = 1; i < board.length; ++i) expect(board[i]!.x0).toBeCloseTo(board[i - 1]!.x1);
  });

  it('has harder throws in an even strip past the far edge', () => {
    const { strip } = sheetsOf({ xs }, table);
    expect(strip.map(({ row }) => row)).toEqual([5, 6, 7]);
    expect(strip[0]!.x0).toBeCloseTo(6 + stripGap);
    expect(strip.at(-1)!.x1).toBeCloseTo(6 + stripGap + stripDeep);
  });

  it('marks the best where its row is drawn', () => {
    const heat = { xs, best: { x: 9, y: 0.1 } } as HeatMap;
    expect(bestPlace(heat, table).x).toBeCloseTo(6 + stripGap + stripDeep / 2);
    expect(bestPlace({ ...heat, best: { ...heat.best, x: 5.3 } }, table)).toEqual({ x: expect.closeTo(5.3), y: 0.1 });
  });

  it('is even where nothing is better than anything else', () => {
    const flat = { win: Float32Array.from([0.4, 0.4]), low: 0.4, high: 0.4 };
    expect(worthOf(flat, 1)).toBe(0.5);
    expect(worthOf({ win: Float32Array.from([0.2, 0.6]), low: 0.2, high: 0.6 }, 1)).toBeCloseTo(1);
  });
});
