// Evenings at real tables: the matches of one sitting, who stands how, and who plays next.
import type { SavedMatch } from './device_store';
import { playersOf } from './plan';

export interface Evening {
  matches: SavedMatch[]; // oldest first
  begun: number; // ms since 1970
  last: number; // when its last match began
}

const pause = 6 * 3600_000; // ms from one match's beginning to the next: after that another evening begins

// Latest first.
export function eveningsOf(saved: readonly SavedMatch[]): Evening[] {
  const real = saved.filter(({ kind }) => kind === 'real').sort((a, b) => a.started - b.started || (a.id < b.id ? -1 : 1));
  const evenings: Evening[] = [];
  for (const match of real) {
    const last = evenings[evenings.length - 1];
    if (last && match.started - last.last <= pause) {
      last.matches.push(match);
      last.last = match.started;
    } else {
      evenings.push({ matches: [match], begun: match.started, last: match.started });
    }
  }
  return evenings.reverse();
}

export function isGoingOn(evening: Evening, now: number): boolean {
  return now - evening.last <= pause;
}

// ---------------------------------------------------------------- people

// In the order in which they came.
export function peopleOf(matches: readonly SavedMatch[]): string[] {
  const oldestFirst = [...matches].sort((a, b) => a.started - b.started);
  return [...new Set(oldestFirst.flatMap(({ plan }) => plan.setup.seats.map(({ name }) => name)))];
}

export function sidesOf({ plan: { setup } }: Pick<SavedMatch, 'plan'>): { name: string; players: string[] }[] {
  const names = [...new Set(setup.seats.map(({ name, side }) => side ?? name))];
  return names.map((name) => ({ name, players: playersOf(setup, name) }));
}

export interface Standing {
  person: string;
  played: number; // matches that are over
  won: number;
  scored: number; // points, of all matches
  conceded: number; // the most that another side had
  streak: number; // matches won in a row up to now
  bestStreak: number;
  jarCents: number; // taken, shared among partners
}

// Of everybody who played: who has won most first, then by the share of matches won, then by points.
export function standings(matches: readonly SavedMatch[]): Standing[] {
  const rows = new Map<string, Standing>();
  const oldestFirst = [...matches].sort((a, b) => a.started - b.started);
  for (const match of oldestFirst) {
    for (const { name, players } of sidesOf(match)) {
      const others = Object.entries(match.score).filter(([side]) => side !== name);
      for (const person of players) {
        const row = rows.get(person) ?? { person, played: 0, won: 0, scored: 0, conceded: 0, streak: 0, bestStreak: 0, jarCents: 0 };
        rows.set(person, row);
        row.scored += match.score[name] ?? 0;
        row.conceded += Math.max(0, ...others.map(([, points]) => points));
        row.jarCents += Math.round((match.jar?.[name] ?? 0) / players.length);
        if (!match.over) continue;
        const hasWon = match.winner === name;
        row.played += 1;
        row.won += Number(hasWon);
        row.streak = hasWon ? row.streak + 1 : 0;
        row.bestStreak = Math.max(row.bestStreak, row.streak);
      }
    }
  }
  const share = ({ played, won }: Standing) => (played === 0 ? 0 : won / played);
  return [...rows.values()].sort(
    (a, b) => b.won - a.won || share(b) - share(a) || b.scored - b.conceded - (a.scored - a.conceded) || (a.person < b.person ? -1 : 1),
  );
}

export interface Meeting {
  people: [string, string];
  won: [number, number];
}

// Between every two who were opponents, each pair once.
export function meetings(matches: readonly SavedMatch[]): Meeting[] {
  const pairs = new Map<string, Meeting>();
  for (const match of matches) {
    if (!match.over || match.winner === null) continue;
    const sides = sidesOf(match);
    for (const winner of sides.find(({ name }) => name === match.winner)?.players ?? [])
      for (const loser of sides.filter(({ name }) => name !== match.winner).flatMap(({ players }) => players)) {
        const people: [string, string] = winner < loser ? [winner, loser] : [loser, winner];
        const pair = pairs.get(JSON.stringify(people)) ?? { people, won: [0, 0] };
        pairs.set(JSON.stringify(people), pair);
        pair.won[winner === people[0] ? 0 : 1] += 1;
      }
  }
  return [...pairs.values()].sort((a, b) => total(b) - total(a) || (a.people.join() < b.people.join() ? -1 : 1));
}

function total({ won: [a, b] }: Meeting): number {
  return a + b;
}

// ---------------------------------------------------------------- who plays next

export type NextRule = 'winner_stays' | 'rotate' | 'everybody';
export const nextRules: readonly NextRule[] = ['winner_stays', 'rotate', 'everybody'];

// The players of each side; null: there are not enough people for a match like the last.
export function nextSides(matches: readonly SavedMatch[], people: readonly string[], rule: NextRule): string[][] | null {
  const oldestFirst = [...matches].sort((a, b) => a.started - b.started);
  const last = oldestFirst[oldestFirst.length - 1];
  if (!last) return null;
  const sides = sidesOf(last);
  const size = sides[0]?.players.length ?? 1;
  const waiting = longestWaiting(oldestFirst, people);
  const needed = size * sides.length;
  if (waiting.length < needed) return null;
  if (sides.length === 2 && rule === 'winner_stays') {
    const decided = oldestFirst.filter(({ over, winner }) => over && winner !== null).at(-1);
    const winners = decided && sidesOf(decided).length === 2 ? (sidesOf(decided).find(({ name }) => name === decided.winner)?.players ?? []) : [];
    const stay = winners.length === size && winners.every((person) => people.includes(person)) ? winners : [];
    const others = waiting.filter((person) => !stay.includes(person));
    return stay.length === 0 ? chunks(others.slice(0, needed), size) : [stay, others.slice(0, size)];
  }
  if (sides.length === 2 && size === 1 && rule === 'everybody') return leastMet(oldestFirst, waiting);
  return chunks(waiting.slice(0, needed), size);
}

// Who played least recently first; among those who did never, in the order of `people`.
function longestWaiting(oldestFirst: readonly SavedMatch[], people: readonly string[]): string[] {
  const lastPlayed = (person: string) => oldestFirst.map(({ plan }) => plan.setup.seats.some(({ name }) => name === person)).lastIndexOf(true);
  const place = (person: string) => people.indexOf(person);
  return [...new Set(people)].sort((a, b) => lastPlayed(a) - lastPlayed(b) || place(a) - place(b));
}

// The two who have met least; among these pairs the one that has waited longest.
function leastMet(matches: readonly SavedMatch[], waiting: readonly string[]): string[][] {
  const met = (a: string, b: string) =>
    matches.filter(({ plan }) => plan.setup.seats.some(({ name }) => name === a) && plan.setup.seats.some(({ name }) => name === b)).length;
  const pairs = waiting.flatMap((a, i) => waiting.slice(i + 1).map((b, j) => ({ pair: [[a], [b]], met: met(a, b), waited: i + (i + 1 + j) })));
  pairs.sort((a, b) => a.met - b.met || a.waited - b.waited);
  return pairs[0]?.pair ?? [];
}

function chunks(people: readonly string[], size: number): string[][] {
  return Array.from({ length: people.length / size }, (_, side) => people.slice(side * size, (side + 1) * size));
}
