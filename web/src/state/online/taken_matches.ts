// Which matches of the server are among those of this device already.
import { matchLibrary } from '../match_library';

const key = (match: string) => `hammer.taken.${match}`;

export function takenAs(match: string): string | null {
  let id: string | null = null;
  try {
    id = localStorage.getItem(key(match));
  } catch {
    // Storage is forbidden.
  }
  return id !== null && matchLibrary().saved.value.some((saved) => saved.id === id) ? id : null;
}

export function rememberTaken(match: string, id: string): void {
  try {
    localStorage.setItem(key(match), id);
  } catch {
    // It is taken in once more, the next time.
  }
}
