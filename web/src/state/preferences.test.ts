import { afterEach, expect, it } from 'vitest';

import { changePreferences, defaultPreferences, loadPreferences, preferences, usualPreferences } from './preferences';

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

it('measures in inches where people do, until they choose', () => {
  expect(usualPreferences(['en-US', 'de']).units).toBe('in');
  for (const languages of [[], ['en'], ['en-GB', 'en-US'], ['es-MX'], ['de']]) expect(usualPreferences(languages).units).toBe('mm');
  loadPreferences(['en-US'], { getItem: () => '{"units":"mm"}' });
  expect(preferences.value.units).toBe('mm');
});
