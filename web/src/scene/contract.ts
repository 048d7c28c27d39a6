// What the page asks of the drawn table. Coordinates are the shooter's, as everywhere: x from the shooter's edge, y to
// the shooter's left; at end B the whole table is seen from its other side.
import type { Color, Course, End, Place, Powder, TableInfo } from '../engine/types';
import type { Release } from '../state/course';

export interface SceneWeight {
  id: number;
  color: Color;
  x: number;
  y: number;
}

export type Camera =
  | { kind: 'shooter' } // behind the board, all of it in sight
  | { kind: 'follow' } // along with the weights that move
  | { kind: 'far' } // over the far end, the scoring zones filling the view
  | { kind: 'judge'; x: number; y: number } // straight down on one weight
  | { kind: 'side'; x: number; y: number } // level with the far edge, to see whether a weight hangs over
  | { kind: 'above' } // straight down on the scoring half, for laying weights
  | { kind: 'free'; turn: number; height: number; distance: number; x: number } // round the place x on the centre line; rad, rad, m
  | { kind: 'home' }; // slowly round the table, behind the home screen

export type Quality = 'low' | 'medium' | 'high';

export interface SceneSettings {
  quality: Quality | 'auto';
  reducedMotion: boolean; // cameras jump instead of gliding
}

export interface SceneInfo {
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  quality: Quality;
  frameMs: number; // script time of a frame, mean of the last second
}

export interface Clear {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// The sliding sound of one frame of a playback.
export interface SlideSound {
  speed: number; // m/s of the fastest sliding weight
  pan: number; // -1 left .. 1 right
}

export interface PlaybackEvents {
  contact(impulse: number, pan: number, cushion: boolean): void;
  fall(pan: number): void;
  slide(sound: SlideSound): void; // once a frame; speed 0 at the end
}

// The end of one of many throws.
export interface Dot {
  x: number;
  y: number;
  color: Color;
  on: boolean; // false: it fell there, or was taken off
}

// The area in which a lesson or drill wants a weight to rest. `done` is drawn less brightly. With `glow`, 0..1, it is a zone that
// counts: lit that strongly, without an outline.
export type Area =
  | { shape: 'zone'; x0: number; x1: number; y0: number; y1: number; done?: boolean; glow?: number }
  | { shape: 'spot'; x: number; y: number; radius: number; done?: boolean; glow?: number };

// A heat map over the board: the worth of each cell, 0 (worst) .. 1 (best), row by row from `x0`.
export interface BoardColors {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  along: number;
  across: number;
  worth: Float32Array; // [row * across + column]
}

export interface TableScene {
  readonly canvas: HTMLCanvasElement;

  setTable(table: TableInfo, weightRadius: number): void;
  setEnd(end: End): void; // the camera walks round
  setWeights(weights: SceneWeight[]): void; // replaces all weights; these are at rest
  setPowder(powder: Powder | null): void;
  setSettings(settings: SceneSettings): void;

  // The weight (or four) in the shooter's hand, at its place on the board; null: none.
  hold(held: { color: Color; x: number; y: number; four: boolean; turn?: number } | null): void;
  // An arrow from the held weight: aiming by pull-back or keyboard. speed as a share 0..1 of the strongest.
  aim(aim: { angle: number; power: number; spin: number } | null): void;
  // A faint line along a path.
  mark(path: Place[] | null): void;
  // Highlights the weights that count and dims the others; null: no highlighting.
  light(ids: ReadonlyMap<number, boolean> | null): void;
  // The sliding-weight check (G11): a second weight slides along the far edge and stops where it would touch this one.
  slideCheck(weight: Place | null): Promise<void>;
  dust(place: Place): void; // a puff of powder

  // Overlays, each shown until it is set to null.
  ghosts(weights: SceneWeight[] | null): void; // transparent weights, where they came to rest the last time
  dots(dots: Dot[] | null): void; // 1000 at most
  areas(areas: Area[] | null): void;
  band(area: Area | null): void; // where the aimed throw would stop
  colors(colors: BoardColors | null): void;

  // Draws all overlays once, invisibly, so that their shaders are compiled before they are needed.
  prepare(): void;

  // Shows a moment of a course at once, for scrubbing. Weights not in the course stay as they are.
  pose(course: Course, time: number): void;
  setCamera(camera: Camera): void;
  // The part of the window that nothing covers, in CSS pixels: cameras show there what they are to show. Null: all of it.
  setClear(clear: Clear | null): void;
  // Ends the camera's move at once: nobody can aim while the camera moves. Returns whether it walked round the table.
  arrive(): boolean;
  arrival(): Promise<void>; // resolves when the camera no longer moves, which needs frames
  // Resolves when the last weight has come to rest or fallen. `rate` 1 is real time; skip() ends it at once. `from`: how far
  // the hand has already moved the weights.
  play(course: Course, rate: number, events: PlaybackEvents, from?: Release | null): Promise<void>;
  skip(): void;

  // The place on the board under a point of the window (CSS pixels), also beyond its edges; null above the horizon.
  boardPoint(clientX: number, clientY: number): Place | null;
  // Where a place on the board is in the window.
  screenPoint(x: number, y: number): Place;

  info(): SceneInfo;
  resize(): void;
  dispose(): void;
}
