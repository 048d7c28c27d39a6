import { describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { bandOf, reachOf, stopAt, stopsOf } from './reach';
import { bankBoard, longBoard, radius } from './test_boards';

// Asks for a place and answers with a speed that grows with it.
const engine = {
  asked: [] as [string, number | string, number][],
  async speedToReach(table: string, powder: string | number, _: string, x: number) {
    this.asked.push([table, powder, x]);
    return Math.sqrt(2 * (typeof powder === 'number' ? powder : 0.3) * x);
  },
};

describe('the speeds of a board', () => {
  it('are asked of the engine: to the middle of the deuce zone, with medium powder too, and past the foul line', async () => {
    const reach = await reachOf(engine, { table: bankBoard, powder: 0.18, weight: 'standard' });
    expect(reach.easy.medium / reach.easy.here).toBeCloseTo(Math.sqrt(0.3 / 0.18), 9);
    expect(reach.speeds.deuce).toBe(reach.easy.here);
    expect(reach.passing).toBeLessThan(reach.easy.here);
    expect(engine.asked[0]).toEqual(['bank', 0.18, bankBoard.length - 0.2286]);
    expect(engine.asked[2]?.[2]).toBeCloseTo(bankBoard.foul_line + 0.003 + radius, 9); // clear of the line
  });

  it('are those of the rings on a target board', async () => {
    const target = { ...longBoard, deuce_line: null, trey_line: null, target: { centre: 0.254, outer_radius: 0.2, middle_radius: 0.127, inner_radius: 0.016 } };
    engine.asked = [];
    await reachOf(engine, { table: target, powder: 'medium', weight: 'standard' });
    expect(engine.asked[0]?.[2]).toBeCloseTo(longBoard.length - 0.254 - 0.127, 9);
  });

  it('says so where no throw gets there', async () => {
    await expect(reachOf({ speedToReach: async () => null }, { table: longBoard, powder: 'medium', weight: 'standard' })).rejects.toThrow('long');
  });
});

describe('where a throw would stop', () => {
  const shot = { y: 0, angle: 0, spin: 0, speed: 1.5 };

  it('is where the engine says, between the places it was asked for too', async () => {
    const real = await engineInstance();
    for (const table of (await real.tables()).slice(0, 9)) {
      const board = { table, powder: 'slow', weight: 'standard' };
      const stops = await stopsOf(real, board);
      for (const x of [0.9, 2.3, table.length - 0.2, table.length - 0.01].filter((x) => x < table.length)) {
        const speed = (await real.speedToReach(table.name, 'slow', 'standard', x))!;
        expect(Math.abs(stopAt(stops, speed)! - x)).toBeLessThan(0.002);
      }
      expect(stopAt(stops, 1.01 * stops.at(-1)!.speed)).toBeNull(); // off the end
    }
  });

  it('is a band as long as what is thrown, and is not shown of a throw that spins', async () => {
    const stops = await stopsOf(engine, { table: longBoard, powder: 0.3, weight: 'standard' });
    const one = bandOf(stops, shot, radius)!;
    const four = bandOf(stops, { ...shot, spread: 0 }, radius)!;
    expect(one.x1 - one.x0).toBeCloseTo(2 * radius, 9);
    expect(four.x1 - four.x0).toBeCloseTo(4 * radius, 9);
    expect(bandOf(stops, { ...shot, spin: 5 }, radius)).toBeNull();
  });

  it('is a band at the end for whatever goes off there, spinning or not', async () => {
    const stops = await stopsOf(engine, { table: longBoard, powder: 0.3, weight: 'standard' });
    const last = stops.at(-1)!.speed;
    for (const spin of [0, 5]) {
      expect(bandOf(stops, { ...shot, speed: last + 0.001, spin }, radius)).toMatchObject({ x1: expect.closeTo(longBoard.length, 9), isOff: true });
    }
    expect(bandOf(stops, { ...shot, speed: last - 0.001 }, radius)?.isOff).toBe(false);
  });
});
