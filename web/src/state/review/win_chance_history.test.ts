import { describe, expect, it } from 'vitest';

import type { Rating } from '../../engine/study';
import type { MatchThrow } from './match_throws';
import { bestThrows, summaries, turningPoints, winChanceHistory, worstThrows, type Ratings } from './win_chance_history';

function thrown(index: number, side: string, more: Partial<MatchThrow> = {}): MatchThrow {
  return { index, step: index, game: 1, round: 1, player: side, side, wonBy: null, winner: null, ...more } as MatchThrow;
}

function rated(best: number, loss: number, luck: number, succeeded = true, success = 0.5): Rating {
  const grade = loss <= 0.005 ? 'best' : loss <= 0.02 ? 'good' : loss <= 0.05 ? 'fair' : loss <= 0.1 ? 'mistake' : 'blunder';
  return { best: { win: best }, played: { win: best - loss, success, succeeded }, loss, luck, grade } as Rating;
}

const throws = [thrown(0, 'Ann'), thrown(1, 'Bob'), thrown(2, 'Ann'), thrown(3, 'Bob', { wonBy: 'Bob' }), thrown(4, 'Ann', { game: 2 })];
const ratings: Ratings = new Map([
  [0, rated(0.6, 0.2, 0.05)],
  [1, rated(0.55, 0, 0.1)],
  [2, rated(0.35, 0.01, -0.3, false)],
  [3, rated(0.95, 0, 0.01)],
  [4, rated(0.5, 0.03, 0)],
]);

describe('the chances of winning through a match', () => {
  it('is told from one side, whoever threw', () => {
    const ann = winChanceHistory(throws, ratings, 'Ann', 2);
    expect(ann.map(({ after }) => +after.toFixed(3))).toEqual([0.45, 0.35, 0.04, 0, 0.47]);
    const bob = winChanceHistory(throws, ratings, 'Bob', 2);
    for (const [place, point] of ann.entries()) expect(point.after + bob[place]!.after).toBeCloseTo(1);
  });

  it('joins one throw to the next within a game, and begins anew with the next game', () => {
    const winChances = winChanceHistory(throws, ratings, 'Ann', 2);
    expect(winChances[0]!.before).toBe(0.6);
    for (const place of [1, 2, 3]) expect(winChances[place]!.before).toBe(winChances[place - 1]!.after);
    expect(winChances[4]!.before).toBe(0.5);
  });

  it('ends with what became of the game', () => {
    expect(winChanceHistory(throws, ratings, 'Bob', 2)[3]!.after).toBe(1);
  });

  it('ends so where no throw decided, too, and for every side of three', () => {
    const given = throws.map((one) => ({ ...one, wonBy: null, winner: one.game === 1 ? 'Cy' : null }));
    const ends = (side: string, sides: number) => winChanceHistory(given, ratings, side, sides).map(({ end }) => end);
    expect(ends('Ann', 2)).toEqual([null, null, null, 0, null]);
    expect(ends('Ann', 3)).toEqual([null, 0, null]);
    expect(ends('Bob', 3)).toEqual([null, 0]);
  });

  it('has only a side’s own throws where there are more than two', () => {
    expect(winChanceHistory(throws, ratings, 'Bob', 3).map(({ index }) => index)).toEqual([1, 3]);
  });

  it('leaves out what is not rated yet', () => {
    const some = new Map([...ratings].filter(([place]) => place !== 1));
    const winChances = winChanceHistory(throws, some, 'Ann', 2);
    expect(winChances.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    expect(winChances[1]!.before).toBe(winChances[0]!.after);
  });
});

describe('turning points', () => {
  it('are the largest changes, in the order of the match, with their cause', () => {
    const turns = turningPoints(winChanceHistory(throws, ratings, 'Ann', 2), ratings);
    expect(turns.map(({ index, cause }) => [index, cause])).toEqual([
      [0, 'choice'],
      [1, 'came_off'],
      [2, 'missed'],
    ]);
  });
});

describe('players', () => {
  it('are summed up from their own throws', () => {
    const [ann, bob] = summaries(throws, ratings);
    expect(ann).toMatchObject({ player: 'Ann', throws: 3, grades: { blunder: 1, good: 1, fair: 1 } });
    expect(ann!.loss).toBeCloseTo(0.24 / 3);
    expect(ann!.luck).toBeCloseTo(-0.25);
    expect(bob).toMatchObject({ throws: 2, loss: 0, grades: { best: 2 } });
  });

  it('have their worst throws by what they gave away, and their best by what came of right choices', () => {
    expect(worstThrows(throws, ratings, 'Ann').map(({ index }) => index)).toEqual([0, 4]);
    expect(bestThrows(throws, ratings, 'Bob').map(({ index }) => index)).toEqual([1, 3]);
  });
});
