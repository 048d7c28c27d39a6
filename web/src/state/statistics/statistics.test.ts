import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import { gameKeys, machineRecord, umpiredRecord } from '../../../tests/records';
import type { Engine } from '../../engine/engine';
import type { Study } from '../../engine/study';
import { MemoryShelf, type SavedMatch } from '../device_store';
import { judgementIn } from '../table_session';
import { Counting } from './counting';
import { ladderIn } from '../ladder_file';
import { asCsv, asJson, bestRounds, type Counts, countsIn, gamesWon, nothing, overTime, peopleIn, runningMean, sum, together } from './summary';
import { type Judge, type Tally, tallyOf } from './tally';

let study: Study;
let engine: Engine;
const judge: Judge = async (request) => {
  const judged = await engine.judge(request);
  if ('error' in judged) throw new Error(judged.error);
  return judged.weights[0]!.zone;
};
beforeAll(async () => {
  study = await studyInstance();
  engine = await engineInstance();
});

function saved(id: string, game: string, started = 1000, levels: Record<string, string> = {}): SavedMatch {
  return { id, kind: 'table', plan: { setup: { game, seats: [] }, levels }, game, started, changed: started, score: {}, over: true, winner: null };
}

// In these the first machine is taken for a person.
const records = gameKeys().map((game, place) => ({ game, match: saved(game, game, 1000 + place, { Novice: 'novice' }), record: machineRecord(game, 3) }));
const allTallies = async () => {
  const tallies: Tally[] = [];
  for (const { match, record } of records) tallies.push(await tallyOf({ match, record }, await study.replay(record), judge));
  return tallies;
};

describe.each(records)('$game', ({ match, record }) => {
  it('recounted from its record comes to the score of the engine', async () => {
    const replayed = await study.replay(record);
    const tally = await tallyOf({ match, record }, replayed, judge);
    const last = replayed.steps.at(-1)!.state;
    for (const [side, score] of Object.entries(last.score)) {
      const points = tally.rounds.filter((round) => round.side === side && round.game === last.series.game).map(({ points }) => points);
      expect(points.reduce((a, b) => a + b, 0)).toBe(score);
    }
    expect(tally.games).toEqual([{ winner: last.winner }]);
    const shots = replayed.steps.filter((step) => step.throws && step.before?.to_shoot?.throws === 1).length;
    expect(tally.throws.reduce((all, { throws }) => all + throws, 0)).toBe(shots);
    for (const { throws, lags, good } of tally.throws) expect(good <= lags && lags <= throws).toBe(true);
  });

  it('says of a lag what the judge says of the weight where it lies', async () => {
    const replayed = await study.replay(record);
    const tally = await tallyOf({ match, record }, replayed, judge);
    // By another way: the lags whose weight still lies there, untouched, when its round is judged.
    const untouched = replayed.steps.flatMap((step, place) => {
      const shot = step.events.find((each) => each.event === 'shot');
      if (!step.throws || step.contacts > 0 || !shot || step.before?.to_shoot?.throws !== 1) return [];
      const rest = step.state.weights.find(({ id }) => id === shot.weight);
      const end = replayed.steps.slice(place).find(({ events }) => judgementIn(events) !== null);
      const judged = judgementIn(end?.events ?? [])?.weights.find(({ x, y }) => x === rest?.x && y === rest.y);
      return judged ? [{ player: shot.player, good: !['dead', '1', '2'].includes(judged.zone) }] : [];
    });
    for (const { player, good, lags } of tally.throws) {
      const own = untouched.filter((one) => one.player === player);
      expect(good).toBeGreaterThanOrEqual(own.filter((one) => one.good).length);
      expect(lags - good).toBeGreaterThanOrEqual(own.filter((one) => !one.good).length);
    }
  });
});

describe('sums', () => {
  it('are the same in every order and in any parts', async () => {
    const tallies = await allTallies();
    const counts = tallies.map((tally) => countsIn(tally, 'Casual'));
    const all = sum(counts);
    expect(sum([...counts].reverse())).toEqual(all);
    expect(together(sum(counts.slice(0, 2)), sum(counts.slice(2)))).toEqual(all);
    expect(together(nothing, all)).toEqual(all);
    const add = (of: (count: Counts) => number) => counts.map(of).reduce((a, b) => a + b, 0);
    expect(all.matches).toBe(tallies.length);
    expect(all.points).toBe(add(({ points }) => points));
    expect(all.games.played).toBe(add(({ games }) => games.played));
    const rows = gamesWon(tallies, 'Casual', ['novice', 'casual']);
    expect(rows.reduce((won, row) => won + row.won, 0)).toBe(all.games.won);
    expect(rows.reduce((played, row) => played + row.played, 0)).toBe(all.games.played);
    expect(gamesWon([...tallies].reverse(), 'Casual', ['novice', 'casual'])).toEqual(rows);
    expect(overTime([...tallies].reverse(), 'Casual')).toEqual(overTime(tallies, 'Casual'));
    expect(bestRounds([...tallies].reverse(), 'Casual', 5)).toEqual(bestRounds(tallies, 'Casual', 5));
  });

  it('count people, not machines', async () => {
    const tallies = await allTallies();
    expect(peopleIn(tallies)).toEqual(['Casual']);
    expect(countsIn(tallies[0]!, 'Novice')).toEqual(nothing);
    expect(gamesWon(tallies, 'Casual', ['novice']).every(({ opponent }) => opponent === 'novice')).toBe(true);
  });

  it('lead from the best rounds to where they began', async () => {
    const tallies = await allTallies();
    const [best] = bestRounds(tallies, 'Casual', 1);
    const { record } = records.find(({ match }) => match.id === best?.match)!;
    const { steps } = await study.replay(record);
    expect(steps[best!.step]?.before?.weights).toEqual([]);
    const end = steps.slice(best!.step).find(({ events }) => events.some(({ event }) => event === 'scored'));
    expect(end?.events.find((each) => each.event === 'scored' && each.side === 'Casual')).toMatchObject({ points: best?.points });
  });

  it('have running means of what there is', () => {
    expect(runningMean([2, 4, null, 6], 2)).toEqual([2, 3, null, 5]);
  });
});

const ann = { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { game_score: 7 }, seed: 3 };

it('counts what was taken back not at all, and what was done again once', async () => {
  const shot = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 };
  const laid = [{ color: 'red', x: 6.285, y: 0.1 }];
  const lines = [ann, { cmd: 'open', first: 'Ann' }, { cmd: 'report', weights: laid }, { cmd: 'undo' }, { cmd: 'redo' }, { cmd: 'report', score: { Bob: 2 } }, { cmd: 'undo' }, shot, { cmd: 'undo' }];
  const record = umpiredRecord(lines);
  const tally = await tallyOf({ match: saved('a', 'knock-off'), record }, await study.replay(record), judge);
  expect(tally.rounds.map(({ player, points, hangers }) => [player, points, hangers])).toEqual([['Ann', 4, 1], ['Bob', 0, 0]]);
  expect(tally.throws).toEqual([]);
  expect(tally.games).toEqual([]);
});

it('counts hangers over the rounds whose weights are known, and not over points that were reported', async () => {
  const hanging = { cmd: 'report', weights: [{ color: 'red', x: 6.285, y: 0.1 }] };
  const points = { cmd: 'report', score: { Ann: 3 } };
  const shot = (y: number) => ({ cmd: 'shoot', y, speed: 1.8, angle: 0, spin: 0 });
  const shots = [-0.2, -0.14, -0.08, -0.02, 0.04, 0.1, 0.16, 0.22].map(shot);
  const record = umpiredRecord([{ ...ann, options: { game_score: 21 } }, { cmd: 'open', first: 'Ann' }, points, hanging, points, ...shots]);
  const tally = await tallyOf({ match: saved('a', 'knock-off'), record }, await study.replay(record), judge);
  expect(tally.rounds.filter(({ side }) => side === 'Ann').map(({ seen }) => seen)).toEqual([false, true, false, true]);
  expect(countsIn(tally, 'Ann')).toMatchObject({ rounds: 4, seen: 2, hangers: 1 });
});

it('asks the judge for nothing that he does not know: a match with a handicap is counted', async () => {
  const shot = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 };
  const record = umpiredRecord([{ ...ann, options: { handicap: { Bob: 2 } } }, { cmd: 'open', first: 'Ann' }, shot]);
  const replayed = await study.replay(record);
  expect(replayed.setup).toHaveProperty('options.handicap');
  const tally = await tallyOf({ match: saved('a', 'knock-off'), record }, replayed, judge);
  expect(tally.throws).toMatchObject([{ player: 'Ann', throws: 1, lags: 1 }]);
});

describe('files', () => {
  it('have one line for each person of each match', async () => {
    const tallies = await allTallies();
    const [head, ...lines] = asCsv(tallies).trimEnd().split('\r\n');
    expect(head).toMatch(/^match,started,game,kind,player,/);
    expect(lines).toHaveLength(tallies.length);
    const ladder = [{ id: 'm', level: 'novice', won: true, ended: 3 }];
    expect(JSON.parse(asJson(tallies, ladder))).toMatchObject({ matches: tallies, ladder });
    expect(ladderIn(asJson(tallies, ladder))).toEqual(ladder);
  });

  it('keep names with commas whole, and run none as a formula', async () => {
    const seats = [{ name: 'Ann, "the hand"' }, { name: '=1+1' }];
    const record = umpiredRecord([{ ...ann, seats }, { cmd: 'open' }, { cmd: 'report', score: { '=1+1': 3 } }]);
    const tally = await tallyOf({ match: saved('a', 'knock-off'), record }, await study.replay(record), judge);
    const csv = asCsv([tally]);
    expect(csv).toContain('"Ann, ""the hand"""');
    expect(csv).toContain(",'=1+1,");
  });
});

describe('counting', () => {
  const parts = (texts: Record<string, string>) => {
    const shelf = new MemoryShelf<Tally>();
    let replays = 0;
    const counted: Pick<Study, 'replay'> = { replay: (record, cancel) => (++replays, study.replay(record, cancel)) };
    const recordOf = async (id: string) => ({ match: saved(id, 'knock-off'), record: texts[id] ?? '' });
    return { counting: () => new Counting({ study: async () => counted, judge, shelf, recordOf }), shelf, replays: () => replays };
  };
  const reported = (points: number) => umpiredRecord([ann, { cmd: 'open', first: 'Ann' }, { cmd: 'report', score: { Ann: points } }]);
  const [short, other] = [reported(3), reported(2)];

  it('counts a match that was taken in twice once', async () => {
    const { counting } = parts({ a: short, b: short, c: other });
    const going = counting();
    await going.count(['c', 'b', 'a'].map((id) => saved(id, 'knock-off')));
    expect(going.tallies.value.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(going.copies.value).toBe(1);
  });

  it('counts a match once, again when it is played on, and forgets one that is gone', async () => {
    const { counting, shelf, replays } = parts({ a: short, b: other });
    const first = counting();
    await first.count([saved('a', 'knock-off'), saved('b', 'knock-off')]);
    expect(first.tallies.value.map(({ id }) => id)).toEqual(['a', 'b']);
    const second = counting();
    await second.count([saved('a', 'knock-off')]);
    expect(second.tallies.value).toEqual([first.tallies.value[0]]);
    expect(replays()).toBe(2);
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['a']);
    await counting().count([{ ...saved('a', 'knock-off'), changed: 2000 }]);
    expect(replays()).toBe(3);
  });

  it('tells of a record that is broken, and counts the others', async () => {
    const { counting } = parts({ a: 'no record', b: short });
    const going = counting();
    await going.count([saved('a', 'knock-off'), saved('b', 'knock-off')]);
    expect(going.broken.value.map(({ match }) => match.id)).toEqual(['a']);
    expect(going.broken.value[0]?.why).not.toBe('');
    expect(going.tallies.value.map(({ id }) => id)).toEqual(['b']);
    expect(going.uncounted.value).toBe(0);
    expect(going.progress.value).toBeNull();
  });

  it('stops when it is told to, with what it has', async () => {
    const { counting } = parts({ a: short, b: other });
    const going = counting();
    const unsubscribe = going.tallies.subscribe((tallies) => tallies.length === 1 && going.stop());
    await going.count([saved('a', 'knock-off'), saved('b', 'knock-off')]);
    unsubscribe();
    expect(going.tallies.value).toHaveLength(1);
    expect(going.uncounted.value).toBe(1);
    await going.count([saved('a', 'knock-off'), saved('b', 'knock-off')]);
    expect(going.uncounted.value).toBe(0);
  });
});
