// Under the board while a person is to throw: a hint, the ways to throw, and their controls.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Color } from '../../engine/types';
import { changePreferences, type ThrowBy } from '../../state/preferences';
import type { Turnable } from '../../state/throwing/aim';
import type { Hint, Thrower } from '../../state/throwing/thrower';
import { Button, Choice, say, WeightMark } from '../components';
import { words } from '../words';
import type { Throwing } from './attach_throwing';
import { Dial } from './dial';
import './throwing.css';

const w = words.throwing;
const ways: ThrowBy[] = ['flick', 'pull', 'keyboard'];
const opened = signal(false); // by whoever wants more than to flick; kept from throw to throw

export function ThrowPanel({ throwing }: { throwing: Throwing }) {
  const { thrower } = throwing;
  const hand = thrower.hand.value;
  const way = thrower.way.value;
  // While this is shown, the canvas and the keys are the thrower's.
  useEffect(() => {
    thrower.listening.value = true;
    return () => {
      thrower.cancel();
      thrower.listening.value = false;
    };
  }, [thrower]);
  if (!hand) return null;
  const open = opened.value || way === 'keyboard';
  return (
    <section class={`throw-panel by-${way} ${open ? 'open' : 'closed'}`} aria-label={w.title}>
      <HintLine thrower={thrower} />
      {hand.color === null && <ColorChoice thrower={thrower} />}
      {open && <Controls thrower={thrower} table={throwing.table} />}
      <div class="throw-foot">
        {way !== 'keyboard' && (
          <Button class="throw-more" icon={open ? 'down' : 'settings'} label={w.options} pressed={open} onClick={() => (opened.value = !open)} />
        )}
        {way === 'keyboard' && (
          <Button kind="primary" class="throw-now" onClick={() => thrower.throwAimed()}>
            {hand.four ? w.throwFour : w.throw}
          </Button>
        )}
      </div>
    </section>
  );
}

function Controls({ thrower, table }: { thrower: Thrower; table: Throwing['table'] }) {
  const way = thrower.way.value;
  const four = thrower.hand.value?.four ?? false;
  const dials: Turnable[] = way === 'keyboard' ? ['y', 'angle', 'speed', 'spin'] : ['spin'];
  if (four) dials.push('spread');
  const guides = way === 'keyboard' && thrower.bounds.value.area.guides;
  return (
    <div class="throw-controls">
      <Choice<ThrowBy> label={w.by} hiddenLabel value={way} options={ways.map((value) => ({ value, label: w.ways[value] }))} onChange={(throwBy) => changePreferences({ throwBy })} />
      <div class="dials">
        {dials.map((what) => (
          <Dial key={what} thrower={thrower} what={what} table={table} />
        ))}
      </div>
      {way === 'keyboard' && (
        <div class="throw-extra">
          {guides && (
            <Button pressed={thrower.aim.value.guided} onClick={() => thrower.act({ do: 'guide' })}>
              {w.guide}
            </Button>
          )}
          <Button icon="undo" onClick={() => thrower.act({ do: 'reset' })}>
            {w.reset}
          </Button>
          <Keys four={four} />
        </div>
      )}
    </div>
  );
}

function ColorChoice({ thrower }: { thrower: Thrower }) {
  const label = (color: Color) => (
    <>
      <WeightMark color={color} silent /> {words.colors[color]}
    </>
  );
  return (
    <Choice<Color>
      label={w.color}
      hiddenLabel
      value={thrower.color}
      options={(['red', 'blue'] as const).map((color) => ({ value: color, label: label(color) }))}
      onChange={(color) => color !== thrower.color && thrower.act({ do: 'color' })}
    />
  );
}

function Keys({ four }: { four: boolean }) {
  const list = four ? [...w.keyList, ...w.keyListFour] : w.keyList;
  return (
    <details class="throw-keys">
      <summary>{w.keys}</summary>
      <dl>
        {list.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

// How to throw, until the first throws have been made; then only why one was none, and that the side guides.
function HintLine({ thrower }: { thrower: Thrower }) {
  const hint = thrower.hint.value;
  const known = hint === thrower.way.value && thrower.throws.value >= 2;
  const text = hintText(hint, thrower.way.value);
  useEffect(() => {
    if (!known) say(text);
  }, [text, known]);
  return known ? null : (
    <p class={`throw-hint ${hint}`} aria-hidden="true">
      {text}
    </p>
  );
}

function hintText(hint: Hint, way: ThrowBy): string {
  return hint === 'tap' && way === 'pull' ? w.hints.tapPull : w.hints[hint];
}
