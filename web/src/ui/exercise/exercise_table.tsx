// The table of a drill or a lesson: what is asked above the board, the board with what is marked on it, the throw below.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import type { PlacedWeight } from '../../engine/study';
import type { LaidWeight } from '../../state/laid_weights';
import type { Area } from '../../state/exercise/exercise';
import { BoardMap } from '../board_map';
import { Note, Screen } from '../components';
import { usePage } from '../page';
import type { PracticeStage } from '../practice/practice_stage';
import { ThrowPanel } from '../throwing';
import { studyWords, words } from '../words';
import { explain } from '../words/refusals';
import { AreaMarks } from './area_marks';
import { useBoardBetween } from './board_between';
import { ForReaders } from './for_readers';
import './exercise.css';

const noGhosts: LaidWeight[] = [];

export interface ExerciseTableProps {
  title: string;
  stage: PracticeStage;
  head: ComponentChildren;
  throws: boolean; // a throw is asked for; else the far end is looked at
  areas: readonly Area[];
  ghosts: LaidWeight[] | null; // of the last try
  onSkip: (() => void) | null; // while something goes on by itself
  told?: ComponentChildren; // beside the map: what came of the last try
  children?: ComponentChildren; // below the board
}

export function ExerciseTable({ title, stage, head, throws, areas, ghosts, onSkip, told, children }: ExerciseTableProps) {
  const { table, board, radius, scene, director } = stage;
  const page = usePage();
  const sliding = table.sliding.value;
  const seen = ghosts && throws && !sliding ? ghosts : noGhosts;
  useEffect(() => {
    document.title = words.pageTitle(title);
  }, [title]);
  useEffect(() => scene?.areas(areas.length > 0 ? [...areas] : null), [scene, areas]);
  useEffect(() => scene?.ghosts(seen.length > 0 ? seen : null), [scene, seen]);
  useEffect(() => {
    if (!sliding) scene?.setCamera(throws ? { kind: 'shooter' } : { kind: 'far' });
  }, [scene, throws, sliding]);
  useBoardBetween(scene, !throws && !sliding && onSkip === null);
  const skip = sliding ? () => director.skip() : onSkip;
  return (
    <main class="play exercise" aria-label={title}>
      <h1 class="visually-hidden">{title}</h1>
      {skip && <button type="button" class="play-skip" aria-label={sliding ? words.play.watch : studyWords.exercise.goOn} onClick={skip} />}
      <header class="stack gap-2 panel exercise-head">
        {head}
        <ForReaders stage={stage} areas={areas} />
      </header>
      <div class="play-map exercise-map">
        <BoardMap table={board} radius={radius} weights={table.weights.value} depth={depthFor(areas, table.weights.value, board.length)} under={<AreaMarks board={board} areas={areas} ghosts={seen} radius={radius} />} />
      </div>
      {!sliding && told}
      <div class="stack gap-2 play-foot">
        {page.table.fault.value && <Note fault>{words.play.noSceneHelp(explain(page.table.fault.value))}</Note>}
        {table.fault.value && <Note fault>{explain(table.fault.value)}</Note>}
        {children}
        {throws && !sliding && <ThrowPanel throwing={stage.throwing} />}
      </div>
    </main>
  );
}

// As much of the far end as has something to see.
function depthFor(areas: readonly Area[], weights: readonly PlacedWeight[], length: number): number {
  const near = [...areas.map((area) => (area.shape === 'spot' ? area.x - area.radius : area.x0)), ...weights.map(({ x }) => x)];
  const furthest = length - Math.min(length, ...near) + 0.08;
  return Math.min(Math.max(0.75, furthest), 2);
}

export function Opening({ title, opened, back }: { title: string; opened: { kind: 'opening' } | { kind: 'failed'; why: string }; back: string }) {
  if (opened.kind === 'opening') return <p class="soft play-waiting">{words.controls.loading}</p>;
  return (
    <Screen title={title} back={back}>
      <Note fault>{explain(opened.why)}</Note>
    </Screen>
  );
}
