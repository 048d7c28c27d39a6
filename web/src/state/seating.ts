// Who sits where: sides of equal size, each player a person or a machine.
import type { GameInfo } from '../engine/types';

export interface DraftPlayer {
  name: string; // '': the page's name for them
  level: string | null; // of a machine; null: a person
}

export interface DraftSide {
  name: string; // of a team; '': named after its players
  players: DraftPlayer[];
  handicap: number; // points it starts with
}

export const maxSeats = 8;

// The sizes of teams that a game takes with at most eight seats.
export function teamSizes(game: GameInfo): number[] {
  return game.team_sizes.filter((size) => game.sides.some((sides) => sides * size <= maxSeats));
}

export function numbersOfSides(game: GameInfo, teamSize: number): number[] {
  return game.sides.filter((sides) => sides * teamSize <= maxSeats);
}

// The requested number of sides and partners, or the nearest that the game allows. Those seated stay, in order; new seats are
// for people.
export function seatsFor(
  game: GameInfo,
  seated: readonly (readonly DraftPlayer[])[],
  sides: number,
  teamSize: number,
  before: readonly DraftSide[] = [],
): DraftSide[] {
  const size = nearest(teamSizes(game), teamSize);
  const count = nearest(numbersOfSides(game, size), sides);
  return Array.from({ length: count }, (_, side) => ({
    name: before[side]?.name ?? '',
    handicap: before[side]?.handicap ?? 0,
    players: Array.from({ length: size }, (_, player) => seated[side]?.[player] ?? { name: '', level: null }),
  }));
}

export function withPlayer(sides: readonly DraftSide[], side: number, player: number, change: Partial<DraftPlayer>): DraftSide[] {
  return withSide(sides, side, ({ players }) => ({
    players: players.map((seat, index) => (index === player ? { ...seat, ...change } : seat)),
  }));
}

// Swaps places with the partner before.
export function movedUp(sides: readonly DraftSide[], side: number, player: number): DraftSide[] {
  return withSide(sides, side, ({ players }) => {
    const before = players[player - 1];
    const moved = players[player];
    if (!before || !moved) return {};
    return { players: players.map((seat, index) => (index === player ? before : index === player - 1 ? moved : seat)) };
  });
}

export function withSide(
  sides: readonly DraftSide[],
  side: number,
  change: (before: DraftSide) => Partial<DraftSide>,
): DraftSide[] {
  return sides.map((before, index) => (index === side ? { ...before, ...change(before) } : before));
}

function nearest(allowed: readonly number[], wanted: number): number {
  const [first = 1, ...rest] = allowed;
  return rest.reduce((best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best), first);
}
