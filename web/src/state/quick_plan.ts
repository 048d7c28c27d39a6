// What "Play now" starts: the last match's plan again, else the first game against a casual machine.
import type { Options } from './match_options';
import { emptyDraft, fitted, toPlan, type Catalogue, type Naming } from './new_match';
import type { MatchPlan } from './plan';

const usualLevel = 'casual';
const usualHand = 'natural'; // so that aiming by keys or pull-back is no surer than a hand

// The person at this device under another name, unless somebody else has it.
export function renamed(plan: MatchPlan, before: string, after: string): MatchPlan {
  const { seats } = plan.setup;
  const known = seats.some(({ name }) => name === before) && !Object.hasOwn(plan.levels, before);
  if (!known || seats.some(({ name, side }) => name === after || side === after)) return plan;
  const named = seats.map((seat) => (seat.name === before ? { ...seat, name: after } : seat));
  const alone = seats.some(({ name, side }) => name === before && side === undefined);
  const first = alone && plan.first === before ? { first: after } : {};
  const options = alone && plan.setup.options ? { options: withHandicapOf(plan.setup.options, before, after) } : {};
  return { ...plan, ...first, setup: { ...plan.setup, ...options, seats: named } };
}

// Points that a side starts with are kept under its name.
function withHandicapOf(options: Options, before: string, after: string): Options {
  const { handicap } = options;
  if (typeof handicap !== 'object' || handicap === null || !Object.hasOwn(handicap, before)) return options;
  const points = Object.entries(handicap).map(([side, given]) => [side === before ? after : side, given] as const);
  return { ...options, handicap: Object.fromEntries(points) };
}

export function quickPlan(catalogue: Catalogue, last: MatchPlan | null, person: string, naming: Naming): MatchPlan {
  if (last && catalogue.games.some(({ key }) => key === last.setup.game)) return last;
  const draft = emptyDraft(catalogue, person);
  const level = catalogue.levels.find(({ name }) => name === usualLevel) ?? catalogue.levels[0];
  const [you, ...others] = draft.sides;
  if (!you || !level) return toPlan(draft, naming);
  const machines = others.map((side) => ({ ...side, players: side.players.map(() => ({ name: '', level: level.name })) }));
  // You shoot first: one tap, and the weight is in your hand.
  return toPlan(fitted(catalogue, { ...draft, options: { hand: usualHand }, sides: [you, ...machines], first: 0 }), naming);
}
