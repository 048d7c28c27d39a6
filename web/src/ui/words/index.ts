// The page's words in the reader's language. A language is one more dictionary of the type Words, one of the type
// StudyWords, and a line here. They are loaded before anything is shown: no module may read them while it is loaded
// itself, unless it is loaded with a screen.
import type { Words } from './en';

export type { Words };

export const languages = {
  en: { name: 'English', load: () => import('./en').then(({ en }) => en) },
  es: { name: 'Español', load: () => import('./es').then(({ es }) => es) },
  de: { name: 'Deutsch', load: () => import('./de').then(({ de }) => de) },
  fr: { name: 'Français', load: () => import('./fr').then(({ fr }) => fr) },
} satisfies Record<string, { name: string; load: () => Promise<Words> }>;

export type Language = keyof typeof languages;

export let words: Words;
export let language: Language = 'en';
export let locale = 'en'; // whose numbers and dates: that of the browser, where it is of this language

// The one that was chosen, or else the first of the browser's that is here.
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

// One that cannot be loaded, as without a connection, gives way to English.
export async function loadWords(chosen: Language, spoken: readonly string[] = []): Promise<void> {
  try {
    words = await languages[chosen].load();
    language = chosen;
  } catch {
    words = await languages.en.load();
    language = 'en';
  }
  locale = spoken.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language;
}
