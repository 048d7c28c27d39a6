// What a round was worth, by two taps in either order: who scored, and how many.
import type { Command, MatchState, Sheet } from '../engine/types';

export type Points = Record<string, number>;

// `first`: the side that really shot first, if it was not the one that should have (X6).
export interface ReportExtras {
  first?: string;
}

// The sides whose points are entered: both if they share the board, else the one whose turn it is.
export function sidesToScore(state: MatchState, sharesBoard: boolean): string[] {
  if (sharesBoard) return Object.keys(state.score).filter((side) => !state.conceded.includes(side));
  return state.to_shoot ? [state.to_shoot.side] : [];
}

export function pointsReport(points: Points, extras: ReportExtras = {}): Command {
  return { cmd: 'report', score: points, ...extras };
}

// What a round can be worth to a side that scores.
export function worthsOf({ worth }: Pick<Sheet, 'worth'>): number[] {
  const all = worth.flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, more) => from + more));
  return all.filter((points) => points > 0);
}

// As many as fit on a phone; where there are more, they are shown part by part.
const mostTogether = 56;
const inPart = 28;

export function partsOf(worths: readonly number[]): number[][] {
  const size = worths.length <= mostTogether ? Math.max(1, worths.length) : inPart;
  return Array.from({ length: Math.ceil(worths.length / size) }, (_, part) => worths.slice(part * size, (part + 1) * size));
}

export interface Scoring {
  sides: readonly string[];
  bothScore: boolean; // in one round
}

export interface Tapped {
  who: string | null;
  many: number | null;
  points: Points; // where both score: those that are entered
}

export const nothingTapped: Tapped = { who: null, many: null, points: {} };

// Whose points come next; null: nobody is chosen yet.
export function sideAsked({ sides, bothScore }: Scoring, tapped: Tapped): string | null {
  if (tapped.who !== null) return tapped.who;
  const left = sides.filter((side) => !Object.hasOwn(tapped.points, side));
  return bothScore || sides.length === 1 ? (left[0] ?? null) : null;
}

// After a tap: what is tapped now, or, once it is known, what the round was worth.
export interface AfterTap {
  tapped: Tapped;
  worth: Points | null;
}

export function tapSide(scoring: Scoring, tapped: Tapped, side: string): AfterTap {
  if (tapped.many !== null) return known(scoring, { [side]: tapped.many });
  return { tapped: { ...tapped, who: tapped.who === side ? null : side }, worth: null };
}

export function tapPoints(scoring: Scoring, tapped: Tapped, points: number): AfterTap {
  const side = sideAsked(scoring, tapped);
  if (side === null && points === 0) return known(scoring, {});
  if (side === null) return { tapped: { ...tapped, many: tapped.many === points ? null : points }, worth: null };
  const entered = { ...tapped.points, [side]: points };
  const isKnown = !scoring.bothScore || scoring.sides.every((each) => Object.hasOwn(entered, each));
  return isKnown ? known(scoring, entered) : { tapped: { ...nothingTapped, points: entered }, worth: null };
}

function known({ sides }: Scoring, points: Points): AfterTap {
  return { tapped: nothingTapped, worth: Object.fromEntries(sides.map((side) => [side, points[side] ?? 0])) };
}
