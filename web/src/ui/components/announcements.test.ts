import { expect, it, vi } from 'vitest';

import { hush, say, spoken } from './surfaces';

vi.mock('../route', () => ({ goBack: () => {} }));
vi.mock('../parameters', () => ({ rate: () => 1, namedLanguage: () => '' }));

const texts = () => spoken.value.map(({ text }) => text);

it('what was read out is taken away again, so that nobody takes it for news later', () => {
  vi.useFakeTimers();
  say('Ann wins.');
  say('Ann wins.');
  expect(texts()).toEqual(['Ann wins.', 'Ann wins.']);
  vi.advanceTimersByTime(5000);
  say('Bob to throw.');
  expect(texts()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(['Bob to throw.']);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});

it('of what was said about one thing only the latest stays, and nothing after the table is left', () => {
  vi.useFakeTimers();
  say('Ann has to choose.', 'opening');
  say('Flick the weight.');
  say('Bob has to choose.', 'opening');
  expect(texts()).toEqual(['Flick the weight.', 'Bob has to choose.']);
  hush();
  expect(texts()).toEqual([]);
  say('Settings');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});
