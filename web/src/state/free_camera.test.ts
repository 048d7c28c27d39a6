import { expect, test } from 'vitest';

import { changedFree, firstFree, freeLimits, keyChange, pinchChanges, wheelChange, type FreeCamera, type FreeChange } from './free_camera';

const length = 6.3;
const behind: FreeCamera = { kind: 'free', turn: 0, height: 0.5, distance: 2, x: 3 };

test('a pull to the right takes the eye to the left, a pull down takes it up', () => {
  const turned = changedFree(behind, { do: 'turn', right: 10, down: 10 }, length);
  expect(turned.turn).toBeLessThan(0); // looks to the right
  expect(turned.height).toBeGreaterThan(behind.height);
  expect(turned).toMatchObject({ distance: 2, x: 3 });
});

test('pulled towards oneself the board comes along, from whichever side it is seen', () => {
  const pull = (turn: number, right: number, down: number): number => changedFree({ ...behind, turn }, { do: 'slide', right, down }, length).x - behind.x;
  expect(pull(0, 0, 50)).toBeGreaterThan(0);
  expect(pull(Math.PI, 0, 50)).toBeLessThan(0);
  expect(pull(0, 50, 0)).toBeCloseTo(0, 9);
  expect(pull(Math.PI / 2, 50, 0)).toBeLessThan(0); // from the right side the far end is on the right
  expect(pull(-Math.PI / 2, 50, 0)).toBeGreaterThan(0);
});

test('whatever the hand does, it stays within its limits', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let camera = firstFree(length);
  for (let i = 0; i < 3000; ++i) {
    const pull = { right: (random() - 0.5) * 900, down: (random() - 0.5) * 900 };
    const changes: FreeChange[] = [{ do: 'turn', ...pull }, { do: 'slide', ...pull }, { do: 'zoom', by: 4 ** (random() - 0.5) }];
    camera = changedFree(camera, changes[i % 3]!, length);
    expect(Math.abs(camera.turn)).toBeLessThanOrEqual(Math.PI);
    expect(camera.height).toBeGreaterThanOrEqual(freeLimits.lowest);
    expect(camera.height).toBeLessThanOrEqual(freeLimits.highest);
    expect(camera.distance).toBeGreaterThanOrEqual(freeLimits.closest);
    expect(camera.distance).toBeLessThanOrEqual(freeLimits.furthest);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.x).toBeLessThanOrEqual(length);
  }
});

test('fingers moved apart bring it closer, and back again to where it was', () => {
  const near = [{ x: 100, y: 300 }, { x: 200, y: 300 }] as const;
  const wide = [{ x: 50, y: 300 }, { x: 250, y: 300 }] as const;
  const change = (from: typeof near | typeof wide, to: typeof near | typeof wide, camera: FreeCamera): FreeCamera =>
    pinchChanges(from, to).reduce((now, one) => changedFree(now, one, length), camera);
  const closer = change(near, wide, behind);
  expect(closer.distance).toBeCloseTo(1, 9);
  expect(closer.x).toBeCloseTo(behind.x, 9);
  expect(change(wide, near, closer).distance).toBeCloseTo(2, 9);
});

test('two fingers that go the same way pull the board and nothing else', () => {
  const [zoom, slide] = pinchChanges([{ x: 100, y: 300 }, { x: 200, y: 300 }], [{ x: 100, y: 340 }, { x: 200, y: 340 }]);
  expect(zoom).toEqual({ do: 'zoom', by: 1 });
  expect(slide).toEqual({ do: 'slide', right: 0, down: 40 });
});

test('a wheel zooms alike in lines and pixels, and one wild notch does not throw it across the room', () => {
  expect(wheelChange(3, 1)).toEqual(wheelChange(54, 0));
  const wild = wheelChange(1e6, 0);
  expect(wild.do === 'zoom' && wild.by).toBeLessThan(1.5);
});

test('a key and its opposite cancel; other keys mean nothing', () => {
  for (const [one, other] of [['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown'], ['+', '-']] as const)
    for (const shift of one === '+' || one === 'ArrowLeft' ? [false] : [false, true]) {
      const there = changedFree(behind, keyChange(one, shift)!, length);
      expect(there).not.toEqual(behind);
      const back = changedFree(there, keyChange(other, shift)!, length);
      for (const name of ['turn', 'height', 'distance', 'x'] as const) expect(back[name]).toBeCloseTo(behind[name], 9);
    }
  for (const key of ['Enter', ' ', 'a', 'Tab', 'Home']) expect(keyChange(key, false)).toBeNull();
});
