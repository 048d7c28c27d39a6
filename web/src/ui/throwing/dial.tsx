// One number of the throw: its name, its value in words, and a slider. Dragging starts from the current value, so touching
// it changes nothing. The two buttons move the dial chosen last in fine steps.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import type { TableInfo } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { type Aim, rangeOf, type Turnable } from '../../state/throwing/aim';
import { powerOf, pulledSpeed } from '../../state/throwing/pull_back';
import type { Thrower } from '../../state/throwing/thrower';
import { Button } from '../components';
import { words } from '../words';
import { decimals, position, speed, type Units } from '../words/measures';

const names = { y: 'place', angle: 'aim', speed: 'speed', spin: 'spin', spread: 'spread' } as const;
const dragLength = 240; // px for the whole of the scale
const repeat = { first: 400, next: 70 }; // ms, while a button is held down

const lastChosen = signal<Turnable>('speed');

// Among those that are shown.
function chosenOf(dials: readonly Turnable[]): Turnable {
  return dials.includes(lastChosen.value) ? lastChosen.value : (dials[0] ?? 'spin');
}

// Left on the screen is left on the board, where y, angle and spin grow.
function isLeftward(what: Turnable): boolean {
  return what === 'y' || what === 'angle' || what === 'spin';
}

export function Dials({ thrower, dials, table }: { thrower: Thrower; dials: readonly Turnable[]; table: TableInfo }) {
  return (
    <>
      {dials.map((what) => (
        <Dial key={what} thrower={thrower} what={what} table={table} chosen={dials.length > 1 && what === chosenOf(dials)} />
      ))}
    </>
  );
}

function Dial({ thrower, what, table, chosen }: { thrower: Thrower; what: Turnable; table: TableInfo; chosen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const drag = useRef<{ pointer: number; x: number; at: number } | null>(null);
  const aim = thrower.aim.value;
  const units = preferences.value.units;
  const scale = scaleOf(thrower, what);
  const at = scale.at(aim[what]);
  const onKey = (event: KeyboardEvent) => {
    const way = keyWay(event.key, isLeftward(what));
    if (way === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    thrower.step(what, way, event.shiftKey);
  };
  const onDown = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, x: event.clientX, at };
    lastChosen.value = what;
    input.current?.focus({ preventScroll: true });
  };
  const onMove = (event: PointerEvent) => {
    const from = drag.current;
    if (from?.pointer !== event.pointerId) return;
    thrower.set(what, scale.value(Math.min(1, Math.max(0, from.at + (event.clientX - from.x) / dragLength))));
  };
  const onUp = () => (drag.current = null);
  return (
    <div class={chosen ? 'stack gap-0 tiny centered ringed dial chosen' : 'stack gap-0 tiny centered ringed dial'} style={{ '--at': at }} onPointerDown={onDown} onPointerMove={onMove} onPointerUp={onUp} onPointerCancel={onUp}>
      <span class="soft" aria-hidden="true">
        {words.throwing[names[what]]}
      </span>
      <span class="bold dial-value numbers" aria-hidden="true">
        {inWords(what, aim, units)}
      </span>
      <input
        class="covers-label"
        ref={input}
        type="range"
        min={0}
        max={1}
        step="any"
        value={at}
        aria-label={words.throwing[names[what]]}
        aria-valuetext={inFullWords(what, aim, units, table)}
        onInput={(event) => thrower.set(what, scale.value(Number(event.currentTarget.value)))}
        onKeyDown={onKey}
        onFocus={() => (lastChosen.value = what)}
      />
    </div>
  );
}

// The finer way to move the dial chosen last: `way` -1 is the button on the left.
export function DialNudge({ thrower, dials, way }: { thrower: Thrower; dials: readonly Turnable[]; way: -1 | 1 }) {
  const what = chosenOf(dials);
  const leftward = isLeftward(what);
  const to = leftward ? (way < 0 ? 'left' : 'right') : way < 0 ? 'less' : 'more';
  const icon = leftward ? (way < 0 ? 'back' : 'forward') : way < 0 ? 'minus' : 'plus';
  const held = useHeldDown(() => thrower.step(what, leftward ? opposite(way) : way, true));
  return (
    <span class="dial-nudge" {...held.hold}>
      <Button icon={icon} label={words.throwing.towards(words.throwing[names[what]], to)} onClick={held.click} />
    </span>
  );
}

// Acts once for a click, and repeatedly while held down.
function useHeldDown(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(act);
  const repeated = useRef(false);
  latest.current = act;
  const stop = () => clearTimeout(timer.current);
  const again = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(again, repeat.next);
  };
  useEffect(() => stop, []);
  return {
    hold: {
      onPointerDown: () => {
        repeated.current = false;
        timer.current = setTimeout(again, repeat.first);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
    click: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}

function opposite(way: -1 | 1): -1 | 1 {
  return way === 1 ? -1 : 1;
}

function keyWay(key: string, leftward: boolean): -1 | 0 | 1 {
  if (key === 'ArrowUp' || key === 'ArrowRight') return leftward ? -1 : 1;
  if (key === 'ArrowDown' || key === 'ArrowLeft') return leftward ? 1 : -1;
  return 0;
}

// From a value to its position on the slider, 0..1, and back. Speeds are spaced as in a pull: the useful ones far apart.
function scaleOf(thrower: Thrower, what: Turnable): { at(value: number): number; value(at: number): number } {
  const bounds = thrower.bounds.value;
  if (what === 'speed') return { at: (speed) => powerOf(speed, bounds.speeds), value: (at) => pulledSpeed(at, bounds.speeds) };
  const { low, high } = rangeOf(what, bounds);
  if (what === 'spread') return { at: (value) => value / high, value: (at) => at * high };
  return { at: (value) => (high - value) / (high - low), value: (at) => high - at * (high - low) };
}

// The aim as people read it.
const w = words.throwing;

export function inWords(what: Turnable, aim: Aim, units: Units): string {
  switch (what) {
    case 'y':
      return sided(round(aim.y, 0.0001), w.middle, (y) => position(y, units));
    case 'angle':
      return sided(round((aim.angle * 180) / Math.PI, 0.01), w.straight, (angle) => w.degrees(decimals(angle, 2)));
    case 'speed':
      return speed(aim.speed, units);
    case 'spin':
      return sided(turns(aim), w.none, (spin) => decimals(spin, 1));
    case 'spread':
      return aim.spread === 0 ? w.none : w.degrees(decimals((aim.spread * 180) / Math.PI, 1));
  }
}

// The same for screen readers, without the board in view.
function inFullWords(what: Turnable, aim: Aim, units: Units, table: TableInfo): string {
  const short = inWords(what, aim, units);
  if (what === 'spin') return sided(turns(aim), w.none, (spin) => w.turns(decimals(spin, 1)));
  return what === 'angle' ? w.leadsTo(short, endOf(aim, units, table)) : short;
}

// Where the weight would cross the far end, if nothing stopped it.
function endOf(aim: Aim, units: Units, table: TableInfo): string {
  const y = round(aim.y + (table.length - table.release_x) * Math.tan(aim.angle), 0.001);
  if (y === 0) return w.middleOfEnd;
  const amount = position(y, units);
  return y > 0 ? w.toTheLeft(amount) : w.toTheRight(amount);
}

function turns(aim: Aim): number {
  return round(aim.spin / (2 * Math.PI), 0.1);
}

function sided(value: number, none: string, tell: (amount: number) => string): string {
  if (value === 0) return none;
  return value > 0 ? w.left(tell(value)) : w.right(tell(-value));
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
