// Under the board while a person is to throw: a hint, the controls of the chosen way, and the rest behind one button.
// The held weight stays visible.
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Color } from '../../engine/types';
import { preferences, type ThrowBy } from '../../state/preferences';
import type { Turnable } from '../../state/throwing/aim';
import { levelOfHelp } from '../../state/throwing/feel';
import type { Hint, Thrower } from '../../state/throwing/thrower';
import { toMap } from '../board_map/map_frame';
import { Button, Choice, say, WeightMark } from '../components';
import { words } from '../words';
import type { Throwing } from './attach_throwing';
import { DialNudge, Dials, inWords } from './dial';
import { letterOnKey } from './key_letters';
import './throwing.css';

const w = words.throwing;
const ways: ThrowBy[] = ['flick', 'pull', 'keyboard'];
const open = signal(false); // kept from throw to throw

type KeyList = readonly (readonly [string, string])[];

// `keysBeside`: what keys of the screen do besides.
export function ThrowPanel({ throwing, keysBeside = [] }: { throwing: Throwing; keysBeside?: KeyList }) {
  const { thrower, table } = throwing;
  const hand = thrower.hand.value;
  const way = thrower.way.value;
  // While this is shown, the canvas and the keys belong to the thrower.
  useLayoutEffect(() => {
    thrower.listening.value = true;
    return () => {
      thrower.cancel();
      thrower.listening.value = false;
    };
  }, [thrower]);
  const panel = useLostFocus(hand !== null);
  if (!hand) return null;
  const keys = way === 'keyboard';
  const four: Turnable[] = hand.four ? ['spread'] : [];
  const dials: Turnable[] = keys ? ['y', 'angle', 'speed', 'spin', ...four] : ['spin', ...four];
  return (
    <section ref={panel} tabIndex={-1} class={`stack gap-2 throw-panel by-${way}`} aria-label={w.title}>
      <p class="visually-hidden">{w.forReaders(['A', 'D'].map(letterOnKey), ['Q', 'E'].map(letterOnKey))}</p>
      <HintLine throwing={throwing} />
      <div class="stack gap-2 throw-box">
        {keys && hand.color === null && <ColorChoice thrower={thrower} />}
        {open.value && <More throwing={throwing} keysBeside={keysBeside} />}
        {(keys || open.value) && (
          <div class="cluster gap-1 throw-dials">
            {!keys && <DialNudge thrower={thrower} dials={dials} way={-1} />}
            <Dials thrower={thrower} dials={dials} table={table} />
            {!keys && <DialNudge thrower={thrower} dials={dials} way={1} />}
          </div>
        )}
      </div>
      <div class="line throw-foot">
        {!keys && hand.color === null && <ColorChoice thrower={thrower} />}
        <MoreButton />
        {keys && <DialNudge thrower={thrower} dials={dials} way={-1} />}
        {keys && (
          <Button kind="primary" class="fill throw-now" onClick={() => thrower.throwAimed()}>
            {w.throw}
            <kbd aria-hidden="true">{w.enter}</kbd>
          </Button>
        )}
        {keys && <DialNudge thrower={thrower} dials={dials} way={1} />}
      </div>
    </section>
  );
}

// On the map: where the aimed throw would stop.
export function StopMark({ throwing: { band, table } }: { throwing: Throwing }) {
  if (!band.value) return null;
  const { x0, x1, isOff } = band.value;
  const { x, y } = toMap(table, { x: x1, y: table.width / 2 });
  return <rect class={isOff ? 'map-stop off' : 'map-stop'} x={x} y={y} width={table.width * 1000} height={(x1 - x0) * 1000} />;
}

// The focused element is gone after a throw. Screen readers continue here, not at the top of the page.
function useLostFocus(isShown: boolean) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isShown && (activeElement === null || activeElement === body)) panel.current?.focus({ preventScroll: true });
  }, [isShown]);
  return panel;
}

function MoreButton() {
  return <Button class="throw-more" icon={open.value ? 'down' : 'settings'} label={w.options} pressed={open.value} onClick={() => (open.value = !open.value)} />;
}

// The way in use, which may differ from the preferred one until one is chosen.
export function WayOfThrowing({ thrower, hiddenLabel = false }: { thrower: Thrower; hiddenLabel?: boolean }) {
  const options = ways.map((value) => ({ value, label: w.ways[value] }));
  return <Choice<ThrowBy> label={words.play.throwing} hiddenLabel={hiddenLabel} value={thrower.way.value} options={options} onChange={(chosen) => thrower.choose(chosen)} />;
}

// What is not needed for every throw.
function More({ throwing: { thrower, isDrawn }, keysBeside }: { throwing: Throwing; keysBeside: KeyList }) {
  const [explained, setExplained] = useState(false);
  const way = thrower.way.value;
  const guides = way === 'keyboard' && thrower.bounds.value.area.guides;
  return (
    <div class="stack gap-2 panel throw-sheet">
      <div class="beside gap-1 throw-ways">
        {isDrawn && <WayOfThrowing thrower={thrower} hiddenLabel />}
        <Button kind="quiet" icon="info" label={w.how} pressed={explained} onClick={() => setExplained(!explained)} />
      </div>
      {way === 'flick' && (
        <a class="soft small centered throw-help" href="#/settings">
          {w.help[levelOfHelp(thrower.help.value)]}
        </a>
      )}
      {way === 'keyboard' && (
        <div class="cluster throw-extra">
          {guides && (
            <Button pressed={thrower.aim.value.guided} onClick={() => thrower.act({ do: 'guide' })}>
              {w.guide}
            </Button>
          )}
          <Button icon="undo" onClick={() => thrower.act({ do: 'reset' })}>
            {w.reset}
          </Button>
        </div>
      )}
      {explained && (way === 'keyboard' ? <Keys four={thrower.hand.value?.four ?? false} beside={keysBeside} /> : <p class="soft small">{w.besides[way]}</p>)}
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
    <div class="throw-color">
      <Choice<Color>
        label={w.color}
        hiddenLabel
        value={thrower.color}
        options={(['red', 'blue'] as const).map((color) => ({ value: color, label: label(color) }))}
        onChange={(color) => color !== thrower.color && thrower.act({ do: 'color' })}
      />
    </div>
  );
}

function Keys({ four, beside }: { four: boolean; beside: KeyList }) {
  const list = [...w.keyList, ...(four ? w.keyListFour : []), ...beside];
  return (
    <dl class="columns throw-keys" aria-label={w.keys}>
      {list.map(([keys, what]) => (
        <div key={keys} class="line">
          <dt class="line gap-1">
            {keys.split(' ').map((key) => (
              <kbd key={key}>{letterOnKey(key)}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

// How to throw, for the first throws; then only why one did not count, that the side guides, and that it is aimed too fast.
function HintLine({ throwing: { thrower, table, band } }: { throwing: Throwing }) {
  const hint = band.value?.isOff ? 'off' : thrower.hint.value;
  const way = thrower.way.value;
  const spins = hint === way && way !== 'keyboard' && thrower.aim.value.spin !== 0;
  const known = hint === way && thrower.throws.value >= 2 && !spins;
  const text = spins ? w.spins(inWords('spin', thrower.aim.value, preferences.value.units)) : hintText(hint, way, thrower.hand.value?.four ?? false, table.cushions);
  // Screen readers have the instructions among the controls; only news is announced.
  useEffect(() => {
    if (hint !== way || spins) say(text);
  }, [text]);
  // No hint where the controls are visible.
  return known || (hint === way && (way === 'keyboard' || open.value)) ? null : (
    <p class={`centered pill throw-hint ${hint}`} aria-hidden="true">
      {text}
    </p>
  );
}

function hintText(hint: Hint | 'off', way: ThrowBy, four: boolean, cushions: boolean): string {
  if (hint === 'tap' && way === 'pull') return w.hints.tapPull;
  if (four && (hint === 'flick' || hint === 'pull')) return w.hints[`${hint}Four`];
  return cushions && hint === 'flick' ? w.hints.flickCushion : w.hints[hint];
}
