// The weights as the scene knows them: place in the world, rotation and highlighting.
import type { Color, End } from '../engine/types';
import type { SceneWeight } from './contract';
import type { Drop } from './drop';
import { toWorld } from './places';
import type { Ground, Layout } from './places';
import { shadowSurface } from './weights';
import type { Weights } from './weights';

export interface Figure {
  id: number;
  color: Color;
  x: number; // world
  z: number;
  turn: number;
  drop: Drop | null; // over the edge
}

export interface Held {
  color: Color;
  x: number;
  y: number;
  four: boolean;
  turn?: number;
}

// The sliding weight of the check stands on its rim, its top along the board's end.
export interface Slider {
  color: Color;
  x: number;
  y: number; // of its middle
  z: number;
  outward: number; // 1 or -1: direction of its base along z
}

const dimmed = 0.3;
const fourGap = 0.0005; // between weights thrown together
const ground: Ground = { x: 0, z: 0 };

export class Figures {
  readonly all: Figure[] = [];
  held: Held | null = null;
  slider: Slider | null = null;
  lit: ReadonlyMap<number, boolean> | null = null;
  isDirty = true;
  laid = 0; // counts calls of set(); figures from before a call are no longer shown

  find(id: number): Figure | undefined {
    return this.all.find((figure) => figure.id === id);
  }

  // A weight that was there before keeps its rotation.
  set(weights: readonly SceneWeight[], layout: Layout, end: End): void {
    const before = this.all.splice(0);
    ++this.laid;
    for (const weight of weights) {
      const old = before.find((figure) => figure.id === weight.id && !figure.drop);
      toWorld(layout, end, weight.x, weight.y, ground);
      this.all.push({ id: weight.id, color: weight.color, x: ground.x, z: ground.z, turn: old?.turn ?? turnOf(weight.id), drop: null });
    }
    this.isDirty = true;
  }

  add(id: number, color: Color, turn: number): Figure {
    const figure: Figure = { id, color, x: 0, z: 0, turn, drop: null };
    this.all.push(figure);
    return figure;
  }

  // Passes every visible weight to the mesh.
  show(weights: Weights, layout: Layout, end: End, radius: number): void {
    weights.begin();
    for (const figure of this.all) this.showOne(weights, figure);
    if (this.held) this.showHeld(weights, this.held, layout, end, radius);
    const s = this.slider;
    if (s) weights.put(s.color, s.x, s.y, s.z, 0, (-s.outward * Math.PI) / 2, 1, 0, 1, 0, shadowSurface.nothing);
    weights.end();
    this.isDirty = false;
  }

  private showOne(weights: Weights, figure: Figure): void {
    const counts = this.lit?.get(figure.id) ?? false;
    const brightness = this.lit && !counts ? dimmed : 1;
    const d = figure.drop;
    if (d) weights.put(figure.color, d.x, d.y, d.z, figure.turn, d.tilt, d.axisX, d.axisZ, brightness, 0, d.y > -0.004 ? shadowSurface.board : shadowSurface.alley);
    else weights.put(figure.color, figure.x, 0, figure.z, figure.turn, 0, 0, 0, brightness, counts ? 1 : 0, shadowSurface.board);
  }

  private showHeld(weights: Weights, held: Held, layout: Layout, end: End, radius: number): void {
    const apart = held.four ? radius + fourGap : 0;
    for (let i = 0; i < (held.four ? 4 : 1); ++i) {
      toWorld(layout, end, held.x + (i < 2 ? apart : -apart), held.y + (i % 2 ? apart : -apart), ground);
      weights.put(held.color, ground.x, 0, ground.z, held.turn ?? 0, 0, 0, 0, 1, 0.55, shadowSurface.board);
    }
  }
}

// Weights get different rotations, as if put down by hand.
const turnOf = (id: number): number => (id * 2.399) % (2 * Math.PI);
