// The server that this page came from: its calls, its refusals, and the token that identifies this device. No call throws: each
// resolves to the answer, the refusal, or `noAnswer`. Only the screens of online play use it.
import { signal } from '@preact/signals';

import type { Account, Acknowledged, Command, Info, Leaderboard, ListedMatch, Match, Me, NewMatch, OfferKind, Person, Rating, Scope, Session, Token } from './messages';

// The part of the browser's fetch that is used; tests have their own.
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export interface ApiSettings {
  fetch: Fetch;
  token: () => string | null;
  base: string; // of the page, ending in '/'
  timeout: number; // ms until a call counts as not answered
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export class Api {
  constructor(private readonly settings: ApiSettings) {}

  info = () => this.call<Info>('GET', 'info');

  // Accounts.
  newGuest = (name: string) => this.call<Session>('POST', 'guests', { name });
  signIn = (name: string, password: string) => this.call<Session>('POST', 'sessions', { name, password });
  signOut = () => this.call<void>('DELETE', 'sessions');
  claimAccount = (password: string, name?: string) => this.call<Account>('POST', 'accounts', { password, ...(name ? { name } : {}) });
  me = () => this.call<Me>('GET', 'me');
  changeMe = (change: { name?: string; password?: string; current_password?: string }) => this.call<Account>('PATCH', 'me', change);
  deleteMe = (currentPassword?: string) =>
    this.call<void>('DELETE', 'me', currentPassword === undefined ? {} : { current_password: currentPassword });
  exportMe = () => this.text('me/export');
  tokens = () => this.call<{ tokens: Token[] }>('GET', 'tokens');
  newToken = (asked: { label: string; scopes: Scope[]; expires_in_days?: number }) =>
    this.call<Token & { token: string }>('POST', 'tokens', asked);
  revokeToken = (id: string) => this.call<void>('DELETE', `tokens/${part(id)}`);

  // People.
  person = (name: string) => this.call<Person>('GET', `people/${part(name)}`);
  matchesOf = (name: string, before?: number, most?: number) =>
    this.call<{ matches: ListedMatch[] }>('GET', `people/${part(name)}/matches${query({ before, most })}`);
  ratingsOf = (name: string, game: string) =>
    this.call<{ ratings: (Rating & { at_ms: number })[] }>('GET', `people/${part(name)}/ratings/${part(game)}`);
  against = (name: string, other: string) =>
    this.call<{ games: { game: string; won: number; lost: number }[] }>('GET', `people/${part(name)}/against/${part(other)}`);
  leaderboard = (game: string, kind: 'person' | 'bot') => this.call<Leaderboard>('GET', `leaderboards/${part(game)}?kind=${kind}`);
  mute = (name: string) => this.call<void>('POST', 'mutes', { name });
  unmute = (name: string) => this.call<void>('DELETE', `mutes/${part(name)}`);
  report = (about: string, reason: string, match?: string) =>
    this.call<void>('POST', 'reports', { about, reason, ...(match ? { match } : {}) });

  // Matches to join or to watch.
  challenges = () => this.call<{ matches: ListedMatch[] }>('GET', 'challenges');
  live = () => this.call<{ matches: ListedMatch[] }>('GET', 'live');
  pairUp = (game: string) => this.call<void>('POST', 'pairing', { game });
  leavePairing = () => this.call<void>('DELETE', 'pairing');
  createMatch = (asked: NewMatch) => this.call<Match>('POST', 'matches', asked);

  // One match.
  match = (id: string) => this.call<Match>('GET', `matches/${part(id)}`);
  record = (id: string) => this.text(`matches/${part(id)}/record`);
  sitDown = (id: string, seat?: number) => this.call<Match>('POST', `matches/${part(id)}/seats`, seat === undefined ? {} : { seat });
  standUp = (id: string) => this.call<void>('DELETE', `matches/${part(id)}/seats`);
  cancelMatch = (id: string) => this.call<void>('DELETE', `matches/${part(id)}`);
  command = (id: string, command: Command) => this.call<Acknowledged>('POST', `matches/${part(id)}/commands`, command);
  // A random number for the luck, in 32 hex digits; only before the toss, and once.
  addNumber = (id: string, number: string) => this.call<Match>('POST', `matches/${part(id)}/number`, { number });
  offer = (id: string, kind: OfferKind) => this.call<void>('POST', `matches/${part(id)}/offers`, { kind });
  answerOffer = (id: string, kind: OfferKind, accept: boolean) =>
    this.call<void>('POST', `matches/${part(id)}/offers/answer`, { kind, accept });
  claim = (id: string) => this.call<void>('POST', `matches/${part(id)}/claim`, {});
  sayPhrase = (id: string, phrase: string) => this.call<void>('POST', `matches/${part(id)}/phrases`, { phrase });
  reportDifference = (id: string, seq: number, hash: string) =>
    this.call<void>('POST', `matches/${part(id)}/differences`, { seq, hash });

  // Streams of lines: see lines.ts. The answer stays open until `signal` cancels it.
  openStream(path: string, signal: AbortSignal): Promise<Response> {
    return this.settings.fetch(this.address(path), { headers: this.headers(), signal, cache: 'no-store' });
  }

  private async call<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>> {
    const answered = await this.ask(method, path, body);
    if (!answered.ok) return answered;
    try {
      return { ok: true, value: (answered.value === '' ? undefined : JSON.parse(answered.value)) as T };
    } catch {
      return { ...noAnswer, status: 502 }; // a proxy answered
    }
  }

  private text(path: string): Promise<Answered<string>> {
    return this.ask('GET', path);
  }

  private async ask(method: Method, path: string, body?: unknown): Promise<Answered<string>> {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), this.settings.timeout);
    try {
      const headers = { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await this.settings.fetch(this.address(path), { method, headers, signal: ended.signal, cache: 'no-store', ...sent });
      const text = await response.text();
      return response.ok ? { ok: true, value: text } : refusedBy(response, text);
    } catch {
      return noAnswer;
    } finally {
      clearTimeout(timer);
    }
  }

  private address(path: string): string {
    return `${this.settings.base}api/${path}`;
  }

  private headers(): Record<string, string> {
    const token = this.settings.token();
    return token ? { authorization: `Bearer ${token}` } : {};
  }
}

function part(text: string): string {
  return encodeURIComponent(text);
}

function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${given.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}

function refusedBy(response: Response, text: string): Answered<string> {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { ...refusedWith(response.status, text), ...(Number.isFinite(after) ? { retryAfter: after } : {}) };
}

// ---- the outcome of a call

export interface Refused {
  ok: false;
  status: number; // 0: no answer
  error: string; // the server's sentence; empty if there is none
  field: string | null;
  code: string; // docs/codes.md lists them; empty if there is none
  arguments: Record<string, unknown>; // the numbers and names of the code
  suggestion?: string; // a name that is free
  retryAfter?: number; // s
}

export type Answered<T> = { ok: true; value: T } | Refused;

// Nobody answered: the call may or may not have been carried out.
export function isAway(answered: Answered<unknown>): answered is Refused {
  return !answered.ok && answered.status === 0;
}

// The request is not at fault: trying it again may help.
export function mayTryAgain(answered: Answered<unknown>): boolean {
  return !answered.ok && (answered.status === 0 || answered.status === 429 || answered.status >= 500);
}

export const noAnswer: Refused = { ok: false, status: 0, error: '', field: null, code: '', arguments: {} };

// From the body of a refusal, which may also come from a proxy.
export function refusedWith(status: number, body: string): Refused {
  const { error, field, code, arguments: about, suggestion } = objectIn(body);
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

function objectIn(text: string): Record<string, unknown> {
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

// ---- the token, stored under its own name so that no other setting is written with it

const tokenKey = 'hammer.token';

export const token = signal<string | null>(null);

// If storage is forbidden, even reading `localStorage` throws, so it is only used inside try.
export function loadToken(storage?: Pick<Storage, 'getItem'>): void {
  try {
    token.value = (storage ?? localStorage).getItem(tokenKey) || null;
  } catch {
    token.value = null;
  }
}

// Null: signed out. If storage is forbidden, the token lasts until the page is closed.
export function keepToken(secret: string | null, storage?: Pick<Storage, 'setItem' | 'removeItem'>): void {
  token.value = secret;
  try {
    if (secret === null) (storage ?? localStorage).removeItem(tokenKey);
    else (storage ?? localStorage).setItem(tokenKey, secret);
  } catch {
    // It lasts until the page is left.
  }
}

loadToken();

export const api = new Api({
  fetch: (path, init) => fetch(path, init),
  token: () => token.value,
  get base() {
    return new URL('.', document.baseURI).pathname;
  },
  timeout: 15_000,
});
