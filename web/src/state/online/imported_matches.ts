// Which online matches were already imported to this device, and under which id.
import { matchLibrary } from '../match_library';

const key = (match: string) => `hammer.taken.${match}`;

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
