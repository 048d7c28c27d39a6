import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { machineRecord, umpiredRecord } from '../../../tests/records';
import { studyInstance } from '../../../tests/engine_instance';
import type { PlayedRecord, Study } from '../../engine/study';
import { CourseStore } from './course_store';
import { Replay } from './replay';

const record = machineRecord('knock-off', 3);
let study: Study;
let replay: Replay;
beforeAll(async () => {
  study = await studyInstance();
});
const replayOf = async (text: string) => new Replay(study, (await study.replay(text)) as PlayedRecord, text);
beforeEach(async () => {
  replay = await replayOf(record);
});

const untilFetched = async () => {
  while (replay.duration.value === null) await new Promise((resolve) => setTimeout(resolve));
};
const firstThrow = () => replay.passages.findIndex(({ throws }) => throws);

describe('stepping', () => {
  it('goes through every stop, forwards and back', () => {
    const stops = [replay.stop.value];
    while (!replay.isOver()) {
      replay.forward();
      stops.push(replay.stop.value);
      expect(replay.shown.value.weights).toEqual(replay.passages[replay.moment.value.step]?.ends.weights);
    }
    expect(stops).toEqual(replay.passages.map((_, place) => place).concat(replay.passages.length));
    for (let step = replay.passages.length - 1; step >= 0; --step) {
      replay.back();
      expect(replay.moment.value).toEqual({ step, time: 0, ended: false });
    }
  });

  it('finds the beginnings of rounds', () => {
    const rounds = replay.roundStarts.map((step) => replay.passages[step]?.begins.state.round);
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    for (const step of replay.roundStarts) {
      replay.nextRound();
      expect(replay.moment.value).toEqual({ step, time: 0, ended: false });
      expect(replay.shown.value.weights).toEqual([]);
    }
    replay.nextRound();
    expect(replay.isOver()).toBe(true);
    for (const step of [...replay.roundStarts].reverse()) {
      replay.lastRound();
      expect(replay.moment.value.step).toBe(step);
    }
  });

  it('takes a step that is not there for the nearest', () => {
    replay.toBeginning(1e9);
    expect(replay.moment.value.step).toBe(replay.passages.length - 1);
    replay.toBeginning(-1);
    expect(replay.moment.value.step).toBe(0);
    replay.toStop(0);
    expect(replay.stop.value).toBe(0);
  });
});

describe('time', () => {
  it('shows a throw at any moment, and its outcome from its end on', async () => {
    replay.toBeginning(firstThrow());
    await untilFetched();
    const duration = replay.duration.value ?? 0;
    replay.toTime(duration / 2);
    expect(replay.shown.value.sliding?.time).toBe(duration / 2);
    replay.toTime(duration);
    expect(replay.moment.value.ended).toBe(true);
    expect(replay.shown.value.sliding).toBeNull();
  });

  it('shows the end at once where a course is not there yet', () => {
    const step = replay.passages.length - 1;
    replay.toEnd(step);
    expect(replay.duration.value).toBeNull();
    expect(replay.shown.value.weights).toEqual(replay.passages[step]?.ends.weights);
  });

  it('goes on by itself from the first to the last', async () => {
    replay.rate.value = 2;
    replay.play();
    const seen = new Set<number>();
    for (let ticks = 0; replay.playing.value && ticks < 20_000; ++ticks) {
      replay.tick(0.1);
      if (replay.shown.value.sliding) seen.add(replay.moment.value.step);
      if (ticks % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    expect(replay.isOver()).toBe(true);
    expect([...seen]).toEqual(replay.passages.filter(({ throws }) => throws).map(({ step }) => step));
    replay.play();
    expect(replay.stop.value).toBe(0);
  });

  it('goes slower at a slower rate', async () => {
    replay.toBeginning(firstThrow());
    await untilFetched();
    replay.rate.value = 0.1;
    replay.play();
    replay.tick(1);
    expect(replay.moment.value.time).toBeCloseTo(0.1, 12);
    replay.pause();
    replay.tick(1);
    expect(replay.moment.value.time).toBeCloseTo(0.1, 12);
  });
});

it('takes part of a step for the whole', () => {
  replay.toBeginning(2.5);
  expect(replay.moment.value.step).toBe(2);
  expect(replay.shown.value.passage.step).toBe(2);
});

it('shows the powder of every moment, once it has come: after a throw as the next one finds it', async () => {
  const shot = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 };
  const setup = { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { wear: true }, seed: 3 };
  replay = await replayOf(umpiredRecord([setup, { cmd: 'open', first: 'Ann' }, shot, shot]));
  while (!replay.fetchedAll.value) await new Promise((resolve) => setTimeout(resolve));
  const at = (go: () => void) => (go(), replay.shown.value.powder);
  const before = at(() => replay.toBeginning(1));
  expect(at(() => replay.toBeginning(0))).not.toBeNull(); // where nothing is thrown
  expect(before).not.toBeNull();
  expect(at(() => replay.toEnd(1))).toEqual(at(() => replay.toBeginning(2)));
  expect(at(() => replay.toEnd(1))).not.toEqual(before);
});

it('is taken up into practice before a throw that is watched, or the next where that has ended', () => {
  const step = firstThrow();
  replay.toBeginning(0);
  expect(replay.takenUpAt()).toBeNull();
  replay.toBeginning(step);
  expect(replay.takenUpAt()).toBe(step);
  replay.toEnd(step);
  expect(replay.takenUpAt()).toBe(step + 1);
  replay.toEnd(replay.passages.length - 1);
  expect(replay.takenUpAt()).toBe(replay.passages.length - 1);
});

describe('courses', () => {
  const steps = Array.from({ length: 30 }, (_, place) => place);
  const settled = () => new Promise((resolve) => setTimeout(resolve)); // all of it is promises, which are through by then

  it('are fetched from the watched one on, and no more are kept than fit', async () => {
    const asked: number[] = [];
    const course = { duration: 1 } as never;
    const store = new CourseStore({ courseOf: async (step) => (asked.push(step), { course, powder: null }) }, steps, 5);
    store.want(10);
    await settled();
    expect(asked).toEqual([10, 11, 12, 9, 13]);
    store.want(20);
    await settled();
    expect(steps.filter((step) => store.find(step))).toEqual([19, 20, 21, 22, 23]);
  });

  it('that fail are asked for again when something else is watched', async () => {
    let fails = true;
    const course = { duration: 1 } as never;
    const courseOf = async () => {
      if (fails) throw new Error('gone');
      return { course, powder: null };
    };
    const store = new CourseStore({ courseOf }, steps, 5);
    store.want(3);
    await settled();
    expect(store.find(3)).toBeNull();
    expect(store.fault.value).toBeInstanceOf(Error);
    fails = false;
    store.want(3);
    await settled();
    expect(store.find(3)).not.toBeNull();
    expect(store.fault.value).toBeNull();
  });
});
