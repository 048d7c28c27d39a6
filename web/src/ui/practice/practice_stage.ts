// A table to throw at outside matches: for practice, drills and lessons.
import { computed, effect, signal, type Signal } from '@preact/signals';

import { fault } from '../../engine/fault';
import type { Study } from '../../engine/study';
import type { TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import { weightRadius } from '../../state/match_options';
import type { Layout } from '../../state/practice/layout';
import { type PracticeSetting, PracticeTable } from '../../state/practice/practice_table';
import { reachOf } from '../../state/throwing/reach';
import { type Page, studyInstance } from '../page';
import { seed } from '../parameters';
import { Director } from '../play/director';
import { tableSound } from '../table_sound';
import { showBand, type Throwing, throwingWith } from '../throwing/attach_throwing';

export interface PracticeStage {
  table: PracticeTable;
  study: Study;
  board: TableInfo;
  radius: number; // of its weights
  scene: TableScene | null; // null: nothing can be drawn, and throws end at once
  director: Director;
  throwing: Throwing;
  sound: Sound;
  hasBand: Signal<boolean>; // shows where pulls and keys would stop
  watching: Signal<boolean>; // something else is shown, and nothing is in the hand
  leave(): void;
}

// Draws the weights; cameras and everything else are up to the screen. `left`: aborted if the screen is left while this
// loads. Then it fails without touching the scene, which already belongs to another screen.
export async function setPracticeTable(page: Page, begun: PracticeSetting | Layout, left: AbortSignal, drawSeed: () => number = drawn): Promise<PracticeStage> {
  const setting = 'setting' in begun ? begun.setting : begun;
  const board = page.tables.find(({ name }) => name === setting.table);
  if (!board) throw fault('unknownGame');
  const [study, scene] = await Promise.all([studyInstance(), page.table.load()]);
  const radius = weightRadius(board, setting.weight);
  const match = { table: board, powder: setting.powder, weight: setting.weight };
  const reach = await reachOf(page.engine, match);
  left.throwIfAborted();
  const sound = tableSound();
  const director = new Director(scene, sound, () => throwing.thrower.takeRelease());
  const table = new PracticeTable(study, director, begun, drawSeed);
  const watching = signal(false);
  const hasBand = signal(true);
  const throwing = throwingWith(scene, {
    table: board,
    radius,
    reach,
    hand: computed(() => (watching.value ? null : table.inHand.value)),
    onShot: async (shot) => (await table.throw(shot, true, throwing.thrower.way.peek())) !== null,
  });
  const ends = [scene ? showOn(scene, table, board, radius) : () => {}, showBand(throwing, scene, page.engine, match, hasBand)];
  const leave = () => {
    table.leave();
    for (const end of ends) end();
    throwing.detach();
  };
  return { table, study, board, radius, scene, director, throwing, sound, hasBand, watching, leave };
}

function showOn(scene: TableScene, table: PracticeTable, board: TableInfo, radius: number): () => void {
  scene.setTable(board, radius);
  scene.prepare();
  scene.setEnd('A');
  scene.setPowder(null);
  const stop = effect(() => {
    if (!table.sliding.value) scene.setWeights(table.weights.value);
  });
  return () => {
    stop();
    scene.skip();
    scene.hold(null);
    scene.aim(null);
    scene.mark(null);
    scene.light(null);
    scene.ghosts(null);
    scene.dots(null);
    scene.areas(null);
    scene.colors(null);
  };
}

let count = 0;

// Random, or counted up from the address's seed.
function drawn(): number {
  const first = seed();
  if (first !== undefined) return first + count++;
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
