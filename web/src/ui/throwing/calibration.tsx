// #/settings/flick: calibrates the flick from a few flicks on an empty board.
import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import type { TableScene } from '../../scene/contract';
import { changePreferences, defaultPreferences, preferences } from '../../state/preferences';
import { learnt, throwsWanted, type Learnt } from '../../state/throwing/calibration';
import { reachOf } from '../../state/throwing/reach';
import { weightRadius } from '../../state/match_options';
import { Button, Note, say } from '../components';
import { usePage, type Page } from '../page';
import { words } from '../words';
import { decimals } from '../words/measures';
import { throwingWith, type Throwing } from './attach_throwing';
import './calibration.css';
import './throwing.css';

const w = words.throwing.calibration;
const away = 1100; // ms that a flicked weight is shown moving
const hand = signal({ color: 'red' as const, four: false });
const flicking = computed(() => ({ throwBy: 'flick' as const, flick: preferences.value.flick })); // whatever is chosen

interface Lane {
  throwing: Throwing;
  wanted: number; // m/s to the trey zone
}

export function FlickCalibration() {
  const page = usePage();
  const [lane, setLane] = useState<Lane | 'none' | null>(null);
  const [gestures, setGestures] = useState<number[]>([]);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    document.title = words.pageTitle(w.title);
    return open(page, (gesture) => setGestures((before) => [...before, gesture]), setLane);
  }, []);
  const result = lane && lane !== 'none' ? learnt(gestures, lane.wanted) : null;
  useEffect(() => {
    if (gestures.length > 0) say(w.count(gestures.length, throwsWanted));
  }, [gestures.length]);

  const use = () => {
    if (!result) return;
    changePreferences({ flick: result.feel, throwBy: 'flick' });
    setUsed(true);
    say(w.used);
  };
  const again = () => {
    setGestures([]);
    setUsed(false);
  };
  const usual = () => {
    changePreferences({ flick: defaultPreferences.flick });
    again();
  };
  return (
    <main class="stack gap-2 calibrate">
      <header class="line gap-3 panel calibrate-head">
        <Button icon="back" href="#/settings" label={words.controls.back} />
        <h1>{w.title}</h1>
      </header>
      <section class="calibrate-sheet stack panel card">
        {lane === 'none' && <Note>{w.noScene}</Note>}
        {!result && lane !== 'none' && <p>{w.ask(throwsWanted)} {w.keysNeedNone}</p>}
        {lane !== 'none' && <Marks done={gestures.length} />}
        {result && <Explained result={result} />}
        {used && <p class="lit">{w.used}</p>}
        <div class="row">
          {result && !used && (
            <Button kind="primary" icon="check" onClick={use}>
              {w.use}
            </Button>
          )}
          {gestures.length > 0 && <Button onClick={again}>{w.again}</Button>}
          {gestures.length === 0 && (
            <Button kind="quiet" onClick={usual}>
              {w.usual}
            </Button>
          )}
        </div>
      </section>
    </main>
  );
}

function Marks({ done }: { done: number }) {
  return (
    <p class="row calibrate-marks">
      {Array.from({ length: Math.max(throwsWanted, Math.min(done, 12)) }, (_, i) => (
        <span key={i} class={i < done ? 'done' : ''} aria-hidden="true" />
      ))}
      <span class="numbers">{w.count(done, throwsWanted)}</span>
    </p>
  );
}

function Explained({ result }: { result: Learnt }) {
  const text = `${w.natural} ${w.hands[result.hand](decimals(result.scatter * 100, 0))}`;
  useEffect(() => say(text), [text]);
  return (
    <>
      <p>{text}</p>
      <p class="soft small calibrate-on">{w.keepOn}</p>
    </>
  );
}

// Sets up an empty board with a weight in the hand. Returns the function that removes it.
function open(page: Page, onFlick: (gesture: number) => void, opened: (lane: Lane | 'none') => void): () => void {
  let left = false;
  let throwing: Throwing | null = null;
  const set = async (scene: TableScene | null) => {
    const table = page.tables[0];
    if (left) return;
    if (!scene || !table) return opened('none');
    setBoard(scene, page);
    const weight = Object.keys(table.weights)[0] ?? '';
    const reach = await reachOf(page.engine, { table, powder: table.deceleration.medium, weight }, table);
    if (left) return;
    const radius = weightRadius(table, weight);
    const onShot = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), away));
    const changeWay = () => {};
    throwing = throwingWith(scene, { table, radius, reach, hand, onShot, onFlick, carry: away / 1000, preferences: flicking, changeWay });
    throwing.thrower.listening.value = true;
    opened({ throwing, wanted: reach.trey });
  };
  page.table.load().then(set).catch(() => left || opened('none')); // without an engine nothing can be calibrated
  return () => {
    left = true;
    throwing?.detach();
  };
}

function setBoard(scene: TableScene, page: Page): void {
  const table = page.tables[0];
  if (!table) return;
  scene.setTable(table, table.weight_radius);
  scene.setEnd('A');
  scene.setWeights([]);
  scene.setPowder(null);
  scene.mark(null);
  scene.setCamera({ kind: 'shooter' });
}
