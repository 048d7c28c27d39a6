// Shows the current moment of a replay in the scene, and runs its time.
import { computed, effect, signal } from '@preact/signals';

import type { Course, TableInfo } from '../../engine/types';
import type { Camera, TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import { firstFree } from '../../state/free_camera';
import { weightRadius } from '../../state/match_options';
import type { Replay } from '../../state/replay/replay';
import { rate } from '../parameters';
import { CourseSound } from '../table_sound';

export const cameraNames = ['follow', 'shooter', 'far', 'above', 'free'] as const;
export type CameraName = (typeof cameraNames)[number];

const longestFrame = 0.1; // s: a page that was hidden does not jump

export class ReplayStage {
  readonly camera = signal<CameraName>('follow');
  readonly free;
  private readonly slides; // computed: the camera does not move with every frame
  private readonly ended;
  private readonly sound: CourseSound;
  private drawn: Course | null = null; // the course whose weights the scene has

  constructor(
    private readonly replay: Replay,
    private readonly scene: TableScene | null, // null: nothing can be drawn, and only the map shows it
    private readonly table: TableInfo,
    sound: Sound,
  ) {
    this.ended = computed(() => replay.moment.value.ended);
    this.slides = computed(() => replay.shown.value.sliding !== null);
    this.free = signal(firstFree(table.length));
    this.sound = new CourseSound(sound, table.width / 2);
  }

  // Until the returned function is called.
  begin(): () => void {
    const ends = [effect(() => this.runTime())];
    if (this.scene) ends.push(...this.showOn(this.scene));
    return () => {
      for (const end of ends) end();
      this.sound.silence();
    };
  }

  private showOn(scene: TableScene): (() => void)[] {
    const { replay } = this;
    scene.setTable(this.table, weightRadius(this.table, replay.setup.weight));
    for (const nothing of ['hold', 'aim', 'mark', 'light', 'ghosts', 'dots', 'areas', 'colors'] as const) scene[nothing](null);
    const end = computed(() => replay.shown.value.state.end);
    const powder = computed(() => replay.shown.value.powder);
    return [
      effect(() => scene.setEnd(end.value)),
      effect(() => scene.setPowder(powder.value)),
      effect(() => this.showWeights(scene)),
      effect(() => scene.setCamera(this.cameraNow())),
    ];
  }

  private showWeights(scene: TableScene): void {
    const { sliding, weights, passage } = this.replay.shown.value;
    if (!sliding) {
      this.drawn = null;
      return scene.setWeights(weights);
    }
    if (this.drawn !== sliding.course) scene.setWeights(passage.begins.weights);
    this.drawn = sliding.course;
    scene.pose(sliding.course, sliding.time);
  }

  private cameraNow(): Camera {
    const chosen = this.camera.value;
    if (chosen === 'free') return this.free.value;
    if (chosen !== 'follow') return { kind: chosen };
    if (this.ended.value) return { kind: 'far' };
    return { kind: this.slides.value || this.replay.playing.value ? 'follow' : 'shooter' };
  }

  private runTime(): () => void {
    if (!this.replay.playing.value) {
      this.sound.silence();
      return () => {};
    }
    let last = performance.now();
    let frame = 0;
    const step = (now: number) => {
      this.replay.tick(Math.min(longestFrame, Math.max(0, now - last) / 1000) * rate());
      last = now;
      this.hear();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  private hear(): void {
    const { sliding } = this.replay.shown.peek();
    if (sliding) this.sound.goneTo(sliding.course, sliding.time, this.replay.rate.peek());
    else this.sound.silence();
  }
}
