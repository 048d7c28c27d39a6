// Who is to act now, as this device sees it.
import type { AgreedSetup, MatchState } from '../../engine/types';
import type { Seat } from '../../net/messages';
import { playersOf } from '../plan';

export type Move = { whose: 'mine' } | { whose: 'machine' } | { whose: 'other'; player: string | null };

export interface Seated {
  setup: AgreedSetup;
  mine: ReadonlySet<string>; // the players of this device
  machines: ReadonlySet<string>;
}

export function moveIn(state: MatchState, { setup, mine, machines }: Seated): Move {
  const asked = askedIn(state, setup);
  if (asked.some((player) => mine.has(player))) return { whose: 'mine' };
  const people = asked.filter((player) => !machines.has(player));
  if (people.length === 0) return { whose: 'machine' };
  // At the toss anybody calls.
  return { whose: 'other', player: state.phase === 'toss' ? null : state.to_shoot ? (people[0] ?? null) : (state.to_choose?.side ?? null) };
}

// Whose word counts: the shooter's, of a side that chooses anyone's, at the toss everyone's.
function askedIn(state: MatchState, setup: AgreedSetup): string[] {
  if (state.to_shoot) return [state.to_shoot.player];
  if (state.to_choose) return playersOf(setup, state.to_choose.side);
  return setup.seats.map(({ name }) => name);
}

// Seats of the server and of the record are in the same order.
export function seatedAs(setup: AgreedSetup, seats: Seat[], yours: number[]): Seated {
  const named = (places: number[]) => new Set(places.flatMap((place) => setup.seats[place]?.name ?? []));
  const machines = seats.flatMap(({ kind }, place) => (kind === 'machine' ? [place] : []));
  return { setup, mine: named(yours), machines: named(machines) };
}
