// The words of play over the network: loaded with the first of these screens, as are those of words/study.ts.
import { language, type Language } from './index';
import type { OnlineWords } from './en/online';

export type { OnlineWords };

const dictionaries = {
  en: () => import('./en/online').then(({ online }) => online),
  es: () => import('./es/online').then(({ online }) => online),
  de: () => import('./de/online').then(({ online }) => online),
  fr: () => import('./fr/online').then(({ online }) => online),
} satisfies Record<Language, () => Promise<OnlineWords>>;

export let onlineWords: OnlineWords;

export async function loadOnlineWords(): Promise<void> {
  onlineWords = await dictionaries[language]();
}
