// The sentences of one game's lesson, from the file that is called after the game. A game without one has no lesson.
import { language } from './index';

export type GameLessonWords = Record<string, string>;

const files = import.meta.glob<GameLessonWords>('./*/study/lessons/*.ts', { import: 'lesson' });

export function hasLessonWords(game: string): boolean {
  return Object.hasOwn(files, pathOf('en', game));
}

export async function loadLessonWords(game: string): Promise<GameLessonWords | null> {
  const load = files[pathOf(language, game)] ?? files[pathOf('en', game)];
  return load ? load() : null;
}

function pathOf(tongue: string, game: string): string {
  return `./${tongue}/study/lessons/${game.replaceAll('-', '_')}.ts`;
}
