// One throw that is asked for: what lies on the board, what is marked on it, and how it is judged.
import { fault } from '../../engine/fault';
import type { PlacedWeight } from '../../engine/study';
import type { Color, Place, TableInfo } from '../../engine/types';
import type { Layout, PracticeSetting, Situation } from '../practice/layout';
import type { Outcome } from './outcome';
import type { Area } from './places';
import type { Slip } from './slips';

export interface Exercise {
  weights: PlacedWeight[];
  color: Color; // to throw
  areas: Area[];
  aimFor: Place | null; // where the thrown weight is meant to rest, where that is one place
  situation?: Situation;
}

// What was missing; null: nothing.
export type Check = (outcome: Outcome) => Slip | null;

export function layoutFor({ weights, color, situation }: Exercise, setting: PracticeSetting): Layout {
  return { setting, weights, color, situation: situation ?? {} };
}

interface Known {
  games: readonly { key: string; throws_four: boolean; tables: string[] }[];
  tables: readonly TableInfo[];
}

// The first game and board of the engine's list that have what is asked for.
export function settingWith({ games, tables }: Known, wanted: { cushions: boolean; fours: boolean; powder: string }): PracticeSetting {
  const table = tables.find(({ cushions, target }) => cushions === wanted.cushions && target === null);
  const game = games.find(({ throws_four, tables: played }) => throws_four === wanted.fours && table && played.includes(table.name));
  if (!table || !game) throw fault('unknownGame');
  return { game: game.key, options: {}, table: table.name, powder: wanted.powder, weight: usualWeight(table) };
}

// A game's own board, as it is usually played.
export function settingOfGame({ games, tables }: Known, key: string): PracticeSetting {
  const game = games.find((one) => one.key === key);
  const table = tables.find(({ name }) => name === game?.tables[0]);
  if (!game || !table) throw fault('unknownGame');
  return { game: key, options: {}, table: table.name, powder: 'medium', weight: usualWeight(table) };
}

function usualWeight({ weights }: TableInfo): string {
  return Object.keys(weights)[0] ?? '';
}
