import { describe, expect, it } from 'vitest';

import type { JudgedLine, TableInfo } from '../../engine/types';
import type { SeenWeight } from '../../state/table_session';
import { kindOfLine, placeLabel, rulerFor } from './judge_walk';

const radius = 0.03;
const table = {
  length: 6,
  width: 0.5,
  target: { centre: 0.3, outer_radius: 0.2, middle_radius: 0.12, inner_radius: 0.01 },
} as TableInfo;
const middle = { x: 5.7, y: 0 };

function weight(line: JudgedLine, x: number, y: number, clearance: number | null): SeenWeight {
  const judged = { id: 1, color: 'red', x, y, zone: '4', value: 4, counts: true, clearance_mm: clearance, line, reason: 'counts', rule: null, other: null, why: '' } as const;
  return { id: 1, color: 'red', x, y, judged };
}

const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);

describe('the ruler lies from the rim to what was measured', () => {
  it('at the edges', () => {
    const [rim, edge] = rulerFor(weight('far_edge', 5.98, 0.1, 10), table, radius)!;
    expect(rim!.x).toBeCloseTo(6.01);
    expect(edge!.x).toBeCloseTo(6);
    const [, left] = rulerFor(weight('side_edge', 5.99, 0.24, 20), table, radius)!;
    expect(left!.y).toBeCloseTo(0.25);
    const [, right] = rulerFor(weight('side_edge', 5.99, -0.2, -20), table, radius)!;
    expect(right!.y).toBeCloseTo(-0.25);
  });

  it('at a line', () => {
    const [rim, line] = rulerFor(weight('trey_line', 5.9, 0, 4), table, radius)!;
    expect(rim!.x).toBeCloseTo(5.87);
    expect(line!.x).toBeCloseTo(5.866);
  });

  it('at the outer rings, by the rim away from the middle', () => {
    const [rim, ring] = rulerFor(weight('middle_ring', 5.7, 0.05, 40), table, radius)!;
    expect(fromMiddle(rim!)).toBeCloseTo(0.08);
    expect(fromMiddle(ring!)).toBeCloseTo(0.12);
  });

  it('at the inner ring, by the rim towards the middle', () => {
    const short = rulerFor(weight('inner_ring', 5.75, 0, -10), table, radius)!;
    expect(fromMiddle(short[0])).toBeCloseTo(0.02);
    expect(fromMiddle(short[1])).toBeCloseTo(0.01);
    const [rim, ring] = rulerFor(weight('inner_ring_covered', 5.7, 0.005, 15), table, radius)!;
    expect(rim!.y).toBeCloseTo(-0.025);
    expect(ring!.y).toBeCloseTo(-0.01);
  });

  it('right in the middle, too', () => {
    const [, ring] = rulerFor(weight('inner_ring_covered', 5.7, 0, 20), table, radius)!;
    expect(fromMiddle(ring!)).toBeCloseTo(0.01);
  });

  it('nowhere without a measure', () => {
    expect(rulerFor(weight('far_edge', 5, 0, null), table, radius)).toBeNull();
  });
});

it('every line of the engine has its words', () => {
  expect(['foul_line', 'five_line', 'far_edge', 'side_edge', 'outer_ring', 'middle_ring', 'inner_ring', 'inner_ring_covered'].map(kindOfLine)).toEqual([
    'line', 'line', 'edge', 'edge', 'ring', 'ring', 'inner_ring', 'inner_ring_covered',
  ]);
});

describe("the ruler's label", () => {
  const window = { width: 390, height: 844 };
  const label = { width: 150, height: 16 };
  const round = { x: 195, y: 400, radius: 57 };

  it('is in the window and not over the weight, wherever the ruler lies', () => {
    for (const x of [-200, 20, 195, 360, 700]) {
      for (const from of [-300, 100, 343, 400, 457, 700]) {
        for (const to of [-500, 300, 343, 350, 457, 800, 1500]) {
          const at = placeLabel({ x, y: from }, { x, y: to }, round, label, window);
          expect(at.x).toBeGreaterThanOrEqual(0);
          expect(at.x + label.width).toBeLessThanOrEqual(window.width);
          expect(at.y - label.height).toBeGreaterThanOrEqual(0);
          expect(at.y).toBeLessThanOrEqual(window.height);
          expect(at.y <= round.y - round.radius || at.y - label.height >= round.y + round.radius).toBe(true);
        }
      }
    }
  });
});
