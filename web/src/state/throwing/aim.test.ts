import { describe, expect, it } from 'vitest';

import { guidingSide, releaseArea, speedsAbout, within } from './aim';
import { bankBoard, longBoard, radius } from './test_boards';

describe('the release area', () => {
  it('M9_keeps the weight wholly on the board and before the short foul line', () => {
    const area = releaseArea(longBoard, radius, false);
    expect(area.lowX).toBe(radius);
    expect(area.highX + radius).toBeLessThan(longBoard.foul_line);
    expect(area.maxY + radius).toBeLessThanOrEqual(longBoard.width / 2);
    expect(within(area, { x: -1, y: 9 })).toEqual({ x: area.lowX, y: area.maxY });
  });

  it('leaves room for a block of four', () => {
    const one = releaseArea(longBoard, radius, false);
    const four = releaseArea(longBoard, radius, true);
    expect(one.maxY - four.maxY).toBeCloseTo(radius + 0.0005, 9);
    expect(four.lowX).toBeGreaterThan(2 * radius);
  });

  it('has a guiding side within a finger of the edge, and none at a cushion', () => {
    const area = releaseArea(longBoard, radius, false);
    expect(guidingSide(area, area.maxY - 0.01)).toBe(1);
    expect(guidingSide(area, -area.maxY)).toBe(-1);
    expect(guidingSide(area, area.maxY - 0.02)).toBe(0);
    const bank = releaseArea(bankBoard, radius, false);
    expect(guidingSide(bank, bank.maxY)).toBe(0);
  });

  it('has speeds in order on every board and powder', () => {
    for (const deuce of [0.2, 0.28, 0.8, 1.85, 2.4, 7.7]) {
      const { slowest, fastest } = speedsAbout(deuce);
      expect(slowest).toBeLessThan(deuce);
      expect(fastest).toBeGreaterThan(1.5 * deuce);
      expect(fastest).toBeLessThanOrEqual(25);
    }
  });
});
