// The throws of a match that were not undone, each with what is needed to rate it.
import type { AimedShot, Position, Replayed, ReplayStep, Study } from '../../engine/study';
import type { Color, FourShot, MatchState, OneShot } from '../../engine/types';
import { foldUndone } from '../replay/replay';

export interface MatchThrow {
  index: number; // among the throws of the match
  step: number; // of the replay
  game: number; // of the series
  round: number; // or frame
  player: string;
  side: string;
  color: Color; // of the weight, or of four
  aimed: AimedShot;
  thrown: AimedShot;
  position: Position; // before it
  players: Record<string, string>; // who throws for each side in this round or turn, as far as that is decided
  wonBy: string | null; // the side that won the game with it
  winner: string | null; // the side that won its game in the end, by a throw or without one
}

export async function throwsOf(study: Pick<Study, 'positionOf'>, { steps }: Replayed): Promise<MatchThrow[]> {
  const left = foldUndone(steps).standing;
  const standing = left.filter((step) => isThrow(steps[step]));
  const winners = winnersIn(left.flatMap((step) => steps[step] ?? []));
  const positions = await Promise.all(standing.map((step) => study.positionOf(step)));
  const found = standing.map((step, index) => throwIn(steps[step], step, positions[index] ?? null));
  return found.filter((one) => one !== null).map((one, index) => ({ ...one, index, winner: winners.get(one.game) ?? null }));
}

function isThrow(step: ReplayStep | undefined): boolean {
  return step !== undefined && step.throws && step.before !== null;
}

function throwIn(step: ReplayStep | undefined, index: number, position: Position | null): Omit<MatchThrow, 'index' | 'winner'> | null {
  const shot = step?.events.find((each) => each.event === 'shot');
  if (!step?.before || !position || !shot) return null;
  const { player, side } = shot;
  return {
    step: index,
    game: step.before.series.game,
    round: step.before.round,
    player,
    side,
    color: shot.color,
    ...asAsked(shot),
    position,
    players: { ...step.before.players, [side]: player },
    wonBy: winnerIn(step),
  };
}

// A throw of four says its colour, too.
function asAsked(shot: OneShot | FourShot): Pick<MatchThrow, 'aimed' | 'thrown'> {
  if (!('four' in shot)) return { aimed: shot.aimed, thrown: shot.thrown };
  return { aimed: { ...shot.aimed, color: shot.color }, thrown: { ...shot.thrown, color: shot.color } };
}

// By the number of the game in its series.
function winnersIn(steps: readonly ReplayStep[]): Map<number, string> {
  const found = steps.flatMap((step): [number, string][] => {
    const winner = winnerIn(step);
    return winner === null ? [] : [[(step.before ?? step.state).series.game, winner]];
  });
  return new Map(found);
}

function winnerIn({ events, state }: { events: ReplayStep['events']; state: MatchState }): string | null {
  const won = events.find((each) => each.event === 'game_won');
  return won?.side ?? (state.over ? state.winner : null);
}
