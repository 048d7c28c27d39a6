// A coach beside a practice table. It is asked again whenever the weights or its assumptions change.
import { computed, effect, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import type { HandEstimate, HeatMap, Position, Study } from '../../engine/study';
import type { Color, GameInfo, TableInfo } from '../../engine/types';
import type { BoardColors, TableScene } from '../../scene/contract';
import { Coach, sidesOf, withHammer, withHands } from '../../state/coach/coach';
import { sheetsOf, ShotPicture, worthOf } from '../../state/coach/shot_picture';
import { handFor, ownHandFor } from '../../state/hand/hand_estimates';
import type { PracticeTable } from '../../state/practice/practice_table';
import { preferences } from '../../state/preferences';
import { type Page, showToTests, usePage } from '../page';
import { endsOf, waysOf } from './shot_ways';

export interface Coached {
  study: Study;
  table: PracticeTable;
  board: TableInfo;
  scene: TableScene | null;
}

export interface CoachAtTable {
  coach: Coach;
  picture: ShotPicture;
  own: ReadonlySignal<HandEstimate | null>;
  otherHand: Signal<string>;
  game: GameInfo;
  sides: ReadonlySignal<string[]>;
}

export function useCoach(at: Coached): CoachAtTable | null {
  const page = usePage();
  const [made, setMade] = useState<CoachAtTable | null>(null);
  useEffect(() => {
    const { here, leave } = coachAt(page, at);
    setMade(here);
    return leave;
  }, [at.table, at.scene]);
  return made;
}

function coachAt(page: Page, { study, table, board, scene }: Coached): { here: CoachAtTable | null; leave: () => void } {
  const game = page.games.find(({ key }) => key === table.setting.peek().game);
  if (!game) return { here: null, leave: () => {} };
  const coach = new Coach(study);
  const picture = new ShotPicture(study, coach);
  const own = signal<HandEstimate | null>(null);
  const isKnown = signal(false);
  const otherHand = signal('');
  const sides = computed(() => sidesOf(game, table.situation.value));
  const position = computed(() => (table.sliding.value ? null : (table.fit.value?.position ?? null)));

  void ownHandFor(study, preferences.peek().throwBy, { board, weight: table.setting.peek().weight }, page.tables)
    .then((found) => (own.value = found))
    .catch(() => {})
    .finally(() => (isKnown.value = true));
  const handsFor = (toShoot: string) => {
    const hand = handFor(preferences.value.hand, own.value, page.levels);
    const other = otherHand.value === '' ? hand : handFor(otherHand.value, own.value, page.levels);
    return Object.fromEntries(sides.value.map((side) => [side, side === toShoot ? hand : other]));
  };
  const asked = computed(() => questions(isKnown.value ? position.value : null, game, sides.value, handsFor));
  const stopAsking = keepAsking(coach, asked);
  const stopDrawing = scene ? drawOn(scene, coach, picture, board, () => table.color.peek()) : () => {};
  const hide = showToTests({ coach, picture });
  const leave = () => {
    hide();
    stopAsking();
    stopDrawing();
    picture.leave();
    coach.stop();
  };
  return { here: { coach, picture, own, otherHand, game, sides }, leave };
}

const calm = 200; // ms without a change: a weight being dragged is not a question yet

function keepAsking(coach: Coach, asked: ReadonlySignal<Position[]>): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const end = effect(() => {
    const questions = asked.value;
    clearTimeout(waiting);
    coach.forget(questions.length > 0);
    if (questions.length === 0) return;
    if (isFirst) void coach.ask(questions);
    else waiting = setTimeout(() => void coach.ask(questions), calm);
    isFirst = false;
  });
  return () => {
    clearTimeout(waiting);
    end();
  };
}

type HandsFor = (toShoot: string) => Parameters<typeof withHands>[1];

function questions(position: Position | null, game: GameInfo, sides: readonly string[], handsFor: HandsFor): Position[] {
  if (!position) return [];
  const sure = withHands(position, handsFor(position.to_shoot));
  return game.shares_board ? withHammer(sure, sides) : [sure];
}

// Draws the coach's picture on the table, until the coach is closed.
export function drawOn(scene: TableScene, coach: Coach, picture: ShotPicture, table: TableInfo, thrown: () => Color): () => void {
  const ends = [
    effect(() => {
      const [shot, line] = [coach.shot.value, coach.answer.value?.line];
      scene.dots(shot && line ? endsOf(shot, line.weights, thrown()).filter(({ isThrown }) => isThrown) : null);
    }),
    effect(() => {
      const [steady, line] = [picture.steady.value, coach.answer.value?.line];
      const way = steady && line ? waysOf(steady.course).find(({ id }) => id >= line.weights.length) : null;
      scene.mark(way?.points ?? null);
    }),
    effect(() => scene.colors(picture.heat.value && colorsOf(picture.heat.value, table))),
  ];
  return () => {
    for (const end of ends) end();
    scene.dots(null);
    scene.mark(null);
    scene.colors(null);
  };
}

const stripRows = 4; // of the drawn table's cells, which are all of one size

function colorsOf(heat: HeatMap, table: TableInfo): BoardColors {
  const { board, strip } = sheetsOf(heat, table);
  const [x0, across] = [board[0]?.x0 ?? 0, heat.ys.length];
  const step = board[0] ? board[0].x1 - board[0].x0 : 0.1;
  const far = Array.from({ length: strip.length > 0 ? stripRows : 0 }, (_, index) => strip[Math.floor(((index + 0.5) * strip.length) / stripRows)]!);
  const rows = [...board, ...far].map(({ row }) => row);
  const worth = rows.flatMap((row) => Array.from({ length: across }, (_, column) => worthOf(heat, row * across + column)));
  const half = table.width / 2;
  return { x0, x1: x0 + rows.length * step, y0: -half, y1: half, along: rows.length, across, worth: Float32Array.from(worth) };
}

// Loads the coach's worker, its module and the game's network before they are needed.
const after = 250; // ms: the table comes first

export function warmUpCoach(study: Study, table: PracticeTable): () => void {
  const waiting = setTimeout(() => void load(study, table), after);
  return () => clearTimeout(waiting);
}

// The answer does not matter, and neither does a failure.
async function load(study: Study, table: PracticeTable): Promise<void> {
  const position = await table.settled();
  if (position) await study.advise({ ...position, effort: 400, shots: 1, sample: 0 }).catch(() => {});
}
