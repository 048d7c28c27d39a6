// Moves the free camera: a drag turns it, two fingers or a drag with shift move the board, wheel and pinch zoom.
import { useLayoutEffect, useRef } from 'preact/hooks';

import { changedFree, type Finger, type FreeCamera, type FreeChange, keyChange, pinchChanges, wheelChange } from '../../state/free_camera';
import { usePage } from '../page';
import { studyWords } from '../words';
import type { OpenReplay } from './use_replay';

interface HeldCamera {
  get(): FreeCamera | null; // null while another camera is on: then events are left to other listeners
  set(camera: FreeCamera): void;
  length: number; // of the board
}

function changing({ get, set, length }: HeldCamera): (...changes: FreeChange[]) => boolean {
  return (...changes) => {
    const camera = get();
    if (camera) set(changes.reduce((now, one) => changedFree(now, one, length), camera));
    return camera !== null;
  };
}

function attachFreeCamera(canvas: HTMLElement, held: HeldCamera): () => void {
  const fingers = new Map<number, Finger>();
  const change = changing(held);
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.defaultPrevented || fingers.size === 2 || !held.get()) return;
    fingers.set(event.pointerId, positionOf(event));
    canvas.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = positionOf(event);
    fingers.set(event.pointerId, to);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) change(...pinchChanges([from, other], [to, other]));
    else change({ do: event.shiftKey ? 'slide' : 'turn', right: to.x - from.x, down: to.y - from.y });
  };
  const end = (event: PointerEvent) => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (event.deltaY !== 0 && !event.defaultPrevented && change(wheelChange(event.deltaY, event.deltaMode))) event.preventDefault();
  };

  const touchAction = canvas.style.touchAction;
  canvas.style.touchAction = 'none';
  const ends = [
    on(canvas, 'pointerdown', down), on(canvas, 'pointermove', move), on(canvas, 'pointerup', end), on(canvas, 'pointercancel', end),
    on(canvas, 'lostpointercapture', end), on(canvas, 'wheel', wheel),
  ];
  return () => {
    for (const stop of ends) stop();
    canvas.style.touchAction = touchAction;
  };
}

// On a control that can be focused, because the canvas cannot.
function attachFreeKeys(control: HTMLElement, held: HeldCamera): () => void {
  const change = changing(held);
  return on(control, 'keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const meant = keyChange(event.key, event.shiftKey);
    if (meant && change(meant)) event.preventDefault();
  });
}

function on<K extends keyof HTMLElementEventMap>(element: HTMLElement, name: K, listener: (event: HTMLElementEventMap[K]) => void): () => void {
  element.addEventListener(name, listener, { passive: false });
  return () => element.removeEventListener(name, listener);
}

const positionOf = (event: PointerEvent): Finger => ({ x: event.clientX, y: event.clientY });

// A drag on the table switches to the free camera.
export function Turning({ stage, table }: OpenReplay) {
  const scene = usePage().table.scene.value;
  const control = useRef<HTMLParagraphElement>(null);
  const free = stage.camera.value === 'free';
  const held: HeldCamera = {
    get: () => stage.free.value,
    set: (camera) => {
      stage.free.value = camera;
      stage.camera.value = 'free';
    },
    length: table.length,
  };
  // Two effects: the control appears with the first drag, which must not be interrupted by it.
  useLayoutEffect(() => (scene ? attachFreeCamera(scene.canvas, held) : undefined), [scene, stage]);
  useLayoutEffect(() => (control.current ? attachFreeKeys(control.current, held) : undefined), [free, stage]);
  if (!free) return null;
  return (
    <p class="soft centered pill replay-free small" ref={control} role="group" tabIndex={0} aria-label={studyWords.replay.freeHint}>
      {studyWords.replay.freeHint}
    </p>
  );
}
