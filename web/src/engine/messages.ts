// What the engine is told and answers. Made by scripts/make_types.mjs from protocol/schema: change it there.

// Something was not accepted.
export interface Refused {
  field: string | null; // of what was asked: "weights[1]", "throw.speed"
  code: string; // docs/codes.md lists them
  arguments: Record<string, unknown>; // the numbers and names that a sentence needs
}

// The same of one line among several.
export interface RefusedLine {
  field: string | null; // of what was asked: "weights[1]", "throw.speed"
  code: string; // docs/codes.md lists them
  arguments: Record<string, unknown>; // the numbers and names that a sentence needs
  line: number; // of what was asked, from 1
}

// Why a record is not accepted.
export interface RefusedRecord {
  field: string | null;
  code: string;
  arguments: Record<string, unknown>;
  line: number; // of the record, from 1
}

export type Color = 'red' | 'blue';

export type End = 'A' | 'B';

export type Coin = 'heads' | 'tails';

export type Edge = 'near' | 'far' | 'left' | 'right';

// Why a weight is off the board.
export type Fate = 'fell' | 'dead' | 'taken_off' | 'forfeited';

// What the winner of a toss may choose.
export type Take = 'hammer' | 'first' | 'color';

export type FoulKind = 'foot' | 'shaking' | 'out_of_turn' | 'wrong_color' | 'touched_weight' | 'peeking';

export type Zone = 'dead' | '1' | '2' | '3' | '4' | '5' | 'hanger' | 'corner_hanger';

// Of a weight among those of its colour, from 1.
export type NumberInColor = number;

// A handicap is points by side.
export type OptionValue = string | number | boolean | null | Record<string, number>;

export interface SeatSetup {
  name: string;
  side?: string; // without: the player is the side
  hand?: string; // the name of a hand, which trembles
}

// What a match is begun with.
export interface MatchSetup {
  game: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  table?: string;
  powder?: string | number; // a name, or m/s²
  weight?: string;
  seats: SeatSetup[];
  seed?: number; // of all that is drawn
}

export interface AgreedSeat {
  name: string;
  side: string;
  hand?: string;
}

// The same as agreed: nothing is left open.
export interface AgreedSetup {
  game: string;
  preset: string;
  options: Record<string, OptionValue>; // every one that applies
  table: string;
  powder: number; // m/s²
  weight: string;
  seats: AgreedSeat[];
}

// One throw: where it is let go, m/s, rad, rad/s.
export interface Shot {
  y: number;
  speed: number;
  angle: number;
  spin: number;
}

// Four weights thrown together.
export interface ShotOfFour {
  y: number;
  speed: number;
  angle: number;
  spin: number;
  spread: number; // rad, between the left pair and the middle
}

export interface PlacedWeight {
  color: Color;
  x: number;
  y: number;
}

export interface BoardWeight {
  color: Color;
  x: number;
  y: number;
  id: number; // counts in the order shot in this round or turn
  side: string;
}

export interface WeightOff {
  color: Color;
  x: number;
  y: number;
  id: number; // counts in the order shot in this round or turn
  side: string;
  fate: Fate;
}

export interface NextThrow {
  side: string;
  player: string;
  weights_left: number; // of this side, this throw included
  color: Color | null; // null: the player's choice
  throws: 1 | 4;
}

// Where a match stands.
export interface MatchState {
  game: string;
  phase: 'toss' | 'choice' | 'shooting' | 'over';
  round: number;
  frame: number;
  end: End; // where the shooter stands
  first: string | null;
  hammer: string | null;
  to_shoot: NextThrow | null;
  players: Record<string, string>; // who plays for each side in this round or turn; empty before the opening
  to_choose: { side: string; take: Take[] } | null;
  score: Record<string, number>; // by side, as are colours, wins and fouls
  colors: Record<string, Color>;
  weights: BoardWeight[]; // on the board
  off: WeightOff[];
  series: { best_of: number; game: number; wins: Record<string, number> };
  over: boolean;
  winner: string | null;
  jar_cents: number;
  fouls: Record<string, number>;
  conceded: string[]; // sides that have
  may_look: boolean;
  dust_granted: boolean;
  can_undo: boolean;
  can_redo: boolean;
  hash: string;
}

export interface TossWon {
  event: 'toss_won';
  side: string;
  landed: Coin;
}

// It is for that side to choose.
export interface Chooses {
  event: 'chooses';
  side: string;
}

// A round or turn begins, by that side.
export interface Opens {
  event: 'opens';
  side: string;
  end: End;
  hammer: string | null;
}

// One weight was shot.
export interface OneShotTold {
  event: 'shot';
  side: string;
  player: string;
  weight: number;
  color: Color;
  number: NumberInColor;
  from_far_edge_mm?: number; // where it stops; missing where it fell
}

// Four were thrown together; weight is the first of them.
export interface FourShotTold {
  event: 'shot';
  side: string;
  player: string;
  weight: number;
  color: Color;
  number: NumberInColor;
  four: true;
}

export interface OneShot {
  event: 'shot';
  side: string;
  player: string;
  weight: number;
  color: Color;
  number: NumberInColor;
  from_far_edge_mm?: number; // where it stops; missing where it fell
  aimed: Shot;
  thrown: Shot; // after the hand
}

export interface FourShot {
  event: 'shot';
  side: string;
  player: string;
  weight: number;
  color: Color;
  number: NumberInColor;
  four: true;
  aimed: ShotOfFour;
  thrown: ShotOfFour;
}

export interface Fell {
  event: 'fell';
  side: string;
  weight: number;
  color: Color;
  number: NumberInColor;
  edge: Edge;
}

// It should have touched a cushion first.
export interface NoCushion {
  event: 'no_cushion';
  side: string;
  weight: number;
  color: Color;
  number: NumberInColor;
}

export interface TakenOff {
  event: 'taken_off';
  side: string;
  weight: number;
  color: Color;
  number: NumberInColor;
}

export interface PutBack {
  event: 'put_back';
  side: string;
  weight: number;
  color: Color;
  number: NumberInColor;
}

export interface DeadRemoved {
  event: 'dead_removed';
  side: string;
  weight: number;
  color: Color;
  number: NumberInColor;
}

// One weight counts as shot and off.
export interface Forfeited {
  event: 'forfeited';
  side: string;
  player: string;
  weight: number;
  color: Color;
  number: NumberInColor;
}

// Four that were to be thrown together have no colour yet.
export interface ForfeitedFour {
  event: 'forfeited';
  side: string;
  player: string;
  weight: number;
}

export interface TurnFailed {
  event: 'turn_failed';
  side: string;
}

export interface PointsTold {
  event: 'scored';
  side: string;
  points: number;
  total: number;
}

export interface Scored {
  event: 'scored';
  side: string;
  points: number;
  total: number;
  judgement?: Judgement; // missing where points alone were reported
}

export interface Hickey {
  event: 'hickey';
  side: string;
  cents: number;
}

export interface ExtraFrame {
  event: 'extra_frame';
}

export interface GameWon {
  event: 'game_won';
  side: string;
  total: number;
}

export interface JarTaken {
  event: 'jar_taken';
  side: string;
  cents: number;
}

export interface MatchWon {
  event: 'match_won';
  side: string;
}

export interface Dusted {
  event: 'dusted';
  side: string;
}

export interface DustGranted {
  event: 'dust_granted';
}

export interface FoulNoted {
  event: 'foul';
  side: string;
  kind: FoulKind;
}

export interface Conceded {
  event: 'conceded';
  side: string;
}

// nobody of the side came back, and the others claimed the match.
export interface Claimed {
  event: 'claimed';
  side: string;
}

export interface Undone {
  event: 'undone';
}

// What was done again follows.
export interface Redone {
  event: 'redone';
}

// The score sheet was put right; what was put in follows, and who has won.
export interface Corrected {
  event: 'corrected';
  report: number;
  removes: number;
  puts: number; // how many
  leave_out?: number; // how many later events went, because they no longer fit
}

// One thing that followed from a command: `event` says which.
export type MatchEvent =
  | TossWon
  | Chooses
  | Opens
  | OneShot
  | FourShot
  | Fell
  | NoCushion
  | TakenOff
  | PutBack
  | DeadRemoved
  | Forfeited
  | ForfeitedFour
  | TurnFailed
  | Scored
  | Hickey
  | ExtraFrame
  | GameWon
  | JarTaken
  | MatchWon
  | Dusted
  | DustGranted
  | FoulNoted
  | Conceded
  | Claimed
  | Undone
  | Redone
  | Corrected;

// The same as a record tells it that is of another revision: without throws and judgements. A later program may know
// more events.
export type NarrationEvent =
  | TossWon
  | Chooses
  | Opens
  | OneShotTold
  | FourShotTold
  | Fell
  | NoCushion
  | TakenOff
  | PutBack
  | DeadRemoved
  | Forfeited
  | ForfeitedFour
  | TurnFailed
  | PointsTold
  | Hickey
  | ExtraFrame
  | GameWon
  | JarTaken
  | MatchWon
  | Dusted
  | DustGranted
  | FoulNoted
  | Conceded
  | Claimed
  | Undone
  | Redone
  | Corrected;

export interface Accepted {
  ok: true;
  differs?: true; // a throw that was followed comes out otherwise here
  events: MatchEvent[];
  setup?: AgreedSetup; // when a match is begun or taken up
  state: MatchState;
}

export interface RefusedCommand {
  field: string | null; // of what was asked: "weights[1]", "throw.speed"
  code: string; // docs/codes.md lists them
  arguments: Record<string, unknown>; // the numbers and names that a sentence needs
  ok: false;
  state: MatchState | null; // unchanged; null before the setup
}

// A round, or a side's turn where sides have the board alone.
export interface SheetRound {
  report: number | null; // its number among those that were reported; null: it was thrown
  game: number; // of the series
  round: number; // or the frame
  end: End; // where the shooter stood
  side: string | null; // whose turn it was
  first: string; // who shot first
  points: Record<string, number>;
  total: Record<string, number>; // of every side, after it
  by: 'points' | 'weights' | 'throws';
  weights?: PlacedWeight[];
  first_color?: Color;
  out_of_turn?: true; // who shot first was reported: not who should have
  hickey_cents?: number;
  jar?: { side: string; cents: number }; // taken after it by the side that won the game
}

// What was scored, as it holds now.
export interface Sheet {
  rounds: SheetRound[];
  worth: (number[])[]; // what a round or turn can be worth to a side, from and to
  both_score: boolean; // whether both sides can score in one round
}

export interface SheetAnswer {
  ok: true;
  sheet: Sheet;
}

export type UmpireAnswer = Accepted | RefusedCommand;

export interface TossCommand {
  cmd: 'toss';
  side?: string; // that calls; not with three sides or more
  call?: Coin;
  end?: End;
}

export interface ChooseCommand {
  cmd: 'choose';
  take: Take;
  color?: Color;
}

// As agreed, without a toss.
export interface OpenCommand {
  cmd: 'open';
  first?: string;
  order?: string[];
  end?: End;
  color?: Color; // of the first side
}

export interface ShootCommand {
  cmd: 'shoot';
  y?: number;
  speed: number;
  angle?: number;
  spin?: number;
}

export interface ThrowFourCommand {
  cmd: 'throw-four';
  color: Color;
  y?: number;
  speed: number;
  angle?: number;
  spread?: number;
  spin?: number;
}

// A round of a real table: its weights, or its points.
export interface Report {
  score?: Record<string, number>;
  weights?: PlacedWeight[];
  first?: string; // who really shot first in it
  first_color?: Color;
}

export interface ReportCommand {
  score?: Record<string, number>;
  weights?: PlacedWeight[];
  first?: string; // who really shot first in it
  first_color?: Color;
  cmd: 'report';
}

// Reports from one on go, others come in their place; what is later is played through again.
export interface CorrectCommand {
  cmd: 'correct';
  report: number; // counted from 1 among those that hold
  removes?: number; // how many, from it on
  puts?: Report[];
  leave_out?: number; // how many later events go, because they no longer fit
}

export interface ForfeitCommand {
  cmd: 'forfeit';
}

export interface DustCommand {
  cmd: 'dust';
  area?: 'whole' | 'edges';
}

export interface GrantDustCommand {
  cmd: 'grant-dust';
}

export interface FoulCommand {
  cmd: 'foul';
  side: string;
  kind: FoulKind;
}

export interface ConcedeCommand {
  cmd: 'concede';
  side: string;
}

export interface UndoCommand {
  cmd: 'undo';
}

export interface RedoCommand {
  cmd: 'redo';
}

export type Command =
  | TossCommand
  | ChooseCommand
  | OpenCommand
  | ShootCommand
  | ThrowFourCommand
  | ReportCommand
  | CorrectCommand
  | ForfeitCommand
  | DustCommand
  | GrantDustCommand
  | FoulCommand
  | ConcedeCommand
  | UndoCommand
  | RedoCommand;

// A machine of that level is to play its turn.
export interface MachineTurn {
  level: string;
  effort?: number;
  effort_last?: number;
}

export type JudgedLine = 'foul_line' | 'deuce_line' | 'trey_line' | 'five_line' | 'far_edge' | 'side_edge' | 'outer_ring' | 'middle_ring' | 'inner_ring' | 'inner_ring_covered';

export type JudgedReason = 'counts' | 'dead' | 'counts_deeper' | 'behind' | 'level_leaders' | 'counts_better' | 'not_better' | 'equal_best' | 'cancelled' | 'no_three' | 'voided_by_dead' | 'first_color' | 'first_color_remains';

export type Verdict = 'none_in_play' | 'level' | 'scores' | 'other_side_scores' | 'no_three' | 'voided' | 'first_color_remains';

export interface JudgedWeight {
  color: Color;
  x: number;
  y: number;
  id: number; // its place among those shot in the round, or in the request
  zone: Zone;
  value: number;
  counts: boolean;
  clearance_mm: number | null; // past the line (positive) or short of clearing it
  line: JudgedLine;
  reason: JudgedReason;
  rule: string | null; // behind the reason: an id of the rules pages
  other: number | null; // a place in the weights: the one it is judged against
}

// Of a round that two sides share, by colour.
export interface RoundJudgement {
  score: { red: number; blue: number };
  verdict: { red: Verdict; blue: Verdict };
  rule: { red: string | null; blue: string | null }; // behind each verdict
  weights: JudgedWeight[];
}

// Of a turn that a side has alone.
export interface TurnJudgement {
  score: { turn: number };
  verdict: { turn: Verdict };
  rule: { turn: string | null };
  weights: JudgedWeight[];
}

// What the weights on a board come to.
export type Judgement = RoundJudgement | TurnJudgement;

export interface JudgeRequest {
  game: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  table?: string;
  weight?: string;
  weights: PlacedWeight[];
  first_color?: Color; // where four are thrown together: their colour
}

export type JudgementOrRefusal = Judgement | RefusedLine;

export interface OptionCondition {
  option: string;
  value: OptionValue;
  default: OptionValue;
}

export interface IntegerOption {
  name: string;
  type: 'integer';
  default: number;
  low: number;
  high: number;
  step: number; // between the values that are accepted
  always: boolean; // whether it applies whatever the others are
  with: OptionCondition[]; // else: with which others
}

export interface NumberOption {
  name: string;
  type: 'number';
  default: number | null; // null: it depends on where the weights came from
  low: number;
  high: number;
  always: boolean; // whether it applies whatever the others are
  with: OptionCondition[]; // else: with which others
}

export interface BooleanOption {
  name: string;
  type: 'boolean';
  default: boolean;
  values: boolean[];
  always: boolean; // whether it applies whatever the others are
  with: OptionCondition[]; // else: with which others
}

export interface ChoiceOption {
  name: string;
  type: 'choice';
  default: string;
  values: string[];
  always: boolean; // whether it applies whatever the others are
  with: OptionCondition[]; // else: with which others
}

export interface HandicapOption {
  name: string;
  type: 'handicap';
  default: null;
  low: number;
  high: number;
  always: boolean; // whether it applies whatever the others are
  with: OptionCondition[]; // else: with which others
}

export type OptionInfo = IntegerOption | NumberOption | BooleanOption | ChoiceOption | HandicapOption;

export interface TablesWith {
  option: string;
  value: OptionValue;
  tables: string[];
}

// What a preset says of one game alone.
export interface PresetValue {
  preset: string;
  option: string;
  value: OptionValue;
  players: number | null; // with so many; null: with any number
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
  tables_with: TablesWith[]; // more of them, by an option
  options: OptionInfo[];
  preset_values: PresetValue[];
}

// Values for options, each for the games that have it.
export interface PresetInfo {
  name: string;
  options: Record<string, OptionValue>;
}

// What `hammer games --json` prints.
export interface GamesListing {
  games: GameInfo[];
  presets: PresetInfo[];
}

export interface Target {
  centre: number; // from the end
  outer_radius: number; // middle of the paint
  middle_radius: number;
  inner_radius: number; // outer edge of the black ring
}

export interface WeightSize {
  radius: number;
  mass: number;
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
  deceleration: { slow: number; medium: number; fast: number }; // m/s²
  restitution: number;
  restitution_creeping: number;
  restitution_knee: number;
  weight_friction: number;
  cushion_restitution: number | null;
  cushion_friction: number | null;
  weights: Record<string, WeightSize>;
}

// What `hammer tables --json` prints.
export interface TablesListing {
  tables: TableInfo[];
}

export interface LevelInfo {
  name: string;
}

// The levels that machines play at, weakest first.
export interface LevelsListing {
  levels: LevelInfo[];
}

// How to throw so that a weight stops there on an empty, fresh board.
export interface ReachRequest {
  table?: string;
  powder?: string | number;
  weight?: string;
  x: number;
  y?: number;
  from?: number; // y of the release
}

export type ReachAnswer =
  | {
    speed: number | null; // null: no throw stops there
  }
  | {
    speed: number | null;
    angle: number | null; // where y was asked for
  }
  | Refused;

// Share of the speed, rad, m.
export interface MeasuredHand {
  speed: number;
  angle: number;
  place: number;
}

// A hand by its name, or as it was estimated.
export type Hand = string | MeasuredHand;

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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
}

// The position in which a step of a record was thrown.
export interface PositionOfReplay {
  game: string;
  preset: string;
  options: Record<string, OptionValue>;
  table: string;
  powder: number;
  weight: string;
  seats: AgreedSeat[];
  weights: PlacedWeight[];
  thrown: number;
  to_shoot: string;
  score: Record<string, number>;
  hammer: string;
  order?: string[];
  round: number;
  first_color?: Color;
  colors?: Record<string, Color>;
  dryness?: number[];
}

// A throw as it may be asked about; colour and spread of four thrown together.
export interface AskedShot {
  color?: Color;
  y?: number;
  speed: number;
  angle?: number;
  spread?: number;
  spin?: number;
}

export interface AimedFour {
  y: number;
  speed: number;
  angle: number;
  spin: number;
  spread: number; // rad, between the left pair and the middle
  color: Color;
}

export type AimedShot = Shot | AimedFour;

export interface NextLine {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  next: true;
}

// What is to be thrown in a position, by its game's order.
export interface ToShoot {
  to_shoot: string;
  thrown: number; // so far
  weights_left: number; // of this player, this throw included
  color: Color | null; // null: the player's choice
  throws: 1 | 4;
}

export interface ThrowLine {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  throw: AskedShot;
  seed?: number;
}

export interface ThrownWeight {
  color: Color;
  x: number;
  y: number;
  id: number; // a place: in the position's weights, then of those thrown
}

export interface ThrownOff {
  color: Color;
  x: number;
  y: number;
  id: number; // a place: in the position's weights, then of those thrown
  fate: Fate;
}

// One throw from a position, by the rules of its game.
export interface PlayedThrow {
  aimed: AimedShot;
  thrown: AimedShot; // after the hand's trembling; as aimed where there is none
  weights: ThrownWeight[]; // on the board afterwards
  off: ThrownOff[];
  failed: boolean; // the turn ends with nothing
  judgement: Judgement; // as if the round or turn ended here; of `weights`, in their order
}

export interface ScatterLine {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  scatter: { aim: AskedShot; throws?: number };
  seed?: number;
}

// Where many throws of one aim come to rest.
export interface Rests {
  points: number; // mean of own less the opponents', if it ended there
  in_play: number; // share of the weights thrown
  zones: Record<string, number>; // the same by zone; 'off' for those that left the board
  rests: { x: number; y: number; on: boolean }[];
}

export interface AdviceRequest {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  shots?: number;
  sample?: number;
  effort?: number;
  effort_last?: number;
  seed?: number;
}

export type ShotKind = 'lag' | 'hanger' | 'guard' | 'take_out' | 'stick' | 'take_out_two' | 'tap' | 'promote' | 'clear' | 'throw_away' | 'four';

// A weight told apart from all others on the board: by whose it is and what it is worth; by its lane or its rank
// among those alike, where there are others.
export interface WeightName {
  side?: string; // without: a side has the board alone, and the colour tells
  color: Color;
  zone: Zone;
  value: number;
  alike: number; // weights like it, itself among them
  lane?: 'left' | 'middle' | 'right'; // where not all of these are in it
  rank?: number; // of those in that lane, from 1; with the next two
  of?: number;
  by?: 'depth' | 'place'; // from the deepest, or from the left
}

export type AdviceReason =
  | { code: 'wins_game'; chance: number }
  | {
    code: 'removes_leader';
    weight: number; // a place in the position's weights
    weight_name: WeightName;
    chance: number;
    points: number;
  }
  | { code: 'takes_lead'; chance: number }
  | { code: 'adds_to_lead'; chance: number; points: number }
  | { code: 'cuts_loss'; chance: number; points: number }
  | {
    code: 'protects';
    weight: number; // a place in the position's weights
    weight_name: WeightName;
    chance: number;
    chance_without: number;
  }
  | { code: 'hard_reply'; chance: number }
  | {
    code: 'scores_now';
    shared: boolean; // whether points are of a round that two sides share, or of a turn
    chance: number;
    points: number;
  }
  | { code: 'makes_three'; chance: number }
  | { code: 'clears_two'; chance: number }
  | { code: 'must_clear'; chance: number; weights: number }
  | { code: 'rescues_dead'; chance: number }
  | { code: 'void_risk'; chance: number }
  | { code: 'keeps_open'; weights_now: number; weights: number }
  | { code: 'safe'; chance: number; win: number }
  | { code: 'risky'; chance: number; win: number }
  | { code: 'only_chance'; win: number }
  | { code: 'nothing_better'; win: number };

// What a shot is called.
export interface NamedShot {
  kind: ShotKind;
  target: number | null; // places in the position's weights
  second: number | null;
  target_name?: WeightName;
  second_name?: WeightName;
  zone: Zone;
  value: number;
  bank: boolean;
}

export interface MovedWeight {
  weight: number;
  x: number;
  y: number;
  fate: 'on' | 'fell' | 'dead' | 'taken_off' | 'forfeited';
}

export interface AdvisedShot {
  kind: ShotKind;
  target: number | null; // places in the position's weights
  second: number | null;
  target_name?: WeightName;
  second_name?: WeightName;
  zone: Zone;
  value: number;
  bank: boolean;
  aim: AimedShot;
  success: number;
  success_error: number;
  win: number;
  win_error: number;
  gain: number;
  points: number;
  reasons: AdviceReason[];
  sample: { success: boolean; moved: MovedWeight[] }[];
}

export interface Advice {
  to_shoot: string;
  weights_left: number;
  win_thrown_away: number;
  shots: AdvisedShot[];
  simulated: number;
}

export interface HeatLine {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  heat: {
    from?: number; // y of the release
    along?: number; // cells
    across?: number;
    throws?: number; // of each cell
  };
  seed?: number;
}

// How good it is to aim at each place.
export interface Heat {
  xs: number[];
  ys: number[];
  speeds: number[];
  win: number[]; // [row * ys.length + column]
  low: number;
  high: number;
  best: { x: number; y: number; aim: AimedShot; win: number };
  simulated: number;
}

// What was played from a position, to be rated.
export interface RatingRequest {
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
  hand?: Hand | Record<string, Hand>; // of all, or by side
  dryness?: number[]; // where powder wears: of every cell, along after along
  rate: { aimed: AskedShot; thrown: AskedShot };
  effort?: number;
  effort_last?: number;
  seed?: number;
}

export interface PlayedShot {
  kind: ShotKind;
  target: number | null; // places in the position's weights
  second: number | null;
  target_name?: WeightName;
  second_name?: WeightName;
  zone: Zone;
  value: number;
  bank: boolean;
  win: number;
  success: number;
  succeeded: boolean;
}

export interface BestShot {
  kind: ShotKind;
  target: number | null; // places in the position's weights
  second: number | null;
  target_name?: WeightName;
  second_name?: WeightName;
  zone: Zone;
  value: number;
  bank: boolean;
  aim: AimedShot;
  win: number;
}

export interface Rating {
  grade: 'best' | 'good' | 'fair' | 'mistake' | 'blunder';
  loss: number; // in chance of winning, against the best shot found
  loss_error: number;
  luck: number; // what came of it, less what the aim comes to on average
  played: PlayedShot;
  best: BestShot;
  simulated: number;
}

export interface DeclaredShot {
  y?: number;
  speed: number;
  angle?: number;
  spin?: number;
}

export interface DeclaredThrow {
  aimed: DeclaredShot;
  thrown: DeclaredShot;
}

export interface Place {
  x: number;
  y: number;
}

// A throw of which only its end is known.
export interface DeclaredRest {
  from?: number; // y of the release
  aimed: Place;
  rest: Place;
}

export interface EstimateLine {
  estimate: (DeclaredThrow | DeclaredRest)[];
  table?: string;
  powder?: string | number;
  weight?: string;
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
  hand: MeasuredHand; // as a position takes it
}

// What `hammer advise` takes.
export type AdviseLine =
  | NextLine
  | ThrowLine
  | ScatterLine
  | HeatLine
  | RatingRequest
  | EstimateLine
  | AdviceRequest;

// First a line about the whole.
export type ReplayHead =
  | { setup: SetupOfReplay; physics_revision: number; game_revision: number }
  | { setup: SetupTold; physics_revision: number; game_revision: number };

export interface SetupOfReplay {
  game: string;
  preset: string;
  options: Record<string, OptionValue>; // every one that applies
  table: string;
  powder: number; // m/s²
  weight: string;
  seats: AgreedSeat[];
  seed: number | null;
}

// Of a record of another revision: what could be read.
export interface SetupTold {
  game: string;
  table: string | null;
  powder: number | null;
  weight: string | null;
  seats: AgreedSeat[];
}

// Then one for each event.
export interface PlayedStep {
  line: number; // of the record
  events: MatchEvent[];
  state: MatchState; // after it
}

// Of a record of another revision: what it tells.
export type NarrationStep =
  | { line: number; events: NarrationEvent[]; scores: Record<string, number> }
  | {
    line: number;
    told: string[]; // the words of a record of format 1 or 2
    scores: Record<string, number>;
  };

// At last one about what was found.
export interface ReplayEnd {
  ok: boolean;
  verified: boolean; // simulated again to the same bits
  cut_off: boolean; // its end is missing
  refused: RefusedRecord | null;
  contacts: (number | null)[]; // between weights, of each event; null: nothing was thrown
}

// Sides are numbered from 0 on.
export type SideNumber = number;

export type RecordedOptions = Record<string, string | number | boolean | null | number[]>;

// The first line: what was agreed.
export interface RecordHead {
  hammer_record: 3;
  uses: string[]; // features that not every program knows
  physics_revision: number;
  game_revision: number;
  game: string;
  preset: string;
  options: RecordedOptions;
  table: string;
  powder: number;
  weight: string;
  sides: RecordedSide[]; // in the order of their numbers
  seats: RecordedSeat[]; // in the order of partners
  seed?: number; // all that was drawn came from it
  match?: string; // its id at the server that hosted it
  commitment?: string; // BLAKE2s-256 of the server's secret and the match's id
  sum: string; // over all bytes before it
}

// Called by its colour, otherwise, or as its first player.
export type RecordedSide =
  | { name: Color }
  | { name_hash: string }
  | Record<string, never>;

export interface RecordedSeat {
  side: SideNumber;
  name_hash: string; // BLAKE2s-256 of the name, with the salt as the key
  hand?: string;
}

export interface RecordedName {
  name: string;
  salt: string;
}

// The second line, which may be missing; null: taken away.
export interface RecordNames {
  names: { sides: (RecordedName | null)[]; seats: (RecordedName | null)[] };
}

// Before the first event: a random number that a seat adds to the luck.
export interface RecordedNumber {
  number: string;
  seat: number;
  sum: string; // over all bytes before it
}

// What the luck of a match at a server came from, where all of the record verifies; null of any other.
export type VerifiedLuck =
  | {
    match: string;
    commitment: string;
    secret: string | null; // null: not published, so that draws could not be drawn again
    numbers: (string | null)[]; // of every seat; null: it added none
    draws: number; // tosses, and throws that the hand changed
  }
  | null;

export interface Rest {
  x: number;
  y: number;
  fell: 'none' | 'near' | 'far' | 'left' | 'right';
}

// What followed by the rules, in codes; seats and sides by number.
export type RecordNote =
  | { event: 'toss_won'; side: number; landed: Coin }
  | { event: 'chooses'; side: number }
  | { event: 'opens'; side: number; end: End; hammer: number | null }
  | { event: 'shot'; side: number; seat: number; weight: number; color: Color; number: NumberInColor; from_far_edge_mm?: number }
  | { event: 'shot'; side: number; seat: number; weight: number; color: Color; number: NumberInColor; four: true }
  | { event: 'fell'; side: number; weight: number; color: Color; number: NumberInColor; edge: Edge }
  | { event: 'no_cushion'; side: number; weight: number; color: Color; number: NumberInColor }
  | { event: 'taken_off'; side: number; weight: number; color: Color; number: NumberInColor }
  | { event: 'put_back'; side: number; weight: number; color: Color; number: NumberInColor }
  | { event: 'dead_removed'; side: number; weight: number; color: Color; number: NumberInColor }
  | { event: 'forfeited'; side: number; seat: number; weight: number; color: Color; number: NumberInColor }
  | { event: 'forfeited'; side: number; seat: number; weight: number }
  | { event: 'turn_failed'; side: number }
  | { event: 'scored'; side: number; points: number; total: number }
  | { event: 'hickey'; side: number; cents: number }
  | { event: 'extra_frame' }
  | { event: 'game_won'; side: number; total: number }
  | { event: 'jar_taken'; side: number; cents: number }
  | { event: 'match_won'; side: number }
  | { event: 'dusted'; side: number }
  | { event: 'dust_granted' }
  | { event: 'foul'; side: number; kind: FoulKind }
  | { event: 'conceded'; side: number }
  | { event: 'claimed'; side: number }
  | { event: 'undone' }
  | { event: 'redone' }
  | { event: 'corrected'; report: number; removes: number; puts: number; leave_out?: number };

// As a correction puts it: its weights, or its points.
export interface RecordedReport {
  weights?: PlacedWeight[];
  score?: (number | null)[];
  first?: number;
  first_color?: Color;
}

// One line for each event.
export type RecordedEvent =
  | {
    event: 'toss';
    side: number;
    call: Coin;
    landed: Coin;
    end: End;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'toss';
    order: number[]; // of three sides or more
    end: End;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'choose';
    take: Take;
    color?: Color;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'open';
    order: number[];
    end: End;
    color?: Color;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'shoot';
    aimed: Shot;
    thrown: Shot;
    rests: Rest[]; // of those that lay there, then of those thrown
    cushion?: boolean; // on boards with cushions: whether one was touched first
    worn?: (number[])[]; // where powder wears: cell along, across, metres slid
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'throw-four';
    color: Color;
    aimed: ShotOfFour;
    thrown: ShotOfFour;
    rests: Rest[]; // of those that lay there, then of those thrown
    cushion?: boolean; // on boards with cushions: whether one was touched first
    worn?: (number[])[]; // where powder wears: cell along, across, metres slid
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'report';
    weights: PlacedWeight[];
    first?: number;
    first_color?: Color;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'report';
    score: (number | null)[]; // null: of a side nothing was said
    first?: number;
    first_color?: Color;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'correct';
    report: number; // counted from 1 among those that hold
    removes: number;
    puts: RecordedReport[];
    leave_out?: number; // how many later events went, because they no longer fit
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'forfeit';
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'dust';
    area: 'whole' | 'edges';
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'grant-dust';
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'foul';
    side: number;
    kind: FoulKind;
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'concede';
    side: number;
    claimed?: true; // by the others: nobody of the side came back
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'undo';
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  }
  | {
    event: 'redo';
    notes: RecordNote[];
    scores: number[]; // of each side, after it
    sum: string; // over all bytes before it
  };

// The last line; without it the record is cut off.
export interface RecordEnd {
  end: true;
  events: number;
  scores: number[];
  winner: number | null;
  hash: string; // of the state, names left out
  secret?: string; // what the server had committed itself to
  sum: string; // over all bytes before it
}

export type RecordLine = RecordHead | RecordNames | RecordedNumber | RecordedEvent | RecordEnd;

// Whether a record is accepted.
export interface RecordVerdict {
  ok: boolean;
  refused: RefusedRecord | null;
  luck: VerifiedLuck;
}

// Why a record cannot be taken up; what `hammer replay --json` ends with.
export type ReplayVerdict =
  | {
    status: 'refused';
    field: string | null;
    code: string;
    arguments: Record<string, unknown>;
    line: number;
    events?: number;
    hash?: string;
    names_removed?: number[];
    side_names_removed?: number[];
  }
  | {
    status: 'verified';
    events: number;
    hash: string;
    draws_verified: boolean;
    luck: VerifiedLuck;
    names_removed?: number[]; // seats whose names were taken away
    side_names_removed?: number[];
  }
  | {
    status: 'unverified';
    events: number;
    names_removed?: number[];
    side_names_removed?: number[];
    recorded_hash: string;
    scores: Record<string, number>;
    winner: string | null;
    can_go_on: boolean;
    objection?: string; // in English
  };
