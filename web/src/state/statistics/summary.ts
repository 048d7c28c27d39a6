// A person's totals over tallies. They are sums, so the order of the matches does not matter.
import type { LadderResult } from '../ladder';
import type { TalliedRound, TalliedSide, Tally } from './tally';

export interface Won {
  played: number;
  won: number;
}

export interface Counts {
  matches: number;
  games: Won;
  rounds: number;
  points: number;
  seen: number; // rounds whose weights are known
  hangers: number; // in these
  throws: number;
  lags: number;
  goodLags: number;
}

export const nothing: Counts = { matches: 0, games: { played: 0, won: 0 }, rounds: 0, points: 0, seen: 0, hangers: 0, throws: 0, lags: 0, goodLags: 0 };

export function together(a: Counts, b: Counts): Counts {
  return {
    matches: a.matches + b.matches,
    games: { played: a.games.played + b.games.played, won: a.games.won + b.games.won },
    rounds: a.rounds + b.rounds,
    points: a.points + b.points,
    seen: a.seen + b.seen,
    hangers: a.hangers + b.hangers,
    throws: a.throws + b.throws,
    lags: a.lags + b.lags,
    goodLags: a.goodLags + b.goodLags,
  };
}

export function sum(parts: readonly Counts[]): Counts {
  return parts.reduce(together, nothing);
}

// The counts of one person in one match; zero if the person did not play. Partners share their games, but a round counts
// for the partner who threw it.
export function countsIn(tally: Tally, person: string): Counts {
  const side = sideOf(tally, person);
  if (!side) return nothing;
  const rounds = tally.rounds.filter(({ player }) => player === person);
  const thrown = tally.throws.find(({ player }) => player === person);
  return {
    matches: 1,
    games: { played: tally.games.length, won: tally.games.filter(({ winner }) => winner === side.name).length },
    rounds: rounds.length,
    points: total(rounds, ({ points }) => points),
    seen: rounds.filter(({ seen }) => seen).length,
    hangers: total(rounds, ({ hangers }) => hangers),
    throws: thrown?.throws ?? 0,
    lags: thrown?.lags ?? 0,
    goodLags: thrown?.good ?? 0,
  };
}

// The people in these matches, the ones with most matches and rounds first.
export function peopleIn(tallies: readonly Tally[]): string[] {
  const played = new Map<string, number>();
  for (const { sides, rounds } of tallies)
    for (const { name, level } of sides.flatMap(({ players }) => players)) {
      if (level !== null) continue;
      played.set(name, (played.get(name) ?? 0) + 1 + rounds.filter(({ player }) => player === name).length);
    }
  return [...played].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
}

// ---------------------------------------------------------------- games won

export interface WonRow extends Won {
  game: string;
  opponent: string | null; // a machine's level; null: people
}

// `levels`: weakest first; the strongest machine among several opponents names the row.
export function gamesWon(tallies: readonly Tally[], person: string, levels: readonly string[]): WonRow[] {
  const rows = new Map<string, WonRow>();
  for (const tally of tallies) {
    const { games } = countsIn(tally, person);
    if (games.played === 0) continue;
    const opponent = strongest(tally, person, levels);
    const key = JSON.stringify([tally.game, opponent]);
    const row = rows.get(key) ?? { game: tally.game, opponent, played: 0, won: 0 };
    rows.set(key, { ...row, played: row.played + games.played, won: row.won + games.won });
  }
  const rank = ({ opponent }: WonRow) => (opponent === null ? -1 : levels.indexOf(opponent));
  return [...rows.values()].sort((a, b) => (a.game === b.game ? rank(a) - rank(b) : a.game < b.game ? -1 : 1));
}

function strongest(tally: Tally, person: string, levels: readonly string[]): string | null {
  const own = sideOf(tally, person)?.name;
  const others = tally.sides.filter(({ name }) => name !== own).flatMap(({ players }) => players);
  return others.reduce<string | null>((best, { level }) => {
    if (level === null) return best;
    return best === null || levels.indexOf(level) > levels.indexOf(best) ? level : best;
  }, null);
}

// ---------------------------------------------------------------- the best, and change

export interface BestRound extends TalliedRound {
  match: string;
  gameKey: string;
  started: number;
  reported: boolean; // from a real table
}

export function bestRounds(tallies: readonly Tally[], person: string, most: number): BestRound[] {
  const all = tallies.flatMap(({ id, game, started, kind, rounds }) =>
    rounds
      .filter(({ player, points }) => player === person && points > 0)
      .map((round) => ({ ...round, match: id, gameKey: game, started, reported: kind === 'real' })),
  );
  // Among equal rounds the latest comes first.
  all.sort((a, b) => b.points - a.points || b.started - a.started || (a.match < b.match ? -1 : 1) || a.step - b.step);
  return all.slice(0, most);
}

export interface TimePoint {
  match: string;
  game: string;
  started: number;
  points: number | null; // per round
  lags: number | null; // share of good lags
}

// One point per match, oldest first.
export function overTime(tallies: readonly Tally[], person: string): TimePoint[] {
  return tallies
    .flatMap((tally) => {
      const { matches, rounds, points, lags, goodLags } = countsIn(tally, person);
      if (matches === 0 || (rounds === 0 && lags === 0)) return [];
      return [{ match: tally.id, game: tally.game, started: tally.started, points: share(points, rounds), lags: share(goodLags, lags) }];
    })
    .sort((a, b) => a.started - b.started || (a.match < b.match ? -1 : 1));
}

// For each value the mean of the last `width` values up to it; null stays null and is not counted.
export function runningMean(values: readonly (number | null)[], width: number): (number | null)[] {
  return values.map((value, index) => {
    if (value === null) return null;
    const last = values.slice(0, index + 1).filter((each): each is number => each !== null).slice(-width);
    return total(last, (each) => each) / last.length;
  });
}

export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function sideOf(tally: Tally, person: string): TalliedSide | undefined {
  return tally.sides.find(({ players }) => players.some(({ name, level }) => name === person && level === null));
}

function total<T>(things: readonly T[], of: (thing: T) => number): number {
  return things.reduce((all, thing) => all + of(thing), 0);
}

// Exports: a table for spreadsheets, and all tallies for programs.

const columns = [
  'match', 'started', 'game', 'kind', 'player', 'side', 'opponents', 'games', 'games_won', 'rounds', 'points', 'hangers',
  'throws', 'lags', 'lags_in_3', 'rounds_seen',
] as const;

// One line for each person of each match.
export function asCsv(tallies: readonly Tally[]): string {
  const lines = inOrder(tallies).flatMap((tally) =>
    tally.sides.flatMap((side) =>
      side.players
        .filter(({ level }) => level === null)
        .map(({ name }) => {
          const { games, rounds, points, seen, hangers, throws, lags, goodLags } = countsIn(tally, name);
          const others = tally.sides.filter((other) => other !== side).map((other) => other.name);
          const { id, started, game, kind } = tally;
          return [
            id, new Date(started).toISOString(), game, kind, name, side.name, others.join(' / '), games.played, games.won, rounds, points,
            hangers, throws, lags, goodLags, seen,
          ];
        }),
    ),
  );
  return [columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

// With the ladder, which is taken up again from this file too.
export function asJson(tallies: readonly Tally[], ladder: readonly LadderResult[]): string {
  return JSON.stringify({ hammer_statistics: 1, matches: inOrder(tallies), ladder }, null, 1) + '\n';
}

function inOrder(tallies: readonly Tally[]): Tally[] {
  return [...tallies].sort((a, b) => a.started - b.started || (a.id < b.id ? -1 : 1));
}

// A leading apostrophe keeps spreadsheets from treating a name as a formula.
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
