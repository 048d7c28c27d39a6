import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RecordedContext, type RecordedSource } from '../../tests/recorded_audio';
import { createSound, type Sound } from './sound';

const made: Sound[] = [];
let page: EventTarget & { hidden: boolean };
let listeners: number; // of the window, at this moment

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  const surroundings = new EventTarget();
  listeners = 0;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (++listeners, surroundings.addEventListener(name, listener)));
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) => (--listeners, surroundings.removeEventListener(name, listener)));
  vi.stubGlobal('dispatchEvent', (event: Event) => surroundings.dispatchEvent(event));
  vi.stubGlobal('AudioContext', RecordedContext);
  RecordedContext.made = [];
  RecordedContext.fails = false;
});

afterEach(() => {
  for (const sound of made.splice(0)) sound.dispose();
  vi.unstubAllGlobals();
});

function soundAt(volume: number | ReturnType<typeof signal<number>> = 1): Sound {
  const sound = createSound(typeof volume === 'number' ? signal(volume) : (volume as never));
  made.push(sound);
  return sound;
}

const touch = () => dispatchEvent(new Event('pointerup'));

function touched(volume?: Parameters<typeof soundAt>[0]): { sound: Sound; context: RecordedContext } {
  const sound = soundAt(volume);
  touch();
  return { sound, context: RecordedContext.made[0]! };
}

// Everything that was begun since, together.
function heard(context: RecordedContext, work: () => void): { level: number; pan: number; sources: RecordedSource[] } {
  const before = context.sources.length;
  work();
  const sources = context.sources.slice(before);
  for (const source of sources) expect(source.startedAt).not.toBeNull();
  const each = sources.map((source) => source.heard());
  return { level: each.reduce((sum, { level }) => sum + level, 0), pan: each[0]?.pan ?? 0, sources };
}

describe('before anybody has touched the page', () => {
  it('there is no audio context, and one from the first touch on', () => {
    const sound = soundAt();
    sound.contact(0.4, 0, false);
    expect(RecordedContext.made).toEqual([]);
    touch();
    touch();
    expect(RecordedContext.made.length).toBe(1);
    expect(RecordedContext.made[0]!.state).toBe('running');
    expect(RecordedContext.made[0]!.sources).toEqual([]); // what came before is not made up for
  });

  it('a finger that is only put down does not count', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    touched();
    expect(RecordedContext.made).toEqual([]);
  });
});

describe('a blow', () => {
  it('is the louder the harder it is, and below hearing it is none', () => {
    const { sound, context } = touched();
    const levels = [0.02, 0.1, 0.4, 1.2].map((impulse) => heard(context, () => sound.contact(impulse, 0, false)).level);
    expect(levels[0]).toBeGreaterThan(0);
    expect([...levels].sort((a, b) => a - b)).toEqual(levels);
    expect(new Set(levels).size).toBe(levels.length);
    expect(heard(context, () => sound.contact(0, 0, false)).sources).toEqual([]);
  });

  it.each([false, true])('is heard where it is seen, a cushion: %s', (isCushion) => {
    const { sound, context } = touched();
    const [left, middle, right] = [-1, 0, 1].map((pan) => heard(context, () => sound.contact(0.4, pan, isCushion)).pan);
    expect(left).toBeLessThan(-0.5);
    expect(middle).toBe(0);
    expect(right).toBe(-left!);
  });

  it('against a cushion sounds otherwise than against a weight', () => {
    const { sound, context } = touched();
    const steel = heard(context, () => sound.contact(0.4, 0, false)).sources;
    const cushion = heard(context, () => sound.contact(0.4, 0, true)).sources;
    expect(cushion.length).toBe(1);
    expect(steel.map(({ buffer }) => buffer)).not.toContain(cushion[0]!.buffer);
  });

  it('is one of twelve at most: the quietest gives way, and what is quieter is left out', () => {
    const { sound, context } = touched();
    for (let i = 0; i < 12; ++i) sound.contact(0.3, 0, true);
    expect(context.sources.length).toBe(12);
    expect(heard(context, () => sound.contact(0.1, 0, true)).sources).toEqual([]);
    expect(heard(context, () => sound.contact(1, 0, true)).sources.length).toBe(1);
    expect(context.sources.filter(({ stoppedAt }) => stoppedAt !== null).length).toBe(1);
    context.currentTime = 60; // all have died away
    expect(heard(context, () => sound.contact(0.1, 0, true)).sources.length).toBe(1);
  });
});

describe('what else is heard', () => {
  it('a fall comes when the weight is down in the alley', () => {
    const { sound, context } = touched();
    context.currentTime = 5;
    const { sources, pan } = heard(context, () => sound.fall(0.5));
    expect(sources.map(({ startedAt }) => startedAt)).toEqual([5.11]);
    expect(pan).toBeGreaterThan(0);
  });

  it('powder and points', () => {
    const { sound, context } = touched();
    expect(heard(context, () => sound.dust()).level).toBeGreaterThan(0);
    expect(heard(context, () => sound.dust()).sources).toEqual([]); // the same shake
    expect(heard(context, () => sound.score()).level).toBeGreaterThan(0);
  });

  it('a slide goes on, is the louder the faster it is, and ends with it', () => {
    const { sound, context } = touched();
    const { sources } = heard(context, () => sound.slide({ speed: 0.5, pan: 0 }));
    const [slide] = sources;
    expect(sources.length).toBe(1);
    expect(slide!.loop).toBe(true);
    const slow = slide!.heard().level;
    expect(slow).toBeGreaterThan(0);
    sound.slide({ speed: 2, pan: -1 });
    expect(context.sources.length).toBe(1);
    expect(slide!.heard().level).toBeGreaterThan(slow);
    expect(slide!.heard().pan).toBeLessThan(-0.5);
    sound.slide({ speed: 0, pan: 0 });
    expect(slide!.heard().level).toBe(0);
    expect(slide!.stoppedAt).not.toBeNull();
  });
});

describe('the volume', () => {
  it('is that of all, and follows what is set', () => {
    const volume = signal(1);
    const { sound, context } = touched(volume);
    const full = heard(context, () => sound.contact(0.4, 0, true)).level;
    volume.value = 0.5;
    const half = heard(context, () => sound.contact(0.4, 0, true)).level;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(full / 2);
    sound.setVolume(1);
    expect(heard(context, () => sound.contact(0.4, 0, true)).level).toBe(full);
  });

  it('of nothing is silence, at once', () => {
    const { sound, context } = touched();
    sound.slide({ speed: 1, pan: 0 });
    sound.setVolume(0);
    expect(context.sources[0]!.heard().level).toBe(0);
    expect(context.sources[0]!.stoppedAt).not.toBeNull();
    const { sources } = heard(context, () => {
      sound.contact(1, 0, false);
      sound.fall(0);
      sound.slide({ speed: 1, pan: 0 });
      sound.dust();
      sound.score();
    });
    expect(sources).toEqual([]);
  });

  it('of nothing needs no audio context', () => {
    touched(0);
    expect(RecordedContext.made).toEqual([]);
  });
});

describe('the page', () => {
  it('is silent while it is hidden', () => {
    const { sound, context } = touched();
    sound.slide({ speed: 1, pan: 0 });
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(context.state).toBe('suspended');
    expect(context.sources[0]!.stoppedAt).not.toBeNull();
    expect(heard(context, () => sound.contact(1, 0, false)).sources).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(context.state).toBe('running');
    expect(heard(context, () => sound.contact(1, 0, false)).level).toBeGreaterThan(0);
  });

  it('leaves nothing behind when it has done with sound', () => {
    const { sound, context } = touched();
    expect(listeners).toBeGreaterThan(0);
    sound.dispose();
    expect(context.state).toBe('closed');
    expect(listeners).toBe(0);
    touch();
    expect(RecordedContext.made.length).toBe(1);
    expect(heard(context, () => sound.contact(1, 0, false)).sources).toEqual([]);
  });
});

describe('where there is no sound to be had', () => {
  const everything = (sound: Sound) => {
    sound.contact(0.4, 0, false);
    sound.fall(0.5);
    sound.slide({ speed: 1, pan: 0 });
    sound.dust();
    sound.score();
    sound.setVolume(0.2);
    sound.dispose();
  };

  it('without WebAudio all stays silent, nothing fails, and nobody is listened to', () => {
    vi.stubGlobal('AudioContext', undefined);
    const sound = createSound(signal(1));
    expect(listeners).toBe(0);
    expect(() => everything(sound)).not.toThrow();
  });

  it('a device that cannot be opened is asked for once', () => {
    RecordedContext.fails = true;
    const sound = soundAt();
    expect(() => touch()).not.toThrow();
    RecordedContext.fails = false;
    touch();
    expect(RecordedContext.made).toEqual([]);
    expect(() => everything(sound)).not.toThrow();
  });
});
