// Every language says everything that English does, with the same names and numbers in it.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { marksIn, SampleArguments } from '../../../tests/sample_arguments';
import { languages, type Language } from './index';

async function dictionariesIn(language: Language) {
  const { main, study, online, opponents, real, lessons, refusals } = languages[language];
  return { ...(await main()), ...(await study()), ...(await online()), ...(await opponents()), ...(await real()), ...(await lessons()), ...(await refusals()) };
}

const english = await dictionariesIn('en');
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');
const translations = await Promise.all(others.map(async (language) => [language, await dictionariesIn(language)] as const));

type Leaf = string | number | ((...args: never[]) => unknown);

// Every word by its path: "play.pastBy.line".
function leavesOf(value: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (typeof value !== 'object' || value === null) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, path === '' ? name : `${path}.${name}`));
}

// Sentences about the engine's codes have arguments of their own in each language, and their own test below.
function leavesWithoutCodes(dictionary: object): [string, Leaf][] {
  return leavesOf({ ...dictionary, judge: 0, events: 0, advice: 0 });
}

// What is the same word in both languages, or no word at all.
const alike = new Set([
  'Hammer', '1 mm', 'Esc', 'Coach', 'Innings', 'Standard', 'Pause', 'Points', 'Match', 'point', 'Hand', 'gain', 'Table', 'table', 'Menu', 'Direction', 'Date', 'Zone', 'options', 'score', 'Score', 'Place', 'place', 'Name', 'Matches', 'no', 'Effort', 'provisional', 'Bots', 'Online', 'Auto', 'Inning',
]);

function sameWords(own: [string, Leaf][], english: [string, Leaf][]): string[] {
  const known = new Map(english);
  return own.filter(([path, leaf]) => typeof leaf === 'string' && leaf === known.get(path) && !alike.has(leaf) && /\p{L}{2}/u.test(leaf)).map(([path]) => path);
}

const sampled = (file: string, name: string) => new SampleArguments(fileURLToPath(new URL(file, import.meta.url)), name);

// English is what the others are held against: its declared parameters are theirs.
const samples = {
  words: sampled('./en/main.ts', 'words'),
  real: sampled('./en/real.ts', 'real'),
  study: sampled('./en/study.ts', 'study'),
  online: sampled('./en/online.ts', 'online'),
  opponents: sampled('./en/opponents.ts', 'opponents'),
};

// Throws where the function does, or says something that is no text.
function called(leaf: Leaf, args: unknown[], path: string): string {
  if (typeof leaf !== 'function') throw new Error(`${path} is no function`);
  const said = leaf(...(args as never[]));
  if (typeof said !== 'string') throw new Error(`${path} says ${JSON.stringify(said)}`);
  return said;
}

// A name of the code that a replacement has left in a sentence: "the first listedNumbers plays".
const ownNames = /«.»|WebGL|WebAssembly/g;
const nameOfCode = /\p{Ll}\p{Lu}/u;

it.each([['en', english] as const, ...translations])('no sentence in %s has a name of the code in it', (_, dictionary) => {
  const said = (['words', 'real', 'study', 'online', 'opponents'] as const).flatMap((key) =>
    leavesWithoutCodes(dictionary[key]).flatMap(([path, leaf]) => (typeof leaf === 'function' ? samples[key].of(path).map((args) => called(leaf, args, path)) : [String(leaf)])),
  );
  const sentences = [...said, ...leavesOf([dictionary.lessons, dictionary.refusals]).map(([, leaf]) => leaf).filter((leaf) => typeof leaf === 'string')];
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => nameOfCode.test(sentence.replace(ownNames, '')))).toEqual([]);
});

describe.each(translations)('the dictionary in %s', (language, translation) => {
  const parts: [string, [string, Leaf][], [string, Leaf][], SampleArguments][] = (
    [['words', 'words'], ['real', 'words at a real table'], ['study', 'study'], ['online', 'words of online play'], ['opponents', 'words of the opponents']] as const
  ).map(([key, name]) => [name, leavesWithoutCodes(translation[key]), leavesWithoutCodes(english[key]), samples[key]]);

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
    expect(functions.length).toBeGreaterThan(5);
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
    const engineWords = ({ words: { judge, events }, study: { advice }, refusals }: typeof english) => ({ judge, events, advice, refusals });
    const shape = (value: unknown) => leavesOf(value).map(([path, leaf]) => `${path}: ${typeof leaf}`).sort();
    const [own, original] = [engineWords(translation), engineWords(english)];
    expect(shape(own)).toEqual(shape(original));
    expect(sameWords(leavesOf(own), leavesOf(original))).toEqual([]);
    expect(leavesOf(own).filter(([, leaf]) => leaf === '')).toEqual([]);
  });

  it('has every step of every lesson', () => {
    expect(Object.keys(english.lessons).length).toBeGreaterThan(4);
    expect(leavesOf(translation.lessons).map(([path]) => path)).toEqual(leavesOf(english.lessons).map(([path]) => path));
    expect(sameWords(leavesOf(translation.lessons), leavesOf(english.lessons))).toEqual([]);
  });

  it('is among those that can be chosen, by its own name', () => {
    expect(languages[language].name).not.toBe('English');
  });
});
