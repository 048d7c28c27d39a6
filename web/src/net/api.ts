// The server's calls. None of them throws: who asks gets an answer, a refusal, or that there was none.
import { noAnswer, refusedWith, type Answered } from './answered';
import type {
  Account, Acknowledged, Info, NewMatch, Match, Me, OfferKind, Person, Command, Rating, Scope, Session, ListedMatch, Token,
} from './messages';

// What is asked of the browser; a test has its own.
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export interface ApiSettings {
  fetch: Fetch;
  token: () => string | null;
  base: string; // of the page, ending in '/'
  patience: number; // ms until a call counts as not answered
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export class Api {
  constructor(private readonly settings: ApiSettings) {}

  info = () => this.call<Info>('GET', 'info');

  // Who one is.
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

  // Others.
  person = (name: string) => this.call<Person>('GET', `people/${part(name)}`);
  matchesOf = (name: string, before?: number, most?: number) =>
    this.call<{ matches: ListedMatch[] }>('GET', `people/${part(name)}/matches${query({ before, most })}`);
  ratingsOf = (name: string, game: string) =>
    this.call<{ ratings: (Rating & { at_ms: number })[] }>('GET', `people/${part(name)}/ratings/${part(game)}`);
  against = (name: string, other: string) =>
    this.call<{ games: { game: string; won: number; lost: number }[] }>('GET', `people/${part(name)}/against/${part(other)}`);
  leaderboard = (game: string) =>
    this.call<{ people: (Rating & { name: string })[] }>('GET', `leaderboards/${part(game)}`);
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
  offer = (id: string, kind: OfferKind) => this.call<void>('POST', `matches/${part(id)}/offers`, { kind });
  answerOffer = (id: string, kind: OfferKind, accept: boolean) =>
    this.call<void>('POST', `matches/${part(id)}/offers/answer`, { kind, accept });
  claim = (id: string) => this.call<void>('POST', `matches/${part(id)}/claim`, {});
  sayPhrase = (id: string, phrase: string) => this.call<void>('POST', `matches/${part(id)}/phrases`, { phrase });
  reportDifference = (id: string, seq: number, hash: string) =>
    this.call<void>('POST', `matches/${part(id)}/differences`, { seq, hash });

  // Streams of lines: see lines.ts. The answer is open until it is cancelled by `signal`.
  openStream(path: string, signal: AbortSignal): Promise<Response> {
    return this.settings.fetch(this.address(path), { headers: this.headers(), signal, cache: 'no-store' });
  }

  private async call<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>> {
    const answered = await this.ask(method, path, body);
    if (!answered.ok) return answered;
    try {
      return { ok: true, value: (answered.value === '' ? undefined : JSON.parse(answered.value)) as T };
    } catch {
      return { ...noAnswer, status: 502 }; // something between us and the server speaks
    }
  }

  private text(path: string): Promise<Answered<string>> {
    return this.ask('GET', path);
  }

  private async ask(method: Method, path: string, body?: unknown): Promise<Answered<string>> {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), this.settings.patience);
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
