// How the page calls players and teams that nobody named.
import type { Naming } from '../../state/new_match';
import { words, type Words } from './index';

export const naming: Naming = {
  player: (number) => words.newMatch.player(number),
  machine: (level) => words.options.level(level),
  team: (players) => words.newMatch.team(players),
};

export function namingIn(other: Words): Naming {
  return { player: other.newMatch.player, machine: other.options.level, team: other.newMatch.team };
}
