// Positions saved under a name, each stored as the link that opens it.
import { shelf } from '../device_store';
import type { Layout } from './layout';
import { linkText, readLink, type LinkRead } from './link';

export interface SavedPosition {
  id: string; // sorts by time
  name: string;
  at: number; // ms
  link: string;
}

export type Naming = { saved: SavedPosition } | { refused: 'unnamed' | 'taken' };

const positions = () => shelf<SavedPosition>('positions');

export async function savedPositions(): Promise<SavedPosition[]> {
  return (await positions().list()).reverse();
}

export async function savePosition(name: string, layout: Layout, at = Date.now()): Promise<Naming> {
  return keep({ id: await freeId(at), name, at, link: linkText(layout) });
}

export async function renamePosition(position: SavedPosition, name: string): Promise<Naming> {
  return keep({ ...position, name });
}

export function removePosition(id: string): Promise<void> {
  return positions().remove(id);
}

export function openPosition(position: SavedPosition): LinkRead {
  return readLink(position.link);
}

async function keep(position: SavedPosition): Promise<Naming> {
  const named = { ...position, name: position.name.trim() };
  if (named.name === '') return { refused: 'unnamed' };
  const others = (await positions().list()).filter(({ id }) => id !== named.id);
  if (others.some(({ name }) => name === named.name)) return { refused: 'taken' };
  await positions().put(named);
  return { saved: named };
}

async function freeId(at: number): Promise<string> {
  for (let count = 0; ; ++count) {
    const id = `${String(at).padStart(14, '0')}-${String(count).padStart(3, '0')}`;
    if ((await positions().find(id)) === null) return id;
  }
}

// The practice table is restored when the page is opened again.

const key = 'hammer.practice';

// If storage is forbidden, even reading `localStorage` throws, so it is only used inside try.
export function keepLayout(layout: Layout, storage?: Pick<Storage, 'setItem'>): void {
  try {
    (storage ?? localStorage).setItem(key, linkText(layout));
  } catch {
    // Storage is full or forbidden: the layout is lost when the page is closed.
  }
}

export function keptLayout(storage?: Pick<Storage, 'getItem'>): Layout | null {
  try {
    const text = (storage ?? localStorage).getItem(key);
    const read = text === null ? null : readLink(text);
    return read && 'layout' in read ? read.layout : null;
  } catch {
    return null;
  }
}
