import { describe, expect, it } from 'vitest';

import type { AdvisedShot } from '../../engine/study';
import type { Course } from '../../engine/types';
import { depthSeen, endsOf, waysOf } from './shot_ways';

// Weight 0 is struck at 1 s and falls at 2 s, weight 1 does not move, weight 2 is thrown and turns aside at 1 s.
function course(): Course {
  const times = Array.from({ length: 31 }, (_, sample) => sample / 10);
  const places = times.map((t) => [
    { x: t < 1 ? 5 : 5 + (t - 1), y: 0 },
    { x: 4, y: 0.1 },
    { x: Math.min(5, 4 + t), y: t < 1 ? 0 : 0.1 * (t - 1) },
  ]);
  const numbers = (axis: 'x' | 'y') => Float32Array.from(places.flat().map((place) => place[axis]));
  const falls: Course['falls'] = [{ t: 2, weight: 0, edge: 'far', x: 6, y: 0, vx: 1, vy: 0 }];
  return { duration: 3, ids: [0, 1, 2], colors: ['blue', 'red', 'red'], times: Float32Array.from(times), x: numbers('x'), y: numbers('y'), turn: new Float32Array(93), contacts: [], falls, alone: [] };
}

describe('the ways of a throw', () => {
  it('are those of the weights that moved, with as few corners as show them', () => {
    const ways = waysOf(course());
    expect(ways.map(({ id, color, falls }) => [id, color, falls])).toEqual([
      [0, 'blue', true],
      [2, 'red', false],
    ]);
    expect(ways[0]!.points).toEqual([{ x: 5, y: 0 }, { x: 6, y: 0 }]);
    const corners = ways[1]!.points;
    expect(corners.length).toBe(3);
    expect(corners[1]!.x).toBeCloseTo(5);
    expect(corners[2]!.y).toBeCloseTo(0.2);
  });
});

describe('where throws of a shot end', () => {
  it('tells the weight thrown from those it moved', () => {
    const moved = [{ weight: 0, x: 6, y: 0, fate: 'fell' }, { weight: 1, x: 5.5, y: 0.1, fate: 'on' }];
    const shot = { sample: [{ success: true, moved }] } as AdvisedShot;
    expect(endsOf(shot, [{ color: 'blue' }], 'red')).toEqual([
      { x: 6, y: 0, color: 'blue', isThrown: false, on: false, success: true },
      { x: 5.5, y: 0.1, color: 'red', isThrown: true, on: true, success: true },
    ]);
  });
});

describe('as much of the board as is seen', () => {
  const board = { length: 6.3, foul_line: 1.83 };
  it('reaches past what lies there, and never past the foul line by much', () => {
    expect(depthSeen(board, [])).toBe(0.7);
    expect(depthSeen(board, [{ x: 5.3, y: 0 }])).toBeCloseTo(1.09);
    expect(depthSeen(board, [{ x: 5.3, y: 0 }, { x: 1, y: 0 }])).toBeCloseTo(1.09);
    expect(depthSeen(board, [{ x: 4.4, y: 0 }])).toBeCloseTo(1.96);
  });
});
