// The engine for practice, replays, the coach and the statistics. It runs in workers of its own, loaded when first needed, so
// that a match never waits. Every request can be cancelled: its promise fails with an AbortError, and if it was not begun it
// never is. The messages themselves are in messages.ts.
import type {
  Advice, AdviceRequest, AimedShot, AskedShot, DeclaredThrow, Hand, HandEstimate, MatchState, PlayedStep, PlayedThrow,
  Position, PositionOfReplay, Rating, RatingRequest, SetupOfReplay, SetupTold, Shot, NarrationStep, ToShoot,
} from './messages';
import type { Course, Powder } from './types';

export type {
  Advice, AdvisedShot, AdviceReason, AdviceRequest, AimedShot, AskedShot, Bias, DeclaredThrow, Deviation, Hand, HandEstimate, NamedShot,
  PlacedWeight, Position, PositionOfReplay, Rating, RatingRequest, ShotKind, NarrationStep, ToShoot, WeightName,
} from './messages';

// One throw from a position.
export interface StudiedThrow extends PlayedThrow {
  course: Course; // ids are indices: of the position's weights, then of those thrown
}

// Where many throws of one aim come to rest: the weights thrown, one after the other (four each where four are thrown).
export interface Scatter {
  x: Float32Array;
  y: Float32Array;
  on: Uint8Array; // 1: on the board, 0: fell or was removed there
  points: number; // mean of own less the opponents', if it ended there
  in_play: number; // share of the weights thrown
  zones: Record<string, number>; // the same by zone; 'off' for those that left the board
}

// How good it is to aim at a place: the weight is let go at `from` with the speed that would take it there alone. Rows
// beyond the far edge are harder throws, and y is where they would leave the board. On boards with cushions it goes by
// way of the better one.
export interface HeatRequest extends Position {
  from: number; // y of the release
  along?: number; // cells; default 28
  across?: number; // default 12
  throws?: number; // of each cell; default 60, of four thrown together 16
  seed?: number;
}
export interface HeatMap {
  xs: Float32Array; // middle of each row, from the shooter's edge; those above the board's length are harder throws
  ys: Float32Array; // middle of each column
  win: Float32Array; // chance of winning the game, [row * ys.length + column]
  speeds: Float32Array; // of each row
  low: number;
  high: number;
  best: { x: number; y: number; shot: AimedShot; win: number };
}

export interface ReplayStep extends PlayedStep {
  before: MatchState | null; // the state it was played in; null for the first
  throws: boolean; // whether there is a course to see
  contacts: number; // between the weights of that throw
}
interface ReplayFound {
  verified: boolean; // simulated again to the same bits
  cut_off: boolean; // the match goes on, or its end was lost: all up to there is right
}
export type PlayedRecord = ReplayFound & { setup: SetupOfReplay; steps: ReplayStep[]; told: null };
// Made by other rules or another physics: what it tells is all there is to see.
export type NarrationRecord = ReplayFound & { setup: SetupTold; steps: []; told: NarrationStep[] };
export type Replayed = PlayedRecord | NarrationRecord;

// A refused request fails with a StudyError (fault.ts).
export interface Study {
  // Whether the position can be played, and what is to be thrown in it.
  toShoot(position: Position, signal?: AbortSignal): Promise<ToShoot>;
  throwFrom(position: Position, shot: AskedShot, hand: Hand | null, seed: number, signal?: AbortSignal): Promise<StudiedThrow>;
  scatter(position: Position, shot: AskedShot, hand: Hand, throws: number, seed: number, signal?: AbortSignal): Promise<Scatter>;
  // The throw from the release place y that comes to rest at a place of the empty board; null where none does.
  shotTo(position: Position, from: number, place: { x: number; y: number }): Promise<Shot | null>;

  advise(request: AdviceRequest, signal?: AbortSignal): Promise<Advice>;
  heat(request: HeatRequest, signal?: AbortSignal): Promise<HeatMap>;
  rate(request: RatingRequest, signal?: AbortSignal): Promise<Rating>;
  estimate(throws: DeclaredThrow[], table: string, powder: string | number, signal?: AbortSignal, weight?: string): Promise<HandEstimate>;

  // A whole record, or one that is cut off; any other fault is refused. It stays open for courseOf until another is opened.
  replay(record: string, signal?: AbortSignal): Promise<Replayed>;
  courseOf(step: number): Promise<{ course: Course | null; powder: Powder | null }>; // of the replay that is open; powder before it
  // The position in which a step of the open replay was thrown, as the coach takes it; null where nothing was thrown.
  positionOf(step: number): Promise<PositionOfReplay | null>;

  close(): void; // ends the worker
}
