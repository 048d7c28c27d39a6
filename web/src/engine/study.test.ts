// The study by its real module: what study.ts promises of it, in every game. What goes through the module is held against
// protocol/schema, and what the page makes of it against study.ts.
import { afterAll, describe, expect, it } from 'vitest';

import { neverSeen } from '../../tests/checked_module';
import { engineInstance, studyInstance } from '../../tests/engine_instance';
import { withRightSums } from '../../tests/records';
import { TypeChecker } from '../../tests/type_checker';
import type { Position, ReplayStep, Study } from './study';
import type { Color, Command, Course, GameInfo, MatchState, TableInfo } from './types';

const types = new TypeChecker(new URL('./study.ts', import.meta.url).pathname);
const engine = await engineInstance();
const study = await studyInstance();
const games = await engine.games();
const tables = await engine.tables();
const tableOf = (game: GameInfo) => tables.find(({ name }) => name === game.tables[0])!;

const expectFits = (value: unknown, type: string) => expect(types.faultsOf(value, type)).toEqual([]);

const shotOn = (table: TableInfo, harder: number) => ({
  y: 0.02,
  speed: Math.sqrt(2 * table.deceleration.medium * (table.length - table.release_x - 0.1)) * harder,
  angle: table.cushions ? 0.12 : 0.001,
  spin: 0,
});

function positionOn(game: GameInfo): Position {
  const table = tableOf(game);
  const weights = game.throws_four ? [] : [{ color: 'red' as Color, x: table.length - 0.1, y: 0.05 }];
  return { game: game.key, table: table.name, weights, to_shoot: game.shares_board ? 'blue' : 'first' };
}

// Undone and redone now and then.
async function record(game: GameInfo, commands: number): Promise<string> {
  const seats = [{ name: 'Ann', hand: 'novice' }, { name: 'Bob', hand: 'pro' }];
  const table = tableOf(game);
  const begun = await engine.begin({ game: game.key, table: table.name, options: { wear: true }, seats, seed: 3 });
  let lines = begun.lines;
  let state = begun.answer.state!;
  for (let i = 0; i < commands && !state.over; ++i) {
    const played = await (state.phase === 'shooting' ? engine.command(commandOf(state, table, i)) : engine.act('novice'));
    lines += played.lines;
    state = played.answer.state!;
  }
  return lines + (await engine.endOfRecord());
}

function commandOf(state: MatchState, table: TableInfo, i: number): Command {
  if (i % 9 === 7) return { cmd: 'undo' };
  if (i % 9 === 8) return { cmd: 'redo' };
  const shot = { ...shotOn(table, 0.99 + 0.05 * (i % 3)), y: 0.03 * ((i % 5) - 2) };
  return state.to_shoot!.throws === 4 ? { cmd: 'throw-four', color: 'red', spread: 0.02, ...shot, speed: shot.speed * 0.95 } : { cmd: 'shoot', ...shot };
}

const endOf = (course: Course, place: number) => {
  const last = course.x.length - course.ids.length + place;
  return { x: course.x[last]!, y: course.y[last]! };
};
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.fround(x), y: Math.fround(y) });

// Weights that a rule moved back are where it put them, and after the last throw of a round the board is the judge's.
function expectEndsAtOutcome({ events, state }: ReplayStep, course: Course): void {
  const happened = (event: string) => events.find((each) => each.event === event);
  if (happened('put_back') || happened('turn_failed')) return;
  const ends = course.ids.map((_, place) => endOf(course, place));
  const judged = events.flatMap((each) => (each.event === 'scored' ? (each.judgement?.weights ?? []) : []));
  if (judged.length > 0) for (const weight of judged) expect(ends).toContainEqual(rounded(weight));
  else if (!happened('scored')) for (const weight of state.weights) expect(ends[course.ids.indexOf(weight.id)]).toEqual(rounded(weight));
}

describe('a replay', () => {
  for (const game of games) {
    it(`of ${game.name} shows every throw to its outcome`, async () => {
      const text = await record(game, 40);
      const replayed = await study.replay(text);
      expectFits(replayed, 'Replayed');
      expect(replayed.verified).toBe(true);
      expect(replayed.steps.some(({ throws, events }) => throws && events.some(({ event }) => event === 'redone'))).toBe(true);
      for (const [i, step] of replayed.steps.entries()) {
        expect(step.before).toEqual(replayed.steps[i - 1]?.state ?? null);
        const { course, powder } = await study.courseOf(i);
        expect(course !== null).toBe(step.throws);
        expect(powder).not.toBeNull();
        const position = await study.positionOf(i);
        expect(position !== null).toBe(step.throws);
        if (!course || !position) continue;
        expectEndsAtOutcome(step, course);
        expect(course.contacts.filter(({ b }) => b >= 0)).toHaveLength(step.contacts);
        expect(await study.toShoot(position)).toMatchObject({ to_shoot: step.before!.to_shoot!.side, throws: step.before!.to_shoot!.throws });
      }
      const told = await study.replay(ofOtherRevision(text));
      expect(told.told?.map((step) => ('events' in step ? step.events.map(({ event }) => event) : []))).toEqual(replayed.steps.map(({ events }) => events.map(({ event }) => event)));
    });
  }

  it('of a record that is cut off goes as far as it goes, and of a changed one nowhere', async () => {
    const text = await record(games[0]!, 12);
    const cut = text.trimEnd().split('\n').slice(0, -2).join('\n') + '\n';
    expect(await study.replay(cut)).toMatchObject({ verified: false, cut_off: true });
    await expect(study.replay(text.replace('"speed":', '"speed":1'))).rejects.toThrow(/record_changed.*"line":\d+/);
    await expect(study.replay('')).rejects.toThrow(/empty/);
    await expect(study.replay('nonsense\n')).rejects.toThrow(/"line":1/);
  });

  it('of a record of another revision tells its words', async () => {
    const told = await study.replay(otherRevision());
    expect(told).toMatchObject({ steps: [], verified: false });
    expect(told.told?.[0]).toEqual({ line: 2, told: ['Ann shoots.'], scores: { Ann: 0 } });
    expect(await study.courseOf(0)).toEqual({ course: null, powder: null });
    expect(await study.positionOf(0)).toBeNull();
  });
});

const ofOtherRevision = (record: string) => withRightSums(record.replace(/"physics_revision":\d+/, '"physics_revision":999'));

function otherRevision(): string {
  const sum = '0'.repeat(16); // put right below
  const lines = [
    { hammer_record: 1, physics_revision: 999, game_revision: 1, game: games[0]!.key, seats: [{ name: 'Ann' }], sum },
    { event: 'shot', told: ['Ann shoots.'], scores: { Ann: 0 }, sum },
    { end: true, events: 1, scores: { Ann: 0 }, winner: null, hash: '0123456789abcdef', sum },
  ];
  return withRightSums(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

describe('the coach and practice', () => {
  for (const game of games) {
    it(`of ${game.name}`, async () => {
      const position = positionOn(game);
      const toShoot = await study.toShoot(position);
      const shot = { ...shotOn(tableOf(game), 1.1), ...(toShoot.throws === 4 ? { color: 'blue' as const, spread: 0.01 } : {}) };
      const thrown = await study.throwFrom(position, shot, null, 1);
      expectFits(thrown, 'StudiedThrow');
      expect(thrown.thrown).toEqual(thrown.aimed);
      expect(thrown.course.ids).toHaveLength(position.weights.length + toShoot.throws);
      expect(thrown.judgement.weights.map(({ x, y }) => [x, y])).toEqual(thrown.weights.map(({ x, y }) => [x, y]));
      expect(await study.throwFrom(position, shot, 'pro', 4)).toEqual(await study.throwFrom(position, shot, 'pro', 4));

      const scatter = await study.scatter(position, shot, { speed: 0.01, angle: 0.003, place: 0.003 }, 100, 1);
      expect([scatter.x.length, scatter.y.length, scatter.on.length]).toEqual(Array(3).fill(100 * toShoot.throws));

      const heat = await study.heat({ ...position, from: 0.02, along: 8, across: 5, throws: 4, seed: 1 });
      expectFits(heat, 'HeatMap');
      expect(heat.win).toHaveLength(40);
      expect(Math.max(...heat.win)).toBe(Math.fround(heat.high));

      const advice = await study.advise({ ...position, shots: 8, sample: 3, effort: 400, effort_last: 400, seed: 1 });
      expect(advice.shots.length).toBeGreaterThan(0);
      const rating = await study.rate({ ...position, rate: { aimed: shot, thrown: shot }, effort: 400, effort_last: 400, seed: 1 });
      expect(rating.loss).toBeCloseTo(rating.best.win - rating.played.win, 6);
    });
  }

  it('a shot to a place rests there', async () => {
    const position = positionOn(games[0]!);
    const place = { x: tableOf(games[0]!).length - 0.4, y: -0.1 };
    const shot = await study.shotTo(position, 0.1, place);
    const { weights } = await study.throwFrom({ ...position, weights: [] }, shot!, null, 1);
    expect(weights[0]!.x).toBeCloseTo(place.x, 9);
    expect(weights[0]!.y).toBeCloseTo(place.y, 9);
    expect(await study.shotTo(position, 0.1, { x: 99, y: 0 })).toBeNull();
  });

  it('estimates a hand', async () => {
    const throws = Array.from({ length: 8 }, (_, i) => ({
      aimed: { y: 0, speed: 1.8, angle: 0, spin: 0 },
      thrown: { y: 0.001 * (i % 3), speed: 1.8 + 0.01 * ((i * 5) % 4), angle: 0.002 * ((i * 3) % 5) },
    }));
    const estimate = await study.estimate(throws, '22ft', 'medium', undefined, 'standard');
    expect(estimate.throws).toBe(8);
    const rests = throws.map((_, i) => ({ from: 0, aimed: { x: 6, y: 0 }, rest: { x: 5.9 + 0.02 * i, y: 0.01 * ((i * 3) % 5) } }));
    expect(await study.estimate(rests as never, '22ft', 'medium')).toMatchObject({ throws: 8 });
  });

  it('names the field of what makes no sense', async () => {
    const position = positionOn(games[0]!);
    const shot = shotOn(tableOf(games[0]!), 1);
    const refusals: [Promise<unknown>, string][] = [
      [study.throwFrom({ ...position, to_shoot: 'green' }, shot, null, 1), 'to_shoot'],
      [study.throwFrom(position, { ...shot, speed: 1e9 }, null, 1), 'throw.speed'],
      [study.throwFrom(position, shot, 'nobody', 1), 'hand'],
      [study.scatter(position, shot, 'pro', -1, 1), 'scatter.throws'],
      [study.heat({ ...position, from: 9 }), 'heat.from'],
      [study.advise({ ...position, game: 'whist' }), 'game'],
      [study.advise({ ...position, weights: [{ color: 'red', x: 99, y: 0 }] }), 'weights[0].x'],
      [study.estimate([], '22ft', 'medium'), 'estimate'],
      [study.shotTo({ ...position, table: 'kitchen' }, 0, { x: 6, y: 0 }), 'table'],
    ];
    for (const [asked, field] of refusals) {
      await expect(asked).rejects.toMatchObject({ name: 'StudyError', field, message: expect.stringContaining(field) });
    }
  });
});

async function isAborted(promise: Promise<unknown>): Promise<void> {
  await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
}

describe('what is wanted no more', () => {
  const quick = { ...positionOn(games[0]!), effort: 400 };

  it('is never begun, or given up, and the rest is answered', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const running = study.advise(quick, first.signal);
    const queued = study.advise(quick, second.signal);
    const last = study.advise(quick);
    second.abort();
    first.abort();
    await isAborted(queued);
    await isAborted(running);
    expect((await last).shots.length).toBeGreaterThan(0);
    await isAborted(study.advise(quick, first.signal));
  });

  it('is everything, once the study is closed', async () => {
    const other: Study = await studyInstance();
    const running = other.toShoot(quick);
    other.close();
    await isAborted(running);
    await isAborted(other.toShoot(quick));
  });
});

// Fields that nothing had: a mistake in a schema, or something that nobody asks above. What shots, reasons and weights are
// called is in ui/words/coach.test.ts, all else in contract.test.ts.
afterAll(() => {
  const fields = neverSeen(({ file, name }) => file === 'study.json' || name.endsWith('Told'));
  expect(fields.filter((field) => !/^(?:AdviceReason|NamedShot|WeightName)\b/.test(field))).toEqual([]);
});
