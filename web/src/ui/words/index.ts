// The page's words in the reader's language. A language is one more dictionary of the type Words and one line here.
import { en, type Words } from './en';

export type { Words };

const dictionaries: Record<string, Words> = { en };

function chosen(languages: readonly string[]): string {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find((language) => language in dictionaries) ?? 'en';
}

export const language = chosen(typeof navigator === 'undefined' ? [] : navigator.languages);
export const words: Words = dictionaries[language] ?? en;
