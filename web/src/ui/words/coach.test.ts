// What the page says of the coach's codes, in positions of every game: in English, to the letter, what the engine's own
// sentence is; in other languages the same numbers.
import { beforeAll, describe, expect, it } from 'vitest';

import { neverSeen } from '../../../tests/checked_module';
import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import type { Advice, HandEstimate, Position, Rating } from '../../engine/study';
import type { Color } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { colorOfFour, handText, ratingText, reasonText, shotText } from './coach';
import { type Language, languages, loadStudyWords, loadWords } from './index';
import { englishOf, leftInEnglish, numbersIn, plainer, withoutSentences } from '../../../tests/sentence_checks';

const games = await (await engineInstance()).games();
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

const at = (color: 'red' | 'blue', x: number, y: number) => ({ color, x: 6.2992 - x, y });

const positions: Position[] = [
  { game: 'knock-off', weights: [], to_shoot: 'red' },
  { game: 'knock-off', weights: [at('red', 0.1, 0.05)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('red', 0.05, 0.1), at('red', 0.12, 0.1), at('red', 0.1, -0.1)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('red', 0.1, 0), at('red', 0.1, 0.1), at('red', 0.1, 0.2)], thrown: 7, to_shoot: 'blue' },
  { game: 'knock-off', weights: [at('blue', 0.1, 0.08), at('blue', 0.1, 0.17), at('red', 0.5, -0.1)], thrown: 6, to_shoot: 'red', score: { red: 14, blue: 14 } },
  { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], weights: [at('blue', 0.1, 0.05), at('red', 0, 0.1)], thrown: 4, to_shoot: 'Ann' },
  { game: 'knock-off', seats: [{ name: 'ann' }, { name: 'James' }], weights: [at('blue', 0.1, 0.05), at('blue', 0.1, -0.15), at('blue', 0.01, 0.15), at('red', 0.3, 0.1)], thrown: 7, to_shoot: 'James' },
  { game: 'knock-off', seats: [{ name: 'ann' }, { name: 'James' }], weights: [at('red', 0.06, 0.02), at('red', 0.2, 0), at('red', 0.3, 0.02), at('blue', 4, 0)], thrown: 7, to_shoot: 'James' },
  { game: 'knock-off', weights: [at('blue', 0.1, 0.08), at('blue', 0.1, 0.16), at('red', 0.05, -0.1), at('red', 0.3, -0.1)], thrown: 7, to_shoot: 'blue', score: { red: 13, blue: 12 } },
  { game: 'knock-off', table: '9ft-bank', weights: [], to_shoot: 'red' },
  { game: 'knock-off', table: '9ft-bank', weights: [{ color: 'red', x: 2.3, y: 0.1 }], thrown: 7, to_shoot: 'blue' },
  { game: 'tap-and-draw', weights: [at('blue', 0.1, 0), at('red', 0.4, 0)], thrown: 5, to_shoot: 'blue' },
  { game: 'tap-and-draw', options: { scoring: 'horse_collar', corner_hangers: true }, weights: [at('blue', 0.005, 0.235), at('red', 0.4, 0.1), at('red', 0.45, 0)], thrown: 6, to_shoot: 'red' },
  { game: 'target', table: '22ft-target', weights: [at('blue', 0.25, 0)], thrown: 7, to_shoot: 'red' },
  { game: 'horse-collar', weights: [at('red', 0.2, 0), at('red', 5, 0)], thrown: 4, to_shoot: 'first' },
  { game: 'horse-collar', weights: [at('red', 0.2, 0)], thrown: 7, to_shoot: 'first' },
  { game: 'horse-collar', weights: [at('red', 0.2, 0), at('red', 0.5, 0), at('blue', 5.2, 0)], thrown: 6, to_shoot: 'second' },
  { game: 'crazy-eight', table: '9ft-bank', weights: [{ color: 'red', x: 2.2982618133387818, y: 0.1424110982298903 }, { color: 'red', x: 2.222208008725107, y: -0.13331889283532228 }, { color: 'red', x: 2.0440070403803174, y: -0.08139493105998026 }], thrown: 7, first_color: 'red', to_shoot: 'first', hand: 'casual' },
  { game: 'baseball', weights: [at('red', 0.2, 0), at('red', 0.02, 0.1)], to_shoot: 'first' },
  { game: 'crazy-eight', weights: [], to_shoot: 'first' },
  { game: 'crazy-eight', weights: [], to_shoot: 'first', first_color: 'blue' },
  { game: 'crazy-eight', weights: [at('red', 0.2, 0), at('red', 0.5, 0.1), at('red', 0.8, -0.1), at('red', 1, 0)], thrown: 4, first_color: 'red', to_shoot: 'first' },
];

// Boards of every game, as they fall.
function drawn(): Position[] {
  let state = 7;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return games.flatMap((game) =>
    Array.from({ length: 8 }, (_, board): Position => {
      const weights = Array.from({ length: 1 + (board % 6) }, (_, i) => at(i % 2 === 0 ? 'red' : 'blue', random() < 0.5 ? 0.35 * random() : 2.5 * random(), 0.44 * random() - 0.22));
      const table = game.tables.includes('22ft') ? '22ft' : game.tables[0]!;
      const first = game.throws_four ? { first_color: 'red' as const, weights: weights.slice(0, 4).map((weight) => ({ ...weight, color: 'red' as const })) } : { weights };
      return { game: game.key, table, to_shoot: game.shares_board ? (board % 2 === 0 ? 'red' : 'blue') : 'first', ...first };
    }),
  );
}

const advised: Advice[] = [];
const ratings: { color: Color | undefined; rating: Rating }[] = []; // of what was thrown
const estimates: HandEstimate[] = [];

beforeAll(async () => {
  const study = await studyInstance('hammer'); // to hold its English against the page's
  const possible = await Promise.all(drawn().map(async (position) => ((await study.toShoot(position).catch(() => null)) ? [position] : [])));
  expect(new Set(possible.flat().map(({ game }) => game)).size).toBe(games.length);
  for (const position of [...positions, ...possible.flat()]) {
    const advice = await study.advise({ hand: 'league', ...position, shots: 8, sample: 0, effort: 100, effort_last: 100, seed: 1 });
    advised.push(advice);
    for (const { aim } of new Set([advice.shots[0]!, advice.shots.at(-1)!]))
      ratings.push({ color: colorOfFour(aim), rating: await study.rate({ ...position, rate: { aimed: aim, thrown: { ...aim, speed: aim.speed * 1.01 } }, effort: 100, effort_last: 100, seed: 1 }) });
  }
  const throwBy = (i: number, share: number) => ({ aimed: { y: 0, speed: 1.8, angle: 0 }, thrown: { y: 0.002 * (i % 3), speed: 1.8 * share, angle: 0.004 * ((i % 5) - 1) } });
  for (const share of [1, 1.03, 0.97])
    for (const length of [20, 6, 5]) estimates.push(await study.estimate(Array.from({ length }, (_, i) => throwBy(i, share + 0.005 * ((i % 4) - 1.5))), '22ft', 'medium'));
  for (const [share, aside] of [[0.2, 0.001], [0.001, 0.05]] as const)
    estimates.push(await study.estimate([-2, -1, 0, 1, 4].map((off) => ({ aimed: { y: 0, speed: 1.8, angle: 0 }, thrown: { y: aside * off, speed: 1.8 * (1 + share * off), angle: aside * off } })), '22ft', 'medium'));
  // By where they came to rest, as the command line takes them too; without any scatter; and along the side, where hardly
  // any tells how much the place scatters.
  const rests = Array.from({ length: 7 }, (_, i) => ({ from: 0, aimed: { x: 6, y: 0 }, rest: { x: 5.9 + 0.02 * (i % 4), y: -0.03 + 0.004 * (i % 3) } }));
  estimates.push(await study.estimate(rests as never, '22ft', 'medium'), await study.estimate(Array.from({ length: 5 }, () => throwBy(15, 1)), '22ft', 'medium'));
  const along = Array.from({ length: 5 }, (_, i) => ({ aimed: { y: 0.2246, speed: 1.8, angle: 0 }, thrown: { y: i === 0 ? 0.22 : 0.2246, speed: 1.8 + 0.01 * i, angle: 0.001 * i } }));
  estimates.push(await study.estimate(along, '22ft', 'medium'));
  study.close();
}, 180_000);

function expectSame(said: string, english: string): void {
  expect(leftInEnglish(said, games), `${said} (${english})`).toEqual([]);
  expect(numbersIn(said), `${said} (${english})`).toEqual(numbersIn(english, 'en'));
}

// In type a line does not end before the sign, and a minus is no hyphen; and some things are said more plainly.
function inType(english: string): string {
  return plainer(english)
    .replaceAll(' %', '\u00a0%')
    .replace('Luck: -', 'Luck: −')
    .replace(/ (points?) of a hundred/g, ' percentage $1')
    .replaceAll('rest short', 'stop short')
    .replace(/\bshort(er|est) of\b/g, 'near$1 of')
    .replace(/it is the shot:/i, (sentence) => sentence.replace('the shot', 'clearly the best shot'))
    .replace(/must go, (.+) still:/, 'must go ($1 left):')
    .replace(/A dead weight voids everything as it lies, and no longer does after (.+) of throws/, 'As things stand a dead weight voids everything; $1 of throws put that right')
    .replace('no worse than throwing away', 'no worse than throwing it away')
    .replace('against throwing away', 'compared with throwing it away')
    .replace(/this clears the board: (\S+) weights? on it on average, of (\d+)/, 'this leaves $1 of $2 weights on average');
}

it('has every field that protocol/schema has', () => {
  const fields = neverSeen(({ name }) => ['AdviceReason', 'AdvisedShot', 'WeightName'].includes(name));
  expect(fields.filter((field) => !/^AdvisedShot\.|^AdviceReason\(void_risk\)/.test(field))).toEqual([]); // as below
});

describe('what the coach tells, in English', () => {
  beforeAll(async () => {
    await loadWords('en');
    await loadStudyWords();
  });

  it('is to the letter what the engine says of shots and reasons', () => {
    for (const { shots, to_shoot } of advised) {
      for (const shot of shots) {
        expect(shotText(withoutSentences(shot), colorOfFour(shot.aim))).toBe(inType(englishOf(shot, 'say')));
        for (const reason of shot.reasons) expect(reasonText(withoutSentences(reason), to_shoot), JSON.stringify(reason)).toBe(inType(englishOf(reason, 'say')));
      }
    }
    const kinds = new Set(advised.flatMap(({ shots }) => shots.map(({ kind }) => kind)));
    const codes = new Set(advised.flatMap(({ shots }) => shots.flatMap(({ reasons }) => reasons.map(({ code }) => code))));
    expect([...kinds].sort()).toEqual(['clear', 'four', 'guard', 'hanger', 'lag', 'promote', 'stick', 'take_out', 'take_out_two', 'tap', 'throw_away']);
    expect([...codes].sort()).toEqual([
      'adds_to_lead', 'clears_two', 'cuts_loss', 'hard_reply', 'keeps_open', 'makes_three', 'must_clear', 'nothing_better', 'only_chance', 'protects',
      'removes_leader', 'rescues_dead', 'risky', 'safe', 'scores_now', 'takes_lead', 'wins_game',
    ]);
  });

  it('is there for reasons too that no position here has', () => {
    expect(reasonText({ code: 'void_risk', chance: 0.0312 }, 'Ann')).toBe('Beware: 3.1\u00a0% of throws leave a dead weight, which voids everything.');
    expect(reasonText({ code: 'nothing_better', win: 0.01 }, 'Ann')).toBe('The best other shot found gains no more than 1 percentage point.');
  });

  it('is to the letter what the engine says a shot was worth', () => {
    for (const { color, rating } of ratings) expect(ratingText(withoutSentences(rating), color), JSON.stringify(rating)).toBe(inType(englishOf(rating, 'say')));
    for (const part of ['did not', 'Nothing better', 'It costs', 'Luck: +', 'Luck: -']) expect(ratings.map(({ rating }) => englishOf(rating, 'say')).join(' ')).toContain(part);
  });

  it('is to the letter what the engine says of a hand', () => {
    for (const estimate of estimates) expect(handText(withoutSentences(estimate)), JSON.stringify(estimate)).toBe(englishOf(estimate, 'say'));
    for (const part of ['any amount', 'inferred', 'too hard', 'too softly', 'left']) expect(estimates.map((estimate) => englishOf(estimate, 'say')).join(' ')).toContain(part);
  });

  it('is in inches where the reader chose them', () => {
    const { units } = preferences.value;
    preferences.value = { ...preferences.value, units: 'in' };
    try {
      for (const estimate of estimates) expect(handText(estimate)).not.toMatch(/\d mm\b/);
      expect(handText(estimates[0]!)).toMatch(/place by [\d.]+ in \([\d.]+ to [\d.]+\)/);
    } finally {
      preferences.value = { ...preferences.value, units };
    }
  });
});

describe.each(others)('what the coach says, in %s', (language) => {
  beforeAll(async () => {
    await loadWords(language);
    await loadStudyWords();
  });

  it('is the shot and its reasons', () => {
    for (const advice of advised) {
      for (const shot of advice.shots) {
        expectSame(shotText(shot, colorOfFour(shot.aim)), englishOf(shot, 'say'));
        for (const reason of shot.reasons) expectSame(reasonText(reason, advice.to_shoot), englishOf(reason, 'say'));
      }
      expect(new Set(advice.shots.map((shot) => shotText(shot))).size).toBe(advice.shots.length);
    }
    const kinds = new Set(advised.flatMap(({ shots }) => shots.map(({ kind }) => kind)));
    const codes = new Set(advised.flatMap(({ shots }) => shots.flatMap(({ reasons }) => reasons.map(({ code }) => code))));
    expect(kinds.size).toBeGreaterThan(6);
    expect(codes.size).toBeGreaterThan(8);
  });

  it('is what a shot was worth', () => {
    expect(ratings.length).toBeGreaterThan(0);
    for (const { color, rating } of ratings) expectSame(ratingText(rating, color), englishOf(rating, 'say'));
  });

  it('is how a hand scatters', () => {
    expect(estimates.length).toBeGreaterThan(0);
    for (const estimate of estimates) expectSame(handText(estimate), englishOf(estimate, 'say'));
  });
});
