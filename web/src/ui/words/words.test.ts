import { describe, expect, it } from 'vitest';

import { words } from './index';
import { brief, centimetres, distance, distanceFromMm, judged, length, money, seconds, speed } from './measures';
import { plainly } from './refusals';

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
  it('name what they object to as the screen does', () => {
    expect(plainly('options.game_score is 0; accepted is a whole number from 1')).toBe('Game score is 0; accepted is a whole number from 1.');
    expect(plainly('seats[1].name is the same as seats[0].name; accepted is a name of their own')).toBe('Player 2’s name is the same as player 1’s name; accepted is a name of their own.');
    expect(plainly('seats[1].name is blank', () => 3)).toBe('Player 3’s name is blank.');
    expect(plainly('score.Reds is 31, which no round of Knock Off is worth; accepted is 0 to 16')).toBe('Reds is 31, which no round of Knock Off is worth; accepted is 0 to 16.');
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
