// What a match is set up with, in the reader's language: names of players and teams, of rounds, options, presets and levels.
import type { GameInfo, LevelInfo, OptionInfo, PresetInfo } from '../../engine/types';
import type { Naming } from '../../state/new_match';
import { opponentOf } from '../../state/opponents';
import { isMachine, type MatchPlan } from '../../state/plan';
import { nobody, type Reader } from './events';
import { opponentWords, words, type Words } from './index';

type Plan = Pick<MatchPlan, 'setup' | 'levels' | 'imported'>;

// For players and teams without a name of their own.
export const naming: Naming = {
  player: (number) => words.newMatch.player(number),
  machine: opponentName,
  team: (players) => words.newMatch.team(players),
};

export function namingIn(other: Words): Naming {
  return { player: other.newMatch.player, machine: (level) => opponentOf(level)?.name ?? other.options.level(level), team: other.newMatch.team };
}

export function opponentName(level: string): string {
  return opponentOf(level)?.name ?? words.options.level(level);
}

// How they play. With the opponents' words, which must be loaded.
export function lineOf(level: string): string {
  const lines: Record<string, string> = opponentWords.lines;
  return lines[opponentOf(level)?.key ?? ''] ?? '';
}

// The one person here who gave no name is "you" on the screen. Records have a name for them, since sentences need one.
export function calledOnScreen(side: string, reader: Reader): string {
  return reader.has(side) && side === words.home.you ? words.home.me : side;
}

// Of a match that is planned, listed or watched again. At a table its session knows the readers.
export function unnamedReader(plan: Plan): Reader {
  if (plan.imported) return nobody;
  const [person, ...others] = plan.setup.seats.filter(({ name }) => !isMachine(plan, name));
  const isUnnamed = person?.name === words.home.you && others.length === 0 && (person.side ?? person.name) === person.name;
  return isUnnamed ? new Set([person.name]) : nobody;
}

// What a round is called: sides that have the board in turn play frames, or innings where the game is set up by their number.
export function roundText(game: GameInfo, number: number): string {
  return game.shares_board ? words.play.round(number) : hasInnings(game) ? words.play.inning(number) : words.play.frame(number);
}

export function nameOfRounds(game: GameInfo): string {
  return game.shares_board ? words.play.rounds : hasInnings(game) ? words.play.inningsName : words.play.frames;
}

function hasInnings({ options }: GameInfo): boolean {
  return options.some(({ name }) => name === 'innings');
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
