// Fingers, pens and mice on the canvas, as samples for the thrower.
import type { Sample } from '../../state/throwing/flick';
import type { Thrower } from '../../state/throwing/thrower';

export function listenToPointers({ canvas, arrive }: { canvas: HTMLCanvasElement; arrive(): void }, thrower: Thrower): () => void {
  let holding: number | null = null; // pointer ids
  let second: number | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (holding !== null) {
      if (second === null) {
        second = event.pointerId;
        thrower.secondPress(sampleOf(event));
      }
      return;
    }
    if (thrower.listening.peek()) arrive();
    if (!thrower.press(sampleOf(event))) return;
    holding = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId === holding) for (const sample of samplesOf(event)) thrower.move(sample);
    else if (event.pointerId === second) thrower.secondMove(sampleOf(event));
  };
  const end = (event: PointerEvent, meant: boolean) => {
    if (event.pointerId === second) {
      second = null;
      thrower.secondLift();
    }
    if (event.pointerId !== holding) return;
    holding = second = null;
    // The place at which a finger comes off is that of its last move, told again later: only the time is news.
    if (meant) thrower.lift(event.timeStamp);
    else thrower.cancel();
  };
  const up = (event: PointerEvent) => end(event, true);
  const cancel = (event: PointerEvent) => end(event, false);
  // Spin, while holding or before.
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0 || !thrower.listening.peek() || !thrower.held.peek()) return;
    thrower.step('spin', event.deltaY < 0 ? 1 : -1, event.shiftKey);
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (holding !== null) event.preventDefault();
  };

  canvas.style.touchAction = 'none';
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('lostpointercapture', cancel);
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('contextmenu', menu);
  return () => {
    thrower.cancel();
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('lostpointercapture', cancel);
    canvas.removeEventListener('wheel', wheel);
    canvas.removeEventListener('contextmenu', menu);
  };
}

function sampleOf(event: PointerEvent): Sample {
  return { t: event.timeStamp, x: event.clientX, y: event.clientY };
}

// A frame may bring several moves at once, each with its own time.
function samplesOf(event: PointerEvent): Sample[] {
  const all = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return (all.length > 0 ? all : [event]).map(sampleOf);
}
