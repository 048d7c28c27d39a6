// This page's shelves: what practice, drills and statistics keep.
import { MemoryShelf, IndexedShelf, type Shelf } from './shelf';

export const shelfNames = ['positions', 'declared', 'drills', 'lessons', 'tallies', 'ratings'] as const;
export type ShelfName = (typeof shelfNames)[number];

const inMemory = new Map<ShelfName, MemoryShelf<{ id: string }>>();
let database: IDBDatabase | null = null;

export function keepShelvesIn(opened: IDBDatabase): void {
  database = opened;
}

// Where the browser forbids storage, things last as long as the page.
export function shelf<T extends { id: string }>(name: ShelfName): Shelf<T> {
  if (database) return new IndexedShelf<T>(database, name);
  const kept = inMemory.get(name) ?? new MemoryShelf<{ id: string }>();
  inMemory.set(name, kept);
  return kept as unknown as Shelf<T>;
}
