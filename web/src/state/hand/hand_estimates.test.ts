import { describe, expect, it } from 'vitest';

import type { DeclaredThrow, HandEstimate } from '../../engine/study';
import type { TableInfo } from '../../engine/types';
import { joinedThrows, windowsOf, type DeclaredOnShelf } from './declared_throws';
import { MemoryShelf, shelf } from '../device_store';
import { handChosen, HandEstimates, handFor, ownHandFor, defaultLevel } from './hand_estimates';

const shot = { y: 0, speed: 1.9, angle: 0, spin: 0 };

function throws(count: number, more: Partial<DeclaredOnShelf> = {}, first = 0): DeclaredOnShelf[] {
  return Array.from({ length: count }, (_, place) => {
    const at = first + place;
    return { id: String(at).padStart(5, '0'), at, table: 'long', powder: 'medium', weight: 'standard', aimed: shot, thrown: shot, by: 'flick' as const, ...more };
  });
}

const weights = { standard: { radius: 0.029, mass: 0.3 } };
const tables = [
  { name: 'long', width: 0.5, weights },
  { name: 'short', width: 0.5, weights },
  { name: 'narrow', width: 0.4, weights },
] as unknown as TableInfo[];

describe('stretches of a hand', () => {
  it('hold every throw once, in order, ten at least', () => {
    for (let count = 0; count < 700; ++count) {
      const all = throws(count);
      const windows = windowsOf(all);
      if (count < 20) expect(windows).toEqual([]);
      else expect(windows.flat()).toEqual(all);
      for (const window of windows) expect(window.length).toBeGreaterThanOrEqual(10);
      expect(new Set(windows.slice(1).map(({ length }) => length)).size).toBeLessThanOrEqual(1);
    }
  });
});

describe('throws are joined', () => {
  it('over lengths and powders, but not over widths or ways of throwing', () => {
    const mixed = [
      ...throws(3),
      ...throws(2, { table: 'short', powder: 'fast' }, 10),
      ...throws(4, { table: 'narrow' }, 20),
      ...throws(1, { by: 'keyboard' }, 30),
      ...throws(1, { table: 'gone' }, 40),
    ];
    expect(joinedThrows(mixed, tables).map((group) => group.throws.length)).toEqual([5, 4, 1]);
    expect(joinedThrows([...mixed].reverse(), tables)[0]!.throws.map(({ at }) => at)).toEqual([0, 1, 2, 10, 11]);
  });
});

describe('the hand book', () => {
  const study = {
    estimate: async (all: DeclaredThrow[]) => ({ throws: all.length, nearest: 'pro' }) as HandEstimate,
  };

  it('estimates all throws and every stretch, and forgets what is removed', async () => {
    const shelf = new MemoryShelf<DeclaredOnShelf>();
    for (const one of throws(30)) await shelf.put(one);
    const estimates = new HandEstimates(study, shelf, tables);
    await estimates.open();
    expect(estimates.estimate.value?.throws).toBe(30);
    expect(estimates.windows.value.map(({ estimate }) => estimate.throws)).toEqual([10, 10, 10]);
    await estimates.remove(['00029']);
    expect(estimates.estimate.value?.throws).toBe(29);
    await estimates.remove(estimates.group.value!.throws.map(({ id }) => id));
    expect(estimates.group.value).toBeNull();
    expect(estimates.estimate.value).toBeNull();
  });

  it('does not ask the engine for less than it accepts', async () => {
    const shelf = new MemoryShelf<DeclaredOnShelf>();
    for (const one of throws(4)) await shelf.put(one);
    const estimates = new HandEstimates({ estimate: () => Promise.reject(new Error('asked')) }, shelf, tables);
    await estimates.open();
    expect([estimates.estimate.value, estimates.fault.value, estimates.group.value?.throws.length]).toEqual([null, null, 4]);
  });
});

describe('the hand that is reckoned with', () => {
  const levels = ['a', 'b', 'c'].map((name) => ({ name, help: '' }));
  const own = { hand: { speed: 0.02, angle: 0.005, place: 0 } } as HandEstimate;

  it('is the level that was chosen, one’s own, or a middling one', () => {
    expect(handFor('a', own, levels)).toBe('a');
    expect(handFor('mine', own, levels)).toBe(own.hand);
    expect(handFor('', own, levels)).toBe(own.hand);
    expect(handFor('', null, levels)).toBe('b');
    expect(handFor('gone', null, levels)).toBe(defaultLevel(levels));
    expect(['a', 'mine', ''].map((choice) => handChosen(choice, own, levels))).toEqual(['a', 'mine', 'mine']);
    expect(['a', 'mine', ''].map((choice) => handChosen(choice, null, levels))).toEqual(['a', 'b', 'b']);
  });

  it('is estimated with the weights that were thrown, those of the table first', async () => {
    const sizes = { standard: { radius: 0.029, mass: 0.3 }, large: { radius: 0.034, mass: 0.4 } };
    const boards = [{ name: 'long', width: 0.5, weights: sizes }] as unknown as TableInfo[];
    for (const one of [...throws(30), ...throws(20, { weight: 'large' }, 100)]) await shelf<DeclaredOnShelf>('declared').put(one);
    const study = {
      estimate: async (all: DeclaredThrow[], _table: string, _powder: string | number, _signal?: AbortSignal, weight?: string) =>
        ({ throws: all.length, nearest: weight }) as HandEstimate,
    };
    const ownFor = (weight: string) => ownHandFor(study, 'flick', { board: boards[0]!, weight }, boards);
    expect(await ownFor('large')).toMatchObject({ throws: 20, nearest: 'large' });
    expect(await ownFor('standard')).toMatchObject({ throws: 30, nearest: 'standard' });
  });
});
