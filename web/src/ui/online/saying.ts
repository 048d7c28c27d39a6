// Why the server refused, in the reader's language where it is something usual; else in the server's own words.
import type { Refused } from '../../net/answered';
import { onlineWords } from '../words/online';

// What was asked for: the same number means different things.
export type About = 'name' | 'sign_in' | 'password' | 'seat' | 'match' | 'rated' | 'other';

export interface Said {
  text: string;
  isEnglish: boolean; // the server's own sentence
}

export function isAwayNow({ status, error }: Refused): boolean {
  return status === 0 || (error === '' && [502, 503, 504].includes(status));
}

// Something answers that knows nothing of our calls.
export function hasNoOnline({ status, error }: Refused): boolean {
  return error === '' && [404, 405, 501].includes(status);
}

export function saying(why: Refused, about: About = 'other', name = ''): Said {
  const own = inOwnWords(why, about, name);
  if (own !== null) return { text: own, isEnglish: false };
  const { error } = why;
  return { text: error.charAt(0).toUpperCase() + error.slice(1) + (/[.!?]$/.test(error) ? '' : '.'), isEnglish: true };
}

function inOwnWords(why: Refused, about: About, name: string): string | null {
  const text = onlineWords.refused;
  if (isAwayNow(why)) return text.away;
  if (hasNoOnline(why)) return text.noOnline;
  return byStatus(why) ?? byQuestion(why, about, name) ?? (why.error === '' ? text.failed : null);
}

function byStatus({ status, retryAfter }: Refused): string | null {
  const text = onlineWords.refused;
  if (status === 429) return retryAfter === undefined ? text.tooManySoon : text.tooMany(Math.ceil(retryAfter));
  if (status === 503) return text.busy;
  if (status === 507) return text.full;
  return status >= 500 ? text.failed : null;
}

function byQuestion({ status, field }: Refused, about: About, name: string): string | null {
  const text = onlineWords.refused;
  if (status === 401) return about === 'sign_in' ? text.wrongPassword : field === 'current_password' ? text.wrongCurrent : text.signedOut;
  if (status === 403 && field === 'current_password') return text.wrongCurrent;
  if (status === 403 && about === 'rated') return text.guestsUnrated;
  if (status === 409 && (about === 'name' || field === 'name')) return text.nameTaken(name);
  if (status === 400 && field === 'name') return text.nameUnfit;
  if (status === 400 && field === 'password') return text.passwordUnfit;
  if (status === 404 && (about === 'match' || about === 'seat')) return text.noMatch;
  if (status === 409 && about === 'seat' && field === 'seat') return text.seatTaken;
  return null;
}
