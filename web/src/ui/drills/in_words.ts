import type { DrillKey } from '../../state/drills/drills';
import type { MarkedThrow } from '../../state/drills/drill_run';
import { studyWords } from '../words';

export function marksInWords(drill: DrillKey, level: number): string {
  const marks: string | string[] = studyWords.drills.marks[drill];
  return typeof marks === 'string' ? marks : (marks[level] ?? '');
}

// What is said of a throw: its marks, or what was missing.
export function throwInWords({ marks, slip }: MarkedThrow): string {
  const { slips, well } = studyWords.exercise;
  return slip ? slips[slip] : (well[marks % well.length] ?? '');
}
