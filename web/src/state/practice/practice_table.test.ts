import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import type { PlacedWeight, Position, Study } from '../../engine/study';
import type { Course, GameInfo, Shot, TableInfo } from '../../engine/types';
import { declaredThrows } from '../hand/declared_throws';
import { positionOf } from './layout';
import { practiceLinkOf, readLink } from './link';
import { type PracticeSetting, PracticeTable } from './practice_table';

let study: Study;
let games: GameInfo[];
let tables: TableInfo[];
let speed: number; // stops a weight well up the first table

beforeAll(async () => {
  study = await studyInstance();
  const engine = await engineInstance();
  [games, tables] = [await engine.games(), await engine.tables()];
  speed = (await engine.speedToReach('22ft', 'medium', 'standard', 6)) ?? 0;
});

const lag: () => Shot = () => ({ y: 0, speed, angle: 0, spin: 0 });

function settingFor(game: GameInfo): PracticeSetting {
  return { game: game.key, options: {}, table: game.tables[0] ?? '', powder: 'medium', weight: 'standard' };
}

class Watched {
  readonly shown: Course[] = [];
  async show(course: Course): Promise<void> {
    this.shown.push(course);
  }
}

let seeds = 0;

function tableFor(game: GameInfo | undefined, begun?: ConstructorParameters<typeof PracticeTable>[2]): { table: PracticeTable; stage: Watched } {
  if (!game) throw new Error('The engine knows no such game.');
  const stage = new Watched();
  return { table: new PracticeTable(study, stage, begun ?? settingFor(game), () => ++seeds), stage };
}

const shared = () => games.find(({ shares_board }) => shares_board);

describe('a practice table', () => {
  it('lets anything be thrown in any game, one after the other, until nothing is left', async () => {
    for (const game of games) {
      const { table } = tableFor(game);
      expect(await table.settled(), game.key).not.toBeNull();
      for (let count = 0; count < 9 && (await table.settled()); ++count) {
        const before = table.weights.value.length;
        const four = table.inHand.value?.four ?? false;
        const thrown = await table.throw({ ...lag(), y: 0.05 * (count % 4), speed: speed * (0.93 + 0.02 * (count % 3)), ...(four ? { spread: 0.02 } : {}) });
        if (!thrown) expect(table.fault.value, game.key).not.toBeNull();
        if (!thrown) break;
        expect(thrown.ids.length, game.key).toBe(four ? 4 : 1);
        expect(table.weights.value.length).toBeLessThanOrEqual(before + thrown.ids.length);
        expect(new Set(table.weights.value.map(({ id }) => id)).size).toBe(table.weights.value.length);
        expect(table.weights.value).toEqual(thrown.weights);
      }
      table.leave();
    }
  });

  it('finds how many were thrown for whatever lies there, and the engine agrees', async () => {
    for (const game of games) {
      const board = tables.find(({ name }) => name === game.tables[0]);
      if (!board || game.throws_four) continue;
      for (const [red, blue] of [[0, 0], [1, 0], [0, 1], [3, 1], [1, 3], [4, 2], [2, 4]] as const) {
        for (const color of ['red', 'blue'] as const) {
          const laid = Array.from({ length: red + blue }, (_, i) => ({ color: i < red ? ('red' as const) : ('blue' as const), x: board.length - 0.1 - 0.1 * i, y: 0 }));
          const { table } = tableFor(game, { setting: settingFor(game), weights: laid, color, situation: {} });
          const position = await table.settled();
          const left = (color === 'red' ? red : blue) < 4;
          // Where a side has the board alone, the colours come one after the other: the last of the second ends it.
          if (!game.shares_board && blue === 4) {
            expect([position, table.fault.value !== null, table.inHand.value]).toEqual([null, true, null]);
            continue;
          }
          expect(position, `${game.key} ${red} ${blue} ${color}`).not.toBeNull();
          if (game.shares_board) expect(table.color.value, `${game.key} ${red} ${blue}`).toBe(left ? color : color === 'red' ? 'blue' : 'red');
          expect((await study.toShoot(position!)).color).toBe(table.color.value);
          expect((await study.toShoot(position!)).thrown).toBe(position?.thrown);
          table.leave();
        }
      }
    }
  });

  it('shows a course with the ids of the weights that lie there', async () => {
    const { table, stage } = tableFor(shared());
    table.lay([
      { color: 'blue', x: 5.4, y: 0 },
      { color: 'red', x: 6, y: 0.1 },
    ]);
    const [blue, red] = table.weights.value.map(({ id }) => id);
    const thrown = await table.throw({ ...lag(), speed: speed * 1.2 });
    expect(stage.shown[0]?.ids.slice().sort()).toEqual([blue, red, ...(thrown?.ids ?? [])]);
    expect(stage.shown[0]?.colors[stage.shown[0].ids.indexOf(blue!)]).toBe('blue');
    expect(thrown?.course.contacts.length).toBeGreaterThan(0);
    expect(thrown?.from.map(({ id }) => id)).toEqual([blue, red]);
    table.leave();
  });

  it('takes back and makes again throws and placements, all the way', async () => {
    const { table } = tableFor(shared());
    const seen = [table.weights.value];
    table.lay([{ color: 'blue', x: 5.4, y: 0 }]);
    seen.push(table.weights.value);
    await table.throw(lag());
    seen.push(table.weights.value);
    table.lay(table.weights.value.map((weight) => ({ ...weight, y: weight.y + 0.01 })), 'drag');
    table.lay(table.weights.value.map((weight) => ({ ...weight, y: weight.y + 0.01 })), 'drag');
    seen.push(table.weights.value);
    table.clear();
    seen.push(table.weights.value);
    for (const weights of seen.slice(0, -1).reverse()) {
      table.undo();
      expect(table.weights.value).toEqual(weights);
    }
    expect(table.canUndo.value).toBe(false);
    for (const weights of seen.slice(1)) {
      table.redo();
      expect(table.weights.value).toEqual(weights);
    }
    expect(table.canRedo.value).toBe(false);
    table.leave();
  });

  it('throws the same again: to the same place with a steady hand, elsewhere with another', async () => {
    const { table } = tableFor(shared());
    const first = await table.throw(lag());
    const second = await table.again();
    expect(second?.from).toEqual([]);
    expect(second?.rest).toEqual(first?.rest);
    table.hand.value = 'casual';
    const third = await table.again();
    expect(third?.aimed).toEqual(first?.aimed);
    expect(third?.rest).not.toEqual(first?.rest);
    table.undo();
    expect(table.weights.value).toEqual(second?.weights);
    table.leave();
  });

  it('says why a throw is refused, and leaves everything as it was', async () => {
    const { table } = tableFor(shared());
    table.lay([{ color: 'blue', x: 6, y: 0 }]);
    const before = table.weights.value;
    expect(await table.throw({ ...lag(), speed: -1 })).toBeNull();
    expect(table.fault.value).toMatch(/speed/);
    expect(table.weights.value).toEqual(before);
    expect(table.sliding.value).toBe(false);
    table.lay([
      { color: 'blue', x: 6, y: 0 },
      { color: 'red', x: 6.001, y: 0 },
    ]);
    expect(await table.settled()).toBeNull();
    expect(table.fault.value).toMatch(/overlap/);
    expect(table.inHand.value).toBeNull();
    table.undo();
    expect(await table.settled()).not.toBeNull();
    expect(table.fault.value).toBeNull();
    table.leave();
  });

  it('goes on from a moment of a match with its score, players and thrown weights', async () => {
    const game = shared();
    const situation = { seats: [{ name: 'Ana' }, { name: 'Bo' }], toShoot: 'Bo', thrown: 5, score: { Ana: 3, Bo: 7 }, colors: { Ana: 'blue' as const, Bo: 'red' as const } };
    const { table } = tableFor(game, { setting: settingFor(game!), weights: [{ color: 'blue', x: 6, y: 0 }], color: 'red', situation });
    expect(await table.settled()).toMatchObject({ to_shoot: 'Bo', thrown: 5, score: { Ana: 3, Bo: 7 } });
    await table.throw(lag());
    expect(table.situation.value.thrown).toBe(6);
    table.color.value = 'blue';
    expect(await table.settled()).toMatchObject({ to_shoot: 'Ana', thrown: 6 });
    table.undo();
    expect(table.layout()).toEqual({ setting: settingFor(game!), weights: [{ color: 'blue', x: 6, y: 0 }], color: 'red', situation });
    table.leave();
  });

  it('keeps a declared throw with the shot that would have done it, and no other', async () => {
    const { table } = tableFor(shared());
    await table.throw(lag());
    expect(await declaredThrows()).toHaveLength(0);
    table.clear();
    table.aimFor.value = { x: 6, y: 0.05 };
    const thrown = await table.throw({ ...lag(), y: 0.03 });
    const [kept] = await declaredThrows();
    expect(kept).toMatchObject({ table: '22ft', powder: 'medium', weight: 'standard', thrown: { y: 0.03, speed }, by: 'flick' });
    const there = await study.throwFrom(positionOf({ ...table.layout(), weights: [] }, 'red'), kept!.aimed, null, 1);
    expect(there.weights[0]?.x).toBeCloseTo(6, 3);
    expect(there.weights[0]?.y).toBeCloseTo(0.05, 3);
    expect(kept?.aimed.y).toBe(0.03);
    expect(thrown?.declared).toEqual({ x: 6, y: 0.05 });
    await table.again();
    expect(await declaredThrows()).toHaveLength(1);
    table.leave();
  });

  it('learns nothing of a hand from throws that were aimed otherwise than at the place that was said', async () => {
    const before = (await declaredThrows()).length;
    const declare = async (game: GameInfo | undefined, weights: PlacedWeight[], shot: Shot & { spread?: number }, name?: string) => {
      const setting = { ...settingFor(game!), ...(name === undefined ? {} : { table: name }) };
      const { table } = tableFor(game, { setting, weights, color: 'red', situation: {} });
      table.aimFor.value = { x: 1.5, y: 0 };
      expect(await table.throw(shot)).not.toBeNull();
      table.leave();
      return (await declaredThrows()).length - before;
    };
    expect(await declare(shared(), [{ color: 'blue', x: 5, y: 0 }], { ...lag(), speed: 2 * speed })).toBe(0);
    expect(await declare(shared(), [], { ...lag(), spin: 8 })).toBe(0);
    expect(await declare(games.find(({ throws_four }) => throws_four), [], { ...lag(), spread: 0.02 })).toBe(0);
    const banked = tables.find(({ cushions }) => cushions)!.name;
    expect(await declare(games.find((game) => game.shares_board && game.tables.includes(banked)), [], { ...lag(), angle: 0.4 }, banked)).toBe(0);
    expect(await declare(shared(), [{ color: 'blue', x: 6, y: 0.2 }], lag())).toBe(1);
  });

  it('takes up a moment of a match whose sides throw in another order than they sit', async () => {
    const alone = games.filter(({ shares_board }) => !shares_board);
    expect(alone.length).toBeGreaterThan(0);
    for (const game of alone) {
      const seats = [{ name: 'Ana' }, { name: 'Bo' }];
      const position: Position = { ...settingFor(game), seats, weights: [], to_shoot: 'Bo', hammer: 'Ana', order: ['Bo', 'Ana'] };
      const read = readLink(practiceLinkOf(position)!.replace('#/practice/', ''));
      if ('fault' in read) throw new Error(game.key);
      const { table } = tableFor(game, read.layout);
      expect(await table.settled(), game.key).toMatchObject({ to_shoot: 'Bo', hammer: 'Ana', order: ['Bo', 'Ana'] });
      table.leave();
    }
  });

  it('throws on the worn board of a match', async () => {
    const game = shared()!;
    const dryness = Array.from({ length: 120 }, (_, cell) => (cell % 5 === 2 ? 0.9 : 0));
    const position: Position = { ...settingFor(game), options: { wear: true }, weights: [], to_shoot: 'red', dryness };
    const read = readLink(practiceLinkOf(position)!.replace('#/practice/', ''));
    if ('fault' in read) throw new Error('It cannot be read.');
    const { table: worn } = tableFor(game, read.layout);
    const { table: fresh } = tableFor(game, { ...read.layout, situation: {} });
    expect((await worn.throw(lag()))!.rest.x).toBeLessThan((await fresh.throw(lag()))!.rest.x - 0.3);
    worn.leave();
    fresh.leave();
  });

  it('asks no second time where there is no engine to answer', async () => {
    let asked = 0;
    const silent = { ...study, toShoot: () => Promise.reject(new Error(String(++asked))) };
    const table = new PracticeTable(silent, new Watched(), settingFor(shared()!), () => 1);
    expect(await table.settled()).toBeNull();
    expect(asked).toBeLessThanOrEqual(2);
    table.leave();
  });
});
