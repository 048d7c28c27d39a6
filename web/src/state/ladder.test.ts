import { beforeEach, describe, expect, it, vi } from 'vitest';

import { MemoryShelf, shelf, type SavedMatch } from './device_store';
import {
  chanceToWin, countMatches, firstStrength, ladder, loadLadder, merged, onlyOpponent, recordAgainst, resultOf, rungAt, standingAfter, strengthAfter,
  takeIn, type LadderResult,
} from './ladder';
import { ladderAsJson, ladderIn } from './ladder_file';

const levels = ['toddler', 'child', 'newcomer', 'beginner', 'learner', 'novice', 'casual', 'league', 'pro', 'champion'];
const top = levels.length - 1;

// The same sequence every time.
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const result = (index: number, level: string, won: boolean): LadderResult => ({ id: `m${index}`, level, won, ended: index });

// Plays the opponent that the ladder offers, again and again; true: won.
function climb(outcomes: readonly boolean[]): LadderResult[] {
  const results: LadderResult[] = [];
  for (const [index, won] of outcomes.entries()) results.push(result(index, levels[standingAfter(results, levels).rung]!, won));
  return results;
}

// A player of fixed strength, whose chances are those that the ladder supposes.
function matchesOf(strength: number, count: number, draw: () => number): LadderResult[] {
  const results: LadderResult[] = [];
  for (let index = 0; index < count; ++index) {
    const { rung } = standingAfter(results, levels);
    results.push(result(index, levels[rung]!, draw() < chanceToWin(strength, rung)));
  }
  return results;
}

describe('the ladder', () => {
  it('begins at a gentle opponent, with somebody below', () => {
    const { rung, best } = standingAfter([], levels);
    expect(rung).toBeGreaterThan(0);
    expect(rung).toBeLessThan(levels.length / 3);
    expect(best).toBe(-1);
    expect(rungAt(firstStrength(5), 5)).toBe(1); // with the five levels of before
  });

  it('stays among its rungs, and reaches both ends', () => {
    const draw = random(7);
    for (let times = 0; times < 200; ++times) {
      const results = climb(Array.from({ length: 30 }, () => draw() < 0.5));
      const { rung, best, strength } = standingAfter(results, levels);
      expect(levels[rung]).toBeDefined();
      expect(best).toBeLessThanOrEqual(top);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(top);
    }
    expect(standingAfter(climb(Array(10).fill(true)), levels)).toMatchObject({ rung: top, best: top });
    expect(standingAfter(climb(Array(3).fill(false)), levels)).toMatchObject({ rung: 0, best: -1 });
  });

  it('is never lower after a match more that was won instead of lost', () => {
    const draw = random(11);
    for (let times = 0; times < 500; ++times) {
      const outcomes = Array.from({ length: 20 }, () => draw() < 0.5);
      const changed = Math.floor(draw() * outcomes.length);
      const [better, worse] = [true, false].map((won) => outcomes.map((outcome, index) => (index === changed ? won : outcome))) as [boolean[], boolean[]];
      expect(standingAfter(climb(better), levels).strength).toBeGreaterThanOrEqual(standingAfter(climb(worse), levels).strength);
    }
  });

  it('goes up by a win and down by a loss, whoever it was against', () => {
    for (let rung = 0; rung <= top; ++rung)
      for (let strength = 0; strength <= top; strength += 0.25) {
        expect(strengthAfter(strength, rung, true, 20, levels.length)).toBeGreaterThanOrEqual(strength);
        expect(strengthAfter(strength, rung, false, 20, levels.length)).toBeLessThanOrEqual(strength);
      }
  });

  it('goes one rung at a time after the first ten matches', () => {
    const draw = random(13);
    for (let times = 0; times < 200; ++times) {
      const results = climb(Array.from({ length: 40 }, () => draw() < 0.5));
      const rungs = results.map((_, count) => standingAfter(results.slice(0, count), levels).rung);
      for (let count = 11; count < rungs.length; ++count) expect(Math.abs(rungs[count]! - rungs[count - 1]!)).toBeLessThanOrEqual(1);
    }
  });

  it('has found the opponent of one’s strength, or a neighbour, after ten matches', () => {
    const draw = random(17);
    for (let strength = 0; strength <= top; ++strength) {
      const off = Array.from({ length: 400 }, () => Math.abs(standingAfter(matchesOf(strength, 10, draw), levels).rung - strength));
      expect(off.filter((rungs) => rungs <= 1).length / off.length, `strength ${strength}`).toBeGreaterThan(0.75);
      expect(off.reduce((sum, rungs) => sum + rungs) / off.length, `strength ${strength}`).toBeLessThan(1);
    }
  });

  it('stays there afterwards', () => {
    const draw = random(19);
    for (const strength of [1, 4, 8]) {
      const results = matchesOf(strength, 400, draw);
      const near = results.slice(20).filter(({ level }) => Math.abs(levels.indexOf(level) - strength) <= 1);
      expect(near.length / 380).toBeGreaterThan(0.75);
    }
  });

  it('lets somebody who loses nearly always win one of the first three', () => {
    const draw = random(23);
    const won = Array.from({ length: 400 }, () => matchesOf(0, 3, draw).some((each) => each.won)).filter(Boolean);
    expect(won.length / 400).toBeGreaterThan(0.7);
  });

  it('does not depend on the order in which results came here, and ignores levels that are gone', () => {
    const results = climb([true, true, false, true, false, false, true]);
    expect(standingAfter([...results].reverse(), levels)).toEqual(standingAfter(results, levels));
    expect(standingAfter([...results, result(9, 'gone', true)], levels)).toEqual(standingAfter(results, levels));
  });

  it('says how often each opponent was beaten', () => {
    const results = [result(1, 'child', true), result(2, 'child', false), result(3, 'novice', true)];
    expect(recordAgainst(results, 'child')).toEqual({ played: 2, won: 1 });
    expect(recordAgainst(results, 'pro')).toEqual({ played: 0, won: 0 });
  });
});

const plan = { setup: { game: 'knock', seats: [{ name: 'Ann' }, { name: 'Pip', hand: 'toddler' }] }, levels: { Pip: 'toddler' }, ladder: true };
const over: SavedMatch = { id: 'a', kind: 'table', plan, game: 'knock', started: 1, changed: 5, score: { Ann: 15, Pip: 3 }, over: true, winner: 'Ann' };

describe('what counts', () => {
  it('is a match of the ladder that is over, once', () => {
    expect(resultOf(over, false)).toEqual({ id: 'a', level: 'toddler', won: true, ended: 5 });
    expect(resultOf({ ...over, winner: 'Pip' }, false)).toMatchObject({ won: false });
    expect(resultOf({ ...over, over: false, winner: null }, false)).toBeNull();
    expect(resultOf({ ...over, plan: { setup: plan.setup, levels: plan.levels } }, false)).toBeNull();
  });

  it('is no win after a throw was taken back, but a loss', () => {
    expect(resultOf(over, true)).toBeNull();
    expect(resultOf({ ...over, winner: 'Pip' }, true)).toMatchObject({ won: false });
  });

  it('has one person and one machine', () => {
    expect(onlyOpponent(plan)).toBe('toddler');
    const [ann, pip] = plan.setup.seats;
    expect(onlyOpponent({ setup: { game: 'knock', seats: [ann!, { name: 'Bob' }] }, levels: {} })).toBeNull();
    expect(onlyOpponent({ setup: { game: 'knock', seats: [ann!, pip!, { name: 'Bob' }] }, levels: plan.levels })).toBeNull();
  });
});

describe('what is kept', () => {
  beforeEach(async () => {
    for (const { id } of await shelf<LadderResult>('ladder').list()) await shelf('ladder').remove(id);
    await loadLadder();
  });

  it('counts each match once, however often it is looked at, and is there after a reload', async () => {
    const lost = { ...over, id: 'b', winner: 'Pip', changed: 6 };
    const going = { ...over, id: 'c', over: false, winner: null };
    for (let times = 0; times < 3; ++times) {
      await Promise.all([countMatches([over, lost, going], async () => false), countMatches([lost, over], async () => false)]);
      await loadLadder();
    }
    expect(ladder.value).toEqual([{ id: 'a', level: 'toddler', won: true, ended: 5 }, { id: 'b', level: 'toddler', won: false, ended: 6 }]);
  });

  it('goes into a file and comes back without doubling', async () => {
    const results = climb([true, false, true, true]);
    await takeIn(results.slice(0, 3));
    const file = ladderIn(ladderAsJson(results));
    expect(file).toEqual(results);
    expect(await takeIn(file!)).toBe(1);
    expect(await takeIn(file!)).toBe(0);
    await loadLadder();
    expect(ladder.value).toEqual(results);
    expect(merged(results, [...results, ...results])).toEqual(results);
  });

  it('fails where it cannot be stored, counts all the same, and can be stored later', async () => {
    const results = climb([true, false]);
    const stored = vi.spyOn(MemoryShelf.prototype, 'putAll').mockRejectedValueOnce(new Error('full'));
    await expect(takeIn(results)).rejects.toThrow('full');
    stored.mockRestore();
    expect(ladder.value).toEqual(results);
    expect(await takeIn(results)).toBe(0);
    await loadLadder();
    expect(ladder.value).toEqual(results);
  });

  it('leaves a match whose record cannot be read until next time', async () => {
    await countMatches([over], () => Promise.reject(new Error('unreadable')));
    expect(ladder.value).toEqual([]);
    await countMatches([over], async () => false);
    expect(ladder.value).toMatchObject([{ id: 'a', won: true }]);
  });

  it('comes from the file of all statistics too, and from nothing else', () => {
    const results = climb([true]);
    expect(ladderIn(JSON.stringify({ hammer_statistics: 1, matches: [], ladder: results }))).toEqual(results);
    for (const text of ['', 'null', '[]', '{}', '{"hammer_ladder":2,"matches":[]}', '{"hammer_ladder":1,"matches":[{"id":"x"}]}', '{"hammer_ladder":1,"matches":[null]}']) {
      expect(ladderIn(text), text).toBeNull();
    }
  });
});
