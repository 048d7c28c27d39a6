// A match being planned: the draft that the screens change, and the plan made from it.
import type { GameInfo, LevelInfo, OptionValue, PresetInfo, SeatSetup, TableInfo } from '../engine/types';
import { changesThatApply, defaultValue, optionsThatApply, tablesFor, withOption, type Options, type RulesChosen } from './match_options';
import { levelOf, playersOf, type MatchPlan } from './plan';
import { seatsFor, type DraftSide } from './seating';

export interface Catalogue {
  games: readonly GameInfo[];
  tables: readonly TableInfo[];
  levels: readonly LevelInfo[];
  presets: readonly PresetInfo[];
}

export interface Draft {
  game: string;
  preset: string;
  table: string;
  powder: string | number;
  weight: string;
  options: Options; // that were changed; the handicap is with the sides
  sides: DraftSide[];
  first: number | null; // the side that shoots first, as agreed; null: a toss
}

// Words that the plan needs, from the page's dictionary.
export interface Naming {
  player(number: number): string;
  machine(level: string): string;
  team(players: string[]): string;
}

export function gameOf(catalogue: Catalogue, draft: Draft): GameInfo {
  const game = catalogue.games.find(({ key }) => key === draft.game) ?? catalogue.games[0];
  if (!game) throw new Error('The engine knows no games.');
  return game;
}

export function rulesOf(catalogue: Catalogue, draft: Draft): RulesChosen {
  const players = draft.sides.reduce((sum, side) => sum + side.players.length, 0);
  const preset = catalogue.presets.find(({ name }) => name === draft.preset) ?? null;
  return { game: gameOf(catalogue, draft), preset, players, changed: draft.options };
}

export function emptyDraft(catalogue: Catalogue, person: string): Draft {
  const [game] = catalogue.games;
  if (!game) throw new Error('The engine knows no games.');
  const draft = {
    game: game.key,
    preset: catalogue.presets[0]?.name ?? '',
    table: '',
    powder: 'medium',
    weight: 'standard',
    options: {},
    sides: seatsFor(game, [[{ name: person, level: null }]], 2, 1),
    first: null,
  };
  return fitted(catalogue, draft);
}

// As `draft`, but with nothing its game does not have: after another game, preset or option was chosen.
export function fitted(catalogue: Catalogue, draft: Draft): Draft {
  const game = gameOf(catalogue, draft);
  const seated = draft.sides.map(({ players }) => players);
  const sides = seatsFor(game, seated, draft.sides.length, draft.sides[0]?.players.length ?? 1, draft.sides);
  const rules = rulesOf(catalogue, { ...draft, sides });
  const options = changesThatApply(rules);
  const tables = tablesFor({ ...rules, changed: options });
  const table = tables.includes(draft.table) ? draft.table : (tables[0] ?? draft.table);
  const first = draft.first !== null && draft.first < sides.length ? draft.first : null;
  return { ...draft, sides, options, table, first };
}

// A change goes along where both games have the same default: a score to play to means something else in the other one.
export function withGame(catalogue: Catalogue, draft: Draft, key: string): Draft {
  const defaults = (game: string, changed: Options) => {
    const rules = rulesOf(catalogue, { ...draft, game, options: changed });
    return new Map(rules.game.options.map((option) => [option.name, defaultValue(rules, option)]));
  };
  // Here another option may have changed what the default is.
  const [before, after] = [defaults(draft.game, draft.options), defaults(key, {})];
  const options = Object.fromEntries(Object.entries(draft.options).filter(([name]) => !before.has(name) || before.get(name) === after.get(name)));
  return fitted(catalogue, { ...draft, game: key, options });
}

export function tableOf(catalogue: Catalogue, draft: Draft): TableInfo | undefined {
  return catalogue.tables.find(({ name }) => name === draft.table);
}

export function toPlan(draft: Draft, naming: Naming): MatchPlan {
  const named = nameSides(draft.sides, naming);
  const handicap = Object.fromEntries(
    named.map(({ name }, side) => [name, draft.sides[side]?.handicap ?? 0] as const).filter(([, points]) => points !== 0),
  );
  const options: Options = Object.keys(handicap).length > 0 ? { ...draft.options, handicap } : draft.options;
  const plan: MatchPlan = {
    setup: {
      game: draft.game,
      ...(draft.preset === '' ? {} : { preset: draft.preset }),
      options,
      table: draft.table,
      powder: draft.powder,
      weight: draft.weight,
      seats: seatsInTurn(named),
    },
    levels: Object.fromEntries(
      named.flatMap(({ players }) => players).flatMap(({ name, level }) => (level === null ? [] : [[name, level]])),
    ),
  };
  const first = draft.first === null ? undefined : named[draft.first]?.name;
  return first === undefined ? plan : { ...plan, first };
}

// What was planned before, to be changed; null if this page's engine no longer has its game.
export function fromPlan(catalogue: Catalogue, plan: MatchPlan, naming: Naming): Draft | null {
  const { setup } = plan;
  if (!catalogue.games.some(({ key }) => key === setup.game)) return null;
  const sideNames = [...new Set(setup.seats.map(sideOf))];
  const { handicap, ...options } = setup.options ?? {};
  const sides = sideNames.map((name) => {
    const seated = playersOf(setup, name);
    const levels = seated.map((player) => levelOf(plan, player));
    const players = seated.map((player, index) => ({ name: levels[index] ? '' : player, level: levels[index] ?? null }));
    const ownName = seated.length > 1 && name !== naming.team(seated) ? name : '';
    return { name: ownName, players, handicap: pointsOf(handicap, name) };
  });
  const first = plan.first === undefined ? null : sideNames.indexOf(plan.first);
  return fitted(catalogue, {
    game: setup.game,
    preset: setup.preset ?? catalogue.presets[0]?.name ?? '',
    table: setup.table ?? '',
    powder: setup.powder ?? 'medium',
    weight: setup.weight ?? 'standard',
    options,
    sides,
    first: first === -1 ? null : first,
  });
}

interface NamedSide {
  name: string;
  players: { name: string; level: string | null }[];
}

// Everybody gets a name: the one typed, else the page's for a person or a machine, with a number if it is taken. A name typed
// twice stays, and the engine refuses it.
export function nameSides(sides: readonly DraftSide[], naming: Naming): NamedSide[] {
  const taken = new Set(
    sides
      .flatMap(({ players }) => players)
      .flatMap(({ name, level }) => (level === null && name.trim() !== '' ? [name.trim()] : [])),
  );
  let number = 0;
  const nameFor = ({ name, level }: DraftSide['players'][number]): string => {
    number += 1;
    if (level === null && name.trim() !== '') return name.trim();
    const wanted = level === null ? naming.player(number) : naming.machine(level);
    let free = wanted;
    for (let next = 2; taken.has(free); ++next) free = `${wanted} ${next}`;
    taken.add(free);
    return free;
  };
  return sides.map((side) => {
    const players = side.players.map((player) => ({ name: nameFor(player), level: player.level }));
    const alone = players.length === 1 ? players[0]?.name : undefined;
    return { name: alone ?? (side.name.trim() || naming.team(players.map(({ name }) => name))), players };
  });
}

// One of every side, then the next partners: the order in which people stand at the table.
function seatsInTurn(sides: readonly NamedSide[]): SeatSetup[] {
  const size = sides[0]?.players.length ?? 0;
  return Array.from({ length: size }, (_, partner) =>
    sides.flatMap(({ name: side, players }) => seat(players[partner], side, size)),
  ).flat();
}

function seat(player: NamedSide['players'][number] | undefined, side: string, size: number): SeatSetup[] {
  if (!player) return [];
  return [{ name: player.name, ...(size > 1 ? { side } : {}), ...(player.level === null ? {} : { hand: player.level }) }];
}

function sideOf(seat: SeatSetup): string {
  return seat.side ?? seat.name;
}

function pointsOf(handicap: OptionValue | undefined, side: string): number {
  return typeof handicap === 'object' && handicap !== null ? (handicap[side] ?? 0) : 0;
}

// Where the field of a refusal is among the players on the screen: "seats[2].name" → side and partner.
export function seatOfField(draft: Draft, field: string | null): { side: number; player: number } | null {
  const found = /^seats\[(\d+)\]/.exec(field ?? '');
  if (!found) return null;
  const seat = Number(found[1]);
  return { side: seat % draft.sides.length, player: Math.floor(seat / draft.sides.length) };
}

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

// What *Play now* starts: the last game and table, against the opponent of this level; at first the first game. Of other
// people, sides and points that a side starts with only a new match keeps the memory.
export function quickPlan(catalogue: Catalogue, last: MatchPlan | null, person: string, level: string, naming: Naming): MatchPlan {
  const before = last && fromPlan(catalogue, last, naming);
  const draft = before ?? emptyDraft(catalogue, person);
  const people = draft.sides.flatMap(({ players }) => players).filter((player) => player.level === null);
  const you = { name: (people.length === 1 && people[0]?.name) || person, level: null };
  const sides = seatsFor(gameOf(catalogue, draft), [[you], [{ name: '', level }]], 2, 1);
  // Without a toss the person shoots first: one tap, and the weight is in their hand.
  const first = before && before.first === null ? null : 0;
  return { ...toPlan(withLooking(catalogue, { ...draft, sides, first }), naming), ladder: true };
}

// Whoever does not know a game well wants to see what lies at the far end, also where its rules say that nobody looks.
export function withLooking(catalogue: Catalogue, draft: Draft): Draft {
  const fit = fitted(catalogue, draft);
  const rules = rulesOf(catalogue, fit);
  const looking = optionsThatApply(rules).find(({ name }) => name === 'peeking');
  return looking ? { ...fit, options: withOption(rules, looking, 'allowed') } : fit;
}
