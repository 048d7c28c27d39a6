// What people choose before a match: the engine's setup, which seats a machine takes, and who opens.
import type { MatchSetup } from '../engine/types';

export interface MatchPlan {
  setup: MatchSetup;
  levels: Record<string, string>; // player's name → machine level; a player who is not here is a person
  first?: string; // the side that shoots first, as agreed; without it there is a toss
  ladder?: boolean; // it counts for the ladder
  imported?: boolean; // from a record: nobody knows whether the person here played it
}

// 'table': thrown on the page's table. 'real': scored beside a real one by reports.
export type MatchKind = 'table' | 'real';

// Null: a person.
export function levelOf(plan: Pick<MatchPlan, 'levels'>, player: string): string | null {
  return Object.hasOwn(plan.levels, player) ? (plan.levels[player] ?? null) : null;
}

export function isMachine(plan: Pick<MatchPlan, 'levels'>, player: string): boolean {
  return levelOf(plan, player) !== null;
}

// The players of a side in the order of its partners.
export function playersOf(setup: MatchSetup, side: string): string[] {
  return setup.seats.filter((seat) => (seat.side ?? seat.name) === side).map((seat) => seat.name);
}
