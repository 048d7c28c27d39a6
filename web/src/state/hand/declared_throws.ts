// Throws whose aim was declared beforehand: a hand is estimated from these.
import type { Shot, TableInfo } from '../../engine/types';
import { shelf } from '../device_store';
import type { ThrowBy } from '../preferences';
import { weightRadius } from '../match_options';

export interface DeclaredOnShelf {
  id: string; // in the order of time
  at: number; // ms
  table: string;
  powder: string | number;
  weight: string;
  aimed: Shot; // to the declared place, from where the weight was released
  thrown: Shot; // as the person did it
  by: ThrowBy;
}

let count = 0;

export async function keepDeclared(declared: Omit<DeclaredOnShelf, 'id' | 'at'>, at = Date.now()): Promise<void> {
  count = (count + 1) % 1000;
  const id = `${String(at).padStart(14, '0')}-${String(count).padStart(3, '0')}`;
  await shelf<DeclaredOnShelf>('declared').put({ id, at, ...declared });
}

export function declaredThrows(): Promise<DeclaredOnShelf[]> {
  return shelf<DeclaredOnShelf>('declared').list();
}

// Which throws may be estimated together: the engine knows a throw by the board's width and the weight's size, and a
// person throws by one way or another. Length and powder make no difference to it.

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

// A hand over time: throws in the order they were made, divided into stretches that are estimated separately.

export const minThrows = 5; // fewer than this the engine refuses
export const goodThrows = 40; // docs/advice.md: with this many, nine hands in ten are estimated within a quarter
const shortest = 10;
const longest = 40;
const aboutSoMany = 6;

// The newest stretch is full; leftover oldest throws join the oldest stretch.
export function windowsOf(throws: readonly DeclaredOnShelf[]): DeclaredOnShelf[][] {
  const size = Math.min(longest, Math.max(shortest, Math.round(throws.length / aboutSoMany)));
  const count = Math.floor(throws.length / size);
  if (count < 2) return [];
  const firstEnd = throws.length - (count - 1) * size;
  const later = Array.from({ length: count - 1 }, (_, index) => throws.slice(firstEnd + index * size, firstEnd + (index + 1) * size));
  return [throws.slice(0, firstEnd), ...later];
}
