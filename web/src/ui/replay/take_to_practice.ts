// From a moment of a match to the practice table: the board as it lies there, with the same one to throw.
import type { Replay } from '../../state/replay/replay';
import { practiceLinkOf } from '../../state/practice/link';
import { studyHere } from '../study_here';
import { studyWords } from '../words/study';

// Resolves with why it could not be done, or null.
export async function takeToPractice(replay: Replay): Promise<string | null> {
  const step = replay.takenUpAt();
  const position = step === null ? null : await (await studyHere()).positionOf(step);
  const link = position && practiceLinkOf(position);
  if (!link) return studyWords.replay.nothingToThrow;
  location.hash = link;
  return null;
}
