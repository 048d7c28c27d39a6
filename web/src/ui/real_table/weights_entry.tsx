import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { Color, JudgeAnswer } from '../../engine/types';
import { freePlace, laid, type LaidWeight, moved, removed } from '../../state/laid_weights';
import { weightRadius } from '../../state/match_options';
import { preferences } from '../../state/preferences';
import { judgeRequest, weightsReport } from '../../state/real_session';
import { BoardMap, type MapEdit } from '../board_map/board_map';
import { mapFrame, onBoard, toTenths } from '../board_map/map_frame';
import { Button, Choice, Note, WeightMark } from '../components';
import { usePage } from '../page';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { realWords, words } from '../words';
import { judgeSummary, judgeWhy, type Sides, sidesOf } from '../words/judgements';
import { position } from '../words/measures';
import { explain } from '../words/refusals';
import type { EntryProps } from './entry';

type Part = 'end' | 'long' | 'all';

export function WeightsEntry({ session, game, table, extras }: EntryProps) {
  const radius = weightRadius(table, session.setup.weight);
  const [weights, setWeights] = useState<LaidWeight[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const [color, setColor] = useState<Color>('red');
  const [part, setPart] = useState<Part>('end');
  const [firstColor, setFirstColor] = useState<Color | null>(game.throws_four ? 'red' : null);
  const answer = useJudge(session, weights, firstColor);

  const onTable = (place: { x: number; y: number }) => onBoard(table, mapFrame(table, table.length), radius, place);
  const put = (which: Color, at = freePlace(weights, table, radius)) => {
    const more = laid(weights, which, at, radius, onTable);
    setColor(which);
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
    place: (at) => put(color, at),
  };
  const { units } = preferences.value;
  const { colors: whose, to_shoot: turn } = session.state.value;
  const sides = sidesOf(whose, turn?.side);
  const judged = answer && !('error' in answer) ? answer.weights : [];
  const numbered = weights.map((weight, index) => ({ ...weight, label: judged[index] ? String(judged[index].value) : '' }));
  return (
    <div class="stack">
      {game.throws_four && (
        <Choice label={realWords.firstColor} options={[...colors]} value={firstColor} onChange={setFirstColor} />
      )}
      <p class="field-help">{realWords.mapHelp(position(step, units), position(10 * step, units))}</p>
      <div class="beside gap-3 real-map">
        <BoardMap
          table={table}
          radius={radius}
          weights={numbered}
          depth={depthOf(part, table)}
          label={words.table.farEnd}
          edit={edit}
        />
        <Summary answer={answer} sides={sides} />
        <div class="stack gap-2 real-map-tools">
          {(['red', 'blue'] as const).map((which) => (
            <Button key={which} icon="plus" onClick={() => put(which)}>
              <WeightMark color={which} silent /> {realWords.addShort[which]}
            </Button>
          ))}
          <Nudge weights={weights} selected={selected} move={move} remove={remove} />
        </div>
      </div>
      <Choice
        label={realWords.seen}
        hiddenLabel
        options={(['end', 'long', 'all'] as const).map((value) => ({ value, label: realWords.seenParts[value] }))}
        value={part}
        onChange={setPart}
      />
      <Verdict weights={weights} answer={answer} sides={sides} selected={selected} onSelect={setSelected} />
      <Button
        kind="primary"
        large
        wide
        icon="check"
        disabled={answer === null || 'error' in answer}
        onClick={() => void session.send(weightsReport(weights, firstColor, extras))}
      >
        {realWords.thisScores}
      </Button>
    </div>
  );
}

const colors = (['red', 'blue'] as const).map((value) => ({
  value,
  label: (
    <>
      <WeightMark color={value} silent /> {words.colors[value]}
    </>
  ),
}));

function depthOf(part: Part, table: EntryProps['table']): number {
  return part === 'end' ? 0.62 : part === 'long' ? table.foul_line + 0.15 : table.length;
}

// The judge's answer to what lies on the map now.
function useJudge(session: EntryProps['session'], weights: readonly LaidWeight[], firstColor: Color | null): JudgeAnswer | null {
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
      <div class="soft tiny nudge" role="group" aria-label={by1}>
        <Button icon="up" label={realWords.nudge.up} disabled={!weight} onClick={by(step, 0)} class="nudge-up" />
        <Button icon="back" label={realWords.nudge.left} disabled={!weight} onClick={by(0, step)} class="nudge-left" />
        <span aria-hidden="true">{by1}</span>
        <Button icon="forward" label={realWords.nudge.right} disabled={!weight} onClick={by(0, -step)} class="nudge-right" />
        <Button icon="down" label={realWords.nudge.down} disabled={!weight} onClick={by(-step, 0)} class="nudge-down" />
      </div>
      <Button icon="trash" disabled={!weight} onClick={() => weight && remove(weight.id)}>
        {realWords.remove}
      </Button>
    </>
  );
}

function Summary({ answer, sides }: { answer: JudgeAnswer | null; sides: Sides }) {
  if (answer === null) return null;
  return 'error' in answer ? (
    <Note fault>{explain(answer.error)}</Note>
  ) : (
    <p class="title-3 verdict-summary">
      <span aria-live="polite">{judgeSummary(answer, sides)}</span>
      <VerdictRules judgement={answer} asksWhy />
    </p>
  );
}

interface VerdictProps {
  weights: readonly LaidWeight[];
  answer: JudgeAnswer | null;
  sides: Sides;
  selected: number | null;
  onSelect: (id: number) => void;
}

function Verdict({ weights, answer, sides, selected, onSelect }: VerdictProps) {
  if (answer === null || 'error' in answer || weights.length === 0) return null;
  return (
    <ol class="stack gap-2">
      {answer.weights.map((judged, index) => (
        <li
          key={weights[index]?.id ?? index}
          class={weights[index]?.id === selected ? 'line verdict-weight selected' : 'line verdict-weight'}
        >
          <button type="button" class="raised" onClick={() => weights[index] && onSelect(weights[index].id)}>
            <WeightMark color={judged.color} />
            <strong class={judged.counts ? 'numbers' : 'numbers soft'}>{judged.value}</strong>
            <span class="soft small">{judgeWhy(answer, judged, sides)}</span>
          </button>
          <RuleLink rule={judged.rule} asksWhy />
        </li>
      ))}
    </ol>
  );
}
