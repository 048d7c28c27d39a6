// The address's parameters, for tests and pictures: ?q=low&rate=20&seed=7&lang=de
import type { Quality } from '../scene/contract';

const parameters = new URLSearchParams(location.search);

export function fixedQuality(): Quality | null {
  const named = isUnseen() ? 'low' : parameters.get('q');
  return named === 'low' || named === 'medium' || named === 'high' ? named : null;
}

// ?q=none: nothing is drawn, and everything else works.
export const isUnseen = (): boolean => parameters.get('q') === 'none';

// How many times faster than real time weights slide and machines think.
export function rate(): number {
  const named = Number(parameters.get('rate') ?? 1);
  return named > 0 && named <= 1000 ? named : 1;
}

// The seed of new matches; undefined: random.
export function seed(): number | undefined {
  const named = parameters.get('seed');
  return named !== null && /^\d{1,15}$/.test(named) ? Number(named) : undefined;
}

// The page's language; '' if the address names none.
export function namedLanguage(): string {
  return parameters.get('lang') ?? '';
}

// Reloads the page. `language`: put into the address, if it cannot be stored.
export function reloadIn(language: string | null): void {
  const search = new URLSearchParams(parameters);
  if (language) search.set('lang', language);
  else search.delete('lang');
  const wanted = [...search].length > 0 ? `?${search}` : '';
  history.replaceState(history.state, '', `${location.pathname}${wanted}${location.hash}`);
  location.reload();
}
