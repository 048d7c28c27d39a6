// The state of the practice screen: the open panel, the camera, and what is drawn on the board besides the weights.
import { computed, effect, type ReadonlySignal, signal, type Signal } from '@preact/signals';

import type { Hand, HandEstimate } from '../../engine/study';
import type { Course, Place, TableInfo } from '../../engine/types';
import type { Area, Camera, SceneWeight, TableScene } from '../../scene/contract';
import { handFor, ownHand, ownHandFor } from '../../state/hand/hand_estimates';
import { type Advised, AimGuide, belongsTo, drawnPath, type Scatterable, scatterables, type Scattered, ScatterRun } from '../../state/practice/aim_study';
import { Laying } from '../../state/practice/laying';
import { judgeRequestOf } from '../../state/practice/layout';
import type { PracticeThrow } from '../../state/practice/practice_table';
import { preferences } from '../../state/preferences';
import { mapFrame, onBoard, toTenths } from '../board_map/map_frame';
import type { Page } from '../page';
import { rate } from '../parameters';
import type { PracticeStage } from './practice_stage';

export type Panel = 'lay' | 'aim' | 'scatter' | 'coach' | 'keep';
type Looking = 'shooter' | 'far' | 'above';

const bestFrom: Record<Panel, Looking> = { lay: 'above', scatter: 'above', coach: 'above', aim: 'shooter', keep: 'shooter' };
const slowly = 0.3; // of real time

// Kept from one table to the next.
const guideOn = signal(true);
const ghostOn = signal(true);

export class PracticeView {
  readonly panel = signal<Panel | null>(null);
  readonly looking = signal<Looking>('shooter');
  readonly replaying: Signal<boolean>;
  readonly guideOn = guideOn;
  readonly ghostOn = ghostOn;
  readonly handChoice = signal(''); // '': steady
  readonly own = signal<HandEstimate | null>(null); // the person's hand, where it is known
  readonly coachDraws = signal(false); // then the coach has the board to itself
  readonly guide: AimGuide;
  readonly advised = signal<Advised | null>(null); // the shot that was last selected with the coach
  readonly scatter: ScatterRun;
  readonly scatterables: ReadonlySignal<Scatterable[]>;
  readonly scattered: ReadonlySignal<Scattered | null>; // null also if another board lies there now, or something else is aimed at
  readonly laying: Laying;
  private readonly recent = signal<PracticeThrow[]>([]); // the last two throws, also where they were taken back
  private readonly tables: readonly TableInfo[];
  private readonly ends: (() => void)[] = [];

  constructor(
    readonly stage: PracticeStage,
    page: Page,
  ) {
    const { table, study, throwing, board, radius, scene } = stage;
    this.replaying = stage.watching;
    stage.hasBand.value = false; // the guide shows more
    this.guide = new AimGuide(study, table, throwing.thrower.aimed, guideOn);
    this.scatter = new ScatterRun(study);
    const { thrower } = throwing;
    const aim = computed(() => (thrower.way.value === 'keyboard' ? thrower.aimed.value : null));
    this.scatterables = computed(() => scatterables(table, aim.value, this.advised.value));
    this.scattered = computed(() => {
      const found = this.scatter.result.value;
      return found && belongsTo(found, this.scatterables.value) ? found : null;
    });
    this.laying = new Laying({
      table,
      board,
      radius,
      onBoard: (place) => toTenths(onBoard(board, mapFrame(board, board.length), radius, place)),
      judge: (weights) => page.engine.judge(judgeRequestOf(page, { ...table.layout(), weights: [...weights] })),
    });
    this.tables = page.tables;
    this.ends.push(effect(() => this.remember(table.last.value)));
    // Follows the estimate of the person's own hand.
    this.ends.push(effect(() => void (table.hand.value = this.handThrown(page.levels))));
    if (scene) this.ends.push(...this.drawOn(scene));
  }

  // Asks again, because every declared throw improves the estimate.
  async learnHand(): Promise<void> {
    const { study, board, table } = this.stage;
    const { weight } = table.setting.peek();
    this.own.value = await ownHandFor(study, preferences.peek().throwBy, { board, weight }, this.tables).catch(() => null);
  }

  clear(): void {
    this.stage.table.clear();
    this.recent.value = [];
  }

  // Where the last throws came to rest, unless their weights still lie there.
  ghosts(): SceneWeight[] {
    const lying = this.stage.table.weights.value;
    if (!ghostOn.value) return [];
    return this.recent.value
      .flatMap(({ ids, weights }) => weights.filter(({ id }) => ids.includes(id)))
      .filter(({ id, x, y }) => !lying.some((weight) => weight.id === id || (weight.x === x && weight.y === y)));
  }

  path(): Place[] | null {
    const last = this.recent.value.at(-1);
    return this.guide.seen.value?.path ?? (last && ghostOn.value ? pathOfThrow(last) : null);
  }

  // Opening the open panel closes it.
  open(panel: Panel): void {
    this.panel.value = this.panel.peek() === panel ? null : panel;
    this.looking.value = this.panel.peek() === null ? 'shooter' : bestFrom[panel];
  }

  close(): void {
    this.panel.value = null;
    this.looking.value = 'shooter';
  }

  async replay(): Promise<void> {
    const { table, scene, sound } = this.stage;
    const last = table.last.peek();
    if (!last || !scene || table.sliding.peek() || this.replaying.peek()) return;
    this.replaying.value = true;
    scene.setCamera({ kind: 'follow' });
    await scene.play(last.course, rate() * slowly, sound).finally(() => (this.replaying.value = false));
  }

  leave(): void {
    for (const end of this.ends) end();
    this.guide.dispose();
    this.scatter.clear();
  }

  // Also steady if the person's own hand is chosen and no longer known.
  private handThrown(levels: Page['levels']): Hand | null {
    const [choice, own] = [this.handChoice.value, this.own.value];
    return choice === '' || (choice === ownHand && !own) ? null : handFor(choice, own, levels);
  }

  private drawOn(scene: TableScene): (() => void)[] {
    const { table } = this.stage;
    const isStill = computed(() => !table.sliding.value && !this.replaying.value);
    const isOurs = computed(() => isStill.value && !this.coachDraws.value);
    return [
      effect(() => {
        if (!isStill.value) return;
        scene.setWeights(table.weights.value);
        scene.setCamera(cameraOf(this.looking.value));
      }),
      effect(() => {
        if (isOurs.value) scene.mark(this.path());
      }),
      effect(() => {
        const ghosts = isOurs.value ? this.ghosts() : [];
        scene.ghosts(ghosts.length > 0 ? ghosts : null);
      }),
      effect(() => {
        if (isOurs.value) scene.areas(this.areasShown());
      }),
      effect(() => {
        if (isOurs.value) scene.dots(this.dotsShown());
      }),
    ];
  }

  private remember(last: PracticeThrow | null): void {
    const before = this.recent.peek();
    if (last && !before.includes(last)) this.recent.value = [...before, last].slice(-2);
  }

  private areasShown(): Area[] | null {
    const { table, radius } = this.stage;
    const meant = table.aimFor.value;
    const areas: Area[] = (this.guide.seen.value?.rests ?? []).map(({ x, y }) => ({ shape: 'spot', x, y, radius, done: true }));
    if (meant) areas.push({ shape: 'spot', ...meant, radius: 1.5 * radius });
    const held = table.weights.value.find(({ id }) => id === this.laying.selected.value);
    if (held && this.panel.value === 'lay') areas.push({ shape: 'spot', x: held.x, y: held.y, radius: 1.6 * radius, done: true });
    return areas.length > 0 ? areas : null;
  }

  private dotsShown() {
    const found = this.scattered.value;
    if (!found || this.panel.value === 'lay') return null; // not in the way of laying
    const { x, y, on } = found.scatter;
    return Array.from(x, (at, i) => ({ x: at, y: y[i] ?? 0, color: found.color, on: on[i] === 1 }));
  }
}

function pathOfThrow({ course, ids }: { course: Course; ids: PracticeThrow['ids'] }): Place[] {
  return drawnPath(course, ids[0] ?? -1);
}

function cameraOf(looking: Looking): Camera {
  return { kind: looking };
}
