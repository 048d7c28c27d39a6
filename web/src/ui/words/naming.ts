// How the page calls players and teams that nobody named.
import type { Naming } from '../../state/new_match';
import { words } from './index';

export const naming: Naming = {
  player: words.newMatch.player,
  machine: words.options.level,
  team: words.newMatch.team,
};
