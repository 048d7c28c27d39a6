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
  | { kind: 'side'; x: number; y: number } // level with the far edge: a hanger against the air
  | { kind: 'above' } // straight down on the scoring half, for laying weights
  | { kind: 'free'; turn: number; height: number; distance: number; x: number } // round the place x on the centre line; rad, rad, m
  | { kind: 'home' }; // slowly round the table, behind the home screen

export type Quality = 'low' | 'medium' | 'high';

export interface SceneSettings {
  quality: Quality | 'auto';
  reducedMotion: boolean; // cameras cut instead of gliding
}

export interface SceneInfo {
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  quality: Quality;
  frameMs: number; // script time of a frame, mean of the last second
}

// What one frame of a playback would sound like.
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
  on: boolean; // else it fell there, or was taken off
}

// What a lesson or a drill asks for: to rest inside. `done` is drawn quietly.
export type Area =
  | { shape: 'zone'; x0: number; x1: number; y0: number; y1: number; done?: boolean }
  | { shape: 'spot'; x: number; y: number; radius: number; done?: boolean };

// Colours over the board: worth 0 (worst) .. 1 (best) of cells, row by row from `x0`.
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
  setWeights(weights: SceneWeight[]): void; // at rest on the board; the others are gone
  setPowder(powder: Powder | null): void;
  setSettings(settings: SceneSettings): void;

  // The weight (or four) in the shooter's hand, at its place on the board; null: none.
  hold(held: { color: Color; x: number; y: number; four: boolean; turn?: number } | null): void;
  // An arrow from the held weight: aiming by pull-back or keyboard. speed as a share 0..1 of the strongest.
  aim(aim: { angle: number; power: number; spin: number } | null): void;
  // The quiet mark of a path.
  mark(path: Place[] | null): void;
  // What counts is lit, the rest dimmed; null: all as usual.
  light(ids: ReadonlyMap<number, boolean> | null): void;
  // The sliding-weight check (G11): a second weight slides along the far edge and stops where it would touch this one.
  slideCheck(weight: Place | null): Promise<void>;
  dust(place: Place): void; // a puff of powder

  // What is drawn beside the weights, each until it is set to null.
  ghosts(weights: SceneWeight[] | null): void; // see-through: where they came to rest the last time
  dots(dots: Dot[] | null): void; // 1000 at most
  areas(areas: Area[] | null): void;
  colors(colors: BoardColors | null): void;

  // Draws all of these once, unseen: their shaders are made then, and nothing halts when they are first wanted.
  prepare(): void;

  // A moment of a course, at once: for scrubbing. Weights not in the course stay as they are.
  pose(course: Course, time: number): void;
  setCamera(camera: Camera): void;
  arrive(): void; // the camera is where it is going at once: a hand cannot aim from a moving place
  // Resolves when the last weight has come to rest or fallen. `rate` 1 is real time; skip() ends it at once. `from`: the weights
  // have come this far already, in a hand.
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
