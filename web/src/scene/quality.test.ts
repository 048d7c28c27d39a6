import { expect, test } from 'vitest';

import { effortOf, firstQuality, overridesOf, QualityStepper } from './quality';

const run = (stepper: QualityStepper, ms: number, frames: number): number => {
  let steps = 0;
  for (let i = 0; i < frames; ++i) if (stepper.frame(ms)) ++steps;
  return steps;
};

test('smooth frames change nothing', () => {
  const stepper = new QualityStepper('high');
  expect(run(stepper, 16.7, 1000)).toBe(0);
  expect(stepper.effort).toEqual(effortOf('high'));
});

test('slow frames step down, one step at a time, to the least and no further', () => {
  const stepper = new QualityStepper('high');
  expect(run(stepper, 50, 37)).toBe(1);
  expect(stepper.effort).toEqual(effortOf('medium'));
  run(stepper, 50, 2000);
  expect(stepper.effort).toEqual({ quality: 'low', pixelRatio: 0.5 });
});

test('it never steps up again, so the look does not flicker', () => {
  const stepper = new QualityStepper('high');
  run(stepper, 50, 108);
  const settled = stepper.effort;
  expect(run(stepper, 8, 5000)).toBe(0);
  expect(stepper.effort).toBe(settled);
});

test('a stray slow frame or a hidden tab is not held against a device', () => {
  const stepper = new QualityStepper('high');
  for (let i = 0; i < 2000; ++i) expect(stepper.frame(i % 7 === 0 ? 90 : i % 100 === 0 ? 30_000 : 16)).toBe(false);
});

test('software drawing starts low, a phone in the middle, a computer high', () => {
  expect(firstQuality({ renderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))', isPhone: false, cores: 16 })).toBe('low');
  expect(firstQuality({ renderer: 'Adreno (TM) 640', isPhone: true, cores: 8 })).toBe('medium');
  expect(firstQuality({ renderer: 'ANGLE (Apple, Apple M1)', isPhone: false, cores: 8 })).toBe('high');
});

test('the address can ask for a quality and a pixel ratio; nonsense is ignored', () => {
  expect(overridesOf('?q=medium&dpr=0.25')).toEqual({ quality: 'medium', pixelRatio: 0.25 });
  expect(overridesOf('?q=none')).toEqual({ quality: 'low', pixelRatio: null });
  expect(overridesOf('?q=best&dpr=-3')).toEqual({ quality: null, pixelRatio: null });
  expect(overridesOf('')).toEqual({ quality: null, pixelRatio: null });
});
