import { describe, expect, it } from 'vitest';

import { refusalMessage } from '../../engine/fault';
import { words } from './index';
import { brief, centimetres, distance, distanceFromMm, judged, length, money, seconds, speed } from './measures';
import { loadRefusals, explain } from './refusals';

describe('measures', () => {
  it('are in millimetres or inches', () => {
    expect(distance(0.0114, 'mm')).toBe('11.4 mm');
    expect(distance(0.0254, 'in')).toBe('1.00 in');
    expect(distanceFromMm(222, 'mm')).toBe('222 mm');
    expect(length(6.2992, 'mm')).toBe('6.30 m');
    expect(length(6.2992, 'in')).toBe('20.7 ft');
    expect(speed(1.5, 'mm')).toBe('1.50 m/s');
    expect(speed(1.5, 'in')).toBe('4.9 ft/s');
    expect(seconds(4.25)).toMatch(/^4\.[23] s$/);
    expect(money(75)).toBe('0.75');
  });

  it('are finer where less than a millimetre decides', () => {
    expect(distance(0.000_04, 'mm')).toBe('0.04 mm');
    expect(distance(0.000_4, 'in')).toBe('0.0157 in');
    expect(distance(0, 'mm')).toBe('0 mm');
    expect(distance(0, 'in')).toBe('0.00 in');
  });

  it('in sentences follow the units', () => {
    expect(judged(-25.4, 'mm')).toBe('25.4 mm');
    expect(judged(-25.4, 'in')).toBe('1.00 in');
    expect(judged(0.4, 'in')).toBe('0.0157 in');
    expect(centimetres(599, 'mm')).toBe('59.9 cm');
    expect(centimetres(599, 'in')).toBe('23.58 in');
  });

  it('are never nothing where something was measured', () => {
    expect(judged(0.0004, 'mm')).toBe('less than 0.001 mm');
    expect(judged(0.0006, 'mm')).toBe('0.001 mm');
    expect(judged(0.0004, 'in')).toBe('less than 0.0001 in');
    expect(judged(0.0013, 'in')).toBe('0.0001 in');
  });

  it('of the coach have two digits that matter', () => {
    expect([0, 0.0123, 1, 9.96, 12.4, 1595.4].map(brief)).toEqual(['0', '0.012', '1', '10', '12', '1595']);
  });
});

describe('refusals', () => {
  const refused = (code: string, field: string | null, about = {}) => refusalMessage({ code, field, arguments: about });

  it('name what they object to as the screen does', async () => {
    await loadRefusals();
    expect(explain(refused('not_accepted', 'options.game_score', { value: 0, low: 1, high: 99, whole: true }))).toBe('Game score is 0; accepted is a whole number from 1 to 99.');
    expect(explain(refused('same_name', 'seats[1].name', { other: 'seats[0].name' }))).toBe('Player 2’s name is the same as Player 1’s name; everybody needs a name of their own.');
    expect(explain(refused('name_blank', 'seats[1].name'), () => 3)).toBe('Player 3’s name is blank; accepted is a name.');
    expect(explain(refused('points_impossible', 'score.Reds', { points: 31, game: 'Knock Off', shared: true, ranges: [[0, 16], [18, 18]] }))).toBe(
      'Reds: no round of Knock Off is worth 31; accepted is: 0–16, 18.',
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
