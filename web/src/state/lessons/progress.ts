// How far somebody has got in each lesson.
import { shelf } from '../device_store';

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

// Steps that were done in another window stay done.
export async function keepProgress(lesson: string, done: readonly string[], of: number, at = Date.now()): Promise<void> {
  const together = (before: LessonProgress | null) => [...new Set([...(before?.done ?? []), ...done])];
  await shelf<LessonProgress>('lessons').change(lesson, (before) => ({ id: lesson, done: together(before), of, at }));
}
