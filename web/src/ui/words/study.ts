// The words of replays, practice, coach, drills, lessons and statistics: loaded with the first of these screens.
import { language, type Language } from './index';
import type { StudyWords } from './en/study';

export type { StudyWords };

const dictionaries = {
  en: () => import('./en/study').then(({ study }) => study),
  es: () => import('./es/study').then(({ study }) => study),
  de: () => import('./de/study').then(({ study }) => study),
  fr: () => import('./fr/study').then(({ study }) => study),
} satisfies Record<Language, () => Promise<StudyWords>>;

export let studyWords: StudyWords;

export async function loadStudyWords(): Promise<void> {
  studyWords = await dictionaries[language]();
}
