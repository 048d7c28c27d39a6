// What every screen may ask for: the engine, what it told of games, tables and levels, and the table's scene.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { Engine } from '../engine/engine';
import type { GameInfo, LevelInfo, PresetInfo, TableInfo } from '../engine/types';
import type { TableHost } from './table_host';

export interface Page {
  engine: Engine;
  games: GameInfo[];
  presets: PresetInfo[];
  tables: TableInfo[];
  levels: LevelInfo[]; // weakest first
  table: TableHost;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('A screen is shown outside the page.');
  return page;
}
