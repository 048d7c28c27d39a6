// Which online matches were already imported to this device, and under which id.
import { matchLibrary } from '../match_library';
import { forgetLuck } from './luck';

const prefix = 'hammer.taken.';
const key = (match: string) => prefix + match;

export function importedId(match: string): string | null {
  let id: string | null = null;
  try {
    id = localStorage.getItem(key(match));
  } catch {
    // Storage is forbidden.
  }
  return id !== null && matchLibrary().saved.value.some((saved) => saved.id === id) ? id : null;
}

export function rememberImport(match: string, id: string): void {
  try {
    localStorage.setItem(key(match), id);
  } catch {
    // It is imported again the next time.
  }
}

// The online match that was imported under that id; null: it was played here, or came from a file.
export function onlineMatchOf(id: string): string | null {
  try {
    for (let i = 0; i < localStorage.length; ++i) {
      const name = localStorage.key(i) ?? '';
      if (name.startsWith(prefix) && localStorage.getItem(name) === id) return name.slice(prefix.length);
    }
  } catch {
    // Storage is forbidden.
  }
  return null;
}

// With a record that is deleted goes what this device knows of its luck.
export function forgetImport(id: string): void {
  const match = onlineMatchOf(id);
  if (match === null) return;
  localStorage.removeItem(key(match));
  forgetLuck(match);
}
