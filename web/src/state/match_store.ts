// Where matches are kept on the device: each is its record, line by line, and a summary for lists.
import type { MatchKind, MatchPlan } from './plan';
import { shelfNames } from './shelves';
import { done, settled } from './transactions';

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
}

export interface MatchStore {
  list(): Promise<SavedMatch[]>; // last changed first
  find(id: string): Promise<SavedMatch | null>;
  pieces(id: string): Promise<string[]>; // the record, in the pieces it was added in
  // Adds a piece as number `place`, and resolves when it is safe. Refused with TakenElsewhere where that number is
  // there already, or the one before it is not: another window plays or has deleted the same match.
  add(match: SavedMatch, place: number, piece: string): Promise<void>;
  replace(match: SavedMatch, record: string): Promise<void>; // all of its pieces by one
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
  async add(match: SavedMatch, place: number, piece: string): Promise<void> {
    const record = this.records.get(match.id) ?? [];
    if (place !== record.length) throw new TakenElsewhere(match.id);
    this.records.set(match.id, [...record, piece]);
    this.matches.set(match.id, match);
  }
  async replace(match: SavedMatch, record: string): Promise<void> {
    this.records.set(match.id, [record]);
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

  // Fails where the browser forbids storage. `onBlocked`: an older page in another window must be closed first.
  static async open(factory: IDBFactory, name = 'hammer', onBlocked = () => {}): Promise<IndexedStore> {
    const request = factory.open(name, 2);
    request.onblocked = onBlocked;
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(matchesName, { keyPath: 'id' });
        request.result.createObjectStore(piecesName); // key [id, place]
      }
      if (oldVersion < 2) for (const shelf of shelfNames) request.result.createObjectStore(shelf, { keyPath: 'id' });
    };
    const database = await settled(request);
    // Another tab that brings a newer layout must not wait for this one.
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

  async add(match: SavedMatch, place: number, piece: string): Promise<void> {
    const write = this.database.transaction([matchesName, piecesName], 'readwrite', { durability: 'strict' });
    const pieces = write.objectStore(piecesName);
    const add = () => {
      pieces.add(piece, [match.id, place]);
      write.objectStore(matchesName).put(match);
    };
    if (place === 0) add();
    else pieces.getKey([match.id, place - 1]).onsuccess = ({ target }) => ((target as IDBRequest).result === undefined ? write.abort() : add());
    await finished(write, match.id);
  }

  async replace(match: SavedMatch, record: string): Promise<void> {
    const write = this.database.transaction(piecesName, 'readwrite', { durability: 'strict' });
    write.objectStore(piecesName).delete(piecesOf(match.id));
    write.objectStore(piecesName).add(record, [match.id, 0]);
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

// Without an error it was given up by ourselves.
function finished(transaction: IDBTransaction, id: string): Promise<void> {
  return done(transaction).catch((error: DOMException | null) => {
    throw error === null || error.name === 'ConstraintError' ? new TakenElsewhere(id) : error;
  });
}
