// The lessons there are: the first, and one for each game of the engine's that has a file here. A game's file is called
// after its key.
import type { Lesson, LessonStep } from './lesson';
import { firstLesson, firstSteps } from './first_lesson';

const files = import.meta.glob<LessonStep[]>('./games/*.ts', { import: 'steps' });

export interface LessonOffered {
  key: string;
  game: string;
}

export function lessonsFor(games: readonly { key: string }[]): LessonOffered[] {
  const ofGames = games.filter(({ key }) => pathOf(key) in files).map(({ key }) => ({ key, game: key }));
  return games[0] ? [{ key: firstLesson, game: games[0].key }, ...ofGames] : [];
}

// Null: there is no such lesson.
export async function loadLesson(games: readonly { key: string }[], key: string): Promise<Lesson | null> {
  const offered = lessonsFor(games).find((one) => one.key === key);
  if (!offered) return null;
  const steps = key === firstLesson ? firstSteps : await files[pathOf(key)]?.();
  return steps ? { ...offered, steps } : null;
}

function pathOf(game: string): string {
  return `./games/${game.replaceAll('-', '_')}.ts`;
}
