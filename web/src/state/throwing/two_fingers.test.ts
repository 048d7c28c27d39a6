import { describe, expect, it } from 'vitest';

import { TwoFingers } from './two_fingers';

const holding = { x: 200, y: 600 };
const second = (turn: number, apart = 100) => ({ x: 200 + apart * Math.cos(turn), y: 600 - apart * Math.sin(turn) });
const none = { spin: 0, spread: 0 };

describe('a second finger', () => {
  it('spins the way it turns, round and round', () => {
    const fingers = new TwoFingers(none, holding, second(0));
    expect(fingers.move(holding, second(0.05)).spin).toBe(0);
    const left = fingers.move(holding, second(0.6)).spin;
    expect(left).toBeGreaterThan(10);
    for (let turn = 0.6; turn > -3.6; turn -= 0.3) fingers.move(holding, second(turn));
    expect(fingers.move(holding, second(-3.6)).spin).toBe(-40);
  });

  it('mirrors', () => {
    const one = new TwoFingers(none, holding, second(0.4)).move(holding, second(1));
    const other = new TwoFingers(none, holding, second(Math.PI - 0.4)).move(holding, second(Math.PI - 1));
    expect(other.spin).toBeCloseTo(-one.spin, 9);
  });

  it('spreads as it is drawn away, and never less than not at all', () => {
    const fingers = new TwoFingers(none, holding, second(0, 60));
    expect(fingers.move(holding, second(0, 120)).spread).toBeCloseTo(0.06, 9);
    expect(fingers.move(holding, second(0, 900)).spread).toBe(0.12);
    expect(fingers.move(holding, second(0, 30)).spread).toBe(0);
  });

  it('goes on from what was set before', () => {
    expect(new TwoFingers({ spin: 8, spread: 0.01 }, holding, second(0)).move(holding, second(0))).toEqual({ spin: 8, spread: 0.01 });
  });
});
