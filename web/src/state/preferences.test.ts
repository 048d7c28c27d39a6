import { afterEach, expect, it } from 'vitest';

import {
  changePreferences, defaultPreferences, houseRulesOf, loadPreferences, preferences, defaultPreferencesFor, withHouseRules,
  withoutHouseRules,
} from './preferences';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  preferences.value = defaultPreferences;
});

it('choices hold until the page is left where storage is forbidden', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => loadPreferences([])).not.toThrow();
  expect(preferences.value).toEqual(defaultPreferences);
  expect(() => changePreferences({ name: 'Ann' })).not.toThrow();
  expect(preferences.value.name).toBe('Ann');
});

it('choices are kept, and only what fits is taken up', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  changePreferences({ units: 'in' }, storage);
  preferences.value = defaultPreferences;
  loadPreferences([], storage);
  expect(preferences.value.units).toBe('in');
  loadPreferences([], { getItem: () => '{"sound":"loud","unknown":1,"name":"Bo"}' });
  expect(preferences.value).toEqual({ ...defaultPreferences, name: 'Bo' });
});

it('a plan from when wobble was on without a word loses it; one of today keeps it', () => {
  const lastPlan = { setup: { game: 'knock', options: { game_score: 7, hand: 'natural' }, seats: [] }, levels: {} };
  const loaded = (stored: object) => {
    loadPreferences([], { getItem: () => JSON.stringify(stored) });
    return preferences.value.lastPlan?.setup?.options;
  };
  expect(loaded({ lastPlan })).toEqual({ game_score: 7 });
  expect(loaded({ version: 2, lastPlan })).toEqual({ game_score: 7, hand: 'natural' });
  expect(loaded({ lastPlan: { setup: null } })).toBeUndefined();
});

it('measures in inches where people do, until they choose', () => {
  expect(defaultPreferencesFor(['en-US', 'de']).units).toBe('in');
  for (const languages of [[], ['en'], ['en-GB', 'en-US'], ['es-MX'], ['de']]) expect(defaultPreferencesFor(languages).units).toBe('mm');
  loadPreferences(['en-US'], { getItem: () => '{"units":"mm"}' });
  expect(preferences.value.units).toBe('mm');
});

const rules = (name: string, game = 'knock') => ({ name, game, preset: 'tournament', options: { game_score: 21 } });

it('house rules are kept by name, one of each', () => {
  const kept = withHouseRules(withHouseRules([], rules('Pub')), rules('Attic', 'collar'));
  expect(kept.map(({ name }) => name)).toEqual(['Attic', 'Pub']);
  const again = withHouseRules(kept, { ...rules('Pub'), options: {} });
  expect(again).toHaveLength(2);
  expect(again[1]!.options).toEqual({});
  expect(houseRulesOf(again, 'knock').map(({ name }) => name)).toEqual(['Pub']);
  expect(withoutHouseRules(again, rules('Pub')).map(({ name }) => name)).toEqual(['Attic']);
});

it('rules of another game may have the same name', () => {
  const kept = withHouseRules(withHouseRules([], rules('Pub')), rules('Pub', 'collar'));
  expect(kept.map(({ game }) => game).sort()).toEqual(['collar', 'knock']);
  expect(withoutHouseRules(kept, rules('Pub', 'collar')).map(({ game }) => game)).toEqual(['knock']);
});
