// How the coach calls sides.
import { studyWords, words } from '../words';

// "Red", "First side", or the players' own name for it.
export function sideName(side: string): string {
  const known = (words.colors as Record<string, string>)[side] ?? studyWords.coach.sides[side];
  return known ? known.charAt(0).toUpperCase() + known.slice(1) : side;
}
