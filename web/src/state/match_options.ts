// What a game lets people choose, read from the engine's description of it: which options apply, their defaults, and
// on which tables it is played. The engine has the last word when the match begins.
import type { GameInfo, OptionCondition, OptionInfo, OptionValue, PresetInfo, TableInfo } from '../engine/types';

export type Options = Record<string, OptionValue>;

// The options that judging a board uses: there are no sides, and so no handicap.
export function judgedOptions({ handicap: _, ...others }: Options): Options {
  return others;
}

export interface RulesChosen {
  game: GameInfo;
  preset: PresetInfo | null;
  players: number;
  changed: Options; // only those that differ from their defaults
}

// In the engine's order: those that always apply, and those that go with another option's value.
export function optionsThatApply(rules: RulesChosen): OptionInfo[] {
  return rules.game.options.filter((option) => option.always || elsewhere(rules, option) !== null);
}

// What an option is when nobody changes it: the preset's value, else the default that goes with the other options.
export function defaultValue(rules: RulesChosen, option: OptionInfo): OptionValue {
  return presetValue(rules, option.name) ?? elsewhere(rules, option)?.default ?? option.default;
}

export function valueOf(rules: RulesChosen, option: OptionInfo): OptionValue {
  return rules.changed[option.name] ?? defaultValue(rules, option);
}

// A value that was chosen and equals the default is none: another preset or game may have brought the two together.
export function isChanged(rules: RulesChosen, option: OptionInfo): boolean {
  return valueOf(rules, option) !== defaultValue(rules, option);
}

// The changes with one more. A value that equals the default is not a change.
export function withOption(rules: RulesChosen, option: OptionInfo, value: OptionValue): Options {
  const { [option.name]: _, ...others } = rules.changed;
  const same = value === null || value === defaultValue(rules, option);
  return same ? others : { ...others, [option.name]: value };
}

// Only what this game has and what applies: another game may have been chosen meanwhile.
export function changesThatApply(rules: RulesChosen): Options {
  const names = new Set(optionsThatApply(rules).map((option) => option.name));
  return Object.fromEntries(Object.entries(rules.changed).filter(([name]) => names.has(name)));
}

export function tablesFor(rules: RulesChosen): string[] {
  const special = rules.game.tables_with.find((where) => holds(rules, where));
  return special?.tables ?? rules.game.tables;
}

function elsewhere(rules: RulesChosen, option: OptionInfo): OptionCondition | null {
  return option.with.find((condition) => holds(rules, condition)) ?? null;
}

function holds(rules: RulesChosen, { option: name, value }: Pick<OptionCondition, 'option' | 'value'>): boolean {
  const option = rules.game.options.find((other) => other.name === name);
  return option !== undefined && valueOf(rules, option) === value;
}

function presetValue({ game, preset, players }: RulesChosen, option: string): OptionValue {
  if (!preset) return null;
  const own = game.preset_values.find(
    (value) =>
      value.preset === preset.name && value.option === option && (value.players === null || value.players === players),
  );
  return own?.value ?? preset.options[option] ?? null;
}

// Of the weights that a match is played with, in metres. If the table does not know `weight`, of its default ones.
export function weightRadius(table: TableInfo, weight: string): number {
  return table.weights[weight]?.radius ?? table.weight_radius;
}
