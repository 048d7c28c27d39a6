// How good the choice was: a word, and a mark that does without its colour.
import type { Grade } from '../../state/review/win_course';
import { studyWords } from '../words';

const signs: Record<Grade, string> = { best: '★', good: '✓', fair: '~', mistake: '?', blunder: '??' };

export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span class={`grade ${grade}`}>
      <span aria-hidden="true">{signs[grade]}</span> {studyWords.review.grades[grade]}
    </span>
  );
}
