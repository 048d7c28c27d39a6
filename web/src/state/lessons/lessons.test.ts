import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import { throwsAt } from '../../../tests/found_shots';
import type { Engine } from '../../engine/engine';
import type { Study } from '../../engine/study';
import type { GameInfo, Shot, TableInfo } from '../../engine/types';
import { settingOfGame } from '../exercise/exercise';
import { PracticeTable } from '../practice/practice_table';
import { LessonRun } from './lesson_run';
import { answerIn, choicesOf, firstLesson, keepProgress, type Lesson, lessonsFor, loadLesson, progressOf, type ThrowStep } from './lessons';

const keys = [firstLesson, 'knock-off', 'target', 'tap-and-draw', 'horse-collar', 'baseball', 'crazy-eight'];

let engine: Engine;
let study: Study;
let games: GameInfo[];
let tables: TableInfo[];

beforeAll(async () => {
  engine = await engineInstance();
  study = await studyInstance();
  [games, tables] = await Promise.all([engine.games(), engine.tables()]);
});

const settingOf = ({ game }: Lesson) => settingOfGame({ games, tables }, game);

function boardOf(lesson: Lesson): TableInfo {
  const board = tables.find(({ name }) => name === settingOf(lesson).table);
  if (!board) throw new Error('No table.');
  return board;
}

async function lessonCalled(key: string): Promise<Lesson> {
  const lesson = await loadLesson(games, key);
  if (!lesson) throw new Error(`No lesson ${key}.`);
  return lesson;
}

// A throw without trembling that passes the step.
async function shotFor(lesson: Lesson, step: ThrowStep): Promise<Shot | null> {
  const exercise = step.exercise(boardOf(lesson));
  const at = await throwsAt(study, boardOf(lesson), settingOf(lesson), exercise);
  for (const shot of at.tried) if (exercise.check(await at.throw(shot, null, 1)) === null) return shot;
  return null;
}

it('there is the first lesson, and one for every game', () => {
  expect(lessonsFor(games).map(({ key }) => key)).toEqual([firstLesson, ...games.map(({ key }) => key)]);
  expect(lessonsFor([{ key: 'long-knock-off' }]).map(({ key }) => key)).toEqual([firstLesson]);
});

it('there is none of a game that nobody knows', async () => {
  expect(await loadLesson(games, 'curling')).toBeNull();
});

describe.each(keys)('the lesson %s', (key) => {
  it('has as many steps as a lesson should', async () => {
    const { steps } = await lessonCalled(key);
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
  });

  it('asks questions that the judge answers with one of the choices', async () => {
    const lesson = await lessonCalled(key);
    for (const step of lesson.steps) {
      if (step.kind !== 'question') continue;
      const { game, table } = settingOf(lesson);
      const judged = await engine.judge({ game, table, weights: step.weights(boardOf(lesson)), ...(step.firstColor && { first_color: step.firstColor }) });
      if ('error' in judged) throw new Error(`${step.key}: ${judged.error}`);
      expect(choicesOf(step), step.key).toContain(answerIn(judged));
    }
  });

  it('can be passed, step by step, and says what is wrong with a feeble throw', async () => {
    const lesson = await lessonCalled(key);
    const kept: string[][] = [];
    const table = new PracticeTable(study, { show: async () => {} }, settingOf(lesson), () => 1);
    const run = new LessonRun(lesson, { table, board: boardOf(lesson), judge: (request) => engine.judge(request), keep: (done) => kept.push(done), pause: 1_000_000 }, []);
    for (const [number, step] of lesson.steps.entries()) {
      expect(run.step.value).toBe(step);
      expect(run.number.value).toBe(number);
      if (step.kind === 'question') {
        await run.answer(choicesOf(step)[0] ?? 'nobody');
        expect(run.moment.value).toMatchObject({ kind: 'answered' });
      } else {
        await table.settled();
        const four = table.inHand.value?.four ?? false;
        await table.throw({ y: 0.15, speed: 0.4, angle: 0, spin: 0, ...(four && { spread: 0 }) });
        expect(run.moment.value, step.key).toMatchObject({ kind: 'missed' });
        expect(run.ghosts.value).not.toBeNull();
        run.retry();
        const shot = await shotFor(lesson, step);
        expect(shot, `no throw passes ${step.key}`).not.toBeNull();
        if (shot) await table.throw(shot);
        // First the weight is looked at where it lies; then the step is passed.
        expect(run.moment.value, step.key).toMatchObject({ kind: 'landed' });
        expect(table.weights.value).toEqual(table.last.value?.weights);
        expect(run.done.value.has(step.key)).toBe(false);
        run.lookedAt();
        expect(run.moment.value, step.key).toMatchObject({ kind: 'passed' });
        expect(run.done.value.has(step.key)).toBe(true);
        expect(run.tries.value).toBe(2);
      }
      run.next();
    }
    expect(run.step.value).toBeNull();
    expect(kept.at(-1)).toEqual(lesson.steps.map((step) => step.key));
    run.leave();
    table.leave();
  });
});

it('a throw that still slides is no try at the step that is gone to meanwhile', async () => {
  const lesson = await lessonCalled(firstLesson);
  let rest = () => {};
  const table = new PracticeTable(study, { show: () => new Promise<void>((resolve) => (rest = resolve)) }, settingOf(lesson), () => 1);
  const run = new LessonRun(lesson, { table, board: boardOf(lesson), judge: (request) => engine.judge(request), keep: () => {}, pause: 1_000_000 }, []);
  await table.settled();
  const first = table.throw({ y: 0, speed: 2, angle: 0, spin: 0 });
  await expect.poll(() => table.sliding.value).toBe(true);
  run.next();
  run.next();
  run.back();
  expect(run.number.value).toBe(0);
  await expect.poll(() => (rest(), table.sliding.value)).toBe(false);
  await first;
  expect(run.number.value).toBe(1);
  expect(run.moment.value).toEqual({ kind: 'asked' });
  expect(run.tries.value).toBe(0);
  expect(run.done.value.size).toBe(0);
  expect(table.weights.value).toEqual([]);
  expect(table.last.value).toBeNull();
  run.leave();
  table.leave();
});

it('a good throw counts for somebody who goes on at once', async () => {
  const lesson = await lessonCalled(firstLesson);
  const table = new PracticeTable(study, { show: async () => {} }, settingOf(lesson), () => 1);
  const run = new LessonRun(lesson, { table, board: boardOf(lesson), judge: (request) => engine.judge(request), keep: () => {}, pause: 1_000_000 }, []);
  await table.settled();
  await table.throw({ y: 0, speed: 1.8, angle: 0, spin: 0 });
  expect(run.moment.value).toMatchObject({ kind: 'landed' });
  run.next();
  expect(run.step.value?.key).toBe('reach');
  expect([...run.done.value]).toEqual(['hold']);
  run.leave();
  table.leave();
});

it('what was done in two windows is kept together', async () => {
  await keepProgress('here and there', ['hold'], 3, 1);
  await keepProgress('here and there', ['reach', 'hold'], 3, 2);
  expect(await progressOf('here and there')).toEqual(['hold', 'reach']);
});

it('a lesson goes on where it was left', async () => {
  const lesson = await lessonCalled(firstLesson);
  const table = new PracticeTable(study, { show: async () => {} }, settingOf(lesson), () => 1);
  const parts = { table, board: boardOf(lesson), judge: engine.judge, keep: () => {}, pause: 0 };
  const begun = new LessonRun(lesson, parts, ['hold', 'reach', 'aim']);
  expect(begun.step.value?.key).toBe('lag');
  begun.next();
  begun.back();
  begun.back();
  expect(begun.step.value?.key).toBe('reach');
  begun.leave();
  const all = new LessonRun(lesson, parts, lesson.steps.map(({ key }) => key));
  expect(all.step.value?.key).toBe('hold');
  all.leave();
  table.leave();
});
