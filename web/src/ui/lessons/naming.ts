import { firstLesson } from '../../state/lessons/lessons';
import type { GameInfo } from '../../engine/types';
import { studyWords } from '../words';

export function lessonName(key: string, games: readonly GameInfo[]): string {
  if (key === firstLesson) return studyWords.lessons.first;
  return games.find((game) => game.key === key)?.name ?? key;
}
