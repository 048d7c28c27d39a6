// Puts a thrower at the table: pointers on the canvas, keys, and the held weight in the scene.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';

import type { Engine } from '../../engine/engine';
import type { TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import { weightRadius } from '../../state/match_options';
import { changePreferences, type PointerKind, preferences } from '../../state/preferences';
import type { TableSession } from '../../state/table_session';
import { commandFor, inHand } from '../../state/throwing/aim';
import type { Sample } from '../../state/throwing/flick';
import { type Intent, intentOf } from '../../state/throwing/keyboard';
import { type Band, bandOf, type BoardOfMatch, reachOf, type Stops, stopsOf } from '../../state/throwing/reach';
import { Thrower, type ThrowerParts } from '../../state/throwing/thrower';
import { reducedMotion } from '../page';
import { showHeldWeight } from './held_weight';
import { learnLetter } from './key_letters';

interface ThrowingParts {
  scene: TableScene | null; // null: nothing can be drawn, and only keys and buttons throw
  session: Pick<TableSession, 'moment' | 'state' | 'setup' | 'send'>;
  engine: Pick<Engine, 'speedToReach'>;
  table: TableInfo; // of the session
}

export interface Throwing {
  thrower: Thrower;
  table: TableInfo;
  band: Signal<Band | null>; // where the aimed throw would stop, if that is shown
  isDrawn: boolean; // else there is no weight to grip, and only keys and controls throw
  detach(): void;
}

export async function attachThrowing(parts: ThrowingParts): Promise<Throwing> {
  const { scene, session, table, engine } = parts;
  const board = { table, powder: session.setup.powder, weight: session.setup.weight };
  const throwing = throwingWith(scene, {
    table,
    radius: weightRadius(table, board.weight),
    reach: await reachOf(engine, board),
    hand: computed(() => inHand(session.moment.value, session.state.value)),
    onShot: (shot, hand, color) => session.send(commandFor(shot, hand, color)),
  });
  const mayLook = computed(() => session.state.value.may_look);
  const end = showBand(throwing, scene, engine, board, mayLook);
  return {
    ...throwing,
    detach: () => {
      end();
      throwing.detach();
    },
  };
}

// Shows where a pull, or what the keys have set, would stop. The engine is asked when that is first needed.
export function showBand({ thrower, band }: Throwing, scene: TableScene | null, engine: Pick<Engine, 'speedToReach'>, board: BoardOfMatch, mayLook: ReadonlySignal<boolean>): () => void {
  const stops = signal<Stops | null>(null);
  const half = board.table.width / 2;
  const radius = weightRadius(board.table, board.weight);
  let isAsked = false;
  const stop = effect(() => {
    const shot = mayLook.value ? thrower.aimed.value : null;
    if (shot && !isAsked) {
      isAsked = true;
      // Without an answer there is no band, and the throw itself will say what is wrong.
      stopsOf(engine, board).then((found) => (stops.value = found), () => {});
    }
    band.value = shot && stops.value ? bandOf(stops.value, shot, radius) : null;
    // On the board it would look like a place to stop: the map and the hint say that the throw goes off the end.
    scene?.band(band.value && !band.value.isOff ? { shape: 'zone', ...band.value, y0: -half, y1: half } : null);
  });
  return () => {
    stop();
    scene?.band(null);
  };
}

const byKeysOnly = computed(() => ({ ...preferences.value, throwBy: 'keyboard' as const }));

type FromPage = 'preferences' | 'toBoard' | 'window' | 'now' | 'change';

// Adds what the page provides, unless `parts` has its own.
export function throwingWith(scene: TableScene | null, parts: Omit<ThrowerParts, FromPage> & Partial<ThrowerParts>): Throwing {
  const made: ThrowerParts = {
    preferences: scene ? preferences : byKeysOnly,
    toBoard: ({ x, y }) => scene?.boardPoint(x, y) ?? null,
    window: () => ({ width: innerWidth, height: innerHeight }),
    now: () => performance.now(),
    change: changePreferences,
    ...parts,
  };
  const thrower = new Thrower(made, usualPointer());
  const ends = [listenToKeys(thrower), () => thrower.dispose()];
  if (scene) ends.unshift(listenToPointers({ canvas: scene.canvas, arrive: () => scene.arrive() }, thrower), showHeldWeight(scene, thrower, reducedMotion));
  return {
    thrower,
    table: parts.table,
    band: signal(null),
    isDrawn: scene !== null,
    detach: () => {
      for (const end of ends) end();
    },
  };
}

// Fingers, pens and mice on the canvas, as samples for the thrower.
function listenToPointers({ canvas, arrive }: { canvas: HTMLCanvasElement; arrive(): boolean }, thrower: Thrower): () => void {
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
    // A press during the walk round the table means the camera: what it is on was not to be seen yet.
    if (thrower.listening.peek() && arrive()) return;
    if (!thrower.press(sampleOf(event), kindOf(event))) return;
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
    // The position of a lift repeats that of the last move: only the time is new.
    if (meant) thrower.lift(event.timeStamp);
    else thrower.cancel();
  };
  const up = (event: PointerEvent) => end(event, true);
  const cancel = (event: PointerEvent) => end(event, false);
  // The wheel sets the spin, while holding or before.
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0 || !thrower.listening.peek() || !thrower.held.peek()) return;
    thrower.step('spin', event.deltaY < 0 ? 1 : -1, event.shiftKey);
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (holding !== null) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  canvas.style.touchAction = 'none';
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  canvas.addEventListener('lostpointercapture', cancel, { signal });
  canvas.addEventListener('wheel', wheel, { passive: false, signal });
  canvas.addEventListener('contextmenu', menu, { signal });
  return () => {
    thrower.cancel();
    listening.abort();
  };
}

// What flicks here are likely to be made with.
export function usualPointer(): PointerKind {
  return matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch';
}

function sampleOf(event: PointerEvent): Sample {
  return { t: event.timeStamp, x: event.clientX, y: event.clientY };
}

// A frame can bring several moves, each with its own time.
function samplesOf(event: PointerEvent): Sample[] {
  const all = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return (all.length > 0 ? all : [event]).map(sampleOf);
}

// Keys for the thrower, wherever the focus is, unless the focused element needs them. Letters only where nothing else has
// the focus: people and their tools may use them for something else.
function listenToKeys(thrower: Thrower): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !thrower.listening.peek()) return;
    const intent = intentOf({ key: event.key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey, alt: event.altKey, meta: event.metaKey });
    if (!intent || !isFree(event.target, intent, event.key)) return;
    if (event.key.length === 1 && !hasNoUseForLetters(event.target)) return;
    if (event.repeat && intent.do !== 'turn') return event.preventDefault();
    learnLetter(event);
    if (thrower.act(intent)) event.preventDefault();
  };
  document.addEventListener('keydown', down);
  return () => document.removeEventListener('keydown', down);
}

export function hasNoUseForLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === document.body || target === document.documentElement || target.closest('.throw-panel, canvas, .play-skip') !== null;
}

function isFree(target: EventTarget | null, intent: Intent, key: string): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  // Our sliders have no use for Enter: it throws.
  if (target.closest('.throw-panel input[type=range]')) return intent.do === 'throw' && key === 'Enter';
  if (target.closest('input, select, textarea, [contenteditable], [role=slider]')) return false;
  // A heading has the focus when something was just opened: Enter must not throw then.
  if (target.closest('button, a, summary, [role=button], h1, h2, h3')) return intent.do !== 'throw';
  return true;
}
