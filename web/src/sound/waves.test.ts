import { describe, expect, it } from 'vitest';

import { chime, clack, cushion, fall, hardness, hiss, loudness, roundedOff, shake, sliding, type Wave } from './waves';

const rate = 48000;

const energy = (wave: Wave, from = 0, to = wave.length) => wave.subarray(from, to).reduce((sum, v) => sum + v * v, 0);

// Mean of the frequency, by how much each change from sample to sample weighs.
function brightness(wave: Wave): number {
  let change = 0;
  for (let i = 1; i < wave.length; ++i) change += ((wave[i] ?? 0) - (wave[i - 1] ?? 0)) ** 2;
  return (Math.sqrt(change / energy(wave)) * rate) / (2 * Math.PI);
}

describe('the waves', () => {
  const all = { clack: clack(rate, 1), soft: clack(rate, 0.15), cushion: cushion(rate), fall: fall(rate), shake: shake(rate), chime: chime(rate) };

  it('begin and end in silence and never clip', () => {
    for (const wave of Object.values(all)) {
      expect(wave.every((v) => Number.isFinite(v) && Math.abs(v) <= 1)).toBe(true);
      expect(Math.abs(wave[0] ?? 1)).toBeLessThan(1e-6);
      expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(1e-6);
    }
  });

  it('of blows die away', () => {
    for (const wave of [all.clack, all.soft, all.cushion]) {
      expect(energy(wave, wave.length / 2)).toBeLessThan(0.03 * energy(wave));
    }
  });

  it('are brighter the harder two weights meet, and dull at a cushion and in the alley', () => {
    expect(brightness(all.clack)).toBeGreaterThan(2500);
    expect(brightness(clack(rate, 0.5))).toBeLessThan(brightness(all.clack));
    expect(brightness(all.soft)).toBeLessThan(brightness(clack(rate, 0.5)));
    expect(brightness(all.cushion)).toBeLessThan(0.4 * brightness(all.clack));
    expect(brightness(all.fall)).toBeLessThan(0.4 * brightness(all.clack));
  });

  it('are there at every sample rate', () => {
    for (const other of [8000, 22050, 44100, 96000]) expect(Math.max(...clack(other, 1))).toBeGreaterThan(0.5);
  });

  it('of the sliding go round without a seam', () => {
    const wave = hiss(rate);
    const mean = wave.reduce((sum, v) => sum + v, 0) / wave.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(energy(wave) / wave.length).toBeGreaterThan(0.25);
  });
});

describe('loudness', () => {
  it('grows with the impulse and stays below the ceiling', () => {
    let last = -1;
    for (let impulse = 0; impulse < 0.75; impulse += 0.01) {
      expect(loudness(impulse)).toBeGreaterThan(last);
      last = loudness(impulse);
    }
    expect(loudness(50)).toBe(1);
    expect(hardness(50)).toBe(1);
    expect(loudness(0)).toBe(0);
  });

  it('is rounded off below the ceiling, and left alone while it is low', () => {
    const curve = roundedOff(6);
    expect(curve.every((v) => Math.abs(v) <= 1)).toBe(true);
    expect(curve[1024]).toBe(0);
    expect(curve[1024 + 64]).toBeCloseTo((6 * 64) / 1024, 6);
    for (let i = 1; i < curve.length; ++i) expect(curve[i]).toBeGreaterThanOrEqual(curve[i - 1] ?? 0);
  });

  it('of sliding grows with the speed and is nothing at rest', () => {
    expect(sliding(0).level).toBe(0);
    expect(sliding(2).level).toBeGreaterThan(sliding(1).level);
    expect(sliding(2).hiss).toBeGreaterThan(sliding(1).hiss);
    expect(sliding(90).level).toBe(1);
  });
});
