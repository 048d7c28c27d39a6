// The laws of the feel, and the first minutes of several people by the real engine's speeds. What a browser makes of the same
// hands is measured by scripts/measure_first_minutes.mjs.
import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import type { TableInfo } from '../../engine/types';
import { defaultPreferences, type Help, type Preferences } from '../preferences';
import { feelOf, helpGiven, levelOfHelp, thrownDirection, thrownSpeed, withFlick } from './feel';
import { reachOf, stopAt, stopsOf, type Reach, type Stops } from './reach';

let table: TableInfo;
let reach: Reach;
let stops: Stops;

beforeAll(async () => {
  const engine = await engineInstance();
  table = (await engine.tables())[0]!;
  const board = { table, powder: 'medium', weight: 'standard' };
  reach = await reachOf(engine, board);
  stops = await stopsOf(engine, board);
});

type Chosen = Pick<Preferences, 'help' | 'throwPower' | 'flicks'>;
const fresh = (help: Help = 'auto'): Chosen => ({ help, throwPower: 1, flicks: {} });

// Returns the speed of the throw, and learns.
function flick(chosen: Chosen, gesture: number): number {
  const feel = feelOf(chosen, 'touch', gesture, reach.easy);
  chosen.flicks = withFlick(chosen.flicks, 'touch', gesture, feel);
  return thrownSpeed(feel, gesture);
}

// The same numbers each time.
function chance(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

// Shares of the throws after the first round of eight, by several people with hands like this.
function minutes(scatter: number, throws = 48, people = 24) {
  const counts = { off: 0, far: 0, soft: 0, all: 0 };
  for (let seed = 1; seed <= people; ++seed) {
    const random = chance(seed);
    const natural = 1.2 + 2.1 * random(); // 900 to 2500 px/s
    const chosen = fresh();
    for (let i = 0; i < throws; ++i) {
      const speed = flick(chosen, natural * Math.max(0.3, 1 + scatter * normal(random)));
      if (i < 8) continue;
      const x = stopAt(stops, speed);
      ++counts.all;
      if (x === null) ++counts.off;
      else if (x > table.length - table.deuce_line! + 0.029) ++counts.far;
      if (speed < reach.passing) ++counts.soft;
    }
  }
  return { off: counts.off / counts.all, far: counts.far / counts.all, soft: counts.soft / counts.all };
}

describe('the first minutes', () => {
  it('bring a beginner near the end', () => {
    const { off, far, soft } = minutes(0.15);
    expect(off).toBeLessThan(0.3);
    expect(far).toBeGreaterThan(0.25);
    expect(soft).toBeLessThan(0.02);
  });

  it('bring the better hand more', () => {
    const [beginner, learner, good] = [minutes(0.15), minutes(0.08), minutes(0.03)];
    expect(learner.far).toBeGreaterThan(0.37);
    expect(learner.far).toBeGreaterThan(beginner.far);
    expect(good.far).toBeGreaterThan(learner.far);
    expect(good.off).toBeLessThan(beginner.off);
  });

  it('need no throw lost to a hand that is slower or faster than usual', () => {
    for (const natural of [0.5, 1.2, 1.85, 3.3, 5]) {
      const x = stopAt(stops, flick(fresh(), natural));
      expect(x).not.toBeNull();
      expect(x).toBeGreaterThan(table.length - 1);
    }
  });
});

describe('a slip', () => {
  const isLost = (speed: number) => speed < reach.passing || stopAt(stops, speed) === null;

  it('does not spoil the flicks after it, however soft or hard and whenever it comes', () => {
    for (const natural of [1.2, 1.5, 1.87, 2.4, 3.3]) {
      for (const slip of [0.3, 0.4, 0.7, 1, 1.4, 2, 2.7, 4, 6, 8, 9]) {
        for (const before of [0, 1, 2, 3, 4, 5, 8, 19, 25, 40]) {
          const chosen = fresh();
          for (let i = 0; i < before; ++i) flick(chosen, natural);
          flick(chosen, slip);
          const next = Array.from({ length: 8 }, () => flick(chosen, natural));
          expect(next.map(isLost), `${before} flicks of ${natural}, then ${slip}`).toEqual(next.map(() => false));
        }
      }
    }
  });

  it('may come twice among the first', () => {
    for (const flicks of [[1.87, 0.4, 0.4], [1.87, 1.87, 0.4, 0.4]]) {
      const chosen = fresh();
      for (const gesture of flicks) flick(chosen, gesture);
      for (let i = 0; i < 4; ++i) expect(isLost(flick(chosen, 1.87))).toBe(false);
    }
  });
});

describe('the feel', () => {
  it('throws faster for a faster flick, whatever was learnt and however it is set', () => {
    for (const help of ['auto', 'off', 'some', 'strong'] as const) {
      for (const known of [[], [2], [0.5], [2, 6], [2, 0.5, 9], [2, 0.5, 9, 1], Array.from({ length: 40 }, (_, i) => 2 + 0.1 * (i % 5))]) {
        const chosen = fresh(help);
        for (const gesture of known) flick(chosen, gesture);
        let last = 0;
        for (let gesture = 0.05; gesture < 20; gesture *= 1.02) {
          const speed = thrownSpeed(feelOf(chosen, 'touch', gesture, reach.easy), gesture);
          expect(speed).toBeGreaterThan(last);
          last = speed;
        }
        let way = -Infinity;
        for (let direction = -1.2; direction <= 1.2; direction += 0.01) {
          const thrown = thrownDirection(direction, feelOf(chosen, 'touch', 2, reach.easy));
          expect(thrown).toBeGreaterThan(way);
          way = thrown;
        }
      }
    }
  });

  it('is raw without help: twice the flick, twice the speed', () => {
    const chosen = fresh('off');
    for (let i = 0; i < 2; ++i) flick(chosen, 2);
    const speedOf = (gesture: number) => thrownSpeed(feelOf(chosen, 'touch', gesture, reach.easy), gesture);
    expect(speedOf(3) / speedOf(1.5)).toBeCloseTo(2, 9);
    expect(thrownDirection(0.05, feelOf(chosen, 'touch', 2, reach.easy))).toBe(0.05);
  });

  it('lets a hard flick hit hard, with all the help there is', () => {
    const chosen = fresh('strong');
    for (let i = 0; i < 2; ++i) flick(chosen, 2);
    expect(thrownSpeed(feelOf(chosen, 'touch', 4, reach.easy), 4) / reach.easy.here).toBeGreaterThan(1.4);
  });

  it('gives identical throws for identical flicks once it is settled', () => {
    for (const scatter of [0.15, 0.08, 0.03]) {
      for (let seed = 1; seed <= 20; ++seed) {
        const random = chance(seed);
        const chosen = fresh();
        for (let i = 0; i < 60; ++i) flick(chosen, 2 * (1 + scatter * normal(random)));
        const ends = Array.from({ length: 10 }, () => stopAt(stops, flick(chosen, 2)) ?? table.length);
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.01);
      }
    }
  });

  it('hardly counts hard hits', () => {
    const random = chance(5);
    const chosen = fresh();
    for (let i = 0; i < 60; ++i) flick(chosen, i % 4 === 3 ? 5 : 2 * (1 + 0.05 * normal(random)));
    expect(Math.abs(chosen.flicks.touch!.natural / 2 - 1)).toBeLessThan(0.1);
    expect(stopAt(stops, thrownSpeed(feelOf(chosen, 'touch', 2, reach.easy), 2))).not.toBeNull();
  });

  it('does not undo somebody who throws a little harder on purpose', () => {
    const chosen = fresh();
    for (let i = 0; i < 60; ++i) flick(chosen, 2 + 0.06 * (i % 3) - 0.06);
    const before = stopAt(stops, flick(chosen, 2))!;
    for (let i = 0; i < 60; ++i) flick(chosen, 2.04);
    expect(stopAt(stops, flick(chosen, 2.04))!).toBeGreaterThan(before + 0.02);
  });

  it('follows a hand that has changed', () => {
    const chosen = fresh();
    for (let i = 0; i < 40; ++i) flick(chosen, 2);
    for (let i = 0; i < 80; ++i) flick(chosen, 3);
    expect(Math.abs(chosen.flicks.touch!.natural / 3 - 1)).toBeLessThan(0.08);
  });

  it('learns each kind of pointer by itself', () => {
    const chosen = fresh();
    for (let i = 0; i < 20; ++i) flick(chosen, 4);
    expect(feelOf(chosen, 'touch', 1, reach.easy).natural).toBeCloseTo(4, 6);
    expect(feelOf(chosen, 'mouse', 1, reach.easy).natural).toBeCloseTo(feelOf(fresh(), 'mouse', 1, reach.easy).natural, 9);
  });

  it('needs a little more force on slow powder, and less on fast', () => {
    const chosen = fresh();
    for (let i = 0; i < 20; ++i) flick(chosen, 2);
    const forceFor = (here: number) => feelOf(chosen, 'touch', 2, { here, medium: reach.easy.medium }).natural;
    expect(forceFor(1.25 * reach.easy.medium)).toBeGreaterThan(forceFor(reach.easy.medium));
    expect(forceFor(0.77 * reach.easy.medium)).toBeLessThan(forceFor(reach.easy.medium));
  });

  it('starts over from anything unreadable that was stored', () => {
    for (const stored of [{}, { recent: 3, natural: 1, scatter: 1 }, { recent: [], natural: -1, scatter: 1 }, { recent: [NaN], natural: 1, scatter: 1 }]) {
      const chosen = { ...fresh(), flicks: { touch: stored as never } };
      expect(flick(chosen, 2)).toBeCloseTo(flick(fresh(), 2), 9);
    }
  });
});

describe('help', () => {
  const helpAfter = (scatter: number) => {
    const random = chance(3);
    const chosen = fresh();
    for (let i = 0; i < 400; ++i) flick(chosen, 2 * (1 + scatter * normal(random)));
    return helpGiven(chosen, 'touch');
  };

  it('is strong at first, and fades as the flicks get steadier', () => {
    expect(levelOfHelp(helpGiven(defaultPreferences, 'touch'))).toBe('strong');
    const given = [0.15, 0.08, 0.03, 0.01, 0.001].map(helpAfter);
    expect([...given].sort((a, b) => b - a)).toEqual(given);
    expect(given.map(levelOfHelp)).toEqual(['strong', 'strong', 'some', 'some', 'off']);
  });

  it('is what was chosen', () => {
    for (const help of ['off', 'some', 'strong'] as const) expect(levelOfHelp(helpGiven(fresh(help), 'touch'))).toBe(help);
  });
});
