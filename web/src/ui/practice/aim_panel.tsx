// Whose hand throws, the aim guide, and the target of the next throw.
import { useEffect } from 'preact/hooks';

import type { Color } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { BoardMap, sideInWords } from '../board_map/board_map';
import type { Spot } from '../board_map/map_handles';
import { Button, Choice, Toggle, WeightMark } from '../components';
import { HandChoice } from '../hand/hand_choice';
import { studyWords, words } from '../words';
import { position } from '../words/measures';
import { PracticePanel } from './practice_panel';
import type { PracticeView } from './practice_view';

export function AimPanel({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  const { table } = view.stage;
  useEffect(() => void view.learnHand(), [view]);
  const option = (color: Color) => ({
    value: color,
    label: (
      <>
        <WeightMark color={color} silent /> {words.colors[color]}
      </>
    ),
  });
  return (
    <PracticePanel title={w.aimTitle} onClose={() => view.close()}>
      <Choice<Color> label={w.color} options={[option('red'), option('blue')]} value={table.color.value} onChange={(color) => (table.color.value = color)} />
      <HandChoice label={w.hand} help={w.handHelp} own={view.own.value} also={{ value: '', label: w.steady }} value={view.handChoice.value} onChange={(choice) => (view.handChoice.value = choice)} />
      <Toggle label={w.guide} help={w.guideHelp} value={view.guideOn.value} onChange={(on) => (view.guideOn.value = on)} />
      <Toggle label={w.ghost} help={w.ghostHelp} value={view.ghostOn.value} onChange={(on) => (view.ghostOn.value = on)} />
      <Declaring view={view} />
    </PracticePanel>
  );
}

function Declaring({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  const { table, board, radius } = view.stage;
  const meant = table.aimFor.value;
  const inWords = meant ? w.declared(position(board.length - meant.x, preferences.value.units), sideInWords(meant.y)) : '';
  const spot: Spot | null = meant && { at: meant, label: inWords, move: (to) => (table.aimFor.value = to), remove: () => (table.aimFor.value = null) };
  return (
    <div class="stack gap-2">
      <Toggle label={w.declare} help={w.declareHelp} value={meant !== null} onChange={(on) => (table.aimFor.value = on ? defaultPlace(board.length) : null)} />
      {meant && (
        <>
          <div class="practice-map">
            <BoardMap
              table={board}
              radius={radius}
              weights={table.weights.value}
              depth={0.9}
              label={w.declareMap}
              touch={(at) => (table.aimFor.value = at)}
              spot={spot}
            />
          </div>
          <p class="numbers">{inWords}</p>
          <Button kind="quiet" href="#/hand">
            {w.toHand}
          </Button>
        </>
      )}
    </div>
  );
}

// A little short of the end, in the middle: a start for dragging.
function defaultPlace(length: number) {
  return { x: Number((length - 0.1).toFixed(4)), y: 0 };
}
