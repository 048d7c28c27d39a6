import { describe, expect, it } from 'vitest';

import type { Place } from '../../engine/types';
import type { Feel } from './feel';
import { Flick, pixelsPerMetre, type Flicked, type Point, type Sample } from './flick';
import { area, radius, speeds, toBoard, toWindow } from './test_boards';

const truly: Feel = { natural: 1.85, easy: 1.85, response: 1, force: 1 };
const helped: Feel = { natural: 1.85, easy: 1.85, response: 0.5, force: 1 };

// The same numbers each time.
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Stroke {
  from?: Place;
  speed: number; // px/s
  aside?: number; // rad of the screen, to the left
  hertz?: number;
  lasts?: number; // ms
  jitter?: number; // ms by which samples come early or late; they tell true times
  seed?: number;
}

function strokeOf({ from = { x: 0.2, y: 0 }, speed, aside = 0, hertz = 60, lasts = 220, jitter = 0, seed = 1 }: Stroke): Sample[] {
  const start = toWindow(from);
  const random = chance(seed);
  const samples: Sample[] = [];
  for (let due = 0; due <= lasts; due += 1000 / hertz) {
    const t = due === 0 ? 0 : due + (random() - 0.5) * 2 * jitter;
    const way = (speed * t) / 1000;
    samples.push({ t: 5000 + t, x: start.x - way * Math.sin(aside), y: start.y - way * Math.cos(aside) });
  }
  return samples;
}

function flicked(samples: Sample[], { weight = { x: 0.3, y: 0 }, late = 8, feel = truly, after = 0 } = {}): Flicked {
  const [press, ...moves] = samples as [Sample, ...Sample[]];
  const flick = new Flick(area, weight, press, toBoard);
  for (const sample of moves) flick.move(sample);
  return flick.release((samples.at(-1)?.t ?? 0) + late + after, () => feel, speeds.fastest);
}

function shotFrom(flicked: Flicked) {
  if ('refused' in flicked) throw new Error(flicked.refused);
  return flicked;
}

describe('the speed of a flick', () => {
  it('is the hand’s, to half a percent, at every rate of samples however unevenly they come', () => {
    for (const hertz of [60, 90, 120, 144, 240, 1000]) {
      for (const speed of [600, 1400, 3000]) {
        for (let seed = 1; seed <= 20; ++seed) {
          const jitter = 0.4 * (1000 / hertz);
          const { gesture } = shotFrom(flicked(strokeOf({ speed, hertz, jitter, seed, lasts: 160 })));
          expect(Math.abs((gesture * pixelsPerMetre) / speed - 1)).toBeLessThan(0.005);
        }
      }
    }
  });

  it('is measured as the hand ends, not as it began', () => {
    const slow = strokeOf({ speed: 700, lasts: 300 });
    const last = slow.at(-1) as Sample;
    const fast = strokeOf({ speed: 1500, lasts: 120 }).slice(1);
    const first = strokeOf({ speed: 1500 })[0] as Sample;
    const samples = [...slow, ...fast.map((s) => ({ t: last.t + s.t - first.t, x: s.x, y: last.y + s.y - first.y }))];
    expect(shotFrom(flicked(samples)).gesture * pixelsPerMetre).toBeCloseTo(1500, -1);
  });

  it('does not hear the jitter of a finger that comes off', () => {
    const samples = strokeOf({ speed: 1400 });
    const last = samples.at(-1) as Sample;
    const jitter = [[9, 1, 1], [18, 1, -2], [27, 2, -1]] as const;
    const jittery = [...samples, ...jitter.map(([t, x, y]) => ({ t: last.t + t, x: last.x + x, y: last.y + y }))];
    expect(shotFrom(flicked(jittery)).gesture).toBeCloseTo(shotFrom(flicked(samples)).gesture, 2);
  });

  it('does not count the rest before a quick stroke', () => {
    const rest = strokeOf({ speed: 0, lasts: 400, hertz: 120 });
    const stroke = strokeOf({ speed: 1400, lasts: 60, hertz: 120 }).map((s) => ({ ...s, t: s.t + 408 }));
    expect(shotFrom(flicked([...rest, ...stroke])).gesture * pixelsPerMetre).toBeCloseTo(1400, -1);
  });

  it('reads whole pixels every millisecond as one motion', () => {
    const samples = strokeOf({ speed: 1400, hertz: 1000 }).map((s) => ({ ...s, x: Math.round(s.x), y: Math.round(s.y) }));
    const gesture = shotFrom(flicked(samples)).gesture * pixelsPerMetre;
    expect(Math.abs(gesture / 1400 - 1)).toBeLessThan(0.005);
  });

  it('answers by the player’s feel, and stays within what can be thrown', () => {
    const natural = strokeOf({ speed: 1.85 * pixelsPerMetre });
    expect(shotFrom(flicked(natural, { feel: { ...truly, easy: 1.2 } })).shot.speed).toBeCloseTo(1.2, 3);
    expect(shotFrom(flicked(strokeOf({ speed: 1.1 * 1.85 * pixelsPerMetre }), { feel: helped })).shot.speed).toBeCloseTo(1.85 * Math.sqrt(1.1), 3);
    expect(shotFrom(flicked(strokeOf({ speed: 9000, lasts: 80 }))).shot.speed).toBe(speeds.fastest);
  });
});

describe('the line of a flick', () => {
  it('goes straight up the board for a stroke towards its vanishing point, from every place', () => {
    for (const y of [-0.18, -0.05, 0, 0.12]) {
      const from = toWindow({ x: 0.1, y });
      const to = toWindow({ x: 0.8, y });
      const { shot } = shotFrom(flicked(between(from, to, 200), { weight: { x: 0.1, y } }));
      expect(shot.angle).toBeCloseTo(0, 9);
      expect(shot.y).toBeCloseTo(y, 9);
    }
  });

  it('is the line on the board, carried back to where the engine lets go', () => {
    const samples = between(toWindow({ x: 0.2, y: 0 }), toWindow({ x: 0.8, y: 0.12 }), 180);
    const { shot } = shotFrom(flicked(samples, { weight: { x: 0.2, y: 0 } }));
    expect(shot.angle).toBeCloseTo(Math.atan2(0.12, 0.6), 6);
    expect(shot.y).toBeCloseTo(0.02, 6);
  });

  it('mirrors with the gesture', () => {
    const samples = strokeOf({ from: { x: 0.2, y: 0.07 }, speed: 1500, aside: 0.2, jitter: 3, hertz: 120 });
    const mirrored = samples.map((s) => ({ ...s, x: 390 - s.x }));
    const one = shotFrom(flicked(samples, { weight: { x: 0.3, y: 0.07 }, feel: helped })).shot;
    const other = shotFrom(flicked(mirrored, { weight: { x: 0.3, y: -0.07 }, feel: helped })).shot;
    expect(other.y).toBeCloseTo(-one.y, 9);
    expect(other.angle).toBeCloseTo(-one.angle, 9);
    expect(other.speed).toBeCloseTo(one.speed, 9);
  });

  it('is steadied where it hardly leaves the middle, and goes aside where that is meant', () => {
    const leads = (y: number, feel: Feel) => {
      const samples = between(toWindow({ x: 0.2, y: 0 }), toWindow({ x: 0.8, y }), 180);
      return shotFrom(flicked(samples, { weight: { x: 0.2, y: 0 }, feel })).shot.angle;
    };
    expect(leads(0.012, helped)).toBeCloseTo(leads(0.012, truly) / 2, 6);
    expect(leads(0.2, helped)).toBeGreaterThan(0.75 * leads(0.2, truly));
  });

  it('runs exactly along a side that is near, and leaves it when it is flicked away from it', () => {
    const side = toWindow({ x: 0.2, y: area.maxY - 0.008 });
    const along = shotFrom(flicked(between(side, toWindow({ x: 0.8, y: area.maxY - 0.02 }), 200), { weight: { x: 0.3, y: area.maxY - 0.01 } }));
    expect(along).toMatchObject({ guided: true, shot: { y: area.maxY, angle: 0 } });
    const away = shotFrom(flicked(between(side, toWindow({ x: 0.5, y: 0.05 }), 200), { weight: { x: 0.3, y: area.maxY - 0.01 } }));
    expect(away.guided).toBe(false);
    expect(away.shot.angle).toBeLessThan(-0.1);
  });

  it('never leaves the board', () => {
    const samples = between(toWindow({ x: 0.5, y: 0.2 }), toWindow({ x: 0.7, y: 0.05 }), 120);
    const { shot } = shotFrom(flicked(samples, { weight: { x: 0.5, y: 0.2 } }));
    expect(Math.abs(shot.y)).toBeLessThanOrEqual(area.maxY);
  });
});

describe('spin by the curve of the path', () => {
  it('is none for a straight stroke or a thumb’s easy arc', () => {
    expect(shotFrom(flicked(strokeOf({ speed: 1400, aside: 0.1 }))).shot.spin).toBeCloseTo(0, 9);
    expect(shotFrom(flicked(arc(0.4))).shot.spin).toBe(0);
  });

  it('turns the way the path turns, and more the more it bends', () => {
    const some = shotFrom(flicked(arc(1.2))).shot.spin;
    const more = shotFrom(flicked(arc(1.5))).shot.spin;
    expect(some).toBeGreaterThan(2);
    expect(more).toBeGreaterThan(some);
    const mirrored = arc(1.2).map((s) => ({ ...s, x: 390 - s.x }));
    expect(shotFrom(flicked(mirrored)).shot.spin).toBeCloseTo(-some, 9);
  });
});

describe('what is no throw', () => {
  const refusal = (samples: Sample[], late = 8) => {
    const result = flicked(samples, { late, feel: helped });
    return 'refused' in result ? result.refused : 'thrown';
  };

  it('a tap', () => expect(refusal(strokeOf({ speed: 20, lasts: 100 }))).toBe('tap'));
  it('a press without a move', () => expect(refusal([{ t: 0, x: 195, y: 700 }])).toBe('tap'));
  it('a pause before the finger comes off', () => expect(refusal(strokeOf({ speed: 1400 }), 150)).toBe('stopped'));
  it('sliding the weight across and letting it lie', () => expect(refusal(strokeOf({ speed: 500, aside: 1.4 }), 400)).toBe('placed'));
  it('a finger that has stopped but trembles', () => {
    const samples = strokeOf({ speed: 1400 });
    const last = samples.at(-1) as Sample;
    for (let i = 1; i <= 12; ++i) samples.push({ t: last.t + i * 16, x: last.x + (i % 2), y: last.y + ((i + 1) % 2) });
    expect(refusal(samples)).toBe('stopped');
  });
  it('moving back', () => {
    const up = strokeOf({ speed: 900, lasts: 200 });
    const top = up.at(-1) as Sample;
    const down = strokeOf({ speed: -900, lasts: 150 }).slice(1);
    const origin = up[0] as Sample;
    expect(refusal([...up, ...down.map((s) => ({ t: top.t + s.t - 5000, x: s.x, y: top.y + s.y - origin.y }))])).toBe('back');
  });
  it('a stroke across the board', () => expect(refusal(strokeOf({ speed: 500, aside: 1.4 }))).toBe('sideways'));
});

describe('the weight in the hand', () => {
  it('follows the finger within the release area', () => {
    const press = { t: 0, ...toWindow({ x: 0.3, y: 0 }) };
    const flick = new Flick(area, { x: 0.3, y: 0 }, press, toBoard);
    expect(flick.move({ t: 16, ...toWindow({ x: 0.5, y: 0.1 }) })).toMatchObject({ x: expect.closeTo(0.5), y: expect.closeTo(0.1) });
    expect(flick.move({ t: 32, ...toWindow({ x: 3, y: 0.1 }) }).x).toBe(area.highX);
    expect(flick.move({ t: 48, ...toWindow({ x: -0.4, y: 0.1 }) }).x).toBe(area.lowX);
    expect(flick.move({ t: 64, ...toWindow({ x: 0.3, y: 0.4 }) }).y).toBe(area.maxY);
    expect(flick.move({ t: 80, x: 195, y: 20 })).toEqual({ x: area.highX, y: area.maxY });
  });

  it('is taken where it is touched, without a jump', () => {
    const press = { t: 0, ...toWindow({ x: 0.32, y: radius / 2 }) };
    const flick = new Flick(area, { x: 0.3, y: 0 }, press, toBoard);
    expect(flick.move({ ...press, t: 10 })).toMatchObject({ x: expect.closeTo(0.3), y: expect.closeTo(0) });
  });

  it('does not follow samples that come late', () => {
    const flick = new Flick(area, { x: 0.3, y: 0 }, { t: 100, ...toWindow({ x: 0.3, y: 0 }) }, toBoard);
    expect(flick.move({ t: 90, ...toWindow({ x: 0.6, y: 0 }) })).toEqual({ x: 0.3, y: 0 });
  });
});

function between(from: Point, to: Point, lasts: number): Sample[] {
  const samples: Sample[] = [];
  for (let t = 0; t <= lasts; t += 10) {
    const share = t / lasts;
    samples.push({ t, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  return samples;
}

// Turning to the left by `turn` rad in all, as fast from end to end.
function arc(turn: number): Sample[] {
  const samples: Sample[] = [{ t: 0, x: 195, y: 720 }];
  for (let t = 5; t <= 180; t += 5) {
    const last = samples.at(-1) as Sample;
    const heading = turn * (t / 180 - 0.5);
    samples.push({ t, x: last.x - 7 * Math.sin(heading), y: last.y - 7 * Math.cos(heading) });
  }
  return samples;
}
