// A hand over time: throws in the order they were made, cut into stretches that are estimated each by itself.
import type { DeclaredOnShelf } from '../practice/declared';

export const leastThrows = 5; // fewer than this the engine refuses
export const goodThrows = 40; // docs/advice.md: with so many, nine hands in ten are found within a quarter
const shortest = 10;
const longest = 40;
const aboutSoMany = 6;

// The newest stretch is whole; what is left over of the oldest throws joins the oldest stretch.
export function windowsOf(throws: readonly DeclaredOnShelf[]): DeclaredOnShelf[][] {
  const size = Math.min(longest, Math.max(shortest, Math.round(throws.length / aboutSoMany)));
  const count = Math.floor(throws.length / size);
  if (count < 2) return [];
  const firstEnd = throws.length - (count - 1) * size;
  const later = Array.from({ length: count - 1 }, (_, place) => throws.slice(firstEnd + place * size, firstEnd + (place + 1) * size));
  return [throws.slice(0, firstEnd), ...later];
}
