// The coach's sentences in other languages, number for number, in positions of every game.
import { beforeAll, describe, expect, it } from 'vitest';

import { engineHere } from '../../../tests/engine_here';
import { studyHere } from '../../../tests/study_here';
import type { Advice, HandEstimate, Position, Rating } from '../../engine/study';
import { languages, loadWords, type Language } from './index';
import { adviceSay, handSay, ratingSay, reasonSay } from './said_advice';
import { leftInEnglish, numbersIn } from './said_checks';
import { loadStudyWords } from './study';

const games = await (await engineHere()).games();
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

const at = (color: 'red' | 'blue', x: number, y: number) => ({ color, x: 6.2992 - x, y });

const positions: Position[] = [
  { game: 'knock-off', weights: [], to_shoot: 'red' },
  { game: 'knock-off', weights: [at('red', 0.1, 0.05)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('red', 0.05, 0.1), at('red', 0.12, 0.1), at('red', 0.1, -0.1)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('red', 0.1, 0), at('red', 0.1, 0.1), at('red', 0.1, 0.2)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('blue', 0.1, 0.08), at('blue', 0.1, 0.17), at('red', 0.5, -0.1)], thrown: 6, to_shoot: 'red', score: { red: 14, blue: 14 } },
  { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], weights: [at('blue', 0.1, 0.05), at('red', 0, 0.1)], thrown: 4, to_shoot: 'Ann' },
  { game: 'knock-off', table: '9ft-bank', weights: [], to_shoot: 'red' },
  { game: 'tap-and-draw', weights: [at('blue', 0.1, 0), at('red', 0.4, 0)], thrown: 5, to_shoot: 'blue' },
  { game: 'target', table: '22ft-target', weights: [at('blue', 0.25, 0)], thrown: 7, to_shoot: 'red' },
  { game: 'horse-collar', weights: [at('red', 0.2, 0), at('red', 5, 0)], thrown: 4, to_shoot: 'first' },
  { game: 'horse-collar', weights: [at('red', 0.2, 0)], thrown: 7, to_shoot: 'first' },
  { game: 'crazy-eight', weights: [], to_shoot: 'first' },
  { game: 'crazy-eight', weights: [at('red', 0.2, 0), at('red', 0.5, 0.1), at('red', 0.8, -0.1), at('red', 1, 0)], thrown: 4, first_color: 'red', to_shoot: 'first' },
];

const advised: Advice[] = [];
const ratings: Rating[] = [];
const estimates: HandEstimate[] = [];

beforeAll(async () => {
  const study = await studyHere();
  for (const position of positions) {
    const advice = await study.advise({ ...position, shots: 8, sample: 0, effort: 100, effort_last: 100, seed: 1, hand: 'league' });
    advised.push(advice);
    const worst = advice.shots.at(-1)!.aim;
    if (worst.spread === undefined) ratings.push(await study.rate({ ...position, rate: { aimed: worst, thrown: { ...worst, speed: worst.speed * 1.01 } }, effort: 100, effort_last: 100, seed: 1 }));
  }
  const throwBy = (i: number, share: number) => ({ aimed: { y: 0, speed: 1.8, angle: 0 }, thrown: { y: 0.002 * (i % 3), speed: 1.8 * share, angle: 0.004 * ((i % 5) - 1) } });
  for (const share of [1, 1.03, 0.97])
    estimates.push(await study.estimate(Array.from({ length: 20 }, (_, i) => throwBy(i, share + 0.005 * ((i % 4) - 1.5))), '22ft', 'medium'));
  study.close();
}, 180_000);

function expectSame(said: string, english: string): void {
  expect(leftInEnglish(said, games), `${said} (${english})`).toEqual([]);
  expect(numbersIn(said), `${said} (${english})`).toEqual(numbersIn(english, 'en'));
}

describe.each(others)('what the coach says, in %s', (language) => {
  beforeAll(async () => {
    await loadWords(language);
    await loadStudyWords();
  });

  it('is the shot and its reasons', () => {
    for (const advice of advised) {
      for (const shot of advice.shots) {
        expectSame(adviceSay(shot), shot.say);
        for (const reason of shot.reasons) expectSame(reasonSay(reason, advice.to_shoot), reason.say);
      }
      expect(new Set(advice.shots.map((shot) => adviceSay(shot))).size).toBe(advice.shots.length);
    }
    const kinds = new Set(advised.flatMap(({ shots }) => shots.map(({ kind }) => kind)));
    const codes = new Set(advised.flatMap(({ shots }) => shots.flatMap(({ reasons }) => reasons.map(({ code }) => code))));
    expect(kinds.size).toBeGreaterThan(6);
    expect(codes.size).toBeGreaterThan(8);
  });

  it('is what a shot was worth', () => {
    expect(ratings.length).toBeGreaterThan(0);
    for (const rating of ratings) expectSame(ratingSay(rating), rating.say);
  });

  it('is how a hand scatters', () => {
    expect(estimates.length).toBeGreaterThan(0);
    for (const estimate of estimates) expectSame(handSay(estimate), estimate.say);
  });
});
