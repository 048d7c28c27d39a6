import { describe, expect, it } from 'vitest';

import { reachOf } from './reach';
import { bankBoard, longBoard } from './test_boards';

// Asks for a place and answers with a speed that grows with it.
const engine = {
  asked: [] as [string, number | string, number][],
  async speedToReach(table: string, powder: string | number, _: string, x: number) {
    this.asked.push([table, powder, x]);
    return Math.sqrt(2 * (typeof powder === 'number' ? powder : 0.3) * x);
  },
};

describe('the speeds of a board', () => {
  it('are asked of the engine: the middles of the zones, and the share of the usual board with the same powder', async () => {
    const reach = await reachOf(engine, { table: bankBoard, powder: 0.18, weight: 'standard' }, longBoard);
    expect(reach.speeds.deuce).toBeLessThan(reach.trey);
    expect(reach.share).toBeCloseTo(Math.sqrt((bankBoard.length - 0.0762) / (longBoard.length - 0.0762)), 9);
    expect(engine.asked[0]).toEqual(['bank', 0.18, bankBoard.length - 0.2286]);
  });

  it('are those of the rings on a target board', async () => {
    const target = { ...longBoard, deuce_line: null, trey_line: null, target: { centre: 0.254, outer_radius: 0.2, middle_radius: 0.127, inner_radius: 0.016 } };
    engine.asked = [];
    await reachOf(engine, { table: target, powder: 'medium', weight: 'standard' }, longBoard);
    expect(engine.asked[1]?.[2]).toBeCloseTo(longBoard.length - 0.254, 9);
  });

  it('says so where no throw gets there', async () => {
    await expect(reachOf({ speedToReach: async () => null }, { table: longBoard, powder: 'medium', weight: 'standard' }, longBoard)).rejects.toThrow('long');
  });
});
