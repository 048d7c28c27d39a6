// Shows a session in the scene: the table, the weights, the cameras, and the sound.
import { computed, effect } from '@preact/signals';

import type { Camera, TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import type { Course, TableInfo } from '../../engine/types';
import type { Release } from '../../state/course';
import type { Moment, Stage, TableSession } from '../../state/table_session';
import { weightRadius } from '../../state/match_options';
import { rate } from '../parameters';

const longestMove = 2600; // ms that a camera moves, by its own clock

export class Director implements Stage {
  private isLeft = false;
  private endWait: (() => void) | null = null;

  constructor(
    private readonly scene: TableScene | null, // null: nothing can be drawn, and throws end at once
    private readonly sound: Sound,
    private readonly takeRelease: () => Release | null, // the thrower's: how far the hand has brought the weight
  ) {}

  // If the game forbids peeking, the camera stays with the shooter. No throw is shown before the camera is there: it may
  // still be walking round the table. For a throw from here, which is under way, it jumps.
  async show(course: Course, mayLook: boolean): Promise<void> {
    if (!this.scene) return;
    const release = this.takeRelease();
    if (release) this.scene.arrive();
    const isSkipped = release === null && (await this.waitForCamera(this.scene));
    if (this.isLeft) return;
    this.scene.hold(null);
    this.scene.aim(null);
    this.scene.mark(null);
    if (mayLook) this.scene.setCamera({ kind: 'follow' });
    const shown = this.scene.play(course, rate(), this.sound, release);
    if (isSkipped) this.scene.skip();
    await shown;
  }

  // Returns whether skip() ended it. In a window that nobody sees there are no frames, so the time is limited.
  private async waitForCamera(scene: TableScene): Promise<boolean> {
    let isSkipped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      scene.arrival(),
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longestMove / rate());
        this.endWait = () => {
          isSkipped = true;
          resolve();
        };
      }),
    ]);
    clearTimeout(timer);
    this.endWait = null;
    scene.arrive();
    return isSkipped;
  }

  skip(): void {
    this.endWait?.();
    this.scene?.skip();
  }

  // Until the returned function is called.
  follow(session: TableSession, table: TableInfo): () => void {
    const scene = this.scene;
    if (!scene) return () => {};
    scene.setTable(table, weightRadius(table, session.setup.weight));
    const again = computed(() => (session.moment.value.kind === 'again' ? session.moment.value.shown : null));
    const powder = computed(() => (again.value ?? { powder: session.powder.value }).powder);
    const ends = [
      effect(() => scene.setEnd((again.value ?? session.state.value).end)),
      effect(() => scene.setPowder(powder.value)),
      effect(() => this.showWeights(scene, session)),
      effect(() => {
        const camera = cameraFor(session.moment.value);
        if (camera) scene.setCamera(camera);
      }),
      effect(() => {
        const isToThrow = ['aiming', 'thinking', 'waiting'].includes(session.moment.value.kind);
        scene.mark(isToThrow && session.state.value.may_look ? (session.lastThrow.value?.alone ?? null) : null);
      }),
    ];
    return () => {
      this.isLeft = true;
      for (const end of ends) end();
      this.skip();
      scene.hold(null);
      scene.aim(null);
      scene.mark(null);
      scene.light(null);
    };
  }

  private showWeights(scene: TableScene, session: TableSession): void {
    const moment = session.moment.value;
    const weights = session.state.value.weights;
    if (moment.kind === 'sliding') return;
    if (moment.kind === 'again') return scene.setWeights(moment.shown.weights);
    if (moment.kind === 'judging' || (moment.kind === 'over' && moment.judged)) {
      scene.setWeights(moment.judged?.lying ?? []);
    } else {
      scene.light(null);
      scene.setWeights(weights);
    }
  }
}

// The judge's view and a throw that is shown again move the camera themselves.
function cameraFor(moment: Moment): Camera | null {
  switch (moment.kind) {
    case 'sliding':
    case 'again':
      return null;
    case 'judging':
    case 'over':
      return moment.judged ? { kind: 'far' } : null;
    default:
      return { kind: 'shooter' };
  }
}
