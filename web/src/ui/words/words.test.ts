import { describe, expect, it } from 'vitest';

import { refusalMessage } from '../../engine/fault';
import type { MatchPlan } from '../../state/plan';
import { words } from './index';
import { brief, distance, length, money, percent, pointsChanged, position, seconds, speed } from './measures';
import { loadRefusals, explain } from './refusals';
import { calledOnScreen, unnamedReader } from './setup';

describe('measures', () => {
  const inWords = (units: 'mm' | 'in', ...millimetres: number[]) => millimetres.map((each) => distance(each / 1000, units));

  it('have the unit of their size, and two digits that matter', () => {
    expect(inWords('mm', 7.24, 9.94, 9.96, 12.4, 99.4, 99.6, 222, 994, 996, 6299.2)).toEqual([
      '7.2 mm', '9.9 mm', '1 cm', '1.2 cm', '9.9 cm', '10 cm', '22 cm', '99 cm', '1 m', '6.3 m',
    ]);
    expect(inWords('in', 4, 25.4, 31, 400, 901, 902, 6299.2)).toEqual(['0.16 in', '1 in', '1.2 in', '16 in', '35 in', '3 ft', '20.7 ft']);
    expect(length(6.2992, 'in')).toBe('20.7 ft');
    expect(distance(-0.222, 'mm')).toBe('22 cm');
  });

  it('are never nothing where something was measured', () => {
    expect(inWords('mm', 0, 0.0004, 0.0006, 0.04, 0.437)).toEqual(['0 mm', 'less than 0.001 mm', '0.001 mm', '0.04 mm', '0.44 mm']);
    expect(inWords('in', 0, 0.0004, 0.0013, 0.4)).toEqual(['0 in', 'less than 0.0001 in', '0.0001 in', '0.016 in']);
  });

  it('grow with what is measured, and stay close to it, in every unit', () => {
    const metresIn = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: 0.3048 };
    for (const units of ['mm', 'in'] as const) {
      let last = 0;
      for (let metres = 0.000_03; metres < 7; metres *= 1.013) {
        const [, amount, unit] = /^([\d.]+) (\w+)$/.exec(distance(metres, units))!;
        const said = Number(amount) * metresIn[unit as keyof typeof metresIn];
        expect(Math.abs(said / metres - 1), `${amount} ${unit}`).toBeLessThan(0.051);
        expect(said).toBeGreaterThanOrEqual(last - 1e-12);
        last = said;
      }
    }
  });

  it('of places show every step of a millimetre', () => {
    const places = Array.from({ length: 1200 }, (_, i) => i / 1000);
    for (const units of ['mm', 'in'] as const) expect(new Set(places.map((place) => position(place, units))).size).toBe(places.length);
    expect([0.001, 0.0123, 0.2224, 1.5561].map((place) => position(place, 'mm'))).toEqual(['1 mm', '1.2 cm', '22.2 cm', '1.556 m']);
    expect([0.001, 0.2224].map((place) => position(place, 'in'))).toEqual(['0.04 in', '8.76 in']);
  });

  it('of speed, time and money have the places that they need', () => {
    expect(speed(1.5, 'mm')).toBe('1.50 m/s');
    expect(speed(1.5, 'in')).toBe('4.9 ft/s');
    expect(seconds(4.25)).toMatch(/^4\.[23] s$/);
    expect(money(75)).toBe('0.75');
  });

  it('of chances are whole percents, tenths below ten', () => {
    expect([0, 0.0312, 0.0996, 0.124, 1].map(percent)).toEqual(['0\u00a0%', '3.1\u00a0%', '10\u00a0%', '12\u00a0%', '100\u00a0%']);
    expect([0.241, -0.031, 0.0001, -0.0001].map(pointsChanged)).toEqual(['+24', '−3.1', '0', '0']);
  });

  it('of the coach have two digits that matter', () => {
    expect([0, 0.0123, 1, 9.96, 12.4, 1595.4].map(brief)).toEqual(['0', '0.012', '1', '10', '12', '1595']);
  });
});

describe('somebody without a name', () => {
  const plan: MatchPlan = { setup: { game: 'knock-off', seats: [{ name: 'Player' }, { name: 'Amir', hand: 'casual' }] }, levels: { Amir: 'casual' } };
  const calledIn = (of: MatchPlan) => ['Player', 'Amir'].map((side) => calledOnScreen(side, unnamedReader(of)));

  it('is "you" where nobody else but machines has played, unless the match was imported', () => {
    expect(calledIn(plan)).toEqual(['You', 'Amir']);
    expect(calledIn({ ...plan, levels: {} })).toEqual(['Player', 'Amir']);
    expect(calledIn({ ...plan, imported: true })).toEqual(['Player', 'Amir']);
  });

  it('is "you" at the own table only; a name stays', () => {
    expect(calledOnScreen('Player', new Set(['Player']))).toBe('You');
    expect(calledOnScreen('Player', new Set())).toBe('Player');
    expect(calledOnScreen('Ann', new Set(['Ann']))).toBe('Ann');
  });
});

describe('refusals', () => {
  const refused = (code: string, field: string | null, about = {}) => refusalMessage({ code, field, arguments: about });

  it('name what they object to as the screen does', async () => {
    await loadRefusals();
    expect(explain(refused('not_accepted', 'options.game_score', { value: 0, low: 1, high: 99, whole: true }))).toBe('Game score: 0 isn’t possible; choose a whole number from 1 to 99.');
    expect(explain(refused('same_name', 'seats[1].name', { other: 'seats[0].name' }))).toBe('Player 2’s name is the same as Player 1’s name; everybody needs a name of their own.');
    expect(explain(refused('name_blank', 'seats[1].name'), () => 3)).toBe('Player 3’s name is blank; type a name.');
    expect(explain(refused('points_impossible', 'score.Reds', { points: 31, game: 'Knock Off', shared: true, ranges: [[0, 16], [18, 18]] }))).toBe(
      'Reds: a round of Knock Off can’t be worth 31; choose: 0–16, 18.',
    );
    expect(explain('What the page says itself.')).toBe('What the page says itself.');
  });
});

describe('words', () => {
  it('name options and values that they do not know by their own names', () => {
    expect(words.options.name('new_option')).toBe('New option');
    expect(words.options.value('some_value')).toBe('some value');
    expect(words.newMatch.tableNames('12ft-bank')).toBe('12 ft with cushions');
    expect(words.newMatch.tableNames('30ft-round')).toBe('30 ft round');
  });

  it('count players shortly', () => {
    expect(words.newMatch.playersOf([2, 4])).toBe('2 or 4 players');
    expect(words.newMatch.playersOf([2, 3, 4, 5])).toBe('2 to 5 players');
  });
});
