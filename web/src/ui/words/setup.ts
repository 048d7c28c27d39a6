// What a match is set up with, in the reader's language: names of players and teams, options, presets and levels.
import type { LevelInfo, OptionInfo, PresetInfo } from '../../engine/types';
import type { Naming } from '../../state/new_match';
import { words, type Words } from './index';

// For players and teams without a name of their own.
export const naming: Naming = {
  player: (number) => words.newMatch.player(number),
  machine: (level) => words.options.level(level),
  team: (players) => words.newMatch.team(players),
};

export function namingIn(other: Words): Naming {
  return { player: other.newMatch.player, machine: other.options.level, team: other.newMatch.team };
}

export function optionHelp({ name }: OptionInfo): string {
  return words.options.help(name);
}

export function optionDefault({ name, default: value }: OptionInfo): string {
  return value === null ? words.options.usual(name) : words.options.value(String(value));
}

export function presetHelp(preset: PresetInfo | undefined): string {
  return preset ? words.options.presetHelp(preset.name) : '';
}

export function levelHelp(level: LevelInfo | undefined): string {
  return level ? words.options.levelHelp(level.name) : '';
}
