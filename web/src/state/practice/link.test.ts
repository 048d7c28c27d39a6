import { describe, expect, it } from 'vitest';

import type { Layout } from './layout';
import { linkText, practiceLinkOf, readLink } from './link';

const bare: Layout = {
  setting: { game: 'some-game', options: {}, table: '22ft', powder: 'medium', weight: 'standard' },
  weights: [],
  color: 'red',
  situation: {},
};

const full: Layout = {
  setting: {
    game: 'some-game',
    preset: 'brochure',
    options: { game_score: 21, win_by_two: true, foul_line: 'long', handicap: { Ana: 3 }, hanger_value: null },
    table: '9ft-bank',
    powder: 0.213,
    weight: 'large',
  },
  weights: [
    { color: 'red', x: 6.123456, y: -0.2 },
    { color: 'blue', x: 5, y: 0.0000000001 },
  ],
  color: 'blue',
  situation: {
    seats: [{ name: 'Ana' }, { name: 'Bo Ü 🙂', side: 'they', hand: 'casual' }, { name: 'C', side: 'us' }],
    toShoot: 'they',
    thrown: 7,
    score: { Ana: 3, they: 14 },
    hammer: 'they',
    order: ['us', 'Ana', 'they'],
    round: 5,
    firstColor: 'blue',
    colors: { Ana: 'blue', they: 'red' },
    hand: { Ana: 'pro', they: { speed: 0.02, angle: 0.005, place: 0.004 } },
    dryness: [0, 0.25, 0.123456, 1],
  },
};

// From a small generator of its own, so that every run is the same unless another seed is asked for.
const seed = Number(process.env['HAMMER_SEED'] ?? 12345);

function* drawnLayouts(count: number): Generator<Layout> {
  let state = 1 + (seed % 2147483646);
  const draw = (below: number) => (state = (state * 48271) % 2147483647) % below;
  for (let i = 0; i < count; ++i) {
    const weights = Array.from({ length: draw(9) }, () => ({
      color: draw(2) ? ('red' as const) : ('blue' as const),
      x: draw(7_000_000) / 1e6,
      y: (draw(500_000) - 250_000) / 1e6 || 0,
    }));
    const situation = draw(2) ? { thrown: draw(16), round: 1 + draw(9), score: { red: draw(20), blue: draw(20) } } : {};
    yield { ...full, weights, color: draw(2) ? 'red' : 'blue', situation };
  }
}

describe(`a practice table as a link (HAMMER_SEED=${seed})`, () => {
  it('comes back as it was', () => {
    for (const layout of [bare, full, ...drawnLayouts(300)]) expect(readLink(linkText(layout))).toEqual({ layout });
  });

  it('is one word that needs no escapes, and short', () => {
    for (const layout of [bare, full, ...drawnLayouts(100)]) expect(encodeURIComponent(linkText(layout))).toBe(linkText(layout));
    expect(linkText(bare).length).toBeLessThan(110);
    expect(Math.max(...[...drawnLayouts(100)].map((layout) => linkText(layout).length))).toBeLessThan(700);
  });

  it('keeps a moment of a match with everything a coach asks', () => {
    const position = { ...full.setting, weights: full.weights, to_shoot: 'they', thrown: 7, first_color: 'blue' as const, score: { Ana: 3 } };
    const link = practiceLinkOf({ ...position, seats: full.situation.seats ?? [] });
    expect(readLink(link?.replace('#/practice/', '') ?? '')).toMatchObject({
      layout: { color: 'blue', situation: { toShoot: 'they', thrown: 7, firstColor: 'blue', score: { Ana: 3 } } },
    });
    expect(practiceLinkOf({ game: 'some-game', weights: [], to_shoot: 'red' })).toBeNull();
  });

  it('says of a text that is none what is wrong with it', () => {
    expect(readLink('')).toEqual({ fault: { why: 'damaged' } });
    expect(readLink('1' + 'A'.repeat(7000))).toEqual({ fault: { why: 'long' } });
    expect(readLink('9abc')).toEqual({ fault: { why: 'version' } });
    expect(readLink('<script>')).toEqual({ fault: { why: 'damaged' } });
    expect(readLink('1bm90IGpzb24')).toEqual({ fault: { why: 'damaged' } });
    for (const cut of [1, 5, 20, 60]) expect(readLink(linkText(full).slice(0, -cut))).toHaveProperty('fault');
  });

  it('names the field that does not fit', () => {
    const spoilt = (change: object) => {
      const text = JSON.stringify({ g: 'a', t: 'b', d: 'c', s: 'd', n: 'r', ...change });
      return readLink('1' + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
    };
    expect(spoilt({})).toHaveProperty('layout');
    const wrong = {
      game: { g: 5 }, table: { t: '' }, powder: { d: null }, weight: { s: [] }, color: { n: 'green' }, preset: { p: 1 },
      options: { o: { x: [1] } }, seats: { q: 'Ana' }, thrown: { k: 1.5 }, score: { v: { red: '3' } }, hammer: { h: {} },
      round: { r: -1 }, first_color: { f: 'red' }, colors: { l: { red: 'x' } }, hand: { a: { speed: 1 } }, to_shoot: { u: 0 },
      order: { e: 'us' }, dryness: { y: ['dry'] },
    };
    for (const [field, change] of Object.entries(wrong)) expect(spoilt(change), field).toEqual({ fault: { why: 'field', field } });
    for (const weights of [{ w: [1, 2] }, { w: [1], c: 'r' }, { w: [1, 'x'], c: 'r' }, { w: [1, 2], c: 'g' }, { w: Array(40).fill(1), c: 'r'.repeat(20) }]) {
      expect(spoilt(weights)).toEqual({ fault: { why: 'field', field: 'weights' } });
    }
  });
});
