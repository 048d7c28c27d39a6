import { describe, expect, it } from 'vitest';

import { engineInstance } from '../../tests/engine_instance';
import { opponentOf } from './opponents';

const engine = await engineInstance();
const levels = await engine.levels();

describe('the opponents', () => {
  it('are one for each level, each with a name of their own', () => {
    const all = levels.map(({ name }) => opponentOf(name));
    expect(all).not.toContain(null);
    for (const part of ['key', 'name'] as const) expect(new Set(all.map((each) => each?.[part])).size).toBe(levels.length);
    expect(opponentOf('constructor')).toBeNull();
    expect(opponentOf('')).toBeNull();
  });

  // The person throws the same every time, never well.
  it.each(levels.map(({ name }) => [opponentOf(name)?.name ?? name, name]))('play a match to its end: %s', async (name, level) => {
    const begun = await engine.begin({ game: 'knock-off', options: { game_score: 2 }, seats: [{ name: 'Ann' }, { name, hand: level }], seed: 5 });
    if (!begun.answer.ok) throw new Error(begun.answer.error);
    let played = await engine.command({ cmd: 'open', first: 'Ann' });
    for (let step = 0; step < 400 && played.answer.ok && !played.answer.state.over; ++step) {
      const isPerson = played.answer.state.to_shoot?.player === 'Ann';
      played = await (isPerson ? engine.command({ cmd: 'shoot', y: 0.1, speed: 1.7, angle: 0, spin: 0 }) : engine.act(level));
    }
    expect(played.answer).toMatchObject({ ok: true, state: { over: true } });
  });
});
