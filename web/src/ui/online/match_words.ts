// A match in words and links: who plays whom, and by which rules.
import type { AgreedSetup, OptionInfo, OptionValue } from '../../engine/types';
import type { ListedMatch, ListedSeat } from '../../net/messages';
import { optionsThatApply, type RulesChosen, defaultValue } from '../../state/match_options';
import type { Page } from '../page';
import { onlineWords, words } from '../words';
import { decimals } from '../words/measures';

export function gameName(page: Page, key: string): string {
  return page.games.find((game) => game.key === key)?.name ?? key;
}

// Machines are named by their level, in the page's language.
export function seatName({ name, kind, level }: ListedSeat): string {
  if (kind === 'machine' && level !== undefined) return words.options.level(level);
  return name ?? onlineWords.match.openSeat;
}

export function sidesOf<Seat extends ListedSeat>(match: { seats: Seat[] }): Seat[][] {
  const sides = new Map<string | null, Seat[]>();
  for (const seat of match.seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  // Before the start, open seats of single players may all be without a side's name.
  return sides.size > 1 ? [...sides.values()] : match.seats.map((seat) => [seat]);
}

export function whoPlays(match: Pick<ListedMatch, 'seats'>): string {
  return words.home.against(sidesOf(match).map((side) => words.newMatch.team(side.map(seatName))));
}

export function matchTitle(page: Page, match: ListedMatch): string {
  return onlineWords.match.of(gameName(page, match.game), whoPlays(match));
}

// The table, and every rule that differs from the default.
export function rulesOf(page: Page, { game: key, setup, seats }: Pick<ListedMatch, 'game' | 'setup' | 'seats'>): string[] {
  if (!setup) return [];
  return [words.newMatch.tableNames(setup.table), ...optionsIn(page, key, setup, seats.length), ...powderIn(page, setup), ...weightIn(setup)];
}

function optionsIn(page: Page, key: string, setup: AgreedSetup, players: number): string[] {
  const game = page.games.find((one) => one.key === key);
  if (!game) return [];
  const preset = page.presets.find(({ name }) => name === setup.preset) ?? null;
  const rules: RulesChosen = { game, preset, players, changed: setup.options };
  return optionsThatApply(rules).flatMap((option) => {
    const value = rules.changed[option.name];
    if (value === undefined || value === null || option.type === 'handicap' || value === defaultValue(rules, option)) return [];
    return [onlineWords.match.option(words.options.name(option.name), valueInWords(option, value))];
  });
}

function valueInWords({ type }: OptionInfo, value: OptionValue): string {
  if (type === 'boolean') return value === true ? onlineWords.match.yes : onlineWords.match.no;
  return typeof value === 'number' ? decimals(value, Number.isInteger(value) ? 0 : 1) : words.options.value(String(value));
}

function powderIn(page: Page, { table, powder }: AgreedSetup): string[] {
  const known = page.tables.find(({ name }) => name === table)?.deceleration ?? {};
  const named = Object.entries(known).find(([, value]) => value === powder)?.[0] ?? null;
  if (named === 'medium') return [];
  return [onlineWords.match.powder(named === null ? decimals(powder, 2) : words.options.powder(named))];
}

function weightIn({ weight }: AgreedSetup): string[] {
  return weight === 'standard' ? [] : [onlineWords.match.weights(words.options.weight(weight))];
}

// Addresses of the online screens.
export const accountNeeded = '#/online/account/needed';

export function profileLink(name: string): string {
  return `#/online/people/${encodeURIComponent(name)}`;
}

export function matchLink(id: string): string {
  return `#/online/match/${encodeURIComponent(id)}`;
}

export function tableLink(id: string): string {
  return `#/online/table/${encodeURIComponent(id)}`;
}
