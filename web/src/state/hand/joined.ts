// Which throws may be estimated together: the engine knows a throw by the board's width and the weight's size, and a
// person throws by one way or another. Length and powder make no difference to it.
import type { TableInfo } from '../../engine/types';
import type { DeclaredOnShelf } from '../practice/declared';
import type { ThrowBy } from '../preferences';
import { weightRadius } from '../weight_radius';

export interface HandGroup {
  key: string;
  by: ThrowBy;
  width: number; // of the boards, m
  weight: string;
  radius: number; // of such weights, m
  throws: DeclaredOnShelf[]; // oldest first
}

// Largest first. What was thrown on a table that the engine no longer knows is left out.
export function joinedThrows(declared: readonly DeclaredOnShelf[], tables: readonly TableInfo[]): HandGroup[] {
  const groups = new Map<string, HandGroup>();
  for (const one of [...declared].sort((a, b) => a.at - b.at)) {
    const table = tables.find(({ name }) => name === one.table);
    if (!table) continue;
    const radius = weightRadius(table, one.weight);
    const key = [one.by, table.width, radius].join(' ');
    const group = groups.get(key) ?? { key, by: one.by, width: table.width, weight: one.weight, radius, throws: [] };
    group.throws.push(one);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.throws.length - a.throws.length);
}
