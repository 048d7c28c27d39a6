// What practice, replays, the coach and the statistics ask of the engine. It is worked out in a worker of its own, which
// is loaded when first wanted, so that a match is never kept waiting. Whatever is asked can be cancelled: then its
// promise fails with an AbortError, and what was not begun is not begun.
import type { AgreedSetup, Color, Course, Judgement, MatchEvent, MatchState, OptionValue, Powder, SeatSetup, Shot } from './types';

export type PlacedWeight = { color: Color; x: number; y: number };

// A level's name, or a hand as it was estimated: share of the speed, rad, m.
export type Hand = string | { speed: number; angle: number; place: number };

// A position with somebody to shoot, as `hammer advise` takes it.
export interface Position {
  game: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  table?: string;
  powder?: string | number;
  weight?: string;
  seats?: SeatSetup[]; // without: red and blue, or first and second where a side has the board alone
  weights: PlacedWeight[];
  thrown?: number; // so far, those that fell included; without: as few as the weights and to_shoot allow
  to_shoot: string; // a side
  score?: Record<string, number>;
  hammer?: string; // who shoots last: checked
  order?: string[]; // of the sides, where each has the board alone; as they are seated
  round?: number;
  first_color?: Color; // where four are thrown together: their colour, thrown already or next
  colors?: Record<string, Color>; // by side, where two share the board and are not named by their colour
  hand?: Hand | Record<string, Hand>;
  dryness?: number[]; // where powder wears: of every cell, as Powder has it
}

// ---------------------------------------------------------------- throws

// What is to be thrown in a position, by its game's order.
export interface ToShoot {
  to_shoot: string;
  thrown: number; // so far
  weights_left: number; // of this player, this throw included
  color: Color | null; // null: the player's choice
  throws: 1 | 4;
}

// Of four thrown together the colour may be chosen; without, the position's first_color, or red.
export type AimedShot = Shot & { color?: Color };

// One throw from a position, by the rules of its game.
export interface StudiedThrow {
  aimed: AimedShot;
  thrown: AimedShot; // after the hand's trembling; as aimed where there is none
  course: Course; // ids are places: of the position's weights, then of those thrown
  weights: (PlacedWeight & { id: number })[]; // on the board afterwards
  off: (PlacedWeight & { id: number; fate: 'fell' | 'dead' | 'taken_off' | 'forfeited' })[];
  failed: boolean; // the turn ends with nothing
  judgement: Judgement; // as if the round or turn ended here; of `weights`, in their order
}

// Where many throws of one aim come to rest: the weights thrown, one after the other (four each where four are thrown).
export interface Scatter {
  x: Float32Array;
  y: Float32Array;
  on: Uint8Array; // 1: on the board, 0: fell there, or was taken off
  points: number; // mean of own less the opponents', if it ended there
  in_play: number; // share of the weights thrown
  zones: Record<string, number>; // the same by zone; 'off' for those that left the board
}

// ---------------------------------------------------------------- the coach

export interface AdviceRequest extends Position {
  shots?: number;
  sample?: number;
  effort?: number;
  effort_last?: number;
  seed?: number;
}

export type ShotKind =
  | 'lag' | 'hanger' | 'guard' | 'take_out' | 'stick' | 'take_out_two' | 'tap' | 'promote' | 'clear' | 'throw_away' | 'four';

// A weight told apart from all others on the board: by whose it is and what it is worth; by its lane or its rank among
// those alike, where there are others.
export interface WeightName {
  side?: string; // without: a side has the board alone, and the colour tells
  color: Color;
  zone: string;
  value: number;
  alike: number;
  lane?: 'left' | 'middle' | 'right';
  rank?: number; // of those in that lane, from 1
  of?: number;
  by?: 'depth' | 'place'; // from the deepest, or from the left
}

export interface AdviceReason {
  code: string;
  weight?: number; // a place in the position's weights
  weight_name?: WeightName;
  shared?: boolean; // whether points are of a round that two sides share, or of a turn
  weights_now?: number;
  chance?: number;
  points?: number;
  win?: number;
  weights?: number;
  [number: string]: unknown;
}

// What a shot is called, in words and in codes.
export interface NamedShot {
  kind: ShotKind;
  target: number | null; // places in the position's weights
  second: number | null;
  target_name?: WeightName;
  second_name?: WeightName;
  zone: string;
  value: number;
  bank: boolean;
}

export interface AdvisedShot extends NamedShot {
  aim: AimedShot;
  success: number;
  success_error: number;
  win: number;
  win_error: number;
  gain: number;
  points: number;
  reasons: AdviceReason[];
  sample: { success: boolean; moved: { weight: number; x: number; y: number; fate: string }[] }[];
}

export interface Advice {
  to_shoot: string;
  weights_left: number;
  win_thrown_away: number;
  shots: AdvisedShot[];
  simulated?: number;
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

// What was played from a position, rated.
export interface RatingRequest extends Position {
  rate: { aimed: AimedShot; thrown: AimedShot };
  effort?: number;
  effort_last?: number;
  seed?: number;
}
export interface Rating {
  grade: 'best' | 'good' | 'fair' | 'mistake' | 'blunder';
  loss: number; // in chance of winning, against the best shot found
  loss_error: number;
  luck: number; // what came of it, less what the aim comes to on average
  played: NamedShot & { win: number; success: number; succeeded: boolean };
  best: NamedShot & { aim: AimedShot; win: number };
  simulated?: number;
}

export interface DeclaredThrow {
  aimed: { y: number; speed: number; angle: number };
  thrown: { y: number; speed: number; angle: number };
}
export interface Deviation {
  value: number;
  error: number;
  low: number;
  high: number | null;
}
export interface Bias {
  value: number;
  error: number;
}
export interface HandEstimate {
  throws: number;
  deviation: { speed: Deviation; angle: Deviation; place: Deviation }; // share of the speed, rad, m
  bias: { speed: Bias; angle: Bias; place: Bias };
  place_measured: boolean;
  nearest: string; // a named hand
  hand: { speed: number; angle: number; place: number }; // as a position takes it
}

// ---------------------------------------------------------------- replays

export interface ReplayStep {
  line: number; // of the record
  events: MatchEvent[];
  state: MatchState; // after it
  before: MatchState | null; // the state it was played in; null for the first
  throws: boolean; // whether there is a course to see
  contacts: number; // between the weights of that throw
}
// Of a record that was made by other rules or another physics: what it tells is all there is to see, in codes, or in
// its own words before there were codes in records.
export type ToldStep = { line: number; scores: Record<string, number> } & ({ events: MatchEvent[] } | { told: string[] });
export interface Replayed {
  setup: AgreedSetup; // of a told record only what could be read: the rest is null
  steps: ReplayStep[]; // none of a told record
  told: ToldStep[] | null;
  verified: boolean; // simulated again to the same bits
  cut_off: boolean; // the match goes on, or its end was lost: all up to there is right
}

// What is refused fails with a StudyError (study_error.ts): a sentence that names the field.
export interface Study {
  // Whether the position can be played, and what is to be thrown in it.
  toShoot(position: Position, signal?: AbortSignal): Promise<ToShoot>;
  throwFrom(position: Position, shot: AimedShot, hand: Hand | null, seed: number, signal?: AbortSignal): Promise<StudiedThrow>;
  scatter(position: Position, shot: AimedShot, hand: Hand, throws: number, seed: number, signal?: AbortSignal): Promise<Scatter>;
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
  positionOf(step: number): Promise<Position | null>;

  close(): void; // ends the worker
}
