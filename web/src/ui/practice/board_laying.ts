// Fingers and mice on the drawn board while weights are being laid.
import type { Place } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Laying } from '../../state/practice/laying';

const still = 8; // px: less is a touch, not a drag

// Until the function it returns is called. `isLaid`: whether a touch lays; from where one throws, it throws.
export function listenToLaying(scene: TableScene, laying: Laying, isLaid: () => boolean): () => void {
  const { canvas } = scene;
  let held: { pointer: number; id: number | null; grip: Place; x: number; y: number } | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || held || event.defaultPrevented || !isLaid()) return;
    scene.arrive();
    const place = scene.boardPoint(event.clientX, event.clientY);
    if (!place) return;
    const weight = laying.at(place);
    const grip = { x: (weight?.x ?? 0) - place.x, y: (weight?.y ?? 0) - place.y };
    held = { pointer: event.pointerId, id: weight?.id ?? null, grip, x: event.clientX, y: event.clientY };
    if (weight) laying.grip(weight.id);
    canvas.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer || held.id === null) return;
    const place = scene.boardPoint(event.clientX, event.clientY);
    const gone = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!place || (gone < still / 2 && held.x !== Infinity)) return;
    held.x = Infinity; // from now on it follows
    laying.move(held.id, { x: place.x + held.grip.x, y: place.y + held.grip.y });
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer) return;
    const isTouch = held.id === null && Math.hypot(event.clientX - held.x, event.clientY - held.y) < still;
    held = null;
    const place = scene.boardPoint(event.clientX, event.clientY);
    if (isTouch && place) void laying.put(laying.color.peek(), place);
  };
  const cancel = () => (held = null);

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
  };
}
