// The current route: the part of the address after #, as in "#/play/ID".
import { signal } from '@preact/signals';

export const route = signal<string[]>(read());

export function go(...parts: string[]): void {
  location.hash = '/' + parts.map(encodeURIComponent).join('/');
}

// Like go, but replaces the current entry of the history.
export function goInstead(...parts: string[]): void {
  history.replaceState(null, '', '#/' + parts.map(encodeURIComponent).join('/'));
  route.value = read();
}

function read(): string[] {
  const text = location.hash.replace(/^#\/?/, '');
  return text === '' ? [] : text.split('/').map(decoded);
}

// An address typed by hand may have a % of its own.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let moved = false;

// Whether history.back() stays in the page.
function cameFromHere(): boolean {
  return moved;
}

// For a link that goes back in history, and follows its own address only if the page was entered here.
export function goBack(event: Event): void {
  if (!cameFromHere()) return;
  event.preventDefault();
  history.back();
}

// Back to where one came from; to `fallback` if the page was entered here.
export function goBackOr(...fallback: string[]): void {
  if (cameFromHere()) history.back();
  else goInstead(...fallback);
}

addEventListener('hashchange', () => {
  moved = true;
  route.value = read();
});
