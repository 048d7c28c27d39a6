import { beforeAll, describe, expect, it } from 'vitest';

import { type Known, scoreOf } from '../../../tests/drill_scores';
import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import { throwsAt } from '../../../tests/found_shots';
import { isIn, settingWith } from '../exercise/exercise';
import { PracticeTable } from '../practice/practice_table';
import { keepScore, scoreToBeat, withScore } from './drill_records';
import { DrillRun } from './drill_run';
import { drills } from './drills';
import made from './to_beat.json';

let known: Known;

beforeAll(async () => {
  const engine = await engineInstance();
  const [study, games, tables, levels] = await Promise.all([studyInstance(), engine.games(), engine.tables(), engine.levels()]);
  known = { study, games, tables, levels };
});

const levels = drills.flatMap((drill) => drill.levels.map((level, place) => ({ name: `${drill.key} ${place + 1}`, drill, level, place })));

describe.each(levels)('the drill $name', ({ drill, level, place }) => {
  const setting = () => settingWith(known, { ...drill.needs, powder: level.powder });
  const board = () => {
    const table = known.tables.find(({ name }) => name === setting().table);
    if (!table) throw new Error('No table.');
    return table;
  };

  it('takes a few throws, and its places are on the board', () => {
    expect(drill.throws).toBeGreaterThanOrEqual(5);
    expect(drill.throws).toBeLessThanOrEqual(10);
    const all = level.exercises(board());
    for (const { weights, aimFor, areas } of all) {
      for (const { x, y } of [...weights, ...(aimFor ? [aimFor] : [])]) {
        expect(x).toBeLessThan(board().length);
        expect(Math.abs(y)).toBeLessThan(board().width / 2);
      }
      if (aimFor && areas.length > 0) expect(areas.some((area) => isIn(area, aimFor))).toBe(true);
    }
  });

  it('can be thrown as well as its marks go, and what has none is told why', async () => {
    for (const exercise of level.exercises(board())) {
      const at = await throwsAt(known.study, board(), setting(), exercise);
      const marks: number[] = [];
      for (const shot of at.tried) {
        const outcome = await at.throw(shot, null, 1);
        marks.push(exercise.marks(outcome));
        if (exercise.marks(outcome) === 0) expect(exercise.check(outcome)).not.toBeNull();
      }
      expect(Math.max(...marks)).toBeLessThanOrEqual(level.maxMarks);
      expect(Math.max(...marks)).toBeGreaterThanOrEqual(level.maxMarks / 2);
      const nothing = await at.throw({ y: 0, speed: 0.4, angle: 0, spin: 0, ...(drill.needs.fours && { spread: 0 }) }, null, 1);
      expect(exercise.marks(nothing)).toBe(0);
      expect(exercise.check(nothing)).not.toBeNull();
    }
  });

  it('has a score to beat that its hand really makes', async () => {
    const toBeat = made[drill.key][place];
    if (!toBeat) throw new Error('There is none.');
    expect(scoreToBeat(drill.key, place)?.score).toBe(await scoreOf(known, drill, place, toBeat));
    expect(toBeat.score).toBeGreaterThan(0);
    expect(toBeat.score).toBeLessThan(drill.throws * level.maxMarks);
    expect(known.levels.some(({ name }) => name === toBeat.hand)).toBe(true);
  });

  it('runs from the first throw to its score', async () => {
    const table = new PracticeTable(known.study, { show: async () => {} }, setting(), () => 1);
    const run = new DrillRun(table, board(), drill, level, 1_000_000);
    const aims = made[drill.key][place]?.aims ?? [];
    for (let number = 0; number < drill.throws; ++number) {
      expect(run.moment.value).toBe('throwing');
      const asked = run.exercise.value;
      expect(table.weights.value).toMatchObject(asked.weights);
      expect(await table.throw(aims[number % aims.length] ?? { y: 0, speed: 2, angle: 0, spin: 0 })).not.toBeNull();
      expect(run.thrown.value).toHaveLength(number + 1);
      expect(run.moment.value).toBe('looking');
      expect(run.exercise.value).toBe(asked); // what is marked on the board stays until one has looked
      run.goOn();
    }
    expect(run.moment.value).toBe('over');
    expect(run.score.value).toBeGreaterThan(0);
    expect(run.score.value).toBeLessThanOrEqual(run.maxMarks);
    run.again();
    expect(run.moment.value).toBe('throwing');
    expect(run.score.value).toBe(0);
    run.leave();
    table.leave();
  });
});

describe('records of drills', () => {
  it('keep the best and the last ten', () => {
    let record = withScore(null, 'lag 1', { score: 5, at: 0 });
    for (let at = 1; at <= 12; ++at) record = withScore(record, 'lag 1', { score: at === 3 ? 20 : at, at });
    expect(record.best).toEqual({ score: 20, at: 3 });
    expect(record.last.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(withScore(record, 'lag 1', { score: 20, at: 99 }).best.at).toBe(3);
  });

  it('lose none of two results that come together', async () => {
    const [first, second] = await Promise.all([keepScore('lag', 0, { score: 3, at: 1 }), keepScore('lag', 0, { score: 5, at: 2 })]);
    expect(first.before).toBeNull();
    expect(second.before).toEqual(first.record);
    expect(second.record.last.map(({ score }) => score)).toEqual([3, 5]);
  });
});
