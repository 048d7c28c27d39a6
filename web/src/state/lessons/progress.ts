// How far somebody has got in each lesson.
import { shelf } from '../shelves';

export interface LessonProgress {
  id: string; // the lesson's key
  done: string[]; // keys of steps
  of: number; // steps that there were
  at: number; // ms
}

export async function progressOf(lesson: string): Promise<string[]> {
  return (await shelf<LessonProgress>('lessons').find(lesson))?.done ?? [];
}

export function allProgress(): Promise<LessonProgress[]> {
  return shelf<LessonProgress>('lessons').list();
}

export async function keepProgress(lesson: string, done: readonly string[], of: number, at = Date.now()): Promise<void> {
  await shelf<LessonProgress>('lessons').put({ id: lesson, done: [...done], of, at });
}
