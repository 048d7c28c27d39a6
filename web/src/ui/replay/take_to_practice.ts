// From a moment of a match to the practice table: the board as it lies there, with the same one to throw.
import type { Replay } from '../../state/replay/replay';
import { practiceLinkOf } from '../../state/practice/link';
import { route } from '../route';
import { studyHere } from '../study_here';
import { studyWords } from '../words';

// Resolves with why it could not be done, or null.
export async function takeToPractice(replay: Replay): Promise<string | null> {
  const screen = screenNow();
  const step = replay.takenUpAt();
  const position = step === null ? null : await (await studyHere()).positionOf(step);
  const link = position && practiceLinkOf(position);
  if (screenNow() !== screen) return null; // left meanwhile: nobody is called back
  if (!link) return studyWords.replay.nothingToThrow;
  location.hash = link;
  return null;
}

// Which match is watched; its moments are of the same screen.
function screenNow(): string {
  return route.peek().slice(0, 2).join('/');
}
