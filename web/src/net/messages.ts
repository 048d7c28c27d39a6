// What the server is told and answers. Made by scripts/make_types.mjs from protocol/schema/api.json: change it there.
import type { AgreedSetup, Coin, Color, End, OptionValue, Take } from '../engine/messages';

export interface Refusal {
  error: string; // one sentence: what is wrong and what would be accepted
  field: string | null;
  code: string; // the same for programs: docs/codes.md lists them
  arguments: Record<string, unknown>; // the numbers and names of a code
  suggestion?: string; // a name that is free
  until_ms?: number; // of a ban
  reason?: string; // of a ban
}

// This description itself.
export interface Document {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, unknown>;
  components: Record<string, unknown>;
}

// Of an account.
export type Kind = 'guest' | 'person' | 'bot';

export type SeatKind = 'guest' | 'person' | 'bot' | 'machine' | null;

export type Phase = 'waiting' | 'playing' | 'paused' | 'over' | 'cancelled';

export type Scope = 'read' | 'play' | 'account';

export type Codes = string[];

export interface Info {
  name: string;
  version: string;
  phrases: Codes; // said in the reader's language
  reasons: Codes; // of reports
  rated: Record<string, { setup: AgreedSetup }>; // by game
  elsewhere: string[]; // addresses of this server for phones nearby
  now_ms: number;
}

export interface Account {
  id: number;
  name: string;
  kind: Kind;
  created_ms: number;
}

export interface NewGuest {
  name: string; // 1 to 24 characters that can be seen, without /
  bot?: boolean; // played by a program
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Session {
  token: string;
  account: Account;
}

export interface Claim {
  password: string; // 8 to 256 bytes
  name?: string;
}

export interface ChangeMe {
  name?: string;
  password?: string;
  current_password?: string;
}

export interface DeleteMe {
  current_password?: string;
}

export interface Rating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean; // not established yet, so on no leaderboard: docs/ratings.md
}

export type Ratings = Rating[];

export type ListedMatches = ListedMatch[];

export interface Me {
  account: Account;
  ratings: Ratings;
  unfinished: ListedMatches;
  muted: string[];
}

export interface Export {
  account: Account;
  ratings: Ratings;
  unfinished: ListedMatches;
  muted: string[];
  exported_ms: number;
  has_password: boolean;
  banned_until_ms: number;
  ban_reason: string;
  tokens: Token[];
  rating_history: { game: string; match: string; at_ms: number; rating: number; deviation: number }[];
  reports: { about: string; match: string; reason: string; at_ms: number }[];
  matches: ListedMatches;
  records: string[]; // where the record of each match is
}

export interface Token {
  id: string;
  label: string;
  scopes: Scope[];
  created_ms: number;
  expires_ms: number | null;
  current?: boolean; // the one that this was asked with, and no other
}

export interface Tokens {
  tokens: Token[];
}

export interface AskToken {
  label: string;
  scopes: Scope[];
  expires_in_days?: number;
}

export interface MadeToken {
  id: string;
  label: string;
  scopes: Scope[];
  created_ms: number;
  expires_ms: number | null;
  token: string; // told this once
}

export interface Person {
  name: string;
  kind: Kind;
  created_ms: number;
  ratings: Ratings;
}

export interface RatingHistory {
  game: string;
  ratings: { match: string; at_ms: number; rating: number; deviation: number }[];
}

export interface HeadToHead {
  name: string;
  other: string;
  games: { game: string; won: number; lost: number }[];
}

export interface Leaderboard {
  game: string;
  people: { name: string; kind: Kind; rating: number; deviation: number; games: number }[];
}

export interface Mute {
  name: string;
}

export interface MakeReport {
  about: string; // a name
  match?: string;
  reason: string; // a code of reasons in GET /api/info
}

export interface ListedSeat {
  seat: number;
  side: string | null; // null before the start, where sides are of one
  name: string | null; // null: still open
  kind: SeatKind;
  level?: string; // of a machine
  rating?: number;
  provisional?: boolean; // of a rated match, where the rating is not established yet: true
  rating_before?: number; // of a rated match that is over, as is the next
  rating_after?: number;
  rating_limit?: RatingLimit;
}

// What the result of a rated match would count, as far as its two have met within 24 hours: 1, 0.5, 0.25 or 0; null:
// it is not rated, waits for somebody, or is over.
export type Counts = number | null;

// Why a rated match counted nothing: no round was completed, or those two had met three times in a day.
export type RatingWhy = 'no_round' | 'met_often' | null;

// Why a rating cannot rise in this match, or did not move further: docs/api.md.
export type RatingLimit = 'ceiling' | 'daily' | 'nothing' | 'fall' | 'left';

// As in lists.
export interface ListedMatch {
  id: string;
  phase: Phase;
  game: string;
  rated: boolean;
  listed: boolean;
  counts: Counts;
  host: string | null;
  created_ms: number;
  setup: AgreedSetup | null;
  seats: ListedSeat[];
  ended_ms?: number; // once it is over, as are the next three
  winner?: string | null;
  score?: Record<string, number>;
  ending?: string | null;
  rating_weight?: number; // of a rated match that is over: what it counted, 1 to 0
  rating_why?: RatingWhy;
}

export interface Matches {
  matches: ListedMatches;
}

export interface SeekPair {
  game: string;
}

export interface Seeking {
  game: string;
  waiting: number;
}

export interface MeLine {
  account: Account;
  ratings: Ratings;
  unfinished: ListedMatches;
  muted: string[];
  type: 'me';
}

export type PersonLine =
  | MeLine
  | { type: 'challenges'; matches: ListedMatches }
  | { type: 'paired'; match: string }
  | { type: 'pairing'; game: string | null; waiting: number }
  | { type: 'offer'; match: string }
  | { type: 'beat' }
  | { type: 'bye'; why: 'stopping' | 'slow' | 'signed-out' | 'replaced' };

export interface NewSeat {
  side?: string;
  who: 'me' | 'open' | 'machine';
  level?: string; // of a machine
}

export interface NewMatch {
  game: string;
  preset?: string;
  options?: Record<string, OptionValue>;
  table?: string;
  powder?: string | number;
  weight?: string;
  seats?: NewSeat[];
  listed?: boolean; // among the open challenges; a rated match has to be
  rated?: boolean; // with the setup that GET /api/info has for the game; nothing else is given then
}

export interface Seat {
  seat: number;
  side: string | null; // null before the start, where sides are of one
  name: string | null; // null: still open
  kind: SeatKind;
  level?: string; // of a machine
  rating?: number;
  provisional?: boolean; // of a rated match, where the rating is not established yet: true
  rating_before?: number; // of a rated match that is over, as is the next
  rating_after?: number;
  rating_limit?: RatingLimit;
  present: boolean;
}

export type OfferKind = 'takeback' | 'pause' | 'resume' | 'rematch';

export interface Match {
  id: string;
  phase: Phase;
  game: string;
  rated: boolean;
  listed: boolean;
  counts: Counts;
  host: string | null;
  created_ms: number;
  setup: AgreedSetup; // before the start with stand-ins for the players
  seats: Seat[];
  spectators: number;
  luck: {
    commitment: string; // to the secret that is published at the end
    numbers: boolean[]; // whether each seat has added its own
  } | null; // null before the match, and of one that began before there were commitments
  seq: number; // of the last line; -1: none yet
  hash: string | null;
  you: { seats: number[] }; // none: a spectator
  clock: {
    seconds: number; // 0: there is none
    left: number | null;
    running: boolean;
    player: string | null;
  };
  offers: { kind: OfferKind; by: string }[];
  away: {
    seat: number;
    claim_in: number | null; // s until it may be claimed; null: never, or not now
  }[];
  rematch: string | null; // the match that follows
  winner?: string | null; // once it is over, as are the next four
  score?: Record<string, number>;
  ending?: string | null;
  seed?: number; // of a match that began before there were commitments
  secret?: string; // that the luck was drawn from, with the numbers
  ended_ms?: number;
  rating_weight?: number; // of a rated match that is over: what it counted, 1 to 0
  rating_why?: RatingWhy;
}

export interface Turn {
  cmd: 'toss' | 'choose' | 'shoot' | 'throw-four';
  side: string | null;
  player: string | null;
}

export interface RecordedLine {
  type: 'line';
  seq: number;
  line: string; // of the record; with line 0, the head, come the names after a newline
  hash: string;
  at_ms?: number;
  turn?: Turn | null; // with the newest line: what comes next and from whom; null: the match is over
}

export type MatchLine =
  | { type: 'match'; match: Match }
  | RecordedLine
  | { type: 'live' } // everything so far has come
  | { type: 'beat' }
  | { type: 'phrase'; from: string; phrase: string }
  | { type: 'bye'; why: 'stopping' | 'slow' | 'signed-out' | 'replaced' };

export interface SitDown {
  seat?: number;
}

// 1 to 64 of A-Z a-z 0-9 _ -; chosen by the sender, never twice by the same in a match.
export type ShotId = string;

// What somebody at a seat may say.
export type Command =
  | {
    shot_id: ShotId;
    cmd: 'toss';
    side?: string; // that calls; not with three sides or more
    call?: Coin;
    end?: End;
  }
  | { shot_id: ShotId; cmd: 'choose'; take: Take; color?: Color }
  | { shot_id: ShotId; cmd: 'shoot'; y?: number; speed: number; angle?: number; spin?: number }
  | { shot_id: ShotId; cmd: 'throw-four'; color: Color; y?: number; speed: number; angle?: number; spread?: number; spin?: number }
  | { shot_id: ShotId; cmd: 'dust'; area?: 'whole' | 'edges' }
  | { shot_id: ShotId; cmd: 'grant-dust' }
  | {
    shot_id: ShotId;
    cmd: 'concede';
    side?: string; // the sender's, where it is left out
  };

// What a command brought: the line that everybody gets.
export interface Acknowledged {
  seq: number;
  line: string;
  hash: string;
}

export interface Offer {
  kind: OfferKind;
}

export interface OfferAnswer {
  kind: OfferKind;
  accept: boolean;
}

export interface AddNumber {
  number: string; // drawn at random; the match's commitment is known before it
}

export interface Phrase {
  phrase: string; // a code of phrases in GET /api/info
}

export interface Difference {
  seq: number;
  hash: string;
}
