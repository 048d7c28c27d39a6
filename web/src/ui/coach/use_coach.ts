// A coach beside a practice table: asked anew whenever what lies there, or what it takes for granted, changes.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import type { HandEstimate, Position, Study } from '../../engine/study';
import type { GameInfo, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import { Coach, sidesOf, withHammer, withHands } from '../../state/coach/coach';
import { ShotPicture } from '../../state/coach/shot_picture';
import { handFor, ownHandFor } from '../../state/hand/hand_book';
import type { PracticeTable } from '../../state/practice/practice_table';
import { preferences } from '../../state/preferences';
import { usePage, type Page } from '../page';
import { showToTests } from '../shown_to_tests';
import { drawOn } from './scene_picture';

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

const calm = 200; // ms without a change: a weight that is dragged is no question yet

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
