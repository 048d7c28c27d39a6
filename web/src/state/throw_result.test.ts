import { describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../tests/engine_instance';
import { throwAtRandom, type Told } from '../../tests/random_throws';
import type { GameInfo, JudgedWeight, MatchSetup } from '../engine/types';
import type { Thrown, ThrowResult } from './throw_result';

const engines = { engine: await engineInstance(), study: await studyInstance() };
const games = await engines.engine.games();
const play = (game: GameInfo, more: Partial<MatchSetup>, throws: number, seed: number): Promise<Told[]> => throwAtRandom(engines, game, more, throws, seed);

const judgedBy = ({ events }: Thrown): JudgedWeight[] => events.flatMap((each) => (each.event === 'scored' ? (each.judgement?.weights ?? []) : []));

describe.each(games.map((game) => [game.key, game] as const))('the results of %s', (_, game) => {
  const boards = game.tables.filter((_table, index, all) => index === 0 || index >= all.length - 2);

  it('agree with the judge at the end of the round, if nothing has moved since', async () => {
    let compared = 0;
    for (const [index, table] of boards.entries()) {
      const told = await play(game, { table, options: game.options.some(({ name }) => name === 'game_score') ? { game_score: 1000 } : {} }, 60, 11 + index);
      const open = new Map<number, ThrowResult & { x: number }>();
      for (const { thrown, result } of told) {
        for (const weight of thrown.before.weights) if (open.has(weight.id) && weight.x !== open.get(weight.id)!.x) open.delete(weight.id);
        const shot = thrown.events.find(({ event }) => event === 'shot')!;
        const lying = [...thrown.after.weights, ...judgedBy(thrown)].find(({ id }) => 'weight' in shot && id === shot.weight);
        if (lying && 'weight' in shot) open.set(shot.weight, { ...result, x: lying.x });
        for (const judged of judgedBy(thrown)) {
          const said = open.get(judged.id);
          if (!said || said.x !== judged.x) continue;
          ++compared;
          if (said.outcome.kind === 'unseen' || said.outcome.kind === 'four_stay') continue;
          if (said.outcome.kind === 'dead') expect(judged.zone).toBe('dead');
          else expect(said.outcome).toMatchObject({ kind: 'rests', zone: judged.zone, value: judged.value });
          const next = said.outcome.kind === 'rests' ? said.outcome.next : null;
          if (next && judged.clearance_mm! < 0) expect(next.mm).toBeCloseTo(-judged.clearance_mm!, 6);
        }
        if (thrown.events.some(({ event }) => event === 'scored' || event === 'turn_failed')) open.clear();
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('say why a weight is gone, in what the engine says', async () => {
    for (const table of boards)
      for (const { thrown, result } of await play(game, { table }, 24, 5)) {
        const shot = thrown.events.find((each) => each.event === 'shot')!;
        const own = thrown.events.filter((each) => 'weight' in each && each.weight === shot.weight).map(({ event }) => event);
        const { outcome } = result;
        if ('four' in shot) {
          expect(outcome.kind === 'four_failed').toBe(thrown.events.some(({ event }) => event === 'turn_failed'));
          continue;
        }
        expect(outcome.kind === 'fell').toBe(own.includes('fell'));
        if (outcome.kind === 'no_cushion') expect(own).toContain('no_cushion');
        if (outcome.kind === 'taken_off') expect(own).toContain('taken_off');
        if (outcome.kind === 'dead') expect(outcome.removed).toBe(own.includes('dead_removed'));
        if (outcome.kind === 'unseen') expect(thrown.isSeen).toBe(false);
        if (outcome.kind === 'rests') expect(thrown.isSeen || judgedBy(thrown).length > 0).toBe(true);
      }
  });

  it('tell the wobble of a person, and none without it', async () => {
    const steady = await play(game, { options: { hand: 'none' } }, 4, 3);
    for (const { thrown, referee } of steady) expect(await referee.wobbleOf(thrown)).toBeNull();
    const options = game.options.some(({ name }) => name === 'peeking') ? { hand: 'natural', peeking: 'allowed' } : { hand: 'natural' };
    for (const wear of [false, true])
      for (const { thrown, referee } of await play(game, { options: { ...options, wear } }, 12, 3)) {
        const wobble = (await referee.wobbleOf(thrown))!;
        expect(wobble).not.toBeNull();
        expect(Math.abs(wobble.across)).toBeLessThan(0.6);
        if (wobble.along !== null) expect(Math.abs(wobble.along)).toBeLessThan(2);
      }
  });
});

it('a throw with as much wobble as none at all ends where it was aimed', async () => {
  const [game] = games;
  const told = [...(await play(game!, { options: { hand: 'natural' } }, 8, 9)), ...(await play(game!, { options: { hand: 'natural', wear: true } }, 16, 9))];
  for (const { thrown, referee } of told) {
    const shot = thrown.events.find((each) => each.event === 'shot')!;
    if ('four' in shot) continue;
    const events = thrown.events.map((each) => (each === shot ? { ...shot, aimed: shot.thrown } : each));
    const wobble = (await referee.wobbleOf({ ...thrown, events }))!;
    expect(Math.abs(wobble.across)).toBeLessThan(1e-6);
    expect(Math.abs(wobble.along ?? 0)).toBeLessThan(1e-6);
  }
});
