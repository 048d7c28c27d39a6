import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import { eventually } from '../../../tests/units_setup';
import type { Color, Shot } from '../../engine/types';
import { defaultPreferences, type Preferences, type ThrowBy } from '../preferences';
import { commandFor, inHand, releaseArea, type InHand } from './aim';
import { area, longBoard, radius, speeds, toBoard, toWindow, view } from './test_boards';
import { Thrower } from './thrower';

function table(way: ThrowBy, hand: InHand = { color: 'red', four: false }, accepted = true) {
  const held = signal<InHand | null>(hand);
  const preferences = signal<Preferences>({ ...defaultPreferences, throwBy: way });
  const shots: { shot: Shot; color: Color }[] = [];
  let time = 0;
  const thrower = new Thrower({
    table: longBoard,
    radius,
    reach: { speeds, passing: 0.95, easy: { here: speeds.deuce, medium: speeds.deuce } },
    hand: held,
    preferences,
    toBoard,
    window: () => view,
    now: () => time,
    change: (change) => (preferences.value = { ...preferences.value, ...change }),
    onShot: async (shot, _, color) => {
      shots.push({ shot, color });
      if (accepted) queueMicrotask(() => (held.value = null)); // weights slide
      return accepted;
    },
  });
  thrower.listening.value = true;
  return { thrower, held, shots, preferences, pass: (ms: number) => (time += ms) };
}

function flickUp(thrower: Thrower, from = { x: 0.3, y: 0 }, end: 'lift' | 'cancel' = 'lift'): void {
  const start = toWindow(from);
  thrower.press({ t: 0, ...start }, 'touch');
  for (let t = 10; t <= 150; t += 10) thrower.move({ t, x: start.x, y: start.y - 1.4 * t });
  if (end === 'lift') thrower.lift(155);
  else thrower.cancel();
}

function pull(thrower: Thrower, to: { back: number; right: number }): void {
  const start = toWindow({ x: 0.3, y: 0 });
  thrower.press({ t: 0, ...start }, 'touch');
  for (let k = 1; k <= 10; ++k) thrower.move({ t: 16 * k, x: start.x + (to.right * k) / 10, y: start.y + (to.back * k) / 10 });
  thrower.lift(200);
}

describe('a thrower', () => {
  it('throws by flick', () => {
    const { thrower, shots } = table('flick');
    flickUp(thrower);
    expect(shots).toHaveLength(1);
    expect(shots[0]?.shot.speed).toBeCloseTo(speeds.deuce, 2);
    expect(shots[0]?.color).toBe('red');
  });

  it('does nothing while it is not listening, or nobody is to throw', () => {
    const { thrower, held, shots } = table('flick');
    thrower.listening.value = false;
    flickUp(thrower);
    thrower.listening.value = true;
    held.value = null;
    flickUp(thrower);
    expect(thrower.act({ do: 'throw' })).toBe(false);
    expect(shots).toHaveLength(0);
    expect(thrower.held.value).toBeNull();
  });

  it('throws once, however fast one is with the next', () => {
    const { thrower, shots } = table('flick');
    flickUp(thrower);
    flickUp(thrower);
    expect(shots).toHaveLength(1);
  });

  it('has the weight in the hand again when the throw is refused', async () => {
    const { thrower, shots } = table('flick', undefined, false);
    flickUp(thrower);
    expect(thrower.held.value).toBeNull();
    await eventually(() => expect(thrower.held.value).not.toBeNull());
    expect(thrower.throws.value).toBe(0);
    flickUp(thrower);
    expect(shots).toHaveLength(2);
  });

  it('gives up a gesture that is cancelled, or whose turn has passed', () => {
    const { thrower, held, shots } = table('flick');
    flickUp(thrower, undefined, 'cancel');
    const start = toWindow({ x: 0.3, y: 0 });
    thrower.press({ t: 0, ...start }, 'touch');
    held.value = null;
    thrower.move({ t: 10, x: start.x, y: start.y - 20 });
    thrower.lift(20);
    expect(shots).toHaveLength(0);
  });

  it('puts the weight where the finger leaves it', () => {
    const { thrower, shots } = table('flick');
    const start = toWindow({ x: 0.3, y: 0 });
    const place = toWindow({ x: 0.3, y: 0.1 });
    thrower.press({ t: 0, ...start }, 'touch');
    for (let k = 1; k <= 10; ++k) thrower.move({ t: 20 * k, x: start.x + ((place.x - start.x) * k) / 10, y: start.y });
    thrower.lift(500);
    expect(shots).toHaveLength(0);
    expect(thrower.aim.value.y).toBeCloseTo(0.1, 6);
    expect(thrower.hint.value).toBe('flick');
  });

  it('says that the side guides while the weight is at it', () => {
    const { thrower } = table('flick');
    thrower.press({ t: 0, ...toWindow({ x: 0.3, y: 0 }) }, 'touch');
    thrower.move({ t: 20, ...toWindow({ x: 0.3, y: area.maxY - 0.005 }) });
    expect(thrower.hint.value).toBe('guided');
    expect(thrower.held.value?.y).toBe(area.maxY);
  });

  it('takes no press far up the board', () => {
    const { thrower } = table('flick');
    expect(thrower.press({ t: 0, ...toWindow({ x: 3, y: 0 }) }, 'touch')).toBe(false);
    expect(thrower.press({ t: 0, x: 195, y: 50 }, 'touch')).toBe(false);
  });

  it('throws by pull-back, the other way', () => {
    const { thrower, shots } = table('pull');
    pull(thrower, { back: 120, right: 20 });
    expect(shots[0]?.shot.angle).toBeGreaterThan(0);
    expect(shots[0]?.shot.y).toBe(0);
  });

  it('shows the arrow of a pull, and throws nothing when it is let back', () => {
    const { thrower, shots } = table('pull');
    const start = toWindow({ x: 0.3, y: 0 });
    thrower.press({ t: 0, ...start }, 'touch');
    thrower.move({ t: 50, x: start.x, y: start.y + 100 });
    expect(thrower.arrow.value?.power).toBeGreaterThan(0.3);
    thrower.move({ t: 90, x: start.x, y: start.y + 2 });
    thrower.lift(100);
    expect(shots).toHaveLength(0);
    expect(thrower.arrow.value).toBeNull();
  });

  it('slides the weight across by a sideways pull, and along the side from there', () => {
    const { thrower, shots } = table('pull');
    const edge = toWindow({ x: 0.3, y: area.maxY });
    pull(thrower, { back: 0, right: edge.x - 195 });
    expect(thrower.aim.value).toMatchObject({ guided: true, y: area.maxY });
    pull(thrower, { back: 120, right: 4 });
    expect(shots[0]?.shot).toMatchObject({ y: area.maxY, angle: 0 });
  });

  it('throws by keys, and keeps what they have set', async () => {
    const { thrower, shots } = table('keyboard');
    thrower.act({ do: 'turn', what: 'y', way: 1, fine: false });
    thrower.act({ do: 'turn', what: 'angle', way: -1, fine: false });
    thrower.act({ do: 'throw' });
    expect(shots[0]?.shot).toMatchObject({ y: expect.closeTo(0.01), angle: expect.closeTo(-0.004), speed: speeds.deuce });
    await eventually(() => expect(thrower.throws.value).toBe(1));
    expect(thrower.aim.value.angle).toBeCloseTo(-0.004, 9);
  });

  it('shows the keys’ aim to whoever presses them, and does not throw by the first', () => {
    for (const first of [{ do: 'throw' }, { do: 'turn', what: 'y', way: 1, fine: false }] as const) {
      const { thrower, shots } = table('flick');
      expect(thrower.act(first)).toBe(true);
      expect(thrower.way.value).toBe('keyboard');
      expect(thrower.arrow.value).not.toBeNull();
      expect(shots).toHaveLength(0);
      thrower.act({ do: 'throw' });
      expect(shots).toHaveLength(1);
    }
  });

  it('takes flicks, pulls and keys side by side, shows the last, and leaves the preference alone', async () => {
    const throws: Record<ThrowBy, (thrower: Thrower) => unknown> = {
      flick: (thrower) => flickUp(thrower),
      pull: (thrower) => pull(thrower, { back: 120, right: 0 }),
      keyboard: (thrower) => [thrower.act({ do: 'throw' }), thrower.act({ do: 'throw' })],
    };
    const ways = ['flick', 'pull', 'keyboard'] as const;
    for (const preferred of ways) {
      const { thrower, held, shots, preferences } = table(preferred);
      expect(thrower.way.value).toBe(preferred);
      for (const [index, way] of [...ways, ...ways].entries()) {
        throws[way](thrower);
        expect(shots).toHaveLength(index + 1);
        expect(thrower.way.value).toBe(way);
        await eventually(() => expect(held.value).toBeNull());
        held.value = { color: 'red', four: false };
      }
      expect(preferences.value.throwBy).toBe(preferred);
      thrower.choose('pull');
      expect([thrower.way.value, preferences.value.throwBy]).toEqual(['pull', 'pull']);
    }
  });

  it('hides the keys’ arrow while a finger holds the weight', () => {
    const { thrower } = table('keyboard');
    expect(thrower.arrow.value).not.toBeNull();
    thrower.press({ t: 0, ...toWindow({ x: 0.3, y: 0 }) }, 'touch');
    expect(thrower.arrow.value).toBeNull();
    expect(thrower.aimed.value).toBeNull();
  });

  it('takes a stroke that was drawn back first as a flick', () => {
    const { thrower, shots } = table('flick');
    const start = toWindow({ x: 0.3, y: 0 });
    thrower.press({ t: 0, ...start }, 'mouse');
    for (let t = 10; t <= 80; t += 10) thrower.move({ t, x: start.x, y: start.y + 0.5 * t });
    expect(thrower.arrow.value).not.toBeNull();
    for (let t = 90; t <= 200; t += 10) thrower.move({ t, x: start.x, y: start.y + 40 - 1.5 * (t - 80) });
    expect(thrower.arrow.value).toBeNull();
    thrower.lift(204);
    expect(shots).toHaveLength(1);
    expect(thrower.way.value).toBe('flick');
  });

  it('hands back a weight that would not pass the foul line, however it was thrown', () => {
    const { thrower, shots } = table('flick');
    flickUp(thrower);
    const flicked = table('flick');
    flicked.preferences.value = { ...flicked.preferences.value, flicks: { touch: { recent: [8, 8, 8, 8, 8], natural: 8, scatter: 0.1 } } };
    flickUp(flicked.thrower);
    const pulled = table('pull');
    pull(pulled.thrower, { back: 26, right: 0 });
    const keyed = table('keyboard');
    keyed.thrower.set('speed', 0.5);
    keyed.thrower.act({ do: 'throw' });
    for (const { thrower: soft, shots: thrown } of [flicked, pulled, keyed]) {
      expect(thrown).toHaveLength(0);
      expect(soft.hint.value).toBe('soft');
      expect(soft.held.value).not.toBeNull();
      expect(soft.throws.value).toBe(0);
    }
    expect(shots).toHaveLength(1);
  });

  it('learns from every flick, also one that was handed back, by the kind of pointer', () => {
    const { thrower, preferences } = table('flick');
    flickUp(thrower);
    expect(preferences.value.flicks.touch?.recent).toEqual([expect.closeTo(1400 / 750, 2)]);
    expect(preferences.value.flicks.mouse).toBeUndefined();
    const soft = table('flick');
    soft.preferences.value = { ...soft.preferences.value, flicks: { touch: { recent: [8, 8, 8, 8, 8], natural: 8, scatter: 0.1 } } };
    flickUp(soft.thrower);
    expect(soft.shots).toHaveLength(0);
    expect(soft.preferences.value.flicks.touch?.recent.at(-1)).toBeCloseTo(1400 / 750, 2);
    const pulled = table('pull');
    pull(pulled.thrower, { back: 120, right: 0 });
    expect(pulled.preferences.value.flicks).toEqual({});
  });

  it('CE2_throws four with a colour of the shooter’s choice and a spread', () => {
    const { thrower, shots } = table('keyboard', { color: null, four: true });
    thrower.act({ do: 'color' });
    thrower.act({ do: 'turn', what: 'spread', way: 1, fine: false });
    thrower.act({ do: 'throw' });
    expect(shots[0]).toMatchObject({ color: 'blue', shot: { spread: expect.closeTo(0.005) } });
    expect(thrower.bounds.value.area).toEqual(releaseArea(longBoard, radius, true));
  });

  it('CE2_spreads four by a second finger', () => {
    const { thrower, shots } = table('flick', { color: null, four: true });
    const start = toWindow({ x: 0.3, y: 0 });
    thrower.press({ t: 0, ...start }, 'touch');
    thrower.secondPress({ x: start.x + 60, y: start.y });
    thrower.secondMove({ x: start.x + 120, y: start.y });
    thrower.secondLift();
    for (let t = 10; t <= 150; t += 10) thrower.move({ t, x: start.x, y: start.y - 1.4 * t });
    thrower.lift(155);
    expect(shots[0]?.shot).toMatchObject({ spread: expect.closeTo(0.06, 6) });
  });

  it('forgets a twist with the gesture it was part of', () => {
    const { thrower } = table('flick');
    thrower.step('spin', 1);
    const start = toWindow({ x: 0.3, y: 0 });
    thrower.press({ t: 0, ...start }, 'touch');
    thrower.secondPress({ x: start.x + 60, y: start.y });
    thrower.secondMove({ x: start.x, y: start.y - 60 });
    expect(thrower.aim.value.spin).toBeGreaterThan(20);
    thrower.cancel();
    expect(thrower.aim.value.spin).toBe(2);
  });

  it('does not let the colour change where it is given', () => {
    const { thrower } = table('keyboard');
    expect(thrower.act({ do: 'color' })).toBe(false);
    expect(thrower.color).toBe('red');
  });

  it('keeps a twist for one throw only', async () => {
    const { thrower, shots } = table('flick');
    thrower.step('spin', 1);
    flickUp(thrower);
    expect(shots[0]?.shot.spin).toBe(2);
    await eventually(() => expect(thrower.throws.value).toBe(1));
    expect(thrower.aim.value.spin).toBe(0);
  });

  it('carries the weight on until its course comes, and joins it there', () => {
    const { thrower, held, pass } = table('flick');
    flickUp(thrower);
    const from = thrower.carried()?.x ?? 0;
    pass(50);
    const reached = thrower.carried()?.x ?? 0;
    expect(reached).toBeGreaterThan(from + 0.05);
    held.value = null;
    const release = thrower.takeRelease();
    expect(release?.x).toBeCloseTo(reached, 5);
    expect(release?.thrown).toBe(1);
    expect(thrower.takeRelease()).toBeNull(); // somebody else's
  });
});

describe('what is in the hand', () => {
  const state = { to_shoot: { side: 'a', player: 'a', weights_left: 8, color: null, throws: 4 } } as never;
  it('is known only while a person is to throw', () => {
    expect(inHand({ kind: 'aiming' }, state)).toEqual({ color: null, four: true });
    expect(inHand({ kind: 'sliding' }, state)).toBeNull();
  });
  it('makes the command', () => {
    const shot = { y: 0, speed: 1, angle: 0, spin: 0 };
    expect(commandFor(shot, { color: 'red', four: false }, 'red')).toEqual({ cmd: 'shoot', ...shot });
    expect(commandFor({ ...shot, spread: 0.01 }, { color: null, four: true }, 'blue')).toEqual({ cmd: 'throw-four', color: 'blue', spread: 0.01, ...shot });
  });
});
