import { describe, expect, it } from 'vitest';

import { emptyDraft, fromPlan, nameSides, quickPlan, renamed, seatOfField, toPlan, withGame, type Draft } from './new_match';
import { catalogue, collar, knock, naming } from './new_match_fixtures';
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

  it('keeps what another game has too, and no more', () => {
    const chosen = { ...empty, options: { game_score: 21, hanger_value: 5 } };
    expect(withGame(catalogue, chosen, 'collar')).toMatchObject({
      game: 'collar',
      table: '9ft-bank',
      options: { game_score: 21 },
    });
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
  it('is the first game against a casual machine, you first', () => {
    const plan = quickPlan(catalogue, null, 'You', naming);
    expect(plan.setup).toMatchObject({
      game: 'knock',
      options: {},
      seats: [{ name: 'You' }, { name: 'casual', hand: 'casual' }],
    });
    expect(plan.levels).toEqual({ casual: 'casual' });
    expect(plan.first).toBe('You');
  });

  it('knows you under a new name, unless somebody has it', () => {
    const plan = quickPlan(catalogue, null, 'You', naming);
    expect(renamed(plan, 'You', 'Ann')).toMatchObject({ first: 'Ann', setup: { seats: [{ name: 'Ann' }, { name: 'casual' }] } });
    expect(renamed(plan, 'You', 'casual')).toBe(plan);
    expect(renamed(plan, 'casual', 'Ann')).toBe(plan);
    expect(renamed(plan, 'Bob', 'Ann')).toBe(plan);
  });

  it('gives you your handicap under a new name', () => {
    const plan = quickPlan(catalogue, null, 'You', naming);
    const ahead = { ...plan, setup: { ...plan.setup, options: { ...plan.setup.options, handicap: { You: 3, casual: 1 } } } };
    expect(renamed(ahead, 'You', 'Ann').setup.options).toEqual({ handicap: { Ann: 3, casual: 1 } });
    expect(renamed(plan, 'You', 'Ann').setup.options).toEqual({});
  });

  it('has no random wobble, unless the last match had it', () => {
    const quick = quickPlan(catalogue, null, 'You', naming);
    expect(quick.setup.options).toEqual({});
    const chosen = { ...quick, setup: { ...quick.setup, options: { hand: 'natural' } } };
    expect(quickPlan(catalogue, chosen, 'You', naming)).toBe(chosen);
  });

  it('is the last match again', () => {
    const last = toPlan(doubles(), naming);
    expect(quickPlan(catalogue, last, 'You', naming)).toBe(last);
    expect(quickPlan(catalogue, { ...last, setup: { ...last.setup, game: 'gone' } }, 'You', naming).setup.game).toBe('knock');
  });
});
