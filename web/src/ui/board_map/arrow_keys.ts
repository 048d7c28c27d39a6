// Moving things on the map by keys: a millimetre, ten with Shift, a tenth with Alt.
import type { Place } from '../../engine/types';

const steps: Record<string, Place> = {
  ArrowUp: { x: 0.001, y: 0 },
  ArrowDown: { x: -0.001, y: 0 },
  ArrowLeft: { x: 0, y: 0.001 },
  ArrowRight: { x: 0, y: -0.001 },
};

// Null: another key.
export function steppedBy(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>, from: Place): Place | null {
  const step = steps[event.key];
  if (!step) return null;
  const times = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
  return { x: from.x + step.x * times, y: from.y + step.y * times };
}
