// The coach with the real engine, beside the program of the command line.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { studyInstance } from '../../../tests/engine_instance';
import type { Position, Study } from '../../engine/study';
import { adviseLine, Coach, withHammer, withHands } from './coach';
import { ShotPicture } from './shot_picture';

const program = process.env['HAMMER'] ?? fileURLToPath(new URL('../../../../build/bin/hammer', import.meta.url));

let study: Study;
beforeAll(async () => {
  study = await studyInstance();
});
afterAll(() => study.close());

const board = { table: '22ft', powder: 'medium', weight: 'standard' };
const red = { color: 'red' as const, x: 6.2, y: 0.05 };
const blue = { color: 'blue' as const, x: 5.9, y: -0.05 };
const shared: Position = { game: 'knock-off', ...board, weights: [red, blue], thrown: 3, to_shoot: 'red' };

describe('the coach with the engine', () => {
  const own = { speed: 0.021, angle: 0.0047, place: 0 };
  it.each([
    { name: 'two sides share the board', asked: withHammer(withHands(shared, { red: own, blue: 'pro' }), ['blue', 'red']) },
    { name: 'the last weight of the round', asked: withHammer(withHands({ ...shared, thrown: 7 }, { red: 'casual', blue: 'casual' }), ['red', 'blue']) },
    { name: 'a side has the board alone', asked: [withHands({ game: 'horse-collar', ...board, weights: [red], thrown: 1, to_shoot: 'first' }, { first: own, second: own })] },
  ])('says what hammer advise says, number by number: $name', async ({ asked }) => {
    const coach = new Coach(study);
    await coach.ask(asked);
    expect(coach.fault.value).toBeNull();
    const { line, advice, isFinal } = coach.answer.value!;
    expect(isFinal).toBe(true);
    const said = execFileSync(program, ['advise'], { input: adviseLine(line), encoding: 'utf8' });
    expect(advice).toEqual(JSON.parse(said, (field, value) => (field === 'say' ? undefined : value))); // the page says it itself
  });

  it('finds who has the hammer', async () => {
    const coach = new Coach(study);
    await coach.ask(withHammer(shared, ['blue', 'red']));
    expect(coach.answer.value!.line.hammer).toBe('red');
  });

  it('draws the shot that is looked at, and where to aim once that is asked for', async () => {
    const coach = new Coach(study);
    const picture = new ShotPicture(study, coach);
    await coach.ask([shared]);
    await until(() => picture.steady.value !== null);
    expect(picture.steady.value!.aimed.speed).toBe(coach.shot.value!.aim.speed);
    expect(picture.heat.value).toBeNull();
    picture.wantsHeat.value = true;
    await until(() => picture.heat.value !== null);
    expect(picture.heat.value!.best.shot.y).toBe(coach.shot.value!.aim.y);

    coach.choose(1);
    await until(() => picture.steady.value?.aimed.speed === coach.shot.value!.aim.speed);
    await until(() => picture.heat.value?.best.shot.y === coach.shot.value!.aim.y);
    picture.wantsHeat.value = false;
    expect(picture.heat.value).toBeNull();
    picture.leave();
  });
});

async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
}
