// What every screen can use: the engine and its games, tables and levels, the table's scene, and the study.
import { effect, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { Engine } from '../engine/engine';
import { messageOf } from '../engine/fault';
import type { Study } from '../engine/study';
import type { GameInfo, LevelInfo, PresetInfo, TableInfo } from '../engine/types';
import type { SceneSettings, TableScene } from '../scene/contract';
import { preferences } from '../state/preferences';
import { fixedQuality, isUnseen } from './parameters';

export interface Page {
  engine: Engine;
  games: GameInfo[];
  presets: PresetInfo[];
  tables: TableInfo[];
  levels: LevelInfo[]; // weakest first
  table: TableHost;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('A screen is shown outside the page.');
  return page;
}

// The one canvas behind every screen, and the scene on it. three.js is loaded on first use.
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

  // Resolves with null if the device cannot draw it.
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

// The page's one study, started on first use.
let begun: Promise<Study> | null = null;

export function studyInstance(): Promise<Study> {
  // A failed load, as without a connection, is tried again next time.
  begun ??= import('../engine/study_client').then(
    ({ createStudy }) => createStudy(),
    (error: unknown) => {
      begun = null;
      throw error;
    },
  );
  return begun;
}

// Shows objects to the browser tests as window.hammer.NAME, until the returned function is called.
export function showToTests(things: Record<string, unknown>): () => void {
  const { hammer } = window as unknown as { hammer: Record<string, unknown> };
  Object.assign(hammer, things);
  return () => {
    for (const [name, thing] of Object.entries(things)) if (hammer[name] === thing) delete hammer[name];
  };
}
