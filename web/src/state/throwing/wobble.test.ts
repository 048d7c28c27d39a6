// X8: random wobble is added to every throw of a person, whichever way it is thrown.
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { eventually } from '../../../tests/units_setup';
import type { Command } from '../../engine/types';
import { defaultPreferences, type ThrowBy } from '../preferences';
import { commandFor, type InHand } from './aim';
import { longBoard, radius, speeds, toBoard, toWindow, view } from './test_boards';
import { Thrower } from './thrower';

// The command of a throw made in this way.
async function thrownBy(way: ThrowBy): Promise<Command> {
  const commands: Command[] = [];
  const thrower = new Thrower({
    table: longBoard,
    radius,
    reach: { speeds, passing: 0.95, easy: { here: speeds.deuce, medium: speeds.deuce } },
    hand: signal<InHand | null>({ color: 'red', four: false }),
    preferences: signal({ ...defaultPreferences, throwBy: way }),
    toBoard,
    window: () => view,
    now: () => 0,
    change: () => {},
    onShot: async (shot, hand, color) => commands.push(commandFor(shot, hand, color)) > 0,
  });
  thrower.listening.value = true;
  const start = toWindow({ x: 0.3, y: 0 });
  if (way === 'keyboard') thrower.act({ do: 'throw' });
  else {
    const pace = way === 'flick' ? -14 : 10; // px each sample: up the board, or back from it
    thrower.press({ t: 0, ...start }, 'touch');
    for (let k = 1; k <= 15; ++k) thrower.move({ t: 10 * k, x: start.x, y: start.y + pace * k });
    thrower.lift(155);
  }
  return eventually(() => commands[0] ?? Promise.reject(new Error('nothing was thrown')));
}

it.each(['flick', 'pull', 'keyboard'] as const)('X8: a throw by %s strays from its aim where the match has random wobble, and only there', async (way) => {
  const command = await thrownBy(way);
  const engine = await engineInstance();
  for (const hand of ['none', 'slight', 'natural']) {
    await engine.begin({ game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { hand }, seed: 3 });
    await engine.command({ cmd: 'open', first: 'Ann' });
    const { answer } = await engine.command(command);
    const shot = answer.ok ? answer.events.find((each) => each.event === 'shot') : undefined;
    expect(shot?.aimed).toMatchObject({ speed: 'speed' in command ? command.speed : null });
    expect(JSON.stringify(shot?.thrown) === JSON.stringify(shot?.aimed), hand).toBe(hand === 'none');
  }
});
