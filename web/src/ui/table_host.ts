// The one canvas behind every screen, and the scene on it. three.js is loaded when first wanted.
import { effect, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../engine/fault';
import type { SceneSettings, TableScene } from '../scene/contract';
import { preferences } from '../state/preferences';
import { fixedQuality, isUnseen } from './parameters';

export class TableHost {
  readonly canvas: HTMLCanvasElement;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly fault: ReadonlySignal<string | null>; // why there is no scene
  private readonly made = signal<TableScene | null>(null);
  private readonly why = signal<string | null>(null);
  private begun: Promise<TableScene | null> | null = null;

  constructor(parent: HTMLElement) {
    this.scene = this.made;
    this.fault = this.why;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'table-canvas';
    this.canvas.setAttribute('aria-hidden', 'true');
    parent.prepend(this.canvas);
  }

  // Resolves with null where the device cannot draw it.
  load(): Promise<TableScene | null> {
    this.begun ??= this.make();
    return this.begun;
  }

  private async make(): Promise<TableScene | null> {
    try {
      const { createScene } = await import('../scene/scene');
      const scene = createScene(this.canvas, sceneSettings(), isUnseen() ? (await import('../scene/unseen_renderer')).makeUnseenRenderer() : undefined);
      effect(() => scene.setSettings(sceneSettings()));
      addEventListener('resize', () => scene.resize());
      this.made.value = scene;
      return scene;
    } catch (error) {
      this.why.value = messageOf(error);
      return null;
    }
  }
}

const systemWants = matchMedia('(prefers-reduced-motion: reduce)');
const systemReduces = signal(systemWants.matches);
systemWants.addEventListener('change', () => (systemReduces.value = systemWants.matches));

export function reducedMotion(): boolean {
  const motion = preferences.value.motion;
  return motion === 'system' ? systemReduces.value : motion === 'reduced';
}

function sceneSettings(): SceneSettings {
  return { quality: fixedQuality() ?? preferences.value.quality, reducedMotion: reducedMotion() };
}
