import { describe, expect, it } from 'vitest';

import { nothingTapped, partsOf, type Points, type Scoring, sideAsked, tapPoints, tapSide, type Tapped, worthsOf } from './points_entry';

const one: Scoring = { sides: ['Ann', 'Bob'], bothScore: false };
const both: Scoring = { ...one, bothScore: true };
const turn: Scoring = { sides: ['Ann'], bothScore: false };

// What the taps come to, and how many it took.
function taps(scoring: Scoring, ...done: (string | number)[]): { worth: Points | null; tapped: Tapped } {
  let tapped = nothingTapped;
  for (const [index, tap] of done.entries()) {
    const next = typeof tap === 'number' ? tapPoints(scoring, tapped, tap) : tapSide(scoring, tapped, tap);
    if (next.worth) expect(index, 'nothing is tapped after it is known').toBe(done.length - 1);
    tapped = next.tapped;
    if (next.worth) return { ...next };
  }
  return { tapped, worth: null };
}

describe('a round by taps', () => {
  it('takes two at most, in either order', () => {
    expect(taps(one, 'Ann', 3).worth).toEqual({ Ann: 3, Bob: 0 });
    expect(taps(one, 3, 'Bob').worth).toEqual({ Ann: 0, Bob: 3 });
    expect(taps(one, 0).worth).toEqual({ Ann: 0, Bob: 0 });
    expect(taps(one, 'Bob', 0).worth).toEqual({ Ann: 0, Bob: 0 });
    expect(taps(turn, 8).worth).toEqual({ Ann: 8 });
    expect(taps(turn, 0).worth).toEqual({ Ann: 0 });
    expect(taps(both, 7, 4).worth).toEqual({ Ann: 7, Bob: 4 });
    expect(taps(both, 'Bob', 4, 7).worth).toEqual({ Ann: 7, Bob: 4 });
  });

  it('can be thought better of', () => {
    expect(taps(one, 'Ann', 'Bob', 2).worth).toEqual({ Ann: 0, Bob: 2 });
    expect(taps(one, 'Ann', 'Ann').tapped).toEqual(nothingTapped);
    expect(taps(one, 5, 5).tapped).toEqual(nothingTapped);
    expect(taps(one, 5, 6, 'Ann').worth).toEqual({ Ann: 6, Bob: 0 });
    expect(taps(both, 7, 'Ann', 8, 4).worth).toEqual({ Ann: 8, Bob: 4 });
  });

  it('asks whose points come next', () => {
    expect(sideAsked(one, nothingTapped)).toBeNull();
    expect(sideAsked(turn, nothingTapped)).toBe('Ann');
    expect(sideAsked(both, nothingTapped)).toBe('Ann');
    expect(sideAsked(both, taps(both, 7).tapped)).toBe('Bob');
  });
});

describe('the keys', () => {
  it('are what the rules allow', () => {
    expect(worthsOf({ worth: [[0, 2], [4, 5], [16, 16]] })).toEqual([1, 2, 4, 5, 16]);
  });

  it('are shown in parts only where there are many, and none is lost', () => {
    const all = Array.from({ length: 130 }, (_, more) => more + 1);
    expect(partsOf(all.slice(0, 16))).toEqual([all.slice(0, 16)]);
    expect(partsOf(all.slice(0, 50))).toHaveLength(1);
    expect(partsOf(all).flat()).toEqual(all);
    expect(Math.max(...partsOf(all).map(({ length }) => length))).toBeLessThanOrEqual(28);
    expect(partsOf([])).toEqual([]);
  });
});
