import { describe, expect, it } from 'vitest';

import { placedAt, refitted, releaseArea, shotOf, startingAim, withValue, type Aim, type Bounds } from './aim';
import { aimed, intentOf, stepped, steps, type Intent, type KeyPress } from './keyboard';
import { area, bankBoard, longBoard, radius, speeds } from './test_boards';

const bounds: Bounds = { area, speeds };
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, code: '', shift: false, ctrl: false, alt: false, meta: false, ...more });
const after = (...keys: KeyPress[]): Aim =>
  keys.reduce((aim, key) => aimed(aim, intentOf(key) as Intent, bounds), startingAim(bounds));

describe('keys', () => {
  it('move the place, finer with Shift', () => {
    expect(after(press('ArrowLeft')).y).toBeCloseTo(0.01, 12);
    expect(after(press('ArrowRight', { shift: true })).y).toBeCloseTo(-0.001, 12);
  });

  it('turn the aim by letters or with Ctrl', () => {
    expect(after(press('a')).angle).toBeGreaterThan(0);
    expect(after(press('A')).angle).toBe(after(press('ArrowLeft', { ctrl: true })).angle);
    expect(after(press('d')).angle).toBe(-after(press('a')).angle);
  });

  it('change speed, spin and spread', () => {
    expect(after(press('ArrowUp')).speed).toBeGreaterThan(speeds.deuce);
    expect(after(press('ArrowDown', { shift: true })).speed).toBeLessThan(speeds.deuce);
    expect(after(press('q')).spin).toBe(2);
    expect(after(press('e')).spin).toBe(-2);
    expect(after(press('x')).spread).toBeCloseTo(0.005, 12);
    expect(after(press('z')).spread).toBe(0);
    expect(after(press('c')).color).toBe('blue');
  });

  it('are found by their place, whatever letters are on them', () => {
    for (const letter of ['ф', 'q', 'a']) expect(intentOf(press(letter, { code: 'KeyA' }))).toEqual(intentOf(press('a')));
    expect(intentOf(press('w', { code: 'KeyZ' }))).toEqual(intentOf(press('z')));
    expect(intentOf(press('q', { code: 'Quote' }))).toBeNull();
  });

  it('of others are left alone', () => {
    for (const key of ['Tab', 'F5', 's', 'PageUp']) expect(intentOf(press(key))).toBeNull();
    expect(intentOf(press('a', { ctrl: true }))).toBeNull();
    expect(intentOf(press('ArrowLeft', { alt: true }))).toBeNull();
  });

  it('throw by Enter or Space and start over by Escape', () => {
    expect(intentOf(press('Enter'))).toEqual({ do: 'throw' });
    expect(intentOf(press(' '))).toEqual({ do: 'throw' });
    expect(after(press('a'), press('ArrowUp'), press('q'), press('Escape'))).toEqual(startingAim(bounds));
  });

  it('go by whole steps, so that forth and back ends where it began', () => {
    const odd = { ...startingAim(bounds), speed: 1.8437 };
    const up = stepped(odd, 'speed', 1, false, bounds);
    expect(up.speed).toBeCloseTo(1.85, 9);
    const again = stepped(stepped(up, 'speed', 1, false, bounds), 'speed', -1, false, bounds);
    expect(again.speed).toBeCloseTo(1.85, 9);
    for (const what of ['y', 'angle', 'spin'] as const) {
      let aim = startingAim(bounds);
      for (let i = 0; i < 7; ++i) aim = stepped(aim, what, 1, true, bounds);
      for (let i = 0; i < 7; ++i) aim = stepped(aim, what, -1, true, bounds);
      expect(aim[what]).toBe(0);
    }
  });

  it('never leave what the engine takes, whatever is pressed', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a', 'd', 'q', 'e', 'z', 'x', 'c', 'g'];
    for (const board of [longBoard, bankBoard]) {
      for (const four of [false, true]) {
        const here = { area: releaseArea(board, radius, four), speeds };
        let aim = startingAim(here);
        let state = 7;
        for (let i = 0; i < 1500; ++i) {
          state = (Math.imul(state, 1103515245) + 12345) >>> 0;
          const run = (state >>> 8) % 40 === 0 ? 80 : 1;
          const intent = intentOf(press(keys[(state >>> 16) % keys.length] as string, { shift: (state & 64) !== 0 })) as Intent;
          for (let k = 0; k < run; ++k) aim = aimed(aim, intent, here);
          const shot = shotOf(aim, four);
          expect(Math.abs(shot.y)).toBeLessThanOrEqual(here.area.maxY);
          expect(shot.speed >= speeds.slowest && shot.speed <= speeds.fastest).toBe(true);
          expect(Math.abs(shot.angle) + ('spread' in shot ? shot.spread : 0)).toBeLessThanOrEqual(1.5);
          expect(Math.abs(shot.spin)).toBeLessThanOrEqual(500);
          if (aim.guided) expect([Math.abs(shot.y), shot.angle]).toEqual([here.area.maxY, 0]);
        }
      }
    }
  });

  it('have a step for everything that turns', () => {
    for (const { normal, fine } of Object.values(steps)) expect(fine).toBeLessThan(normal);
  });
});

describe('the side as a guide', () => {
  it('holds the weight at the edge and straight, until it is moved or turned', () => {
    const guided = after(press('ArrowRight'), press('a'), press('g'));
    expect(guided).toMatchObject({ y: -area.maxY, angle: 0, guided: true });
    expect(aimed(guided, { do: 'turn', what: 'spin', way: 1, fine: false }, bounds).guided).toBe(true);
    expect(aimed(guided, { do: 'turn', what: 'angle', way: 1, fine: true }, bounds).guided).toBe(false);
    expect(aimed(guided, { do: 'guide' }, bounds).guided).toBe(false);
    expect(aimed(guided, { do: 'turn', what: 'y', way: -1, fine: false }, bounds).guided).toBe(true); // further out than out
  });

  it('takes a weight put down near it, and there is none at a cushion', () => {
    expect(placedAt(startingAim(bounds), area.maxY - 0.01, bounds)).toMatchObject({ y: area.maxY, guided: true });
    const bank = { area: releaseArea(bankBoard, radius, false), speeds };
    expect(placedAt(startingAim(bank), 1, bank)).toMatchObject({ y: bank.area.maxY, guided: false });
    expect(aimed(startingAim(bank), { do: 'guide' }, bank).guided).toBe(false);
  });

  it('is that of the block when four are taken up', () => {
    const four = { area: releaseArea(longBoard, radius, true), speeds };
    const guided = aimed(startingAim(bounds), { do: 'guide' }, bounds);
    expect(refitted(guided, four)).toMatchObject({ y: four.area.maxY, guided: true });
  });
});

describe('an aim', () => {
  it('has a spread only with four', () => {
    const aim = withValue(startingAim(bounds), 'spread', 0.04, bounds);
    expect(shotOf(aim, false)).not.toHaveProperty('spread');
    expect(shotOf(aim, true)).toMatchObject({ spread: 0.04 });
  });
});
