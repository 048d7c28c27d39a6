// The table of a drill or a lesson: instructions above the board, marks on it, the throw panel below.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { PlacedWeight } from '../../engine/study';
import type { TableInfo } from '../../engine/types';
import type { Camera, TableScene } from '../../scene/contract';
import { storageIsLasting } from '../../state/device_store';
import type { Area, Slip } from '../../state/exercise/exercise';
import type { LaidWeight } from '../../state/laid_weights';
import type { PracticeSetting } from '../../state/practice/layout';
import type { PracticeThrow } from '../../state/practice/practice_throw';
import { preferences } from '../../state/preferences';
import { BoardMap, Disc, placeInWords, sideInWords } from '../board_map/board_map';
import { toMap } from '../board_map/map_frame';
import { Note, Screen } from '../components';
import { usePage } from '../page';
import { type PracticeStage, setPracticeTable } from '../practice/practice_stage';
import { StopMark, ThrowPanel } from '../throwing/throw_panel';
import { studyWords, words } from '../words';
import { distance } from '../words/measures';
import { explain } from '../words/refusals';
import './exercise.css';

const noGhosts: LaidWeight[] = [];

interface ExerciseTableProps {
  title: string;
  stage: PracticeStage;
  head: ComponentChildren;
  throws: boolean; // a throw is expected; else the last one is shown, or the far end
  areas: readonly Area[];
  ghosts: LaidWeight[] | null; // of the last try
  onSkip: (() => void) | null; // while something runs by itself
  feedback?: ComponentChildren; // beside the map: the result of the last try
  children?: ComponentChildren; // below the board
}

export function ExerciseTable({ title, stage, head, throws, areas, ghosts, onSkip, feedback, children }: ExerciseTableProps) {
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
    if (!sliding) scene?.setCamera(throws ? { kind: 'shooter' } : cameraOn(table.last.peek(), board.length));
  }, [scene, throws, sliding]);
  useBoardBetween(scene, !throws && !sliding && onSkip === null);
  const skip = sliding ? () => director.skip() : onSkip;
  return (
    <main class="play exercise" aria-label={title}>
      <h1 class="visually-hidden">{title}</h1>
      {skip && <button type="button" class="play-skip" aria-label={sliding ? words.play.watch : studyWords.exercise.goOn} onClick={skip} />}
      <header class="stack gap-2 panel exercise-head">
        {head}
        <ScreenReaderText stage={stage} areas={areas} />
      </header>
      <div class="panel play-map exercise-map">
        <BoardMap table={board} radius={radius} weights={table.weights.value} depth={depthFor(areas, table.weights.value, board.length)} under={<><AreaMarks board={board} areas={areas} ghosts={seen} radius={radius} /><StopMark throwing={stage.throwing} /></>} />
      </div>
      {!sliding && feedback}
      <div class="stack gap-2 play-foot">
        {page.table.fault.value && <Note fault>{words.play.noSceneHelp(explain(page.table.fault.value))}</Note>}
        {table.fault.value && <Note fault>{explain(table.fault.value)}</Note>}
        {children}
        {throws && !sliding && <ThrowPanel throwing={stage.throwing} />}
      </div>
    </main>
  );
}

// Where the thrown weight came to rest: mostly at the far end; a weight that stopped before it is looked at by itself.
const farEnd = 0.6; // m that the view of the far end shows everywhere

function cameraOn(last: PracticeThrow | null, length: number): Camera {
  const rested = last?.weights.find(({ id }) => last.ids.includes(id));
  if (!rested || rested.x > length - farEnd) return { kind: 'far' };
  return { kind: 'free', turn: 0, height: 0.9, distance: 1.4, x: rested.x };
}

// What was wrong with a throw, and by how much.
export function slipText(slip: Slip): string {
  const { slips, off } = studyWords.exercise;
  return typeof slip === 'string' ? slips[slip] : off[slip.side](distance(slip.by, preferences.value.units));
}

// As much of the far end as has something on it.
function depthFor(areas: readonly Area[], weights: readonly PlacedWeight[], length: number): number {
  const near = [...areas.map((area) => (area.shape === 'spot' ? area.x - area.radius : area.x0)), ...weights.map(({ x }) => x)];
  const furthest = length - Math.min(length, ...near) + 0.08;
  return Math.min(Math.max(0.75, furthest), 2);
}

export function Opening({ title, opened, back }: { title: string; opened: { kind: 'opening' } | { kind: 'failed'; why: string }; back: string }) {
  if (opened.kind === 'opening') return <p class="soft stack play-waiting">{words.controls.loading}</p>;
  return (
    <Screen title={title} back={back}>
      <Note fault>{explain(opened.why)}</Note>
    </Screen>
  );
}

// The marked areas, and where the last try came to rest, on the map of the far end.
function AreaMarks({ board, areas, ghosts, radius }: { board: TableInfo; areas: readonly Area[]; ghosts: readonly PlacedWeight[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {areas.map((area, index) => (
        <AreaMark key={index} board={board} area={area} />
      ))}
      {ghosts.map((weight, index) => {
        const { x, y } = toMap(board, weight);
        return (
          <g key={index} class="map-ghost" transform={`translate(${x} ${y})`}>
            <Disc color={weight.color} radius={radius * 1000} />
          </g>
        );
      })}
    </g>
  );
}

function AreaMark({ board, area }: { board: TableInfo; area: Area }) {
  if (area.shape === 'spot') {
    const { x, y } = toMap(board, area);
    return <circle class="map-area" cx={x} cy={y} r={area.radius * 1000} />;
  }
  const near = toMap(board, { x: area.x0, y: area.y1 });
  const far = toMap(board, { x: area.x1, y: area.y0 });
  return <rect class="map-area" x={Math.min(near.x, far.x)} y={Math.min(near.y, far.y)} width={Math.abs(far.x - near.x)} height={Math.abs(far.y - near.y)} />;
}

// The board for screen readers: where weights lie, and what is marked.
function ScreenReaderText({ stage: { table, board }, areas }: { stage: PracticeStage; areas: readonly Area[] }) {
  const weights = table.weights.value;
  if (weights.length + areas.length === 0) return null;
  return (
    <ul class="visually-hidden">
      {weights.map((weight, index) => (
        <li key={weight.id}>{placeInWords(board, weight, index + 1)}</li>
      ))}
      {areas.map((area, index) => (
        <li key={index}>{areaInWords(board, area)}</li>
      ))}
    </ul>
  );
}

function areaInWords(board: TableInfo, area: Area): string {
  const w = studyWords.exercise;
  const { units } = preferences.value;
  const before = (x: number) => distance(board.length - x, units);
  if (area.shape === 'spot') return w.spot(before(area.x), sideInWords(area.y), distance(area.radius, units));
  return w.zone(before(area.x0), before(area.x1), distance(area.y1 - area.y0, units), sideInWords((area.y0 + area.y1) / 2));
}

// While the far end is shown, the board is drawn in the space between the head and the sheet below.
const minHeight = 140; // px: in less nothing can be seen

function useBoardBetween(scene: TableScene | null, isLooking: boolean): void {
  useEffect(() => {
    const canvas = scene?.canvas;
    const head = document.querySelector<HTMLElement>('.exercise-head');
    const foot = document.querySelector<HTMLElement>('.exercise > .play-foot');
    if (!canvas || !head || !foot || !isLooking) return;
    const lay = () => {
      const sheet = foot.querySelector('.play-sheet')?.getBoundingClientRect();
      const top = head.getBoundingClientRect().bottom;
      const height = (sheet?.top ?? innerHeight) - top;
      const room = height >= minHeight ? { top: `${top}px`, height: `${height}px` } : { top: '', height: '' };
      Object.assign(canvas.style, room);
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(head);
    watcher.observe(foot);
    lay();
    return () => {
      watcher.disconnect();
      Object.assign(canvas.style, { top: '', height: '' });
    };
  }, [scene, isLooking]);
}

// Says at once when results of drills and lessons cannot be stored or read.
export function NotKept({ fault = false }: { fault?: boolean }) {
  if (fault) return <Note fault>{studyWords.exercise.notRead}</Note>;
  return storageIsLasting.value ? null : <Note>{studyWords.exercise.notLasting}</Note>;
}

// A table for a drill or a lesson, until its screen is left.
type StageState<T> = { kind: 'opening' } | { kind: 'failed'; why: string } | { kind: 'open'; run: T; stage: PracticeStage };

// `begin` gets the table, once for each `name`. Its result is left before the table is.
export function useStage<T extends { leave(): void }>(
  name: string,
  settingOf: () => PracticeSetting,
  begin: (stage: PracticeStage) => Promise<T>,
): StageState<T> {
  const page = usePage();
  const [opened, setOpened] = useState<StageState<T>>({ kind: 'opening' });
  useEffect(() => {
    const leaving = new AbortController();
    const left = leaving.signal;
    let stage: PracticeStage | null = null;
    let run: T | null = null;
    const leave = () => {
      run?.leave();
      stage?.leave();
      stage = null;
    };
    const set = async () => {
      stage = await setPracticeTable(page, settingOf(), left);
      run = await begin(stage);
      // Left while loading: the scene already belongs to another screen.
      if (left.aborted) run.leave();
      else setOpened({ kind: 'open', run, stage });
    };
    setOpened({ kind: 'opening' });
    set().catch((error: unknown) => {
      if (left.aborted) return;
      leave();
      setOpened({ kind: 'failed', why: messageOf(error) });
    });
    return () => {
      leaving.abort();
      leave();
    };
  }, [name]);
  return opened;
}
