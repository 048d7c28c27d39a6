import { describe, expect, it } from 'vitest';

import type { Course } from '../engine/types';
import { joinedAt } from './course';

// One weight at rest at 5 m, one thrown from 0.3 m that slows down and stops, or touches it.
function course(contacts: Course['contacts'] = []): Course {
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

describe('a course joined where the hand let go', () => {
  it('begins there and goes on as before', () => {
    const joined = joinedAt(course(), 0.75, 1);
    expect(joined.duration).toBeCloseTo(1.75, 6);
    expect(Array.from(joined.times, (t) => Math.round(t * 1e6) / 1e6)).toEqual([0, 0.25, 0.75, 1.75]);
    expect(joined.x[1]).toBeCloseTo(0.75, 6);
    expect(joined.y[1]).toBeCloseTo(0.02, 6);
    expect(Array.from(joined.x.slice(2))).toEqual(Array.from(course().x.slice(2)));
  });

  it('keeps its contacts at their time', () => {
    const joined = joinedAt(course([{ t: 1, a: 1, b: 0, x: 2, y: 0, impulse: 0.3 }]), 0.75, 1);
    expect(joined.contacts[0]?.t).toBeCloseTo(0.75, 6);
  });

  it('is left whole where something was met before, or the place is not reached', () => {
    const early = course([{ t: 0.1, a: 1, b: 0, x: 0.5, y: 0, impulse: 0.3 }]);
    expect(joinedAt(early, 0.75, 1)).toBe(early);
    const slow = course();
    expect(joinedAt(slow, 4, 1)).toBe(slow);
    expect(joinedAt(slow, 0.2, 1)).toBe(slow);
  });

  it('takes four by their middle', () => {
    const four: Course = { ...course(), ids: [1, 2, 3, 4], colors: ['red', 'red', 'red', 'red'], times: Float32Array.from([0, 1]), x: Float32Array.from([0.33, 0.27, 0.33, 0.27, 1.33, 1.27, 1.33, 1.27]), y: new Float32Array(8) };
    const joined = joinedAt(four, 0.8, 4);
    expect(joined.x[0]).toBeCloseTo(0.83, 5);
    expect(joined.times[1]).toBeCloseTo(0.5, 5);
  });
});
