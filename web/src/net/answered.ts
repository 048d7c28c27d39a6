// What became of a call: what was asked for, why it was refused, or nothing at all because nobody answered.
export interface Refused {
  ok: false;
  status: number; // 0: no answer
  error: string; // the server's sentence; empty where there is none
  field: string | null;
  code: string; // docs/codes.md lists them; empty where there is none
  arguments: Record<string, unknown>; // the numbers and names of the code
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

export const noAnswer: Refused = { ok: false, status: 0, error: '', field: null, code: '', arguments: {} };

// The body of an answer that is a refusal; something between us and the server may speak otherwise.
export function refusedWith(status: number, body: string): Refused {
  const { error, field, code, arguments: about, suggestion } = read(body);
  return {
    ok: false,
    status,
    error: typeof error === 'string' ? error : '',
    field: typeof field === 'string' ? field : null,
    code: typeof code === 'string' ? code : '',
    arguments: isObject(about) ? about : {},
    ...(typeof suggestion === 'string' ? { suggestion } : {}),
  };
}

function read(text: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return isObject(said) ? said : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
