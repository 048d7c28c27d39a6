// What a person has chosen on this device. Kept as one JSON text; what does not fit is left at its default.
import { signal } from '@preact/signals';

import type { OptionValue } from '../engine/types';
import type { MatchPlan } from './plan';

export type ThrowBy = 'flick' | 'pull' | 'keyboard';

export interface HouseRules {
  name: string;
  game: string;
  preset: string;
  options: Record<string, OptionValue>;
}

export interface Preferences {
  name: string; // of the person at this device
  throwBy: ThrowBy;
  // `natural`: the speed of the hand in an easy flick, m/s, where 750 px are a metre. Such a flick gives a weight
  // `natural * sensitivity`; faster and slower ones differ by their ratio to it raised to `response`: 1 is true to the
  // gesture, less is steadier.
  flick: { sensitivity: number; response: number; natural: number };
  sound: number; // 0..1
  quality: 'auto' | 'low' | 'medium' | 'high';
  units: 'mm' | 'in';
  language: string; // '': the browser's
  motion: 'system' | 'full' | 'reduced';
  hand: string; // that the coach reckons with: a level, or 'mine'; '': one's own where it is known
  offersLesson: boolean; // the first screen offers the first lesson
  lastPlan: MatchPlan | null;
  lastRealPlan: MatchPlan | null;
  houseRules: HouseRules[];
}

export const defaultPreferences: Preferences = {
  name: '',
  throwBy: 'flick',
  flick: { sensitivity: 1, response: 0.5, natural: 1.85 },
  sound: 0.7,
  quality: 'auto',
  units: 'mm',
  language: '',
  motion: 'system',
  hand: '',
  offersLesson: true,
  lastPlan: null,
  lastRealPlan: null,
  houseRules: [],
};

const key = 'hammer.preferences';

export const preferences = signal<Preferences>(defaultPreferences);

// The preferences of a first visit. The first language's region decides the units: inches for the US and Liberia.
export function usualPreferences(languages: readonly string[]): Preferences {
  return { ...defaultPreferences, units: /-(US|LR)\b/.test(languages[0] ?? '') ? 'in' : 'mm' };
}

// If storage is forbidden, even reading `localStorage` throws, so it is only used inside try.
export function loadPreferences(languages: readonly string[], storage?: Pick<Storage, 'getItem'>): void {
  let kept: string | null = null;
  try {
    kept = (storage ?? localStorage).getItem(key);
  } catch {
    // The defaults are used.
  }
  preferences.value = { ...usualPreferences(languages), ...read(kept) };
}

// Returns whether it was stored. If storage is full or forbidden, the choice lasts until the page is closed.
export function changePreferences(change: Partial<Preferences>, storage?: Pick<Storage, 'setItem'>): boolean {
  preferences.value = { ...preferences.value, ...change };
  try {
    (storage ?? localStorage).setItem(key, JSON.stringify(preferences.value));
    return true;
  } catch {
    return false;
  }
}

// Only fields of the right kind; the rest as by default.
function read(text: string | null): Partial<Preferences> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const kept = Object.entries(found).filter(([name, value]) => {
    const usual = (defaultPreferences as unknown as Record<string, unknown>)[name];
    if (usual === undefined) return false;
    return usual === null ? typeof value === 'object' : typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
  });
  return Object.fromEntries(kept) as Partial<Preferences>;
}

// Sets of options that people name and keep on this device.

// In one game one name stands for one set: saving under it again replaces it.
export function withHouseRules(kept: readonly HouseRules[], rules: HouseRules): HouseRules[] {
  const others = withoutHouseRules(kept, rules);
  return [...others, rules].sort((a, b) => a.name.localeCompare(b.name));
}

export function withoutHouseRules(kept: readonly HouseRules[], { game, name }: Pick<HouseRules, 'game' | 'name'>): HouseRules[] {
  return kept.filter((rules) => rules.game !== game || rules.name !== name);
}

export function houseRulesOf(kept: readonly HouseRules[], game: string): HouseRules[] {
  return kept.filter((rules) => rules.game === game);
}
