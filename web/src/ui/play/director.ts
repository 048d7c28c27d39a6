// Shows a session in the scene: the table, the weights, the cameras, and the sound.
import { computed, effect, signal, untracked } from '@preact/signals';

import type { Camera, TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import type { Course, TableInfo } from '../../engine/types';
import type { Release } from '../../state/course';
import type { Moment, Stage, TableSession } from '../../state/table_session';
import { weightRadius } from '../../state/match_options';
import { preferences } from '../../state/preferences';
import { rate } from '../parameters';

const longestMove = 2600; // ms that a camera moves, by its own clock

export class Director implements Stage {
  // Whether the far end is looked at while somebody is to throw: a person may turn to it and back.
  readonly looksFar = signal(false);
  private isLeft = false;
  private endWait: (() => void) | null = null;

  constructor(
    private readonly scene: TableScene | null, // null: nothing can be drawn, and throws end at once
    private readonly sound: Sound,
    private readonly takeRelease: () => Release | null, // the thrower's: how far the hand has brought the weight
  ) {}

  // If the game forbids peeking, the camera stays with the shooter. No throw is shown before the camera is there: it may
  // still be walking round the table. For a throw from here, which is under way, it jumps. A camera that is at the far end
  // already waits there for the weight.
  async show(course: Course, mayLook: boolean, speed = 1): Promise<void> {
    if (!this.scene) return;
    const release = this.takeRelease();
    if (release || speed === Infinity) this.scene.arrive();
    const isSkipped = (release === null && (await this.waitForCamera(this.scene))) || speed === Infinity || document.hidden;
    if (this.isLeft) return;
    this.scene.hold(null);
    this.scene.aim(null);
    this.scene.mark(null);
    if (mayLook) this.scene.setCamera({ kind: this.looksFar.peek() || speed === Infinity ? 'far' : 'follow' });
    const shown = this.scene.play(course, isSkipped ? rate() : rate() * speed, this.sound, release);
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
      this.followTurns(session),
      effect(() => {
        const { value: moment } = session.moment;
        const camera = this.looksFar.value && isToThrow(moment) ? ({ kind: 'far' } as const) : cameraFor(moment);
        if (camera) scene.setCamera(camera);
      }),
      effect(() => {
        scene.mark(isToThrow(session.moment.value) && session.state.value.may_look ? (session.lastThrow.value?.alone ?? null) : null);
      }),
    ];
    // Nobody sees it, and there are no frames: what is thrown meanwhile is shown where it ends.
    const hidden = () => document.hidden && this.skip();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      this.isLeft = true;
      for (const end of ends) end();
      this.skip();
      scene.hold(null);
      scene.aim(null);
      scene.mark(null);
      scene.light(null);
    };
  }

  // After a throw the camera is at the far end. Unless people take their time it stays there while others throw.
  private followTurns(session: TableSession): () => void {
    let before: Moment['kind'] | null = null;
    return effect(() => {
      const { kind } = session.moment.value;
      const { may_look: mayLook, phase } = session.state.value;
      const isOthers = (kind === 'thinking' || kind === 'waiting') && phase === 'shooting' && mayLook;
      untracked(() => {
        const stays = before === 'sliding' ? preferences.value.tempo !== 'relaxed' : this.looksFar.value;
        if (kind !== before && kind !== 'sliding') this.looksFar.value = isOthers && stays;
        before = kind;
      });
    });
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

export function isToThrow({ kind }: Pick<Moment, 'kind'>): boolean {
  return kind === 'aiming' || kind === 'thinking' || kind === 'waiting';
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
