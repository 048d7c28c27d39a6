// The preferences of this device, stored as one JSON text; anything invalid in it is replaced by its default.
import { signal } from '@preact/signals';

import type { OptionValue } from '../engine/types';
import type { NextRule } from './evening';
import type { MatchPlan } from './plan';
import type { Tempo } from './tempo';

export type ThrowBy = 'flick' | 'pull' | 'keyboard';

export type PointerKind = 'touch' | 'mouse' | 'pen';
export type Help = 'auto' | 'off' | 'some' | 'strong';

// A person's flicks with one kind of pointer. Speeds in m/s, where 750 px are a metre.
export interface LearntFlick {
  recent: number[]; // oldest first
  natural: number; // an easy flick of theirs
  scatter: number; // standard deviation, as a share of the speed
}

export interface HouseRules {
  name: string;
  game: string;
  preset: string;
  options: Record<string, OptionValue>;
}

export interface Preferences {
  version: number; // of what is stored; see withoutSecretWobble
  name: string; // of the person at this device
  throwBy: ThrowBy;
  help: Help; // with the speed and direction of flicks
  throwPower: number; // flicks throw so many times as fast as what was learnt says
  flicks: Partial<Record<PointerKind, LearntFlick>>; // learnt from every flick, on this device
  sound: number; // 0..1
  quality: 'auto' | 'low' | 'medium' | 'high';
  units: 'mm' | 'in';
  language: string; // '': the browser's
  motion: 'system' | 'full' | 'reduced';
  tempo: Tempo;
  hand: string; // for the coach: a level, or 'mine'; '': the person's own if it is known
  offersLesson: boolean; // the first lesson, after a bad first round
  tellsTurn: boolean; // by a notification
  offersTelling: boolean; // an online table offers that
  seenTips: string[]; // keys (tips.ts)
  lastPlan: MatchPlan | null;
  lastRealPlan: MatchPlan | null;
  eveningRule: NextRule;
  eveningPeople: { since: number; added: string[]; gone: string[] }; // of the evening that began then: who else is there, and who has left
  keysOnLeft: boolean; // of the score keeper, where they are beside the score
  houseRules: HouseRules[];
}

export const defaultPreferences: Preferences = {
  version: 2,
  name: '',
  throwBy: 'flick',
  help: 'auto',
  throwPower: 1,
  flicks: {},
  sound: 0.7,
  quality: 'auto',
  units: 'mm',
  language: '',
  motion: 'system',
  tempo: 'brisk',
  hand: '',
  offersLesson: true,
  tellsTurn: false,
  offersTelling: true,
  seenTips: [],
  lastPlan: null,
  lastRealPlan: null,
  eveningRule: 'winner_stays',
  eveningPeople: { since: 0, added: [], gone: [] },
  keysOnLeft: false,
  houseRules: [],
};

const key = 'hammer.preferences';

export const preferences = signal<Preferences>(defaultPreferences);

// The preferences of a first visit. The first language's region decides the units: inches for the US and Liberia.
export function defaultPreferencesFor(languages: readonly string[]): Preferences {
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
  preferences.value = { ...defaultPreferencesFor(languages), ...read(kept) };
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

// Only fields of the right type; the others keep their defaults.
function read(text: string | null): Partial<Preferences> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const kept = Object.entries(found).filter(([name, value]) => {
    const fallback = (defaultPreferences as unknown as Record<string, unknown>)[name];
    if (fallback === undefined) return false;
    return fallback === null ? typeof value === 'object' : typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
  });
  const stored = Object.fromEntries(kept) as Partial<Preferences>;
  return stored.version === undefined ? withoutSecretWobble(stored) : stored;
}

// Before version 2 every match had random wobble unless somebody switched it off, and nobody was told.
function withoutSecretWobble(stored: Partial<Preferences>): Partial<Preferences> {
  const { lastPlan } = stored;
  if (lastPlan?.setup?.options?.['hand'] !== 'natural') return stored;
  const { hand: _, ...options } = lastPlan.setup.options;
  return { ...stored, lastPlan: { ...lastPlan, setup: { ...lastPlan.setup, options } } };
}

// Sets of options that people name and keep on this device.

// Within a game names are unique: saving under the same name replaces the set.
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
