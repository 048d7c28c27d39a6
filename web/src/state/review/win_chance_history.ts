// How the chance of winning changed from throw to throw, where it turned, and how each player threw. Everything here is
// computed from the engine's ratings.
import type { Rating } from '../../engine/study';
import type { MatchThrow } from './match_throws';

export type Ratings = ReadonlyMap<number, Rating>; // by the throw's index

export interface WinPoint {
  index: number;
  before: number; // chance of the side that is followed, 0 .. 1
  after: number;
  end: number | null; // 0 or 1: what became of the game, at its last point; it need not come of that throw
}

// With two sides the chances add up to 1; with more, only a side's own throws give its chance.
export function winChanceHistory(throws: readonly MatchThrow[], ratings: Ratings, side: string, sides: number): WinPoint[] {
  const points: WinPoint[] = [];
  const telling = throws.filter((one) => sides === 2 || one.side === side);
  for (const [index, one] of telling.entries()) {
    const rating = ratings.get(one.index);
    if (!rating) continue;
    const isLast = telling[index + 1]?.game !== one.game;
    const own = (chance: number) => (one.side === side ? chance : 1 - chance);
    const last = points.at(-1);
    const goesOn = last !== undefined && throws[last.index]?.game === one.game;
    points.push({
      index: one.index,
      before: goesOn ? last.after : own(rating.best.win),
      after: one.wonBy === null ? own(chanceAfter(rating)) : Number(one.wonBy === side),
      end: isLast && one.winner !== null ? Number(one.winner === side) : null,
    });
  }
  return points;
}

// For the side that threw.
export function chanceAfter({ played, luck }: Rating): number {
  return Math.min(1, Math.max(0, played.win + luck));
}

// Why a chance changed: a poor choice, a throw with a rare outcome or a miss, or plain luck.
export type Cause = 'choice' | 'came_off' | 'missed' | 'good_luck' | 'bad_luck';

export interface TurningPoint extends WinPoint {
  change: number; // of the side that is followed
  cause: Cause;
}

const maxTurns = 5;
const minTurn = 0.05;

// The largest changes, in the order of the match.
export function turningPoints(winChances: readonly WinPoint[], ratings: Ratings): TurningPoint[] {
  const turns = winChances.map((point) => ({ ...point, change: point.after - point.before, cause: causeOf(ratings.get(point.index)) }));
  const large = turns.filter(({ change }) => Math.abs(change) >= minTurn).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return large.slice(0, maxTurns).sort((a, b) => a.index - b.index);
}

function causeOf(rating: Rating | undefined): Cause {
  if (!rating) return 'good_luck';
  const { loss, luck, played } = rating;
  if (loss > Math.abs(luck)) return 'choice';
  if (luck >= 0) return played.succeeded && played.success < 0.9 ? 'came_off' : 'good_luck';
  return played.succeeded ? 'bad_luck' : 'missed';
}

// ---------------------------------------------------------------- players

export type Grade = Rating['grade'];
export const grades: readonly Grade[] = ['best', 'good', 'fair', 'mistake', 'blunder'];

export interface PlayerSummary {
  player: string;
  side: string;
  throws: number; // rated so far
  loss: number; // mean of a throw
  luck: number; // sum
  grades: Record<Grade, number>;
}

export function summaries(throws: readonly MatchThrow[], ratings: Ratings): PlayerSummary[] {
  const found = new Map<string, PlayerSummary>();
  for (const { index, player, side } of throws) {
    const rating = ratings.get(index);
    const none = { best: 0, good: 0, fair: 0, mistake: 0, blunder: 0 };
    const sum = found.get(player) ?? { player, side, throws: 0, loss: 0, luck: 0, grades: none };
    found.set(player, sum);
    if (!rating) continue;
    sum.loss = (sum.loss * sum.throws + rating.loss) / (sum.throws + 1);
    sum.throws += 1;
    sum.luck += rating.luck;
    sum.grades[rating.grade] += 1;
  }
  return [...found.values()];
}

const maxListed = 4;

// What was given away most, worst first.
export function worstThrows(throws: readonly MatchThrow[], ratings: Ratings, player: string): MatchThrow[] {
  const lossOf = ({ index }: MatchThrow) => ratings.get(index)?.loss ?? 0;
  const poor = throws.filter((one) => one.player === player && isPoor(ratings.get(one.index)));
  return poor.sort((a, b) => lossOf(b) - lossOf(a)).slice(0, maxListed);
}

function isPoor(rating: Rating | undefined): boolean {
  return rating !== undefined && rating.grade !== 'best' && rating.grade !== 'good';
}

// The right choice that also worked, what brought most first.
export function bestThrows(throws: readonly MatchThrow[], ratings: Ratings, player: string): MatchThrow[] {
  const gainOf = ({ index }: MatchThrow) => ratings.get(index)?.luck ?? 0;
  const fine = throws.filter((one) => one.player === player && isFine(ratings.get(one.index)));
  return fine.sort((a, b) => gainOf(b) - gainOf(a)).slice(0, maxListed);
}

function isFine(rating: Rating | undefined): boolean {
  return rating !== undefined && !isPoor(rating) && rating.played.succeeded && rating.luck > 0;
}
