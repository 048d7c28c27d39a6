// Every language says everything that English does, with the same names and numbers in it.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { marksIn, SampleArguments } from '../../../tests/sample_arguments';
import { de } from './de';
import { online as onlineInGerman } from './de/online';
import { real as realInGerman } from './de/real';
import { said as saidInGerman } from './de/said';
import { refusals as refusalsInGerman } from './de/said/refusals';
import { study as studyInGerman } from './de/study';
import { advice as adviceInGerman } from './de/study/said';
import { en } from './en';
import { online as onlineInEnglish } from './en/online';
import { real as realInEnglish } from './en/real';
import { said as saidInEnglish } from './en/said';
import { study as studyInEnglish } from './en/study';
import { advice as adviceInEnglish } from './en/study/said';
import { es } from './es';
import { online as onlineInSpanish } from './es/online';
import { real as realInSpanish } from './es/real';
import { said as saidInSpanish } from './es/said';
import { refusals as refusalsInSpanish } from './es/said/refusals';
import { study as studyInSpanish } from './es/study';
import { advice as adviceInSpanish } from './es/study/said';
import { fr } from './fr';
import { online as onlineInFrench } from './fr/online';
import { real as realInFrench } from './fr/real';
import { said as saidInFrench } from './fr/said';
import { refusals as refusalsInFrench } from './fr/said/refusals';
import { study as studyInFrench } from './fr/study';
import { advice as adviceInFrench } from './fr/study/said';
import { languages } from './index';

const spoken = {
  es: { words: es, real: realInSpanish, study: studyInSpanish, online: onlineInSpanish, said: saidInSpanish, refusals: refusalsInSpanish, advice: adviceInSpanish },
  de: { words: de, real: realInGerman, study: studyInGerman, online: onlineInGerman, said: saidInGerman, refusals: refusalsInGerman, advice: adviceInGerman },
  fr: { words: fr, real: realInFrench, study: studyInFrench, online: onlineInFrench, said: saidInFrench, refusals: refusalsInFrench, advice: adviceInFrench },
};

type Leaf = string | number | ((...args: never[]) => unknown);

// Every word by its path: "play.pastBy.line".
function leavesOf(value: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (typeof value !== 'object' || value === null) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, path === '' ? name : `${path}.${name}`));
}

function withoutSaid(dictionary: object): [string, Leaf][] {
  return leavesOf({ ...dictionary, said: 0 });
}

const lessons: Record<string, { lesson: Record<string, string> }> = import.meta.glob('./*/study/lessons/*.ts', { eager: true });

// What is the same word in both languages, or no word at all.
const alike = new Set([
  'Hammer', '1 mm', 'Esc', 'Coach', 'Innings', 'Standard', 'Pause', 'Points', 'Match', 'point', 'Hand', 'gain', 'Table', 'table', 'Menu', 'Direction', 'Date', 'Zone', 'options', 'score', 'Score', 'Place', 'place', 'Name', 'Matches', 'no',
]);

function sameWords(own: [string, Leaf][], english: [string, Leaf][]): string[] {
  const known = new Map(english);
  return own.filter(([path, leaf]) => typeof leaf === 'string' && leaf === known.get(path) && !alike.has(leaf) && /\p{L}{2}/u.test(leaf)).map(([path]) => path);
}

const sampled = (file: string, name: string) => new SampleArguments(fileURLToPath(new URL(file, import.meta.url)), name);

// English is what the others are held against: its declared parameters are theirs.
const samples = {
  words: sampled('./en.ts', 'en'),
  real: sampled('./en/real.ts', 'real'),
  study: sampled('./en/study/index.ts', 'study'),
  online: sampled('./en/online/index.ts', 'online'),
};

// Throws where the function does, or says something that is no text.
function called(leaf: Leaf, args: unknown[], path: string): string {
  if (typeof leaf !== 'function') throw new Error(`${path} is no function`);
  const said = leaf(...(args as never[]));
  if (typeof said !== 'string') throw new Error(`${path} says ${JSON.stringify(said)}`);
  return said;
}

describe.each(Object.entries(spoken))('the dictionary in %s', (language, { words, real, study, online, said, refusals, advice }) => {
  const parts: [string, [string, Leaf][], [string, Leaf][], SampleArguments][] = [
    ['words', withoutSaid(words), withoutSaid(en), samples.words],
    ['words at a real table', withoutSaid(real), withoutSaid(realInEnglish), samples.real],
    ['study', withoutSaid(study), withoutSaid(studyInEnglish), samples.study],
    ['words of online play', withoutSaid(online), withoutSaid(onlineInEnglish), samples.online],
  ];

  it.each(parts)('has every one of the %s', (_, own, english) => {
    const shape = (leaves: [string, Leaf][]) => leaves.map(([path, leaf]) => `${path}: ${typeof leaf}${typeof leaf === 'function' ? `(${leaf.length})` : ''}`).sort();
    expect(shape(own)).toEqual(shape(english));
  });

  it.each(parts)('leaves none of the %s in English, and none empty', (_, own, english) => {
    expect(sameWords(own, english)).toEqual([]);
    expect(own.filter(([, leaf]) => typeof leaf === 'string' && leaf.trim() === '').map(([path]) => path)).toEqual([]);
  });

  // What English repeats of its arguments is in the translation too, and no more than that.
  it.each(parts)('says what it is given, in the %s', (_, own, english, arguments_) => {
    const known = new Map(english);
    const functions = own.filter(([, leaf]) => typeof leaf === 'function');
    expect(functions.length).toBeGreaterThan(10);
    for (const [path, leaf] of functions) {
      for (const args of arguments_.of(path)) {
        const [here, there] = [called(leaf, args, `${language} ${path}`), called(known.get(path)!, args, `en ${path}`)];
        const about = `${language} ${path}(${JSON.stringify(args)})`;
        for (const mark of marksIn(args)) if (there.includes(mark)) expect(here, about).toContain(mark);
        expect(here, about).not.toMatch(/undefined|null|NaN|\[object/);
        expect(here.trim(), about).not.toBe('');
        if (/\p{L}{3} \p{L}{2}/u.test(there.replace(/«.»/g, ''))) expect(here, about).not.toBe(there);
      }
    }
  });

  it('says what the engine tells in the same pieces as English, and none of it in English', () => {
    const shape = (value: unknown) => leavesOf(value).map(([path, leaf]) => `${path}: ${typeof leaf}`).sort();
    expect(shape(said)).toEqual(shape(saidInEnglish));
    expect(shape(refusals)).toEqual(shape(refusalsInGerman));
    expect(shape(advice)).toEqual(shape(adviceInEnglish));
    expect([...sameWords(leavesOf(said), leavesOf(saidInEnglish)), ...sameWords(leavesOf(advice), leavesOf(adviceInEnglish))]).toEqual([]);
    expect([...leavesOf(said), ...leavesOf(refusals), ...leavesOf(advice)].filter(([, leaf]) => leaf === '')).toEqual([]);
  });

  it('has every step of every lesson', () => {
    const english = Object.entries(lessons).filter(([path]) => path.startsWith('./en/'));
    expect(english.length).toBeGreaterThan(4);
    for (const [path, { lesson }] of english) {
      const own = lessons[path.replace('./en/', `./${language}/`)]?.lesson;
      expect(Object.keys(own ?? {}), path).toEqual(Object.keys(lesson));
      expect(sameWords(leavesOf(own), leavesOf(lesson))).toEqual([]);
    }
  });

  it('is among those that can be chosen, by its own name', async () => {
    const { name, load } = languages[language as keyof typeof spoken];
    expect(await load()).toBe(words);
    expect(name).not.toBe('English');
  });
});
