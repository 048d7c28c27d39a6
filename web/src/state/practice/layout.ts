// What lies on a practice table, and in which game: everything that is saved, shared and taken up again.
import type { Hand, PlacedWeight, Position } from '../../engine/study';
import type { Color, OptionValue, SeatSetup } from '../../engine/types';

export interface PracticeSetting {
  game: string;
  preset?: string;
  options: Record<string, OptionValue>; // that differ from the usual ones
  table: string;
  powder: string | number;
  weight: string;
}

// What a coach wants to know beside the weights. What is not given is as at the beginning of a game.
export interface Situation {
  seats?: SeatSetup[];
  toShoot?: string; // a side; without: the one whose colour is thrown, or the first
  thrown?: number; // so far, those that fell included; without: the fewest that explain the weights
  score?: Record<string, number>;
  hammer?: string;
  order?: string[]; // of the sides, where each has the board alone
  round?: number;
  firstColor?: Color;
  colors?: Record<string, Color>; // by side, where they are not named by their colour
  hand?: Hand | Record<string, Hand>;
  dryness?: number[]; // of a worn board: every cell, as the engine has it
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

// A moment of a match, as it is opened on the practice table. Null where it does not say on which table it is.
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

// As the engine takes it.
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
