// What is stored on this device, in IndexedDB or, if the browser forbids storage, in memory until the page is closed: matches,
// each as its record in pieces and a summary for lists, and shelves of other things.
import { signal } from '@preact/signals';

import type { KeptThrow } from './best_throw';
import type { MatchKind, MatchPlan } from './plan';

// False: this browser stores nothing, and the matches are gone with the page.
export const storageIsLasting = signal(true);

// ---- matches

export interface SavedMatch {
  id: string;
  kind: MatchKind;
  plan: MatchPlan;
  game: string;
  started: number; // ms since 1970
  changed: number;
  score: Record<string, number>;
  over: boolean;
  winner: string | null;
  jar?: Record<string, number>; // at a real table: cents that sides took
  best?: KeptThrow | null; // the best throw of the one person here
}

export interface MatchStore {
  list(): Promise<SavedMatch[]>; // last changed first
  find(id: string): Promise<SavedMatch | null>;
  pieces(id: string): Promise<string[]>; // the record, in the pieces it was added in
  // Adds a piece as number `index`, and resolves when it is on disk. Refused with TakenElsewhere if that number exists or the
  // one before it does not: another window plays or has deleted the same match.
  add(match: SavedMatch, index: number, piece: string): Promise<void>;
  // All of its pieces, `count` of them, by one; refused like add().
  replace(match: SavedMatch, record: string, count: number): Promise<void>;
  summarise(match: SavedMatch): Promise<void>; // replaces what lists show of it
  remove(id: string): Promise<void>;
}

export class TakenElsewhere extends Error {}

export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, SavedMatch>();
  private readonly records = new Map<string, string[]>();

  async list(): Promise<SavedMatch[]> {
    return [...this.matches.values()].sort((a, b) => b.changed - a.changed);
  }
  async find(id: string): Promise<SavedMatch | null> {
    return this.matches.get(id) ?? null;
  }
  async pieces(id: string): Promise<string[]> {
    return [...(this.records.get(id) ?? [])];
  }
  async add(match: SavedMatch, index: number, piece: string): Promise<void> {
    const record = this.records.get(match.id) ?? [];
    if (index !== record.length) throw new TakenElsewhere(match.id);
    this.records.set(match.id, [...record, piece]);
    this.matches.set(match.id, match);
  }
  async replace(match: SavedMatch, record: string, count: number): Promise<void> {
    if (this.records.get(match.id)?.length !== count) throw new TakenElsewhere(match.id);
    this.records.set(match.id, [record]);
    this.matches.set(match.id, match);
  }
  async summarise(match: SavedMatch): Promise<void> {
    this.matches.set(match.id, match);
  }
  async remove(id: string): Promise<void> {
    this.matches.delete(id);
    this.records.delete(id);
  }
}

const matchesName = 'matches';
const piecesName = 'pieces';

export class IndexedStore implements MatchStore {
  private constructor(readonly database: IDBDatabase) {}

  // Fails if the browser forbids storage. `onBlocked`: an older page in another window must be closed first.
  static async open(factory: IDBFactory, name = 'hammer', onBlocked = () => {}): Promise<IndexedStore> {
    const request = factory.open(name, 3);
    request.onblocked = onBlocked;
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(matchesName, { keyPath: 'id' });
        request.result.createObjectStore(piecesName); // key [id, index]
      }
      // Each version had some of them.
      for (const shelf of shelfNames) if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf, { keyPath: 'id' });
    };
    const database = await settled(request);
    // A tab with a newer layout must not wait for this one.
    database.onversionchange = () => database.close();
    return new IndexedStore(database);
  }

  async list(): Promise<SavedMatch[]> {
    const all = await settled<SavedMatch[]>(this.read(matchesName).getAll());
    return all.sort((a, b) => b.changed - a.changed);
  }

  async find(id: string): Promise<SavedMatch | null> {
    return (await settled<SavedMatch | undefined>(this.read(matchesName).get(id))) ?? null;
  }

  async pieces(id: string): Promise<string[]> {
    return settled<string[]>(this.read(piecesName).getAll(piecesOf(id)));
  }

  async add(match: SavedMatch, index: number, piece: string): Promise<void> {
    const write = this.database.transaction([matchesName, piecesName], 'readwrite', { durability: 'strict' });
    const pieces = write.objectStore(piecesName);
    const add = () => {
      pieces.add(piece, [match.id, index]);
      write.objectStore(matchesName).put(match);
    };
    if (index === 0) add();
    else pieces.getKey([match.id, index - 1]).onsuccess = ({ target }) => ((target as IDBRequest).result === undefined ? write.abort() : add());
    await finished(write, match.id);
  }

  async replace(match: SavedMatch, record: string, count: number): Promise<void> {
    const write = this.database.transaction([matchesName, piecesName], 'readwrite', { durability: 'strict' });
    const pieces = write.objectStore(piecesName);
    pieces.count(piecesOf(match.id)).onsuccess = ({ target }) => {
      if ((target as IDBRequest<number>).result !== count) return write.abort();
      pieces.delete(piecesOf(match.id));
      pieces.add(record, [match.id, 0]);
      write.objectStore(matchesName).put(match);
    };
    await finished(write, match.id);
  }

  async summarise(match: SavedMatch): Promise<void> {
    const write = this.database.transaction(matchesName, 'readwrite');
    const matches = write.objectStore(matchesName);
    // Deleted in another window it stays deleted.
    matches.getKey(match.id).onsuccess = ({ target }) => (target as IDBRequest).result !== undefined && matches.put(match);
    await finished(write, match.id);
  }

  async remove(id: string): Promise<void> {
    const write = this.database.transaction([matchesName, piecesName], 'readwrite');
    write.objectStore(matchesName).delete(id);
    write.objectStore(piecesName).delete(piecesOf(id));
    await finished(write, id);
  }

  private read(name: string): IDBObjectStore {
    return this.database.transaction(name, 'readonly').objectStore(name);
  }
}

function piecesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

// Without an error the page itself aborted it.
function finished(transaction: IDBTransaction, id: string): Promise<void> {
  return done(transaction).catch((error: DOMException | null) => {
    throw error === null || error.name === 'ConstraintError' ? new TakenElsewhere(id) : error;
  });
}

// ---- shelves, one for each kind of thing: positions, declared throws, drills, tallies and so on

export interface Shelf<T extends { id: string }> {
  list(): Promise<T[]>; // in the order of their ids
  find(id: string): Promise<T | null>;
  put(thing: T): Promise<void>; // replaces the one with the same id; resolves when it is on disk
  putAll(things: readonly T[]): Promise<void>; // all of them or none
  remove(id: string): Promise<void>;
  // Replaces a thing by what `f` makes of it, in one transaction.
  change(id: string, f: (before: T | null) => T): Promise<T>;
}

export class MemoryShelf<T extends { id: string }> implements Shelf<T> {
  private readonly things = new Map<string, T>();

  async list(): Promise<T[]> {
    return [...this.things.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  async find(id: string): Promise<T | null> {
    return this.things.get(id) ?? null;
  }
  async put(thing: T): Promise<void> {
    this.things.set(thing.id, structuredClone(thing));
  }
  async putAll(things: readonly T[]): Promise<void> {
    for (const thing of things) await this.put(thing);
  }
  async remove(id: string): Promise<void> {
    this.things.delete(id);
  }
  async change(id: string, f: (before: T | null) => T): Promise<T> {
    const after = f(this.things.get(id) ?? null);
    await this.put(after);
    return after;
  }
}

export class IndexedShelf<T extends { id: string }> implements Shelf<T> {
  constructor(
    private readonly database: IDBDatabase,
    private readonly name: string,
  ) {}

  async list(): Promise<T[]> {
    return settled<T[]>(this.store('readonly').getAll());
  }
  async find(id: string): Promise<T | null> {
    return (await settled<T | undefined>(this.store('readonly').get(id))) ?? null;
  }
  put(thing: T): Promise<void> {
    return this.putAll([thing]);
  }
  async putAll(things: readonly T[]): Promise<void> {
    const write = this.database.transaction(this.name, 'readwrite', { durability: 'strict' });
    const store = write.objectStore(this.name);
    for (const thing of things) store.put(thing);
    await done(write);
  }
  async remove(id: string): Promise<void> {
    const write = this.database.transaction(this.name, 'readwrite');
    write.objectStore(this.name).delete(id);
    await done(write);
  }
  async change(id: string, f: (before: T | null) => T): Promise<T> {
    const write = this.database.transaction(this.name, 'readwrite', { durability: 'strict' });
    const isSafe = done(write);
    const store = write.objectStore(this.name);
    const changed = settled<T | undefined>(store.get(id)).then((before) => {
      const after = f(before ?? null);
      store.put(after);
      return after;
    });
    const [after] = await Promise.all([changed, isSafe]);
    return after;
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(this.name, mode).objectStore(this.name);
  }
}

export const shelfNames = ['positions', 'declared', 'drills', 'lessons', 'tallies', 'ratings', 'ladder'] as const;
export type ShelfName = (typeof shelfNames)[number];

const inMemory = new Map<ShelfName, MemoryShelf<{ id: string }>>();
let database: IDBDatabase | null = null;

export function keepShelvesIn(opened: IDBDatabase): void {
  database = opened;
}

export function shelf<T extends { id: string }>(name: ShelfName): Shelf<T> {
  if (database) return new IndexedShelf<T>(database, name);
  const kept = inMemory.get(name) ?? new MemoryShelf<{ id: string }>();
  inMemory.set(name, kept);
  return kept as unknown as Shelf<T>;
}

// ---- IndexedDB's requests and transactions as promises

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

// Fails with the transaction's error; null if the page itself aborted it.
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
