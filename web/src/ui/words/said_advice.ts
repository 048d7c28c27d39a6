// What the coach says in English, in the reader's language; for screens with the study's words.
import type { AdviceReason, HandEstimate, NamedShot, Rating } from '../../engine/study';
import type { Color } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { inUnits } from './measures';
import { studyWords } from './study';

// `color`: of the weights in hand, where four are thrown.
export function adviceSay(shot: NamedShot, color: Color = 'red'): string {
  return studyWords.said ? studyWords.said.shot(shot, color) : shot.say;
}

// `toShoot`: the side that the advice is for.
export function reasonSay(reason: AdviceReason, toShoot: string): string {
  return studyWords.said ? studyWords.said.reason(reason, toShoot) : reason.say;
}

export function ratingSay(rating: Rating, color: Color = 'red'): string {
  return studyWords.said ? studyWords.said.rating(rating, color) : rating.say;
}

export function handSay(estimate: HandEstimate): string {
  return studyWords.said ? studyWords.said.hand(estimate) : inUnits(estimate.say, preferences.value.units);
}
