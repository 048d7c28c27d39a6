// The words of the score keeper at a real table: loaded with its screens, as are those of words/study.ts.
import { language, type Language } from './index';
import type { real } from './en/real';

export type RealWords = typeof real;

const dictionaries = {
  en: () => import('./en/real').then(({ real }) => real),
  es: () => import('./es/real').then(({ real }) => real),
  de: () => import('./de/real').then(({ real }) => real),
  fr: () => import('./fr/real').then(({ real }) => real),
} satisfies Record<Language, () => Promise<RealWords>>;

export let realWords: RealWords;

export async function loadRealWords(): Promise<void> {
  realWords = await dictionaries[language]();
}
