// Laying, the aim guide and scatters, by the real engine.
import { effect, signal } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import type { Engine } from '../../engine/engine';
import type { Study } from '../../engine/study';
import type { Shot, TableInfo } from '../../engine/types';
import type { Catalogue } from '../new_match';
import { AimGuide, belongsTo, scatterables, ScatterRun } from './aim_study';
import { Laying, overlap } from './laying';
import { draftOf, judgeRequestOf, sameSetting, settingOf, withChangesOnly } from './layout';
import { type PracticeSetting, PracticeTable } from './practice_table';

let study: Study;
let engine: Engine;
let catalogue: Catalogue;
let board: TableInfo;
let setting: PracticeSetting;
let radius: number;

beforeAll(async () => {
  [study, engine] = await Promise.all([studyInstance(), engineInstance()]);
  const [games, tables, levels, presets] = await Promise.all([engine.games(), engine.tables(), engine.levels(), engine.presets()]);
  catalogue = { games, tables, levels, presets };
  board = tables[0]!;
  radius = board.weight_radius;
  setting = { game: games[0]!.key, options: {}, table: board.name, powder: 'medium', weight: 'standard' };
});

const still = { show: async () => {} };

function newTable(): PracticeTable {
  return new PracticeTable(study, still, setting, () => 1);
}

function layingOn(table: PracticeTable): Laying {
  const onBoard = ({ x, y }: { x: number; y: number }) => ({ x: Math.min(board.length, Math.max(0, x)), y: Math.min(board.width / 2, Math.max(-board.width / 2, y)) });
  return new Laying({ table, board, radius, onBoard, judge: (weights) => engine.judge(judgeRequestOf(catalogue, { ...table.layout(), weights: [...weights] })) });
}

describe('laying weights', () => {
  it('never puts one on another, and no more than the game has', async () => {
    const table = newTable();
    const laying = layingOn(table);
    for (let i = 0; i < 6; ++i) await laying.put('red', { x: board.length - 0.1, y: 0.02 * i });
    expect(table.weights.value).toHaveLength(4);
    expect(laying.refused.value?.field).toMatch(/color/);
    await laying.put('blue');
    expect(laying.refused.value).toBeNull();
    expect(table.weights.value).toHaveLength(5);
    expect(overlap(table.weights.value, radius)).toBe(false);
    table.leave();
  });

  it('moves one wherever it is pulled, past the others, and a pull is one step to take back', async () => {
    const table = newTable();
    const laying = layingOn(table);
    for (const y of [-0.15, 0, 0.15]) await laying.put(y > 0 ? 'blue' : 'red', { x: board.length - 0.2, y });
    const before = table.weights.value;
    const id = before[0]!.id;
    laying.grip(id);
    for (let y = -0.15; y < 0.25; y += 0.007) {
      laying.move(id, { x: board.length - 0.2, y });
      expect(overlap(table.weights.value, radius)).toBe(false);
    }
    expect(table.weights.value.find((weight) => weight.id === id)?.y).toBeGreaterThan(0.2);
    laying.move(id, { x: 0, y: 0 });
    expect(table.weights.value[0]?.x).toBeGreaterThan(board.release_x); // the hand's place stays free
    table.undo();
    expect(table.weights.value).toEqual(before);
    expect(laying.at({ x: board.length - 0.2 + radius, y: 0 })?.id).toBe(before[1]?.id);
    expect(laying.at({ x: board.length - 1, y: 0 })).toBeNull();
    table.leave();
  });
});

describe('the aim guide', () => {
  it('tells where a steady throw of the present aim ends, and forgets it with the aim', async () => {
    const table = newTable();
    await table.settled();
    const aimed = signal<Shot | null>(null);
    const isOn = signal(true);
    const guide = new AimGuide(study, table, aimed, isOn);
    const next = () => new Promise<void>((resolve) => {
      let first = true;
      const stop = effect(() => {
        void guide.seen.value;
        if (!first) setTimeout(() => (stop(), resolve()));
        first = false;
      });
    });
    const shot = { y: 0.05, speed: 1.85, angle: -0.01, spin: 0 };
    aimed.value = { ...shot, speed: 1 };
    aimed.value = shot; // only the last is asked for
    await next();
    const thrown = await table.throw(shot);
    table.undo();
    await table.settled();
    await next();
    expect(guide.seen.value?.rests[0]?.x).toBe(thrown?.weights[0]?.x);
    expect(guide.seen.value?.path.at(-1)?.x).toBeCloseTo(thrown!.rest.x, 5);
    expect(guide.seen.value?.path[0]?.x).toBeCloseTo(board.release_x, 3);
    isOn.value = false;
    expect(guide.seen.value).toBeNull();
    guide.dispose();
    table.leave();
  });
});

describe('a scatter', () => {
  const shot = { y: 0, speed: 1.7, angle: 0, spin: 0 };

  it('is of the asked number of throws, the same for the same seed, and its shares come to one', async () => {
    const table = newTable();
    await table.settled();
    const [aimed] = scatterables(table, shot, null);
    if (!aimed) throw new Error('Nothing can be scattered.');
    const run = new ScatterRun(study);
    const working = run.run(aimed, 'casual', 200, 5);
    expect(run.working.value).toBe(true);
    await working;
    const first = run.result.value;
    expect(first?.scatter.x).toHaveLength(200);
    expect(Object.values(first?.scatter.zones ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    await run.run(aimed, 'casual', 200, 5);
    expect(run.result.value?.scatter.x).toEqual(first?.scatter.x);
    const early = run.run(aimed, 'casual', 1000, 6);
    await run.run(aimed, 'pro', 100, 6);
    await early;
    expect(run.result.value?.throws).toBe(100);
    run.clear();
    expect(run.result.value).toBeNull();
    await run.run({ ...aimed, shot: { ...shot, speed: -1 } }, 'casual', 10, 1);
    expect(run.fault.value).toMatch(/speed/);
    expect(run.working.value).toBe(false);
    table.leave();
  });

  it('belongs to the board that its aim was made for', async () => {
    const table = newTable();
    await table.settled();
    expect(scatterables(table, null, null)).toEqual([]);
    table.lay([{ color: 'blue', x: 5.9, y: 0.1 }]);
    await table.settled();
    const before = table.layout().weights;
    const [aimed] = scatterables(table, shot, null);
    await table.throw(shot);
    await table.settled();
    // The throw is not scattered against its own weight, which lies there now.
    const [last, other] = scatterables(table, { ...shot, y: 0.1 }, null);
    expect(table.layout().weights).toHaveLength(2);
    expect(last).toMatchObject({ of: 'last', shot, position: { weights: before } });
    expect(other).toMatchObject({ of: 'aim', position: { weights: table.layout().weights } });
    expect(aimed && belongsTo(aimed, [last!])).toBe(true);
    expect(belongsTo(other!, [last!])).toBe(false);
    // Another board: what was aimed before is no longer shown, until it lies there again.
    table.lay([]);
    await table.settled();
    expect(belongsTo(other!, scatterables(table, { ...shot, y: 0.1 }, null))).toBe(false);
    table.undo();
    await table.settled();
    expect(belongsTo(other!, scatterables(table, { ...shot, y: 0.1 }, null))).toBe(true);
    table.leave();
  });

  it('can be of a shot that the coach advised for this board', async () => {
    const table = newTable();
    await table.settled();
    const advised = { shot, weights: table.weights.value };
    expect(scatterables(table, null, advised)).toMatchObject([{ of: 'advised', shot, position: { weights: [] } }]);
    table.lay([{ color: 'blue', x: 5.9, y: 0.1 }]);
    await table.settled();
    expect(scatterables(table, null, advised)).toEqual([]);
    table.leave();
  });
});

describe('the setting', () => {
  it('goes to the form and back, for every game', () => {
    for (const { key, tables } of catalogue.games) {
      const chosen = { game: key, preset: catalogue.presets[0]!.name, options: {}, table: tables[0]!, powder: 0.21, weight: 'standard' };
      expect(sameSetting(settingOf(draftOf(catalogue, chosen)), chosen)).toBe(true);
    }
  });

  it('leaves out of a match’s options what is as usual', () => {
    const game = catalogue.games[0]!;
    const all = Object.fromEntries(game.options.map((option) => [option.name, option.default])) as PracticeSetting['options'];
    const changed = game.options.find(({ type }) => type === 'integer')!.name;
    const layout = { setting: { ...setting, options: { ...all, [changed]: 99 } }, weights: [], color: 'red' as const, situation: {} };
    expect(withChangesOnly(catalogue, layout).setting.options).toEqual({ [changed]: 99 });
  });
});
