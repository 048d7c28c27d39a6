// What the coach tells in codes, in the reader's language; for screens with the study's words.
import type { AdviceReason, AimedShot, HandEstimate, NamedShot, Rating } from '../../engine/study';
import type { Color } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { studyWords } from './study';

// Where four are to be thrown together.
export function colorOfFour(aim: AimedShot): Color | undefined {
  return 'color' in aim ? aim.color : undefined;
}

// `color`: of the weights in hand, where four are thrown.
export function adviceSay(shot: NamedShot, color: Color = 'red'): string {
  return studyWords.said.shot(shot, color);
}

// `toShoot`: the side that the advice is for.
export function reasonSay(reason: AdviceReason, toShoot: string): string {
  return studyWords.said.reason(reason, toShoot);
}

export function ratingSay(rating: Rating, color: Color = 'red'): string {
  return studyWords.said.rating(rating, color);
}

export function handSay(estimate: HandEstimate): string {
  return studyWords.said.hand(estimate, preferences.value.units);
}
