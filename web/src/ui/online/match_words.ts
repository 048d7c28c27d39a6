// A match in words: who plays whom, and by which rules.
import type { SeatView, ShortMatch } from '../../net/types';
import { optionsThatApply, usualValue, type RulesChosen } from '../../state/match_options';
import type { OptionInfo, OptionValue } from '../../engine/types';
import type { Page } from '../page';
import { words } from '../words';
import { decimals } from '../words/measures';
import { onlineWords } from '../words/online';

export function gameName(page: Page, key: string): string {
  return page.games.find((game) => game.key === key)?.name ?? key;
}

// Machines have no name of their own in the reader's language.
export function seatName({ name, kind, level }: SeatView): string {
  if (kind === 'machine' && level !== undefined) return words.options.level(level);
  return name ?? onlineWords.match.openSeat;
}

export function sidesOf(match: Pick<ShortMatch, 'seats'>): SeatView[][] {
  const sides = new Map<string | null, SeatView[]>();
  for (const seat of match.seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  // Before the start open seats of sides of one may all have no name.
  return sides.size > 1 ? [...sides.values()] : match.seats.map((seat) => [seat]);
}

export function whoPlays(match: Pick<ShortMatch, 'seats'>): string {
  return words.home.against(sidesOf(match).map((side) => words.newMatch.team(side.map(seatName))));
}

export function matchTitle(page: Page, match: ShortMatch): string {
  return onlineWords.match.of(gameName(page, match.game), whoPlays(match));
}

// What differs from the usual, the table first.
export function rulesOf(page: Page, { game: key, setup, seats }: Pick<ShortMatch, 'game' | 'setup' | 'seats'>): string[] {
  const table = setup.table ? [words.newMatch.tableNames(setup.table)] : [];
  return [...table, ...optionsIn(page, key, setup, seats.length), ...powderIn(page, setup), ...weightIn(setup)];
}

function optionsIn(page: Page, key: string, setup: ShortMatch['setup'], players: number): string[] {
  const game = page.games.find((one) => one.key === key);
  if (!game) return [];
  const preset = page.presets.find(({ name }) => name === setup.preset) ?? null;
  const rules: RulesChosen = { game, preset, players, changed: setup.options ?? {} };
  return optionsThatApply(rules).flatMap((option) => {
    const value = rules.changed[option.name];
    if (value === undefined || value === null || option.type === 'handicap' || value === usualValue(rules, option)) return [];
    return [onlineWords.match.option(words.options.name(option.name), valueInWords(option, value))];
  });
}

function valueInWords({ type }: OptionInfo, value: OptionValue): string {
  if (type === 'boolean') return value === true ? onlineWords.match.yes : onlineWords.match.no;
  return typeof value === 'number' ? decimals(value, Number.isInteger(value) ? 0 : 1) : words.options.value(String(value));
}

function powderIn(page: Page, { table, powder }: ShortMatch['setup']): string[] {
  if (powder === undefined) return [];
  const known = page.tables.find(({ name }) => name === table)?.deceleration ?? {};
  const named = Object.entries(known).find(([name, value]) => name === String(powder) || value === powder)?.[0] ?? null;
  if (named === 'medium' || String(powder) === 'medium') return [];
  return [onlineWords.match.powder(named === null ? decimals(Number(powder), 2) : words.options.powder(named))];
}

function weightIn({ weight }: ShortMatch['setup']): string[] {
  return weight === undefined || weight === 'standard' ? [] : [onlineWords.match.weights(words.options.weight(weight))];
}
