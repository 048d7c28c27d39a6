// Whose hand the coach and the scatter reckon with: a level's, or one's own as it was estimated.
import type { Hand, HandEstimate, Study } from '../../engine/study';
import type { LevelInfo, TableInfo } from '../../engine/types';
import { declaredThrows } from '../practice/declared';
import type { ThrowBy } from '../preferences';
import { weightRadius } from '../weight_radius';
import { estimateOf } from './hand_book';
import { joinedThrows } from './joined';
import { leastThrows } from './windows';

export const ownHand = 'mine'; // no level is called so

// `choice` '': one's own where it is known, and a middling one where it is not.
export function handFor(choice: string, own: HandEstimate | null, levels: readonly LevelInfo[]): Hand {
  const isLevel = levels.some(({ name }) => name === choice);
  if (isLevel) return choice;
  return own?.hand ?? usualLevel(levels);
}

export function usualLevel(levels: readonly LevelInfo[]): string {
  return levels[Math.floor(levels.length / 2)]?.name ?? '';
}

export interface Thrown {
  board: TableInfo;
  weight: string;
}

// From the throws that were made the way one throws now, on such boards and with such weights, as far as there are any;
// null where they are too few.
export async function ownHandFor(study: Pick<Study, 'estimate'>, by: ThrowBy, { board, weight }: Thrown, tables: readonly TableInfo[]): Promise<HandEstimate | null> {
  const groups = joinedThrows(await declaredThrows(), tables).filter((group) => group.by === by && group.throws.length >= leastThrows);
  const wide = groups.filter(({ width }) => width === board.width);
  const radius = weightRadius(board, weight);
  const fitting = wide.find((group) => group.radius === radius) ?? wide[0] ?? groups[0];
  return fitting ? estimateOf(study, fitting.throws).catch(() => null) : null;
}
