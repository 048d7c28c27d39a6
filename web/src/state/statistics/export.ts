// Statistics as files: a table for spreadsheets, and everything that was counted for programs.
import { countsIn } from './summary';
import type { Tally } from './tally';

const columns = [
  'match', 'started', 'game', 'kind', 'player', 'side', 'opponents', 'games', 'games_won', 'rounds', 'points', 'hangers',
  'throws', 'lags', 'lags_in_3',
] as const;

// One line for each person of each match.
export function asCsv(tallies: readonly Tally[]): string {
  const lines = inOrder(tallies).flatMap((tally) =>
    tally.sides.flatMap((side) =>
      side.players
        .filter(({ level }) => level === null)
        .map(({ name }) => {
          const { games, rounds, points, hangers, throws, lags, goodLags } = countsIn(tally, name);
          const others = tally.sides.filter((other) => other !== side).map((other) => other.name);
          const { id, started, game, kind } = tally;
          return [
            id, new Date(started).toISOString(), game, kind, name, side.name, others.join(' / '), games.played, games.won, rounds, points,
            hangers, throws, lags, goodLags,
          ];
        }),
    ),
  );
  return [columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

export function asJson(tallies: readonly Tally[]): string {
  return JSON.stringify({ hammer_statistics: 1, matches: inOrder(tallies) }, null, 1) + '\n';
}

function inOrder(tallies: readonly Tally[]): Tally[] {
  return [...tallies].sort((a, b) => a.started - b.started || (a.id < b.id ? -1 : 1));
}

// A name that a spreadsheet would take for a formula is made text by the usual mark.
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
