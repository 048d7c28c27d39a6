// Shows the held weight: under the finger at once, else gliding to its position; moving after its release; and before the
// first throw nudged up the board as a hint.
import { effect } from '@preact/signals';

import type { TableScene } from '../../scene/contract';
import type { Held, Thrower } from '../../state/throwing/thrower';

const glide = 14; // 1/s: how fast the remaining distance shrinks
const near = 2e-4; // m: close enough
const far = 0.35; // m: from farther away it is drawn as a new weight, without gliding
const nudge = { wait: 900, lasts: 1000, far: 0.09, again: 6000, times: 2 };

export function showHeldWeight(scene: TableScene, thrower: Thrower, isStill: () => boolean): () => void {
  let shown: Held | null = null;
  let frame = 0;
  let last = 0;
  let nudging = -Infinity; // since when
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (held: Held | null, ahead = 0) => {
    shown = held;
    scene.hold(held && { color: held.color, x: held.x + ahead, y: held.y, four: held.four, turn: held.turn });
  };
  const step = (time: number) => {
    frame = 0;
    const carried = thrower.carried();
    const held = thrower.held.peek();
    if (carried && shown) draw({ ...shown, ...carried });
    else if (held) glideTo(held, Math.min(0.3, (time - last) / 1000), time);
    else return draw(null);
    last = time;
    if (carried || !isThere(shown, held) || time < nudging + nudge.lasts) frame = requestAnimationFrame(step);
  };
  const glideTo = (held: Held, seconds: number, time: number) => {
    const share = isStill() ? 1 : 1 - Math.exp(-glide * seconds);
    const glides = shown !== null && !held.gripped && shown.four === held.four && Math.abs(shown.x - held.x) < far;
    const from = glides && shown ? shown : held;
    const x = from.x + (held.x - from.x) * share;
    const y = from.y + (held.y - from.y) * share;
    const place = { ...held, x, y };
    draw(isThere(place, held) ? held : place, nudged(time));
  };
  const nudged = (time: number) => {
    const since = Math.max(0, time - nudging);
    return since < nudge.lasts ? nudge.far * Math.sin((Math.PI * since) / nudge.lasts) ** 2 : 0;
  };
  const nudgeAfter = (wait: number, times: number) => {
    clearTimeout(timer);
    if (times === 0) return;
    timer = setTimeout(() => {
      nudging = performance.now();
      go();
      nudgeAfter(nudge.again, times - 1);
    }, wait);
  };
  const go = () => {
    if (frame !== 0) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  };

  const stop = effect(() => {
    const held = thrower.held.value;
    const untried = thrower.throws.value === 0 && thrower.way.value === 'flick' && !isStill();
    if (!untried || !held || held.gripped) clearTimeout(timer);
    if (held?.gripped) nudging = -Infinity;
    if (held && untried && !shown) nudgeAfter(nudge.wait, nudge.times);
    if (held && (held.gripped || !shown)) draw(held);
    go();
  });
  const stopArrow = effect(() => scene.aim(thrower.arrow.value));
  return () => {
    stop();
    stopArrow();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    scene.hold(null);
    scene.aim(null);
  };
}

function isThere(shown: Held | null, held: Held | null): boolean {
  if (!shown || !held) return shown === held;
  return Math.abs(shown.x - held.x) < near && Math.abs(shown.y - held.y) < near;
}
