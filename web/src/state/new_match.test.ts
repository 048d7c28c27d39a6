import { describe, expect, it } from 'vitest';

import { emptyDraft, fromPlan, nameSides, quickPlan, renamed, seatOfField, toPlan, withGame, withLooking, type Draft } from './new_match';
import { catalogue, collar, hidden, knock, naming } from './new_match_fixtures';
import { movedUp, numbersOfSides, seatsFor, teamSizes, withPlayer, withSide } from './seating';

const empty = emptyDraft(catalogue, 'Ann');

function doubles(): Draft {
  const named = (names: string[]) => names.map((name) => ({ name, level: null }));
  return { ...empty, sides: seatsFor(knock, [named(['Ann', 'Cy']), named(['Bob', 'Di'])], 2, 2) };
}

describe('a new draft', () => {
  it('is the first game on its first table, you against another person', () => {
    expect(empty).toMatchObject({
      game: 'knock',
      preset: 'tournament',
      table: '22ft',
      powder: 'medium',
      weight: 'standard',
      options: {},
      first: null,
    });
    expect(toPlan(empty, naming).setup.seats).toEqual([{ name: 'Ann' }, { name: 'Player 2' }]);
  });

  it('keeps what another game has too and means the same there, and no more', () => {
    const chosen = { ...empty, options: { game_score: 21, hanger_value: 5 } };
    expect(withGame(catalogue, chosen, 'draw')).toMatchObject({ game: 'draw', options: { game_score: 21 } });
    expect(withGame(catalogue, chosen, 'collar')).toMatchObject({ game: 'collar', table: '9ft-bank', options: {} });
  });

  it('compares with the default that goes with the other options', () => {
    const chosen = { ...empty, game: 'draw', options: { scoring: 'horse_collar', game_score: 75 } };
    expect(withGame(catalogue, chosen, 'knock').options).toEqual({});
    expect(withGame(catalogue, chosen, 'collar').options).toEqual({ game_score: 75 });
  });

  it('has a table that its options allow', () => {
    const target = withGame(catalogue, { ...empty, options: { scoring: 'target' } }, 'draw');
    expect(target.options).toEqual({ scoring: 'target' });
    expect(target.table).toBe('22ft-target');
  });
});

describe('seats', () => {
  it('are at most eight', () => {
    expect(teamSizes(collar)).toEqual([1, 2, 4]);
    expect(numbersOfSides(collar, 1)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(numbersOfSides(collar, 2)).toEqual([2, 3, 4]);
    expect(numbersOfSides(collar, 4)).toEqual([2]);
  });

  it('stay with who sits there when sides come and go', () => {
    const three = seatsFor(collar, [[{ name: 'Ann', level: null }], [{ name: '', level: 'casual' }]], 3, 1);
    expect(three.map(({ players }) => players)).toEqual([
      [{ name: 'Ann', level: null }],
      [{ name: '', level: 'casual' }],
      [{ name: '', level: null }],
    ]);
    expect(
      seatsFor(
        knock,
        three.map(({ players }) => players),
        3,
        1,
      ),
    ).toHaveLength(2);
  });

  it('alternate between the sides, partners in their order', () => {
    const plan = toPlan(doubles(), naming);
    expect(plan.setup.seats).toEqual([
      { name: 'Ann', side: 'Ann & Cy' },
      { name: 'Bob', side: 'Bob & Di' },
      { name: 'Cy', side: 'Ann & Cy' },
      { name: 'Di', side: 'Bob & Di' },
    ]);
    const other = { ...doubles(), sides: movedUp(doubles().sides, 0, 1) };
    expect(toPlan(other, naming).setup.seats.map(({ name }) => name)).toEqual(['Cy', 'Bob', 'Ann', 'Di']);
  });

  it('of machines are named by level, numbered where that is taken, and throw with its hand', () => {
    const sides = seatsFor(
      collar,
      [[{ name: 'casual', level: null }], [{ name: 'x', level: 'casual' }], [{ name: '', level: 'casual' }]],
      3,
      1,
    );
    expect(nameSides(sides, naming).map(({ name }) => name)).toEqual(['casual', 'casual 2', 'casual 3']);
    const plan = toPlan({ ...empty, game: 'collar', sides }, naming);
    expect(plan.setup.seats[1]).toEqual({ name: 'casual 2', hand: 'casual' });
    expect(plan.levels).toEqual({ 'casual 2': 'casual', 'casual 3': 'casual' });
  });

  it('are found from the field of a refusal', () => {
    expect(seatOfField(doubles(), 'seats[2].name')).toEqual({ side: 0, player: 1 });
    expect(seatOfField(doubles(), 'seats')).toBeNull();
    expect(seatOfField(doubles(), null)).toBeNull();
  });
});

describe('a plan', () => {
  it('names the team that has a name, its handicap and who shoots first', () => {
    const draft = { ...doubles(), first: 1 };
    const named = { ...draft, sides: withSide(draft.sides, 1, () => ({ name: 'Blues', handicap: 3 })) };
    const plan = toPlan(named, naming);
    expect(plan.first).toBe('Blues');
    expect(plan.setup.options).toEqual({ handicap: { Blues: 3 } });
  });

  it('can be taken up again as a draft', () => {
    const sides = withPlayer(
      withSide(doubles().sides, 0, () => ({ name: 'Reds', handicap: 2 })),
      1,
      1,
      { name: '', level: 'casual' },
    );
    const draft = { ...doubles(), sides, powder: 0.31, options: { game_score: 21 }, first: 0 };
    const again = fromPlan(catalogue, toPlan(draft, naming), naming);
    expect(toPlan(again!, naming)).toEqual(toPlan(draft, naming));
    expect(again!.sides[0]!.name).toBe('Reds');
    expect(again!.sides[1]!.players[1]).toEqual({ name: '', level: 'casual' });
  });

  it('with a machine for a partner keeps calling the team by its players', () => {
    const draft = { ...doubles(), sides: withPlayer(doubles().sides, 0, 1, { name: '', level: 'casual' }) };
    const plan = toPlan(draft, naming);
    expect(plan.setup.seats[0]!.side).toBe('Ann & casual');
    expect(fromPlan(catalogue, plan, naming)!.sides[0]!.name).toBe('');
  });

  it('takes up players with names that every object knows', () => {
    const draft = { ...empty, sides: withPlayer(empty.sides, 0, 0, { name: 'constructor' }) };
    expect(fromPlan(catalogue, toPlan(draft, naming), naming)!.sides[0]!.players).toEqual([{ name: 'constructor', level: null }]);
  });

  it('of a game that is gone is not', () => {
    expect(fromPlan(catalogue, { setup: { game: 'gone', seats: [] }, levels: {} }, naming)).toBeNull();
  });
});

describe('play now', () => {
  const first = quickPlan(catalogue, null, 'You', 'casual', naming);

  it('is the first game at first, you first, against the opponent of the ladder, and counts for it', () => {
    expect(first.setup).toMatchObject({
      game: 'knock',
      options: {},
      seats: [{ name: 'You' }, { name: 'casual', hand: 'casual' }],
    });
    expect(first.levels).toEqual({ casual: 'casual' });
    expect(first.first).toBe('You');
    expect(first.ladder).toBe(true);
  });

  it('knows you under a new name, unless somebody has it', () => {
    expect(renamed(first, 'You', 'Ann')).toMatchObject({ first: 'Ann', setup: { seats: [{ name: 'Ann' }, { name: 'casual' }] } });
    expect(renamed(first, 'You', 'casual')).toBe(first);
    expect(renamed(first, 'casual', 'Ann')).toBe(first);
    expect(renamed(first, 'Bob', 'Ann')).toBe(first);
  });

  it('gives you your handicap under a new name', () => {
    const ahead = { ...first, setup: { ...first.setup, options: { ...first.setup.options, handicap: { You: 3, casual: 1 } } } };
    expect(renamed(ahead, 'You', 'Ann').setup.options).toEqual({ handicap: { Ann: 3, casual: 1 } });
    expect(renamed(first, 'You', 'Ann').setup.options).toEqual({});
  });

  it('has no random wobble, unless the last match had it', () => {
    expect(first.setup.options).toEqual({});
    const chosen = { ...first, setup: { ...first.setup, options: { hand: 'natural' } } };
    expect(quickPlan(catalogue, chosen, 'You', 'casual', naming).setup.options).toEqual({ hand: 'natural' });
  });

  it('is the last game and table again, whoever played it, and an old plan is taken up with its toss', () => {
    const last = toPlan({ ...doubles(), table: '9ft-bank', powder: 'fast', options: { game_score: 21 } }, naming);
    const again = quickPlan(catalogue, last, 'You', 'novice', naming);
    expect(again).toEqual({
      setup: { ...last.setup, seats: [{ name: 'You' }, { name: 'novice', hand: 'novice' }] },
      levels: { novice: 'novice' },
      ladder: true,
    });
    const old = { setup: { game: 'knock', seats: [{ name: 'Ann' }, { name: 'Casual', hand: 'casual' }] }, levels: { Casual: 'casual' }, first: 'Casual' };
    const taken = quickPlan(catalogue, old, 'You', 'novice', naming);
    expect(taken.setup.seats).toEqual([{ name: 'Ann' }, { name: 'novice', hand: 'novice' }]);
    expect(taken.first).toBe('Ann');
    expect(quickPlan(catalogue, { ...last, setup: { ...last.setup, game: 'gone' } }, 'You', 'casual', naming).setup.game).toBe('knock');
  });

  it('gives nobody points to start with', () => {
    const sides = withSide(empty.sides, 0, () => ({ handicap: 5 }));
    const plan = quickPlan(catalogue, toPlan({ ...empty, sides }, naming), 'You', 'casual', naming);
    expect(plan.setup.options).toEqual({});
  });

  it('lets people look at the far end in every game, and a new match does if they like', () => {
    const blind = { ...catalogue, games: [hidden] };
    expect(quickPlan(blind, null, 'You', 'casual', naming).setup.options).toEqual({ peeking: 'allowed' });
    expect(withLooking(blind, emptyDraft(blind, 'Ann')).options).toEqual({ peeking: 'allowed' });
    expect(withLooking(catalogue, empty).options).toEqual({});
  });

  it('is no match of the ladder when it is planned anew', () => {
    expect(toPlan(fromPlan(catalogue, first, naming)!, naming).ladder).toBeUndefined();
  });
});
