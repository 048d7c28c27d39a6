// The throws of a match that were left standing, each with what is needed to judge it.
import type { Position, Replayed, ReplayStep, Study } from '../../engine/study';
import type { Color, MatchState, Shot } from '../../engine/types';
import { foldUndone } from '../replay/undone_steps';

// A throw of four says its colour, too.
export type PlayedShot = Shot & { color?: Color };

export interface MatchThrow {
  place: number; // among the throws of the match
  step: number; // of the replay
  game: number; // of the series
  round: number; // or frame
  player: string;
  side: string;
  color: Color | null; // of the weight; null: four of a colour that was chosen
  aimed: PlayedShot;
  thrown: PlayedShot;
  position: Position; // before it
  players: Record<string, string>; // who throws for each side in this round or turn, as far as that is settled
  wonBy: string | null; // the side that won the game with it
  winner: string | null; // the side that won its game in the end, by a throw or without one
}

export async function throwsOf(study: Pick<Study, 'positionOf'>, { steps }: Replayed): Promise<MatchThrow[]> {
  const left = foldUndone(steps).standing;
  const standing = left.filter((step) => isThrow(steps[step]));
  const winners = winnersIn(left.flatMap((step) => steps[step] ?? []));
  const positions = await Promise.all(standing.map((step) => study.positionOf(step)));
  const found = standing.map((step, index) => throwIn(steps[step], step, positions[index] ?? null));
  return found.filter((one) => one !== null).map((one, place) => ({ ...one, place, winner: winners.get(one.game) ?? null }));
}

function isThrow(step: ReplayStep | undefined): boolean {
  return step !== undefined && step.throws && step.before !== null;
}

function throwIn(step: ReplayStep | undefined, place: number, position: Position | null): Omit<MatchThrow, 'place' | 'winner'> | null {
  const shot = step?.events.find(({ event }) => event === 'shot');
  if (!step?.before || !position || !shot?.aimed || !shot.thrown) return null;
  const four = step.before.to_shoot?.throws === 4 && shot.color ? { color: shot.color } : {};
  const player = shot.player ?? step.before.to_shoot?.player ?? '';
  const side = shot.side ?? position.to_shoot;
  return {
    step: place,
    game: step.before.series.game,
    round: step.before.round,
    player,
    side,
    color: shot.color ?? null,
    aimed: { ...shot.aimed, ...four },
    thrown: { ...shot.thrown, ...four },
    position,
    players: { ...step.before.players, [side]: player },
    wonBy: winnerIn(step),
  };
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
  const won = events.find(({ event }) => event === 'game_won');
  return won?.side ?? (state.over ? state.winner : null);
}
