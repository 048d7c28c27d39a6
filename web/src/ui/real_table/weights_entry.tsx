// Where the weights lie at the end of a round or turn, laid on a map; the judge says what they are worth.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { Color, JudgeAnswer } from '../../engine/types';
import { freePlace, laid, type LaidWeight, moved, removed } from '../../state/laid_weights';
import { weightRadius } from '../../state/match_options';
import { preferences } from '../../state/preferences';
import type { ReportExtras } from '../../state/points_entry';
import { judgeRequest, weightsReport } from '../../state/real_session';
import { BoardMap, type Finger, type MapEdit, MapLoupe } from '../board_map/board_map';
import { mapFrame, onBoard, toTenths } from '../board_map/map_frame';
import { Button, Choice, Dialog, ListChoice, Note, WeightMark } from '../components';
import { usePage } from '../page';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { realWords, words } from '../words';
import { judgeSummary, judgeWhy, type Sides, sidesOf } from '../words/judgements';
import { position } from '../words/measures';
import { explain } from '../words/refusals';
import type { AtBoard } from './real_table';
import './weights_entry.css';

type Part = 'end' | 'long' | 'all';

interface LayWeightsProps extends AtBoard {
  open: boolean;
  onClose: () => void;
  extras: ReportExtras;
}

// All of it on one screen, so that a finger on the board moves weights and not the page.
export function LayWeights(props: LayWeightsProps) {
  return (
    <Dialog open={props.open} title={realWords.byWeights} onClose={props.onClose} class="laying" buttons={<></>}>
      <Laying {...props} />
    </Dialog>
  );
}

function Laying({ session, game, table, extras, onClose }: LayWeightsProps) {
  const radius = weightRadius(table, session.setup.weight);
  const [weights, setWeights] = useState<LaidWeight[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const [color, setColor] = useState<Color>('red');
  const [part, setPart] = useState<Part>('end');
  const [firstColor, setFirstColor] = useState<Color | null>(game.throws_four ? 'red' : null);
  const [finger, setFinger] = useState<Finger | null>(null);
  const answer = useJudge(session, weights, firstColor);

  const onTable = (place: { x: number; y: number }) => onBoard(table, mapFrame(table, table.length), radius, place);
  const put = (at = freePlace(weights, table, radius)) => {
    const more = laid(weights, color, at, radius, onTable);
    setWeights(more);
    setSelected(more[more.length - 1]?.id ?? null);
  };
  const frame = mapFrame(table, depthOf(part, table));
  const move = (id: number, to: { x: number; y: number }) =>
    setWeights(moved(weights, id, toTenths(onBoard(table, frame, radius, to)), radius, onTable));
  const remove = (id: number) => {
    setWeights(removed(weights, id));
    setSelected(null);
  };
  const edit: MapEdit = {
    selected,
    select: (id) => setSelected(id === null ? null : Number(id)),
    move: (id, to) => move(Number(id), to),
    remove: (id) => remove(Number(id)),
    place: put,
    hold: setFinger,
  };
  const { units } = preferences.value;
  const { colors: whose, to_shoot: turn } = session.state.value;
  const sides = sidesOf(whose, turn?.side);
  const judgement = answer && !('error' in answer) ? answer : null;
  const numbered = weights.map((weight, index) => ({ ...weight, label: judgement?.weights[index] ? String(judgement.weights[index].value) : '' }));
  const held = finger && weights.find(({ id }) => id === selected);
  const use = async () => {
    if (await session.send(weightsReport(weights, firstColor, extras))) onClose();
  };
  return (
    <>
      <div class="line spread laying-head">
        <Choice label={realWords.colorToLay} hiddenLabel options={[...colors]} value={color} onChange={setColor} />
        {game.throws_four && <Choice label={realWords.firstColor} options={[...colors]} value={firstColor} onChange={setFirstColor} />}
        <ListChoice
          label={realWords.seen}
          hiddenLabel
          options={(['end', 'long', 'all'] as const).map((value) => ({ value, label: realWords.seenParts[value] }))}
          value={part}
          onChange={setPart}
        />
      </div>
      <Verdict weights={weights} answer={answer} sides={sides} selected={selected} hint={realWords.mapHelp(position(step, units), position(10 * step, units))} />
      <div class="laying-map">
        <BoardMap table={table} radius={radius} weights={numbered} depth={depthOf(part, table)} label={words.table.farEnd} edit={edit} />
        {held && (
          <div class="laying-loupe" style={besideFinger(finger)}>
            <MapLoupe table={table} radius={radius} weights={weights} at={held} />
          </div>
        )}
      </div>
      <div class="laying-tools">
        <Button icon="plus" onClick={() => put()}>
          {realWords.addShort[color]}
        </Button>
        <Nudge weights={weights} selected={selected} move={move} remove={remove} />
      </div>
      {session.fault.value && <Note fault>{explain(session.fault.value)}</Note>}
      <div class="line laying-end">
        <Button onClick={onClose}>{words.controls.cancel}</Button>
        <Button kind="primary" class="fill" icon="check" disabled={judgement === null} onClick={() => void use()}>
          {weights.length === 0 ? realWords.scoreNobody : realWords.thisScores}
        </Button>
      </div>
    </>
  );
}

// Above the finger, or below it where there is no room.
const loupeSize = 132; // px

function besideFinger({ left, top }: Finger) {
  const across = Math.min(Math.max(left - loupeSize / 2, 8), innerWidth - loupeSize - 8);
  const down = top > loupeSize + 60 ? top - loupeSize - 48 : top + 48;
  return { left: `${across}px`, top: `${down}px` };
}

const colors = (['red', 'blue'] as const).map((value) => ({
  value,
  label: (
    <>
      <WeightMark color={value} silent /> {words.colors[value]}
    </>
  ),
}));

function depthOf(part: Part, table: AtBoard['table']): number {
  return part === 'end' ? 0.62 : part === 'long' ? table.foul_line + 0.15 : table.length;
}

// The judge's answer to what lies on the map now.
function useJudge(session: AtBoard['session'], weights: readonly LaidWeight[], firstColor: Color | null): JudgeAnswer | null {
  const { engine } = usePage();
  const [answer, setAnswer] = useState<JudgeAnswer | null>(null);
  useEffect(() => {
    let stale = false;
    const asked = setTimeout(() => {
      engine
        .judge(judgeRequest(session.setup, weights, firstColor))
        .catch((error: unknown) => ({ error: messageOf(error), field: null }))
        .then((found) => !stale && setAnswer(found));
    }, 60);
    return () => {
      stale = true;
      clearTimeout(asked);
    };
  }, [weights, firstColor]);
  return answer;
}

interface NudgeProps {
  weights: readonly LaidWeight[];
  selected: number | null;
  move: (id: number, to: { x: number; y: number }) => void;
  remove: (id: number) => void;
}

const step = 0.001;

// A millimetre at a time: fingers are wider than that.
function Nudge({ weights, selected, move, remove }: NudgeProps) {
  const weight = weights.find(({ id }) => id === selected);
  const by1 = position(step, preferences.value.units);
  const by = (x: number, y: number) => () => weight && move(weight.id, { x: weight.x + x, y: weight.y + y });
  return (
    <>
      <div class="line laying-nudge" role="group" aria-label={by1}>
        <Button icon="back" label={realWords.nudge.left} disabled={!weight} onClick={by(0, step)} />
        <Button icon="up" label={realWords.nudge.up} disabled={!weight} onClick={by(step, 0)} />
        <Button icon="down" label={realWords.nudge.down} disabled={!weight} onClick={by(-step, 0)} />
        <Button icon="forward" label={realWords.nudge.right} disabled={!weight} onClick={by(0, -step)} />
      </div>
      <Button icon="trash" label={realWords.remove} disabled={!weight} onClick={() => weight && remove(weight.id)} />
    </>
  );
}

interface VerdictProps {
  weights: readonly LaidWeight[];
  answer: JudgeAnswer | null;
  sides: Sides;
  selected: number | null;
  hint: string; // while nothing lies there
}

// What scores and why, and of the weight that is selected why it counts.
function Verdict({ weights, answer, sides, selected, hint }: VerdictProps) {
  if (answer && 'error' in answer) return <Note fault>{explain(answer.error)}</Note>;
  if (weights.length === 0 || answer === null) return <p class="field-help laying-verdict">{hint}</p>;
  const judged = answer.weights[weights.findIndex(({ id }) => id === selected)];
  return (
    <div class="laying-verdict">
      <p class="bold verdict-summary">
        <span aria-live="polite">{judgeSummary(answer, sides)}</span>
        <VerdictRules judgement={answer} asksWhy />
      </p>
      {judged && (
        <p class="soft small verdict-weight">
          <WeightMark color={judged.color} /> <strong class="numbers">{judged.value}</strong> <span>{judgeWhy(answer, judged, sides)}</span>{' '}
          <RuleLink rule={judged.rule} asksWhy />
        </p>
      )}
    </div>
  );
}
