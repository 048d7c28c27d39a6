// The engine's JSON as it comes from protocol/: what `hammer games`, `tables`, `umpire` and `judge` print.
// Lengths in metres, speeds m/s, angles rad, spin rad/s. x runs from the shooter's edge, y to the shooter's left.

export type Color = 'red' | 'blue';
export type End = 'A' | 'B';

export interface OptionInfo {
  name: string;
  type: 'integer' | 'number' | 'choice' | 'boolean' | 'handicap';
  default: unknown;
  values?: (string | boolean)[];
  low?: number;
  high?: number;
  step?: number;
  always: boolean;
  with: unknown[];
}

export interface GameInfo {
  key: string;
  name: string;
  sides: number[]; // the numbers of sides that can play
  team_sizes: number[];
  shares_board: boolean;
  throws_four: boolean;
  prize: 'hammer' | 'first';
  revision: number;
  tables: string[];
  tables_with: unknown[];
  options: OptionInfo[];
  preset_values: { preset: string; option: string; value: unknown; players?: number }[];
}

// Values for options, each for the games that have it.
export interface PresetInfo {
  name: string;
  options: Record<string, OptionValue>;
}

export interface Target {
  centre: number; // from the end
  outer_radius: number; // middle of the paint
  middle_radius: number;
  inner_radius: number; // outer edge of the black ring
}

export interface TableInfo {
  name: string;
  length: number;
  width: number;
  foul_line: number;
  deuce_line: number | null;
  trey_line: number | null;
  five_line: number | null;
  line_width: number;
  weight_radius: number;
  weight_mass: number;
  cushions: boolean;
  release_x: number;
  target: Target | null;
  deceleration: { slow: number; medium: number; fast: number };
  restitution: number;
  restitution_creeping: number;
  restitution_knee: number;
  weight_friction: number;
  cushion_restitution: number | null;
  cushion_friction: number | null;
  weights: Record<string, { radius: number; mass: number }>;
}

export type OptionValue = string | number | boolean | Record<string, number> | null;

export interface SeatSetup {
  name: string;
  side?: string;
  hand?: string;
}

export interface MatchSetup {
  game: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  table?: string;
  powder?: string | number;
  weight?: string;
  seats: SeatSetup[];
  seed?: number | string;
}

// As agreed: every option that applies, and the powder as a number.
export interface AgreedSetup extends MatchSetup {
  preset: string;
  options: Record<string, OptionValue>;
  table: string;
  powder: number;
  weight: string;
  seats: (SeatSetup & { side: string })[];
}

export interface Shot {
  y: number;
  speed: number;
  angle: number;
  spin: number;
  spread?: number;
}

export interface BoardWeight {
  id: number; // counts in the order shot in this round or turn
  color: Color;
  x: number;
  y: number;
  side: string;
}

export interface MatchState {
  game: string;
  phase: 'toss' | 'choice' | 'shooting' | 'over';
  round: number;
  frame: number;
  end: End;
  first: string | null;
  hammer: string | null;
  to_shoot: { side: string; player: string; weights_left: number; color: Color | null; throws: 1 | 4 } | null;
  players: Record<string, string>; // who plays for each side in this round or turn; empty before the opening
  to_choose: { side: string; take: ('hammer' | 'first' | 'color')[] } | null;
  score: Record<string, number>;
  colors: Record<string, Color>;
  weights: BoardWeight[];
  off: (BoardWeight & { fate: 'fell' | 'dead' | 'taken_off' | 'forfeited' })[];
  series: { best_of: number; game: number; wins: Record<string, number> };
  over: boolean;
  winner: string | null;
  jar_cents: number;
  fouls: Record<string, number>;
  conceded: string[];
  may_look: boolean;
  dust_granted: boolean;
  can_undo: boolean;
  can_redo: boolean;
  hash: string;
}

export interface JudgedWeight {
  id: number; // its place among those shot, or in what was asked
  color: Color;
  x: number;
  y: number;
  zone: 'dead' | '1' | '2' | '3' | '4' | '5' | 'hanger' | 'corner_hanger';
  value: number;
  counts: boolean;
  clearance_mm: number | null; // past the line (positive) or short of clearing it
  line: string;
  reason: string;
  rule: string | null; // behind the reason: an id of the rules pages
  other: number | null;
}

export interface Judgement {
  score: Record<string, number>; // by colour, or { turn }
  verdict: Record<string, string>;
  rule: Record<string, string | null>; // behind each verdict
  weights: JudgedWeight[];
}

// One thing that followed from a command. `event` says which; the fields that belong to it are there.
export interface MatchEvent {
  event:
    | 'toss_won' | 'chooses' | 'opens' | 'shot' | 'fell' | 'no_cushion' | 'taken_off' | 'put_back' | 'dead_removed'
    | 'forfeited' | 'turn_failed' | 'scored' | 'hickey' | 'extra_frame' | 'game_won' | 'jar_taken' | 'match_won'
    | 'dusted' | 'dust_granted' | 'foul' | 'conceded' | 'undone' | 'redone';
  side?: string;
  player?: string;
  weight?: number;
  color?: Color;
  number?: number; // of the weight among those of its colour, from 1
  edge?: 'near' | 'far' | 'left' | 'right';
  landed?: 'heads' | 'tails';
  end?: End;
  hammer?: string | null;
  four?: true; // thrown together
  from_far_edge_mm?: number; // where a weight that was shot stops
  aimed?: Shot;
  thrown?: Shot;
  points?: number;
  total?: number;
  cents?: number;
  kind?: string;
  judgement?: Judgement;
}

export type UmpireAnswer =
  | { ok: true; events: MatchEvent[]; setup?: AgreedSetup; state: MatchState; differs?: true }
  | { ok: false; error: string; field: string | null; state: MatchState | null };

export type Command =
  | { cmd: 'toss'; side?: string; call?: 'heads' | 'tails'; end?: End }
  | { cmd: 'choose'; take: 'hammer' | 'first' | 'color'; color?: Color }
  | { cmd: 'open'; first?: string; order?: string[]; end?: End; color?: Color }
  | ({ cmd: 'shoot' } & Shot)
  | ({ cmd: 'throw-four'; color: Color } & Shot)
  | { cmd: 'report'; score?: Record<string, number>; weights?: { color: Color; x: number; y: number }[]; first?: string; first_color?: Color }
  | { cmd: 'dust'; area?: 'whole' | 'edges' }
  | { cmd: 'foul'; side: string; kind: string }
  | { cmd: 'concede'; side: string }
  | { cmd: 'forfeit' | 'grant-dust' | 'undo' | 'redo' };

export interface JudgeRequest {
  game: string;
  table?: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  weight?: string;
  weights: { color: Color; x: number; y: number }[];
  first_color?: Color;
}
export type JudgeAnswer = Judgement | { error: string; field: string | null };

// The course of the throw just played, sampled by the engine: every contact and stop is a sample, and between two
// samples a straight line is close enough to draw. Weights in the order of `ids`; sample s of weight w at [s * count + w].
export interface Course {
  duration: number; // s
  ids: number[]; // the board's ids, those thrown last
  colors: Color[];
  times: Float32Array;
  x: Float32Array;
  y: Float32Array;
  turn: Float32Array; // rad: how far the weight has turned about itself
  contacts: { t: number; a: number; b: number; x: number; y: number; impulse: number }[]; // places in ids; b -1, -2: left, right cushion
  falls: { t: number; weight: number; edge: 'near' | 'far' | 'left' | 'right'; x: number; y: number; vx: number; vy: number }[];
  // The first thrown weight's path had nothing been in the way: corners from release to rest or fall.
  alone: { x: number; y: number }[];
}

// Dryness 0 (fresh) .. 1 (bare wood), `along` × `across` cells from the shooter's edge and the shooter's right.
export interface Powder {
  along: number;
  across: number;
  dryness: Float32Array; // [along index * across + across index]
}

export interface LevelInfo {
  name: string;
}
