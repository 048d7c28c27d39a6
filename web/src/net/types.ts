// What the server answers under /api, as docs/api.md has it. Times ending in _ms are since 1970.
import type { AgreedSetup, Command, MatchSetup } from '../engine/types';

export type AccountKind = 'guest' | 'person' | 'bot';
export type SeatKind = AccountKind | 'machine';
export type Scope = 'read' | 'play' | 'account';

export interface Account {
  id: number;
  name: string;
  kind: AccountKind;
  created_ms: number;
}

export interface Session {
  token: string;
  account: Account;
}

export interface Rating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Info {
  name: string;
  version: string;
  phrases: string[]; // codes, said in the reader's language
  reasons: string[]; // codes of reports
  rated: Record<string, { setup: Omit<MatchSetup, 'seats'> }>; // by game
  elsewhere: string[]; // addresses by which a phone in the same network comes here
  now_ms: number;
}

export interface Me {
  account: Account;
  ratings: Rating[];
  unfinished: ShortMatch[];
  muted: string[];
}

export interface Person {
  name: string;
  kind: AccountKind;
  created_ms: number;
  ratings: Rating[];
}

export interface Token {
  id: string;
  label: string;
  scopes: Scope[];
  created_ms: number;
  expires_ms: number | null;
}

export type MatchPhase = 'waiting' | 'playing' | 'paused' | 'over' | 'cancelled';
export type OfferKind = 'takeback' | 'pause' | 'resume' | 'rematch';

export interface SeatView {
  seat: number;
  side: string | null; // null before the start, where sides are of one
  name: string | null; // null: still open
  kind: SeatKind | null;
  level?: string; // of a machine
  rating?: number;
  rating_before?: number; // in lists, as is the next
  rating_after?: number;
  present: boolean;
}

// As in lists.
export interface ShortMatch {
  id: string;
  phase: MatchPhase;
  game: string;
  rated: boolean;
  listed: boolean;
  host: string | null;
  created_ms: number;
  ended_ms?: number; // once it is over
  setup: MatchPlanView;
  seats: SeatView[];
  spectators: number;
  winner?: string | null;
  score?: Record<string, number>;
  ending?: string;
}

// Agreed once the match has begun; before that what its host asked for, and seats are elsewhere.
export type MatchPlanView = Omit<AgreedSetup, 'seats' | 'seed'> & { seats?: AgreedSetup['seats'] };

export interface MatchView extends ShortMatch {
  seq: number; // of the last line; -1: none yet
  hash: string | null;
  you: { seats: number[] }; // empty: a spectator
  clock: { seconds: number; left: number | null; running?: boolean; player: string | null }; // seconds 0: none
  offers: { kind: OfferKind; by: string }[];
  away: { seat: number; claim_in: number | null }[]; // s until it may be claimed; null: never, or not now
  rematch: string | null; // the match that follows
  seed?: number | string; // once it is over, as are winner, score and ending
}

export type MatchLine = { type: 'line'; seq: number; line: string; hash: string; at_ms?: number };

export type MatchStreamLine =
  | { type: 'match'; match: MatchView }
  | MatchLine
  | { type: 'live' } // everything so far has come
  | { type: 'phrase'; from: string; phrase: string }
  | { type: 'beat' }
  | { type: 'bye'; why: 'stopping' | 'slow' };

export type PersonStreamLine =
  | ({ type: 'me' } & Partial<Me>)
  | { type: 'challenges'; matches: ShortMatch[] }
  | { type: 'paired'; match: string }
  | { type: 'pairing'; game: string | null; waiting: number }
  | { type: 'offer'; match: string }
  | { type: 'beat' }
  | { type: 'bye'; why: 'stopping' | 'slow' };

export interface SeatRequest {
  side?: string;
  who: 'me' | 'open' | 'machine';
  level?: string;
}

export interface MatchRequest extends Partial<Omit<MatchSetup, 'seats' | 'seed'>> {
  game: string;
  seats?: SeatRequest[];
  listed?: boolean;
  rated?: boolean;
}

// What a seat holder may say; `side` of a concession may be left out.
export type PlayerCommand = { shot_id: string } & (Command | { cmd: 'concede' });

// What a command brought: the line that everybody gets.
export interface Acknowledged {
  seq: number;
  line: string;
  hash: string;
}
