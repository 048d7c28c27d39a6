// The one canvas behind every screen, and the scene on it. three.js is loaded when first wanted.
import { effect, signal } from '@preact/signals';

import { messageOf } from '../engine/fault';
import type { SceneSettings, TableScene } from '../scene/contract';
import { preferences } from '../state/preferences';
import { fixedQuality, isUnseen } from './parameters';

export class TableHost {
  readonly canvas: HTMLCanvasElement;
  readonly scene = signal<TableScene | null>(null);
  readonly fault = signal<string | null>(null); // why there is no scene
  private begun: Promise<TableScene | null> | null = null;

  constructor(parent: HTMLElement) {
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
      this.scene.value = scene;
      return scene;
    } catch (error) {
      this.fault.value = messageOf(error);
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
