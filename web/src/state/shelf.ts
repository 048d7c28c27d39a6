// Things kept on this device beside the matches: positions, declared throws, drills, tallies. One kind a shelf.
import { done, settled } from './transactions';

export interface Shelf<T extends { id: string }> {
  list(): Promise<T[]>; // in the order of their ids
  find(id: string): Promise<T | null>;
  put(thing: T): Promise<void>; // in the place of one with the same id; resolves when it is safe
  remove(id: string): Promise<void>;
  // Puts what `f` makes of the one that is there: between the two no other window gets in.
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
  async put(thing: T): Promise<void> {
    const write = this.database.transaction(this.name, 'readwrite', { durability: 'strict' });
    write.objectStore(this.name).put(thing);
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
