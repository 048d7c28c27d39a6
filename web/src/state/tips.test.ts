import { beforeEach, describe, expect, it } from 'vitest';

import { engineInstance } from '../../tests/engine_instance';
import type { AgreedSetup, MatchEvent, MatchState, TableInfo } from '../engine/types';
import { defaultPreferences, loadPreferences, preferences } from './preferences';
import { goalOf, isSeen, markSeen, needsLesson, showAgain, showAllAgain, throwTip, tipsFor, wentWell } from './tips';
import { worthOfZones, zonesOf } from './zones';

const engine = await engineInstance();
const [games, tables] = await Promise.all([engine.games(), engine.tables()]);

beforeEach(() => {
  preferences.value = defaultPreferences;
});

function board(name: string): TableInfo {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
}

// As the engine agrees on it, for two people.
async function agreed(game: string, table: string, options = {}): Promise<AgreedSetup> {
  const { answer } = await engine.begin({ game, table, options, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  if (!answer.ok || !answer.setup) throw new Error(`${game} is not played on ${table}`);
  return answer.setup;
}

async function zonesIn(key: string, table: string, options = {}) {
  const game = games.find((one) => one.key === key)!;
  return worthOfZones((request) => engine.judge(request), await agreed(key, table, options), game, board(table));
}

describe('tips', () => {
  const tips = tipsFor('curling', { cushions: true, target: null });

  it('come once, the board’s before the game’s', () => {
    expect(tips.map(({ key }) => key)).toEqual(['board cushions', 'game curling']);
    expect(tips.some(({ key }) => isSeen(key))).toBe(false);
    for (const { key } of tips) markSeen(key);
    for (const { key } of tips) markSeen(key);
    expect(preferences.value.seenTips).toEqual(['board cushions', 'game curling']);
    expect(tipsFor('bowls', { cushions: true, target: null }).map(({ key }) => isSeen(key))).toEqual([true, false]);
  });

  it('of one table can be had again at once, and all of them with how to throw', () => {
    for (const key of ['game bowls', ...tips.map((tip) => tip.key)]) markSeen(key);
    showAgain(tips);
    expect(tips.some(({ key }) => isSeen(key))).toBe(false);
    expect([isSeen('game bowls'), isSeen(throwTip)]).toEqual([true, true]);
    showAllAgain();
    expect([isSeen('game bowls'), isSeen(throwTip)]).toEqual([false, false]);
  });

  it.each(['{"seenTips":"throw"}', '{"seenTips":{"0":"throw"}}', '{"seenTips":null}', '{"seenTips":7}'])('are not seen by what is stored as %s', (text) => {
    loadPreferences([], { getItem: () => text });
    expect(isSeen(throwTip)).toBe(false);
    markSeen(throwTip);
    expect(preferences.value.seenTips).toEqual([throwTip]);
  });
});

describe('the zones of a board', () => {
  it.each(tables.map((table) => [table.name, table] as const))('of %s are each told apart by the judge', async (name, table) => {
    const game = games.find((one) => one.tables.includes(name))!;
    const zones = await zonesIn(game.key, name);
    expect(zones).toHaveLength(zonesOf(table, table.weight_radius).length);
    expect(new Set(zones.map(({ points }) => points)).size).toBe(zones.length);
    expect(Math.max(...zones.map(({ share }) => share))).toBe(1);
  });

  it('are judged in every game, on each of its boards', async () => {
    for (const { key, tables: names } of games) {
      for (const name of names) {
        const zones = await zonesIn(key, name);
        expect(zones.length, `${key} on ${name}`).toBeGreaterThan(0);
        for (const { points, share } of zones) expect([points > 0, share > 0 && share <= 1]).toEqual([true, true]);
      }
    }
  });

  it('count only where a weight alone is worth something', async () => {
    expect((await zonesIn('horse-collar', '22ft')).map(({ points }) => points)).toEqual([3]);
    expect((await zonesIn('knock-off', '22ft')).map(({ points }) => points)).toEqual([3, 2, 1]);
    expect((await zonesIn('horse-collar', '9ft-bank')).map(({ points }) => points)).toEqual([3, 3]);
  });
});

describe('the goal', () => {
  it('is the best zone of the board', async () => {
    expect(goalOf(await zonesIn('knock-off', '22ft'), board('22ft'), false)).toEqual({ kind: 'stop', points: 3 });
    expect(goalOf(await zonesIn('knock-off', '9ft-bank'), board('9ft-bank'), false)).toEqual({ kind: 'cushion', points: 5 });
    expect(goalOf(await zonesIn('target', '22ft-target'), board('22ft-target'), false)).toEqual({ kind: 'rings' });
  });

  it('of four together is that they stay on, and there is none where nothing counts', () => {
    expect(goalOf([], board('22ft'), true)).toEqual({ kind: 'four' });
    expect(goalOf([], board('22ft'), false)).toBeNull();
  });
});

describe('a throw went well', () => {
  const shot = { event: 'shot', weight: 3 } as MatchEvent;
  const lost = (event: string, weight: number) => ({ event, weight }) as MatchEvent;

  it('when all of it is still on the board, whatever it knocked off', () => {
    expect(wentWell([shot])).toBe(true);
    expect(wentWell([shot, lost('fell', 1)])).toBe(true);
    for (const event of ['fell', 'dead_removed', 'no_cushion', 'taken_off']) expect(wentWell([shot, lost(event, 3)]), event).toBe(false);
    expect(wentWell([shot, lost('fell', 5)]), 'another of four together').toBe(false);
  });

  it('or not, nobody knows, when it may not be looked at', () => {
    expect(wentWell([])).toBeNull();
  });
});

describe('the first lesson is offered', () => {
  const weights = (side: string, count: number) => Array.from({ length: count }, () => ({ side }));
  // A round of Ann and Bob: how many weights of Ann's are gone, and what she scored.
  function round(gone: number, of: number, points: number, more: Partial<MatchState> = {}) {
    const before = { round: 1, frame: 1, series: { best_of: 1, game: 1, wins: {} }, off: weights('Ann', gone), weights: weights('Ann', of - gone), ...more } as unknown as MatchState;
    const scored = (side: string, score: number) => ({ event: 'scored', side, points: score }) as unknown as MatchEvent;
    return { before, shared: { before, events: [scored('Ann', points), scored('Bob', 1)], side: 'Bob' }, alone: { before, events: [scored('Ann', points)], side: 'Ann' } };
  }

  it('after a first round in which nothing scored and most weights are gone', () => {
    expect(needsLesson(round(3, 4, 0).shared, 'Ann')).toBe(true);
    expect(needsLesson(round(6, 8, 0).alone, 'Ann')).toBe(true);
  });

  it('never after a better one, a later one or somebody else’s', () => {
    expect(needsLesson(round(3, 4, 1).shared, 'Ann')).toBe(false);
    expect(needsLesson(round(2, 4, 0).shared, 'Ann')).toBe(false);
    expect(needsLesson(round(3, 4, 0, { round: 2 }).shared, 'Ann')).toBe(false);
    expect(needsLesson(round(6, 8, 0).alone, 'Bob')).toBe(false);
    expect(needsLesson({ before: round(6, 8, 0).before, events: [], side: 'Bob' }, 'Ann')).toBe(false);
  });
});
