// The page's words in the reader's language. A language is a folder of dictionaries and an entry here. Each dictionary is
// loaded before the screens that need it: no other module may read them while it is itself being loaded.
import type { LessonWords } from './en/lessons';
import type { Words } from './en/main';
import type { OnlineWords } from './en/online';
import type { OpponentWords } from './en/opponents';
import type { RealWords } from './en/real';
import type { StudyWords } from './en/study';
import type { RefusalWords } from './refusal_messages';

export type { OnlineWords, OpponentWords, RealWords, StudyWords, Words };

interface Dictionaries {
  name: string; // of the language, in itself
  main: () => Promise<{ words: Words }>;
  study: () => Promise<{ study: StudyWords }>;
  online: () => Promise<{ online: OnlineWords }>;
  opponents: () => Promise<{ opponents: OpponentWords }>;
  real: () => Promise<{ real: RealWords }>;
  lessons: () => Promise<{ lessons: LessonWords }>;
  refusals: () => Promise<{ refusals: RefusalWords }>;
}

export const languages = {
  en: {
    name: 'English',
    main: () => import('./en/main'),
    study: () => import('./en/study'),
    online: () => import('./en/online'),
    opponents: () => import('./en/opponents'),
    real: () => import('./en/real'),
    lessons: () => import('./en/lessons'),
    refusals: () => import('./en/refusals'),
  },
  es: {
    name: 'Español',
    main: () => import('./es/main'),
    study: () => import('./es/study'),
    online: () => import('./es/online'),
    opponents: () => import('./es/opponents'),
    real: () => import('./es/real'),
    lessons: () => import('./es/lessons'),
    refusals: () => import('./es/refusals'),
  },
  de: {
    name: 'Deutsch',
    main: () => import('./de/main'),
    study: () => import('./de/study'),
    online: () => import('./de/online'),
    opponents: () => import('./de/opponents'),
    real: () => import('./de/real'),
    lessons: () => import('./de/lessons'),
    refusals: () => import('./de/refusals'),
  },
  fr: {
    name: 'Français',
    main: () => import('./fr/main'),
    study: () => import('./fr/study'),
    online: () => import('./fr/online'),
    opponents: () => import('./fr/opponents'),
    real: () => import('./fr/real'),
    lessons: () => import('./fr/lessons'),
    refusals: () => import('./fr/refusals'),
  },
} satisfies Record<string, Dictionaries>;

export type Language = keyof typeof languages;

export let words: Words;
export let studyWords: StudyWords; // replays, practice, coach, drills, lessons, statistics
export let onlineWords: OnlineWords;
export let realWords: RealWords; // the score keeper at a real table, evenings, everything as one file
export let opponentWords: OpponentWords; // how opponents play and what they say; the ladder
export let language: Language = 'en';
export let locale = 'en'; // for numbers and dates: the browser's, where it is of this language

// The language that was chosen, or the first of the browser's that the page has.
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

// Falls back to English when the language cannot be loaded, as without a connection.
export async function loadWords(chosen: Language, spoken: readonly string[] = []): Promise<void> {
  try {
    ({ words } = await languages[chosen].main());
    language = chosen;
  } catch {
    ({ words } = await languages.en.main());
    language = 'en';
  }
  locale = spoken.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language;
}

export async function loadStudyWords(): Promise<void> {
  studyWords = (await languages[language].study()).study;
}

export async function loadOnlineWords(): Promise<void> {
  onlineWords = (await languages[language].online()).online;
}

export async function loadOpponentWords(): Promise<void> {
  opponentWords = (await languages[language].opponents()).opponents;
}

export async function loadRealWords(): Promise<void> {
  realWords = (await languages[language].real()).real;
}

// The sentences of one game's lesson by step; null: the game has no lesson.
export async function loadLessonWords(game: string): Promise<Record<string, string> | null> {
  const { lessons } = await languages[language].lessons();
  return Object.hasOwn(lessons, game) ? lessons[game as keyof LessonWords] : null;
}
