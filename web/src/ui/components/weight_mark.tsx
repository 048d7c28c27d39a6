import type { Color } from '../../engine/types';
import { words } from '../words';

// Red is round and blue is square, everywhere.
export function WeightMark({ color, silent }: { color: Color; silent?: boolean }) {
  return silent ? (
    <span class={`weight-mark ${color}`} aria-hidden="true" />
  ) : (
    <span class={`weight-mark ${color}`} role="img" aria-label={words.colors[color]} />
  );
}
