// The state of a practice table: everything that is saved, shared and restored.
import type { Hand, PlacedWeight, Position } from '../../engine/study';
import type { Color, JudgeRequest, OptionValue, SeatSetup } from '../../engine/types';
import { judgedOptions, defaultValue, type Options } from '../match_options';
import { emptyDraft, fitted, type Catalogue, type Draft } from '../new_match';

export interface PracticeSetting {
  game: string;
  preset?: string;
  options: Record<string, OptionValue>; // only those that differ from the defaults
  table: string;
  powder: string | number;
  weight: string;
}

// What the coach needs besides the weights. Missing fields are as at the start of a game.
export interface Situation {
  seats?: SeatSetup[];
  toShoot?: string; // a side; default: the one with the colour to throw, or the first
  thrown?: number; // so far, including those that fell; default: the smallest possible number
  score?: Record<string, number>;
  hammer?: string;
  order?: string[]; // of the sides, if they throw one after the other
  round?: number;
  firstColor?: Color;
  colors?: Record<string, Color>; // by side, if sides are not named by colour
  hand?: Hand | Record<string, Hand>;
  dryness?: number[]; // of a worn board, for every cell, in the engine's order
}

export interface Layout {
  setting: PracticeSetting;
  weights: PlacedWeight[];
  color: Color; // to throw
  situation: Situation;
}

export function sidesOf({ seats }: Situation): string[] {
  return [...new Set((seats ?? []).map((seat) => seat.side ?? seat.name))];
}

export function placed({ color, x, y }: PlacedWeight): PlacedWeight {
  return { color, x, y };
}

// The layout for a position of a match. Null if the position does not name its table.
export function layoutOf(position: Position): Layout | null {
  const { game, preset, options, table, powder, weight, weights, to_shoot, first_color, seats, thrown, score, hammer, order, round, colors, hand, dryness } = position;
  if (table === undefined || powder === undefined || weight === undefined) return null;
  const setting: PracticeSetting = { game, options: options ?? {}, table, powder, weight };
  if (preset !== undefined) setting.preset = preset;
  const given = { seats, toShoot: to_shoot, thrown, score, hammer, order, round, firstColor: first_color, colors, hand, dryness };
  const situation = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Situation;
  const second = seats ? sidesOf({ seats })[1] === to_shoot : to_shoot === 'blue';
  const color = colors?.[to_shoot] ?? (second ? 'blue' : 'red');
  return { setting, weights: weights.map(placed), color, situation };
}

// The position in the engine's form.
export function positionOf({ setting, weights, situation }: Layout, toShoot: string, thrown?: number, firstColor?: Color): Position {
  const { seats, score, hammer, order, round, colors, hand, dryness } = situation;
  return {
    game: setting.game,
    ...(setting.preset === undefined ? {} : { preset: setting.preset }),
    options: setting.options,
    table: setting.table,
    powder: setting.powder,
    weight: setting.weight,
    ...(seats === undefined ? {} : { seats }),
    weights: weights.map(placed),
    ...(thrown === undefined ? {} : { thrown }),
    to_shoot: toShoot,
    ...(score === undefined ? {} : { score }),
    ...(hammer === undefined ? {} : { hammer }),
    ...(order === undefined ? {} : { order }),
    ...(round === undefined ? {} : { round }),
    ...(firstColor === undefined ? {} : { first_color: firstColor }),
    ...(colors === undefined ? {} : { colors }),
    ...(hand === undefined ? {} : { hand }),
    ...(dryness === undefined ? {} : { dryness }),
  };
}

// Converts the setting to and from the draft that people edit.

export function draftOf(catalogue: Catalogue, { game, preset, options, table, powder, weight }: PracticeSetting): Draft {
  const { handicap: _, ...others } = options;
  const empty = emptyDraft(catalogue, '');
  return fitted(catalogue, { ...empty, game, preset: preset ?? empty.preset, options: others, table, powder, weight });
}

export function settingOf({ game, preset, options, table, powder, weight }: Draft): PracticeSetting {
  return { game, ...(preset === '' ? {} : { preset }), options, table, powder, weight };
}

export function sameSetting(a: PracticeSetting, b: PracticeSetting): boolean {
  const text = ({ game, preset = '', options, table, powder, weight }: PracticeSetting) =>
    JSON.stringify([game, preset, Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)), table, powder, weight]);
  return text(a) === text(b);
}

// Removes options with their default value; a match's record contains every option.
export function withChangesOnly(catalogue: Pick<Catalogue, 'games' | 'presets'>, layout: Layout): Layout {
  const { setting, situation } = layout;
  const game = catalogue.games.find(({ key }) => key === setting.game);
  if (!game) return layout;
  const preset = catalogue.presets.find(({ name }) => name === setting.preset) ?? null;
  const rules = { game, preset, players: situation.seats?.length ?? 2, changed: setting.options };
  const isChange = ([name, value]: [string, unknown]): boolean => {
    const option = game.options.find((one) => one.name === name);
    return option === undefined || (option.type !== 'handicap' && defaultValue(rules, option) !== value);
  };
  const options = Object.fromEntries(Object.entries(setting.options).filter(isChange)) as Options;
  return { ...layout, setting: { ...setting, options } };
}

// The request for the judge, which has no sides.
export function judgeRequestOf(catalogue: Catalogue, { setting, weights, situation }: Layout): JudgeRequest {
  const { throws_four } = catalogue.games.find(({ key }) => key === setting.game) ?? {};
  return {
    game: setting.game,
    ...(setting.preset === undefined ? {} : { preset: setting.preset }),
    options: judgedOptions(setting.options),
    table: setting.table,
    weight: setting.weight,
    weights: weights.map(placed),
    ...(throws_four ? { first_color: situation.firstColor ?? 'red' } : {}),
  };
}
