// What became of a call: what was asked for, why it was refused, or nothing at all because nobody answered.
export interface Refused {
  ok: false;
  status: number; // 0: no answer
  error: string; // the server's sentence; empty where there is none
  field: string | null;
  suggestion?: string; // a name that is free
  retryAfter?: number; // s
}

export type Answered<T> = { ok: true; value: T } | Refused;

// Nobody answered: it may or may not have been done.
export function isAway(answered: Answered<unknown>): answered is Refused {
  return !answered.ok && answered.status === 0;
}

// Not what was asked for is at fault: the same again may do.
export function mayTryAgain(answered: Answered<unknown>): boolean {
  return !answered.ok && (answered.status === 0 || answered.status === 429 || answered.status >= 500);
}

export const noAnswer: Refused = { ok: false, status: 0, error: '', field: null };
