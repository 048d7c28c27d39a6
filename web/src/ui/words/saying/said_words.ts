// What a language needs to say what the engine tells in codes. Which of these is said, and with which numbers, is decided
// beside this file; how it is said is the language's.
import type { Coin, Color, Edge, End, FoulKind, JudgedLine, JudgedWeight } from '../../../engine/types';

export interface LineWords {
  past: (distance: string) => string; // "clear of the foul line by 3.1 mm"
  touching: string;
  short: (distance: string) => string; // "3.1 mm short of clearing the foul line"
}

// What a weight counts as.
export type Worth = 'dead' | 'hanger' | 'corner_hanger' | number;

// The opponent's weight that decides: the deepest or the best, of those that are left where others were cancelled.
export interface Rival {
  color: Color;
  remaining: boolean;
}

export interface JudgeWords {
  zone: (zone: JudgedWeight['zone'], value: number) => string; // begins the sentence
  lines: Record<JudgedLine, LineWords>;
  why: (zone: string, place: string, reason: string) => string;

  deeperThanAny: (color: Color) => string;
  deeperBy: (distance: string, rival: Rival) => string;
  levelWith: (rival: Rival) => string;
  levelWithin: (distance: string, rival: Rival) => string;
  behindBy: (distance: string, rival: Rival) => string;
  best: (rival: Rival, value: number | null) => string; // as in "worth more than …"

  counts: string;
  dead: string;
  countsDeeper: (depth: string) => string;
  behind: (depth: string) => string;
  levelLeaders: string;
  countsBetter: (best: string) => string;
  notBetter: (best: string) => string;
  equalBest: string;
  cancelled: (opponent: Color) => string;
  noThree: (color: Color | null) => string; // null: the board is one side's
  voidedByDead: (color: Color | null) => string;
  firstColor: (color: Color) => string;
  firstColorRemains: (opponent: Color) => string;

  scores: (who: Color | 'turn', points: number, what: string) => string;
  scoresNothing: (who: Color | 'turn', why: string) => string;
  nobodyScores: (why: string) => string;
  counted: (parts: [worth: Exclude<Worth, 'dead'>, count: number][]) => string; // "one hanger and two 2s"
  nothing: {
    // The side that the sentence is about, or everybody.
    noneInPlay: (ofOne: boolean) => string;
    noThree: (ofOne: boolean) => string;
    voided: (ofOne: boolean) => string;
    equalBest: string;
    level: string;
    allCancelled: string;
    firstColorRemains: string;
    other: string;
  };
}

export interface WeightTold {
  color: Color;
  number: number; // of its colour, from 1
}

export interface EventWords {
  tossWon: (side: string, landed: Coin) => string;
  chooses: (side: string) => string;
  opens: (side: string, end: End, hammer: string | null) => string;
  shot: (player: string, weight: WeightTold, stops: string | null) => string; // how far from the far edge
  shotFour: (player: string, color: Color) => string;
  fell: (weight: WeightTold, edge: Edge) => string;
  noCushion: (weight: WeightTold) => string;
  takenOff: (weight: WeightTold) => string;
  putBack: (weight: WeightTold) => string;
  deadRemoved: (weight: WeightTold) => string;
  forfeited: (player: string, weight: WeightTold | null) => string; // null: the whole throw
  turnFailed: (side: string) => string;
  scored: (side: string, points: number, total: number) => string;
  hickey: (side: string, money: string) => string;
  extraFrame: string;
  gameWon: (side: string, total: number) => string;
  jarTaken: (side: string, money: string) => string;
  matchWon: (side: string) => string;
  dusted: (side: string) => string;
  dustGranted: string;
  foul: (side: string, kind: string) => string;
  foulKinds: Record<FoulKind, string>;
  conceded: (side: string) => string;
  undone: string;
  redone: string;
}

// A weight of the coach's, told apart from all others.
export interface NamedWeight {
  side: string | null; // already in words; null: the colour tells
  color: Color;
  worth: Worth;
  lane: 'left' | 'middle' | 'right' | null;
  rank: { place: number; of: number; by: 'depth' | 'place' } | null;
}

export interface AdviceWords {
  weight: (weight: NamedWeight) => string; // as the object of a verb
  both: (weight: NamedWeight) => string; // both of blue's 3s
  and: (one: string, other: string) => string;
  place: (hanger: boolean, value: number) => string; // "a hanger, worth 4"

  lag: (place: string) => string;
  hanger: (place: string) => string;
  guard: (weight: string) => string;
  takeOut: (weight: string) => string;
  stick: (weight: string) => string;
  takeOutTwo: (weights: string) => string;
  tap: (weight: string) => string;
  promote: (weight: string, place: string) => string;
  clear: (weight: string) => string;
  throwAway: string;
  four: (color: Color) => string;
  offTheCushion: (shot: string) => string;

  points: (amount: string) => string; // "1 point", "2.5 points"
  chancePoints: (amount: string) => string; // "3 points of a hundred"
  weights: (amount: string) => string;

  winsGame: (chance: string) => string;
  removesLeader: (weight: string, points: string, who: string, chance: string) => string;
  takesLead: (who: string, chance: string) => string;
  addsToLead: (points: string) => string;
  cutsLoss: (points: string) => string;
  protects: (weight: string, chance: string, without: string) => string;
  hardReply: (who: string, chance: string) => string;
  scoresNow: (points: string, who: string | null) => string; // null: the turn
  makesThree: (chance: string) => string;
  clearsTwo: (chance: string) => string;
  mustClear: (weights: number, chance: string) => string;
  rescuesDead: (chance: string) => string;
  voidRisk: (chance: string) => string;
  clearsBoard: (who: string, weights: string, now: number) => string;
  keepsOpen: (who: string, weights: string) => string;
  safe: string;
  safeAt: (points: string) => string;
  risky: (points: string) => string;
  onlyChance: (points: string) => string;
  othersCost: (points: string) => string;
  othersGain: (points: string) => string;
  good: string;

  meant: (shot: string, chance: string, worked: boolean) => string;
  nothingBetter: string;
  better: (points: string, shot: string) => string;
  luck: (amount: string | null) => string;

  hand: (throws: number, speed: string, angle: string, place: string, level: string) => string;
  scatter: (value: string, low: string, high: string | null, unit: string) => string; // null: any amount
  placeInferred: string;
  bias: { speed: [more: (amount: string) => string, less: (amount: string) => string]; sideways: [left: (amount: string) => string, right: (amount: string) => string] };
}

// What the engine refuses, by what it holds against it. `field` is already in words.
export interface RefusalWords {
  fields: Record<string, string>; // those that are no option, by their own names
  nameOf: (player: number) => string; // "player 2’s name"
  teamOf: (player: number) => string;
  weight: (number: number) => string;
  placeOf: (weight: string) => string;
  range: (field: string, value: string, low: string, high: string, whole: boolean, unit: string) => string;
  only: (field: string, value: string, accepted: string) => string;
  missing: (field: string, accepted: string) => string;
  odd: (field: string, value: string) => string;
  handicapTooHigh: (side: string, points: string) => string;
  centreLine: (field: string) => string;
  noSideEdges: (field: string) => string;
  noDeadToVoid: (field: string) => string;
  needsOther: (field: string, game: string) => string;
  notInGame: (field: string, game: string) => string;
  sideAndPlayer: (name: string) => string;
  handicapTwice: (name: string) => string;

  controlCharacter: (field: string) => string;
  turnsText: (field: string) => string;
  blank: (field: string) => string;
  spaces: (field: string) => string;
  tooLong: (field: string, bytes: string, most: string) => string;
  sameName: (field: string, other: string) => string;
  sides: (count: string, game: string, accepted: string) => string;
  unequalTeams: string;
  teamSize: (count: string, game: string, accepted: string) => string;
  powder: (value: string, names: string, low: string, high: string) => string;
  noSuchTable: (table: string, game: string, accepted: string) => string;

  notOpened: string;
  toChoose: (side: string) => string;
  toShoot: (side: string) => string;
  over: string;
  fourNow: string;
  oneNow: string;
  capped: string;
  nothingWorn: string;
  dustNotGranted: string;
  grantNotNeeded: string;
  nothingToUndo: string;
  nothingToRedo: string;
  releaseBlocked: string;
  weightsMisplaced: string;
  firstColorMissing: string;
  points: (side: string, value: string, game: string, accepted: string, round: boolean) => string;
  bothScore: string;
  edgesOnly: string;
  peekingAllowed: string;
  alreadyOut: (side: string) => string;
  offTheBoard: (field: string, value: string, low: string, high: string) => string;
  overlap: (weight: string, other: string) => string;
  fiveOfColor: (color: Color) => string;
  tooManyWeights: (most: string) => string;
  deadThere: (weight: string) => string; // where dead weights are taken off
  fourEnded: string;
  wonAlready: (side: string) => string;
  nothingLeft: string;
  thrownMiscounted: string;

  recordEmpty: string;
  recordCut: (line: string) => string;
  recordChanged: (line: string) => string;
  recordOther: string; // made by other rules
  recordImpossible: (line: string) => string;
  notARecord: (line: string) => string;

  other: (field: string) => string;
  unknown: string;
}

// Sides that nobody named: red and blue, first and second.
export type SideWords = (name: string) => string;

export interface SaidWords {
  side: SideWords;
  judge: JudgeWords;
  events: EventWords;
}
