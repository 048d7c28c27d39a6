// One number of the throw: a slider between two buttons, with its value in words.
import { useEffect, useId, useRef } from 'preact/hooks';

import { preferences } from '../../state/preferences';
import { rangeOf, type Turnable } from '../../state/throwing/aim';
import { powerOf, pulledSpeed } from '../../state/throwing/pull_back';
import type { Thrower } from '../../state/throwing/thrower';
import type { TableInfo } from '../../engine/types';
import { Button } from '../components';
import { words } from '../words';
import { inFullWords, inWords } from './in_words';

const names = { y: 'place', angle: 'aim', speed: 'speed', spin: 'spin', spread: 'spread' } as const;
const repeat = { first: 400, next: 70 }; // ms, while a button is held down

export function Dial({ thrower, what, table }: { thrower: Thrower; what: Turnable; table: TableInfo }) {
  const id = useId();
  const aim = thrower.aim.value;
  const name = words.throwing[names[what]];
  const units = preferences.value.units;
  const scale = scaleOf(thrower, what);
  // Left on the screen is left on the board, where y, angle and spin grow.
  const leftward = what === 'y' || what === 'angle' || what === 'spin';
  const onKey = (event: KeyboardEvent) => {
    const way = keyWay(event.key, leftward);
    if (way === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    thrower.step(what, way, event.shiftKey);
  };
  return (
    <div class={`dial dial-${what}`}>
      <label for={id} class="dial-name">
        {name}
      </label>
      <output for={id} class="dial-value numbers">
        {inWords(what, aim, units)}
      </output>
      <Nudge label={words.throwing.towards(name, leftward ? 'left' : 'less')} icon="minus" onStep={() => thrower.step(what, leftward ? 1 : -1, true)} />
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step="any"
        value={scale.at(aim[what])}
        aria-valuetext={inFullWords(what, aim, units, table)}
        onInput={(event) => thrower.set(what, scale.value(Number(event.currentTarget.value)))}
        onKeyDown={onKey}
      />
      <Nudge label={words.throwing.towards(name, leftward ? 'right' : 'more')} icon="plus" onStep={() => thrower.step(what, leftward ? -1 : 1, true)} />
    </div>
  );
}

// A button that goes on while it is held down.
function Nudge({ label, icon, onStep }: { label: string; icon: 'minus' | 'plus'; onStep: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const step = useRef(onStep);
  step.current = onStep;
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const again = () => {
    repeated.current = true;
    step.current();
    timer.current = setTimeout(again, repeat.next);
  };
  const begin = () => {
    repeated.current = false;
    timer.current = setTimeout(again, repeat.first);
  };
  useEffect(() => stop, []);
  return (
    <span class="dial-nudge" onPointerDown={begin} onPointerUp={stop} onPointerLeave={stop} onPointerCancel={stop}>
      <Button kind="quiet" icon={icon} label={label} onClick={() => (repeated.current ? (repeated.current = false) : onStep())} />
    </span>
  );
}

function keyWay(key: string, leftward: boolean): -1 | 0 | 1 {
  if (key === 'ArrowUp' || key === 'ArrowRight') return leftward ? -1 : 1;
  if (key === 'ArrowDown' || key === 'ArrowLeft') return leftward ? 1 : -1;
  return 0;
}

// From a value to its place on the slider, 0..1, and back. Speeds lie as in a pull: the useful ones far apart.
function scaleOf(thrower: Thrower, what: Turnable): { at(value: number): number; value(at: number): number } {
  const bounds = thrower.bounds.value;
  if (what === 'speed') return { at: (speed) => powerOf(speed, bounds.speeds), value: (at) => pulledSpeed(at, bounds.speeds) };
  const { low, high } = rangeOf(what, bounds);
  if (what === 'spread') return { at: (value) => value / high, value: (at) => at * high };
  return { at: (value) => (high - value) / (high - low), value: (at) => high - at * (high - low) };
}
