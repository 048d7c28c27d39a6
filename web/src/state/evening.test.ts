import { describe, expect, it } from 'vitest';

import type { SavedMatch } from './device_store';
import { eveningsOf, meetings, nextSides, peopleOf, standings } from './evening';

const hour = 3600_000;

function match(count: number, sides: Record<string, number>, winner: string | null = null, change: Partial<SavedMatch> = {}): SavedMatch {
  const seats = Object.keys(sides).flatMap((side) => side.split(' & ').map((name) => (name === side ? { name } : { name, side })));
  const started = count * hour;
  const setup = { game: 'g', seats };
  return { id: `m${String(count).padStart(4, '0')}`, kind: 'real', plan: { setup, levels: {} }, game: 'g', started, changed: started + 0.5 * hour, score: sides, over: winner !== null, winner, ...change };
}

describe('evenings', () => {
  it('are the matches of one sitting, latest first', () => {
    const saved = [match(0, { Ann: 1, Bob: 2 }, 'Bob'), match(2, { Ann: 1, Bob: 2 }, 'Bob'), match(20, { Cy: 3, Di: 1 }, 'Cy'), match(3, { Ann: 0, Bob: 0 }, null, { kind: 'table' })];
    expect(eveningsOf(saved).map(({ matches }) => matches.map(({ id }) => id))).toEqual([['m0020'], ['m0000', 'm0002']]);
    expect(eveningsOf([])).toEqual([]);
  });

  it('stay apart when an old match is opened again', () => {
    const saved = [0, 24, 48].map((at) => match(at, { Ann: 0, Bob: 0 }));
    expect(eveningsOf([{ ...saved[0]!, changed: 49 * hour }, ...saved.slice(1)])).toHaveLength(3);
  });

  it('have every real match in exactly one of them, whatever their order', () => {
    const saved = [9, 1, 30, 2, 8, 31].map((at) => match(at, { Ann: 0, Bob: 0 }));
    expect(eveningsOf(saved).flatMap(({ matches }) => matches).map(({ id }) => id).sort()).toEqual(saved.map(({ id }) => id).sort());
  });
});

describe('standings', () => {
  const saved = [
    match(0, { Ann: 15, Bob: 9 }, 'Ann'),
    match(1, { Ann: 15, Cy: 3 }, 'Ann', { jar: { Ann: 75 } }),
    match(2, { Ann: 2, Bob: 15 }, 'Bob'),
    match(3, { 'Ann & Cy': 7, 'Bob & Di': 5 }, 'Ann & Cy'),
    match(4, { Ann: 3, Bob: 3 }),
  ];

  it('count matches that are over, points of all, streaks and the jar', () => {
    const rows = standings(saved);
    expect(rows.map(({ person, won, played }) => [person, won, played])).toEqual([['Ann', 3, 4], ['Cy', 1, 2], ['Bob', 1, 3], ['Di', 0, 1]]);
    expect(rows[0]).toMatchObject({ scored: 42, conceded: 35, streak: 1, bestStreak: 2, jarCents: 75 });
  });

  it('add up: every match that is over has winners and losers', () => {
    const rows = standings(saved);
    const people = saved.filter(({ over }) => over).reduce((sum, { plan }) => sum + plan.setup.seats.length, 0);
    expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(people);
    for (const { won, played, streak, bestStreak } of rows) expect(won <= played && streak <= bestStreak && bestStreak <= won).toBe(true);
  });

  it('say who beat whom, each pair once', () => {
    expect(meetings(saved)).toEqual([
      { people: ['Ann', 'Bob'], won: [2, 1] },
      { people: ['Ann', 'Cy'], won: [1, 0] },
      { people: ['Ann', 'Di'], won: [1, 0] },
      { people: ['Bob', 'Cy'], won: [0, 1] },
      { people: ['Cy', 'Di'], won: [1, 0] },
    ]);
  });

  it('know everybody, in the order in which they came', () => {
    expect(peopleOf([...saved].reverse())).toEqual(['Ann', 'Bob', 'Cy', 'Di']);
  });
});

describe('the next match', () => {
  const people = ['Ann', 'Bob', 'Cy', 'Di'];
  const winnerOf = (sides: string[][]) => sides[0]![0]!;

  it('keeps the winner, against who has waited longest', () => {
    const first = [match(0, { Ann: 15, Bob: 9 }, 'Ann')];
    expect(nextSides(first, people, 'winner_stays')).toEqual([['Ann'], ['Cy']]);
    expect(nextSides([...first, match(1, { Ann: 3, Cy: 15 }, 'Cy')], people, 'winner_stays')).toEqual([['Cy'], ['Di']]);
    expect(nextSides(first, ['Bob', 'Cy', 'Di'], 'winner_stays'), 'the winner has left').toEqual([['Cy'], ['Di']]);
  });

  it('takes turns', () => {
    expect(nextSides([match(0, { Ann: 15, Bob: 9 }, 'Ann')], people, 'rotate')).toEqual([['Cy'], ['Di']]);
  });

  it('has everybody meet everybody once before anybody meets again', () => {
    const played: SavedMatch[] = [match(0, { Ann: 1, Bob: 0 }, 'Ann')];
    const pairs = (people.length * (people.length - 1)) / 2;
    while (played.length < pairs) {
      const sides = nextSides(played, people, 'everybody')!;
      played.push(match(played.length, Object.fromEntries(sides.map(([name]) => [name!, 0])), winnerOf(sides)));
    }
    expect(new Set(played.map(({ plan }) => plan.setup.seats.map(({ name }) => name).sort().join())).size).toBe(pairs);
  });

  it('seats teams, and says when there are too few people', () => {
    const teams = [match(0, { 'Ann & Bob': 15, 'Cy & Di': 9 }, 'Ann & Bob')];
    expect(nextSides(teams, [...people, 'Eve', 'Flo'], 'winner_stays')).toEqual([['Ann', 'Bob'], ['Eve', 'Flo']]);
    expect(nextSides(teams, people.slice(0, 3), 'rotate')).toBeNull();
    expect(nextSides([], people, 'rotate')).toBeNull();
  });
});
