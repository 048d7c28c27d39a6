// Weights laid by hand: on the drawn board, on the map, or by buttons and keys.
import { useLayoutEffect, useState } from 'preact/hooks';

import type { Color, JudgeAnswer, Place } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { LaidWeight } from '../../state/laid_weights';
import type { Laying } from '../../state/practice/laying';
import { preferences } from '../../state/preferences';
import { BoardMap, type MapEdit } from '../board_map/board_map';
import { Button, Choice, Note, WeightMark } from '../components';
import { RuleLink } from '../rules/rule_link';
import { studyWords, words } from '../words';
import { judgeWhy } from '../words/judgements';
import { position } from '../words/measures';
import { explain } from '../words/refusals';
import { PracticePanel } from './practice_panel';
import type { PracticeView } from './practice_view';

type Part = 'end' | 'long' | 'all';

export function LayPanel({ view, worth }: { view: PracticeView; worth: JudgeAnswer | null }) {
  const { laying, stage } = view;
  const { table, board, radius, scene } = stage;
  const [part, setPart] = useState<Part>('end');
  const w = studyWords.practice;
  const { units } = preferences.value;
  useLayoutEffect(() => (scene ? listenToLaying(scene, laying, () => view.looking.peek() !== 'shooter') : undefined), [scene, laying]);
  const weights = table.weights.value;
  const selected = laying.selected.value;
  const judged = worth && !('error' in worth) ? worth.weights : [];
  const numbered = weights.map((weight, index) => ({ ...weight, label: judged[index] ? String(judged[index].value) : '' }));
  const edit: MapEdit = {
    selected,
    select: (id) => (id === null ? (laying.selected.value = null) : laying.grip(Number(id))),
    move: (id, to) => laying.move(Number(id), to),
    remove: (id) => laying.remove(Number(id)),
    place: (at) => void laying.put(laying.color.peek(), at),
  };
  const depth = part === 'end' ? 0.62 : part === 'long' ? board.foul_line + 0.15 : board.length;
  return (
    <PracticePanel title={w.layTitle} class="lay-panel" onClose={() => view.close()}>
      <div class="cluster lay-tools">
        <div class="row" role="group" aria-label={w.addOne}>
          {(['red', 'blue'] as const).map((color) => (
            <Button key={color} icon="plus" onClick={() => void laying.put(color)}>
              <WeightMark color={color} silent /> {w.add[color]}
            </Button>
          ))}
        </div>
        <Button icon="trash" label={w.remove} disabled={selected === null} onClick={() => selected !== null && laying.remove(selected)} />
      </div>
      <Refusal laying={laying} />
      <div class="beside lay-map">
        <BoardMap table={board} radius={radius} weights={numbered} depth={depth} label={w.map} edit={edit} />
        <div class="stack gap-2 lay-beside">
          <NextColor laying={laying} />
          <Nudge laying={laying} weights={weights} />
          <Choice
            label={w.seen}
            hiddenLabel
            options={(['end', 'long', 'all'] as const).map((value) => ({ value, label: w.seenParts[value] }))}
            value={part}
            onChange={setPart}
          />
          <Button disabled={weights.length === 0} onClick={() => view.clear()}>
            {w.clear}
          </Button>
        </div>
      </div>
      <p class="field-help">{w.layHelp(position(step, units), position(10 * step, units))}</p>
      <EachWeight worth={worth} weights={weights} />
    </PracticePanel>
  );
}

function Refusal({ laying }: { laying: Laying }) {
  const refused = laying.refused.value;
  if (!refused) return null;
  const w = studyWords.practice;
  return <Note fault>{refused.field?.endsWith('.color') ? w.full(words.colors[laying.color.value]) : explain(refused.error)}</Note>;
}

function NextColor({ laying }: { laying: Laying }) {
  const option = (color: Color) => ({
    value: color,
    label: (
      <>
        <WeightMark color={color} silent /> {words.colors[color]}
      </>
    ),
  });
  const next = laying.color;
  return <Choice<Color> label={studyWords.practice.next} options={[option('red'), option('blue')]} value={next.value} onChange={(color) => (next.value = color)} />;
}

const step = 0.001;

// A millimetre at a time: fingers are wider than that.
function Nudge({ laying, weights }: { laying: Laying; weights: readonly LaidWeight[] }) {
  const w = studyWords.practice;
  const size = position(step, preferences.value.units);
  const weight = weights.find(({ id }) => id === laying.selected.value);
  const by = (x: number, y: number) => () => weight && laying.move(weight.id, { x: weight.x + x, y: weight.y + y });
  return (
    <div class="soft tiny nudge" role="group" aria-label={size}>
      <Button icon="up" label={w.nudge.up} disabled={!weight} onClick={by(step, 0)} class="nudge-up" />
      <Button icon="back" label={w.nudge.left} disabled={!weight} onClick={by(0, step)} class="nudge-left" />
      <span aria-hidden="true">{size}</span>
      <Button icon="forward" label={w.nudge.right} disabled={!weight} onClick={by(0, -step)} class="nudge-right" />
      <Button icon="down" label={w.nudge.down} disabled={!weight} onClick={by(-step, 0)} class="nudge-down" />
    </div>
  );
}

function EachWeight({ worth, weights }: { worth: JudgeAnswer | null; weights: readonly LaidWeight[] }) {
  const w = studyWords.practice;
  if (!worth || 'error' in worth || weights.length === 0) return null;
  return (
    <details class="practice-each">
      <summary>{w.weights}</summary>
      <ul class="stack gap-2">
        {worth.weights.map((judged, index) => (
          <li key={weights[index]?.id ?? index} class={judged.counts ? 'small' : 'soft small'}>
            <WeightMark color={judged.color} />
            <strong class="numbers">{judged.value}</strong>
            <span>
              {judgeWhy(worth, judged)}
              <RuleLink rule={judged.rule} asksWhy />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const still = 8; // px: a shorter movement is a tap, not a drag

// Lays weights by finger or mouse on the drawn board, until the returned function is called. `isLaid`: whether a touch lays a
// weight; in the shooter's view it throws.
function listenToLaying(scene: TableScene, laying: Laying, isLaid: () => boolean): () => void {
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
