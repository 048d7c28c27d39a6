import { beforeAll, describe, expect, it } from 'vitest';

import { gameKeys, machineRecord, umpiredRecord } from '../../../tests/records';
import { studyInstance } from '../../../tests/engine_instance';
import type { Study } from '../../engine/study';
import type { MatchEvent } from '../../engine/types';
import { passagesOf, type LyingWeight } from './passages';

let study: Study;
beforeAll(async () => {
  study = await studyInstance();
});

const places = (weights: readonly { color: string; x: number; y: number }[]) => weights.map(({ color, x, y }) => `${color} ${x} ${y}`).sort();
const numbers = (weights: readonly LyingWeight[]) => weights.map(({ id }) => id).sort((a, b) => a - b);

interface Line {
  rests?: { x: number; y: number; fell: string }[];
}

// By the rules something was taken off or put back, after the weights had come to rest.
const changes = new Set<MatchEvent['event']>(['put_back', 'taken_off', 'dead_removed', 'forfeited']);

const records = [
  ...gameKeys().map((game) => ({ name: game, record: machineRecord(game, 3) })),
  { name: 'a turn that fails', record: machineRecord('crazy-eight', 9, 'novice,novice') },
  { name: 'a series with wear', record: machineRecord('knock-off', 5, 'casual,casual', '--option', 'best_of=3', '--option', 'game_score=3', '--option', 'wear=true') },
];

describe.each(records)('$name', ({ record }) => {
  it('stops where its record says, weight by weight, to the last bit', async () => {
    const replayed = await study.replay(record);
    const lines = record.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as Line)));
    expect(replayed.verified).toBe(true);
    for (const { step, ends, begins, judged, events, throws } of passagesOf(replayed, record)) {
      const { state, before, line } = replayed.steps[step]!;
      if (before) expect(begins.weights).toEqual(before.weights);
      if (!judged) expect(ends.weights).toEqual(state.weights);
      if (judged?.judgement) expect(places(ends.weights)).toEqual(places(judged.judgement.weights));
      const rests = lines[line - 1]?.rests;
      expect(throws).toBe(rests !== undefined);
      if (!rests) continue;
      expect(new Set(numbers(ends.weights)).size).toBe(ends.weights.length);
      const lying = rests.filter(({ fell }) => fell === 'none');
      if (events.some(({ event }) => changes.has(event))) continue;
      expect(ends.weights.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(lying.map(({ x, y }) => `${x} ${y}`).sort());
    }
  });

  it('has a course for every throw, from where the weights lay to where they stop', async () => {
    const replayed = await study.replay(record);
    for (const { step, begins, ends, throws, events } of passagesOf(replayed, record)) {
      const { course } = await study.courseOf(step);
      expect(course !== null).toBe(throws);
      if (!course) continue;
      const count = course.ids.length;
      for (const [place, weight] of begins.weights.entries()) {
        expect(course.ids[place]).toBe(weight.id);
        expect([course.x[place], course.y[place]]).toEqual([Math.fround(weight.x), Math.fround(weight.y)]);
      }
      if (events.some(({ event }) => changes.has(event))) continue;
      const last = (course.times.length - 1) * count;
      for (const weight of ends.weights) {
        const place = course.ids.indexOf(weight.id);
        expect([course.x[last + place], course.y[last + place]]).toEqual([Math.fround(weight.x), Math.fround(weight.y)]);
      }
    }
  });

  it('shows the score of a round before the next one begins', async () => {
    const replayed = await study.replay(record);
    const passages = passagesOf(replayed, record);
    for (const { step, judged, ends, begins } of passages) {
      if (!judged) continue;
      const next = passages[step + 1];
      expect(ends.state.round).toBe(begins.state.round);
      expect(next?.opensRound ?? true).toBe(true);
      const sameGame = next?.begins.state.series.game === ends.state.series.game;
      if (next && sameGame) expect(ends.state.score).toEqual(next.begins.state.score);
    }
  });
});

describe('what was not thrown here', () => {
  const setup = { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { game_score: 7 }, seed: 3 };
  const laid = [{ color: 'red', x: 6.2, y: 0.1 }, { color: 'blue', x: 6, y: 0.1 }];

  it('lies as it was reported', async () => {
    const record = umpiredRecord([setup, { cmd: 'open', first: 'Ann' }, { cmd: 'report', score: { Ann: 3 } }, { cmd: 'report', weights: laid }]);
    const passages = passagesOf(await study.replay(record), record);
    expect(passages.map(({ ends }) => places(ends.weights))).toEqual([[], [], places(laid)]);
    expect(passages.map(({ ends }) => ends.state.score['Ann'])).toEqual([0, 3, 6]);
    expect(passages.map(({ throws }) => throws)).toEqual([false, false, false]);
  });

  it('goes back where it was when a throw is taken back, and comes again', async () => {
    const shot = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 };
    const record = umpiredRecord([setup, { cmd: 'open', first: 'Ann' }, shot, { cmd: 'undo' }, { cmd: 'redo' }]);
    const passages = passagesOf(await study.replay(record), record);
    expect(passages.map(({ ends }) => ends.weights.length)).toEqual([0, 1, 0, 1]);
  });
});
