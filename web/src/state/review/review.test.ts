import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gameKeys, machineRecord, umpiredRecord } from '../../../tests/records';
import { studyInstance } from '../../../tests/engine_instance';
import type { Rating, Study } from '../../engine/study';
import { MemoryShelf } from '../device_store';
import type { MatchThrow } from './match_throws';
import { asInMatch, requestKey, forgetOthers, matchToReview, ratingLine, Review, type KeptRatings, type ReviewedMatch } from './review';

let study: Study;
beforeAll(async () => {
  study = await studyInstance();
});
afterAll(() => study.close());

async function toReview(record: string): Promise<ReviewedMatch> {
  const match = await matchToReview(study, 'm', record);
  if (!match) throw new Error('it is only told');
  return match;
}

const short = ['--option', 'game_score=1'];

describe.each(gameKeys())('a match of %s', (game) => {
  it('has every throw of the record, each in the position that it was thrown in', async () => {
    const record = machineRecord(game, 3);
    const { throws } = await toReview(record);
    const thrown = record.split('\n').filter((line) => /"event":"(shoot|throw-four)"/.test(line));
    expect(throws.length).toBe(thrown.length);
    expect(throws.map(({ index }) => index)).toEqual([...throws.keys()]);
    // Every one of them is a line that the coach takes, and what he says of the aim is about that throw.
    for (const one of [throws[0]!, throws[Math.floor(throws.length / 2)]!, throws.at(-1)!]) {
      const rating = await study.rate({ ...ratingLine(one, asInMatch), effort: 400 });
      expect(rating.loss).toBeGreaterThanOrEqual(0);
      expect(rating.best.win - rating.played.win).toBeCloseTo(rating.loss, 9);
      const after = await study.throwFrom(one.position, one.thrown, null, 1);
      expect(after.course.ids.length).toBeGreaterThan(one.position.weights.length);
    }
  });
});

describe('a review', () => {
  it('leaves out what was taken back', async () => {
    const shoot = { cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 };
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const record = umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, shoot, { cmd: 'undo' }, { ...shoot, y: 0.1 }, shoot]);
    const { throws } = await toReview(record);
    expect(throws.map(({ player, aimed }) => [player, aimed.y])).toEqual([['Ann', 0.1], ['Bob', 0]]);
  });

  it('has nothing to rate where only scores were reported', async () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const record = umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, { cmd: 'report', score: { Ann: 3, Bob: 0 } }]);
    expect((await toReview(record)).throws).toEqual([]);
  });

  it('rates what is looked at first, then everything, and remembers it', async () => {
    const match = await toReview(machineRecord('knock-off', 4, 'casual,novice', ...short));
    const asked: number[] = [];
    const counted = { rate: (request: Parameters<Study['rate']>[0]) => (asked.push(indexOf(match, request)), study.rate({ ...request, effort: 400 })) };
    const shelf = new MemoryShelf<KeptRatings>();
    const review = new Review(counted, match, shelf);
    review.selected.value = 2;
    await review.work();
    expect(asked[0]).toBe(2);
    expect([...asked].sort((a, b) => a - b)).toEqual(match.throws.map(({ index }) => index));
    expect(review.isDone.value).toBe(true);

    const again = new Review({ rate: () => Promise.reject(new Error('asked')) }, match, shelf);
    await again.work();
    expect(again.ratings.value).toEqual(review.ratings.value);
    await forgetOthers(shelf, new Set(['other']));
    expect(await shelf.list()).toEqual([]);
  });

  it('keeps one set of ratings for a match and a kind of hand, each for what it was asked for', async () => {
    const match = await toReview(machineRecord('knock-off', 4, 'casual,novice', ...short));
    const shelf = new MemoryShelf<KeptRatings>();
    let asked = 0;
    const rate = async () => (++asked, { grade: 'good', loss: 0, luck: 0 } as Rating);
    const reviewed = (speed: number) => new Review({ rate }, match, shelf, { name: 'mine', handOf: () => ({ speed, angle: 0.01, place: 0.01 }) }).work();
    await reviewed(0.02);
    await reviewed(0.02);
    expect(asked).toBe(match.throws.length);
    await reviewed(0.03);
    expect(asked).toBe(2 * match.throws.length);
    expect((await shelf.list()).length).toBe(1);
  });

  it('tells throws apart that end alike', async () => {
    const off = { cmd: 'shoot', y: 0, speed: 3.5, angle: 0, spin: 0 };
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const record = umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, off, { ...off, y: 0.05 }]);
    const { throws } = await toReview(record);
    const kept = throws.map((one) => requestKey(ratingLine(one, asInMatch)));
    const other = requestKey(ratingLine({ ...throws[0]!, thrown: { ...throws[0]!.thrown, speed: 3.4 } }, asInMatch));
    expect(new Set([...kept, other]).size).toBe(3);
  });

  it('rates each throw with the hand of who threw it', async () => {
    const seats = [{ name: 'Ann', side: 'Us' }, { name: 'Machine', side: 'Us' }, { name: 'Bob', side: 'Them' }, { name: 'Cy', side: 'Them' }];
    const shoot = { cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 };
    const record = umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Us' }, ...Array.from({ length: 16 }, () => shoot)]);
    const { throws } = await toReview(record);
    const people = { name: 'league', handOf: (player: string) => (player === 'Machine' ? null : 'league') };
    expect(new Set(throws.map(({ player }) => player))).toContain('Machine');
    for (const one of throws) {
      const { hand } = ratingLine(one, people);
      expect((hand as Record<string, string>)['Us'] === 'league').toBe(one.players['Us'] === 'Ann');
    }
  });

  it('knows who won a game that no throw decided', async () => {
    const shoot = { cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 };
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const record = umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, shoot, { cmd: 'concede', side: 'Bob' }]);
    const { throws } = await toReview(record);
    expect(throws.map(({ wonBy, winner }) => [wonBy, winner])).toEqual([[null, 'Ann']]);
  });

  it('stops when it is left, and keeps what it has', async () => {
    const match = await toReview(machineRecord('knock-off', 4, 'casual,novice', ...short));
    const shelf = new MemoryShelf<KeptRatings>();
    const rated: Rating[] = [];
    const review: Review = new Review({ rate: async (request) => (rated.push(await study.rate({ ...request, effort: 400 })), rated.length === 2 && review.leave(), rated.at(-1)!) }, match, shelf);
    await review.work();
    expect(rated.length).toBe(2);
    expect((await shelf.list())[0]!.ratings.length).toBe(2);
  });

  it('goes on where one throw cannot be rated', async () => {
    const match = await toReview(machineRecord('knock-off', 4, 'casual,novice', ...short));
    const fake = { grade: 'good', loss: 0, luck: 0 } as Rating;
    const rate = (request: Parameters<Study['rate']>[0]) => (indexOf(match, request) === 1 ? Promise.reject(new Error('no')) : Promise.resolve(fake));
    const review = new Review({ rate }, match, new MemoryShelf<KeptRatings>());
    await review.work();
    expect(review.ratings.value.size).toBe(match.throws.length - 1);
    expect(review.fault.value).toBe('no');
    expect(review.isDone.value).toBe(true);
  });
});

function indexOf({ throws }: ReviewedMatch, { weights, thrown, round }: MatchThrow['position']): number {
  return throws.findIndex(({ position }) => position.weights === weights && position.thrown === thrown && position.round === round);
}
