// Every throw has words in every language.
import { afterAll, describe, expect, it } from 'vitest';

import { engineInstance, studyInstance } from '../../../tests/engine_instance';
import { throwAtRandom } from '../../../tests/random_throws';
import { preferences } from '../../state/preferences';
import type { Outcome, ThrowResult } from '../../state/throw_result';
import { languages, loadWords, type Language } from './index';
import { resultText } from './throw_results';

const engines = { engine: await engineInstance(), study: await studyInstance() };
const thrown: ThrowResult[] = [];
for (const game of await engines.engine.games()) {
  const boards = [game.tables[0], game.tables.at(-1)];
  for (const table of boards)
    for (const { result, referee, thrown: one } of await throwAtRandom(engines, game, { ...(table === undefined ? {} : { table }), options: { hand: 'natural' } }, 24, 4))
      thrown.push({ ...result, wobble: await referee.wobbleOf(one) });
}

const plain = { player: 'Ann', color: 'red' as const, place: { x: 0, y: 0 }, others: [], knockedOff: { red: 0, blue: 0 }, moved: { red: 0, blue: 0 }, wobble: null };
const told = (outcome: Outcome, more: Partial<ThrowResult> = {}, isToThrower = false) => resultText({ ...plain, outcome, ...more }, isToThrower);

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  afterAll(() => loadWords('en'));

  it('every throw of every game is told, by both units', async () => {
    await loadWords(language);
    const kinds = new Set(thrown.map(({ outcome }) => outcome.kind));
    for (const kind of ['fell', 'rests', 'dead', 'unseen', 'no_cushion', 'four_failed'] as const) expect(kinds).toContain(kind);
    for (const units of ['mm', 'in'] as const) {
      preferences.value = { ...preferences.value, units };
      for (const result of thrown)
        for (const text of [resultText(result, true), resultText(result, false)]) {
          expect(text, JSON.stringify(result)).toMatch(/^[^·]+( · [^·]+)*$/);
          expect(text, JSON.stringify(result)).not.toMatch(/undefined|null|NaN|\[object|-\d/);
        }
    }
    preferences.value = { ...preferences.value, units: 'mm' };
  });
});

describe('in English', () => {
  const rests = (value: number, next: { mm: number; value: number; over: 'line' | 'ring' | 'edge' } | null): Outcome => ({ kind: 'rests', zone: String(value) as '1', value, next });
  const cases: [string, Outcome, Partial<ThrowResult>?][] = [
    ['2 · 4.1 cm short of the 3', rests(2, { mm: 41, value: 3, over: 'line' })],
    ['1 · 1.6 m short of the 2', rests(1, { mm: 1556, value: 2, over: 'line' })],
    ['2 · 7.2 mm from the 3', rests(2, { mm: 7.2, value: 3, over: 'ring' })],
    ['3', rests(3, null)],
    ['Hanger! 4 points', { kind: 'rests', zone: 'hanger', value: 4, next: null }],
    ['Off the end', { kind: 'fell', edge: 'far' }],
    ['Off the side · Knocked off 1 red, 2 blue', { kind: 'fell', edge: 'left' }, { knockedOff: { red: 1, blue: 2 } }],
    ['3 · Moved 1 blue', rests(3, null), { moved: { red: 0, blue: 1 } }],
    ['Short of the foul line: removed', { kind: 'dead', removed: true, short: 300 }],
    ['30 cm short of the foul line', { kind: 'dead', removed: false, short: 300 }],
    ['No cushion: removed', { kind: 'no_cushion' }],
    ['All four must stay on: the turn ends', { kind: 'four_failed', fell: true }],
    ['3 · wobble: 4.1 cm long', rests(3, null), { wobble: { along: 0.041, across: 0.002, isAtLeast: false } }],
    ['3 · wobble: 4.1 cm short, 2 cm left', rests(3, null), { wobble: { along: -0.041, across: 0.02, isAtLeast: false } }],
    ['Off the end · wobble: over 20 cm long', { kind: 'fell', edge: 'far' }, { wobble: { along: 0.2, across: 0, isAtLeast: true } }],
    ['3 · wobble: hardly any', rests(3, null), { wobble: { along: 0.001, across: 0, isAtLeast: false } }],
  ];
  it.each(cases)('%s', async (text, outcome, more) => {
    await loadWords('en');
    expect(told(outcome, more)).toBe(text);
  });
});

describe('weights that it moved agree in number, and the thrower’s own are called so', () => {
  const off = { kind: 'fell', edge: 'far' } as const;
  const cases: [Language, string, ThrowResult['knockedOff'], string, string][] = [
    ['en', 'Knocked off 1 of your own', { red: 1, blue: 0 }, 'Knocked off 1 red', 'Moved 1 red'],
    ['en', 'Knocked off 1 of your own, 2 blue', { red: 1, blue: 2 }, 'Knocked off 1 red, 2 blue', 'Moved 1 red, 2 blue'],
    ['de', '1 eigenen hinuntergestoßen', { red: 1, blue: 0 }, '1 roten hinuntergestoßen', '1 roten verschoben'],
    ['de', '2 blaue hinuntergestoßen', { red: 0, blue: 2 }, '2 blaue hinuntergestoßen', '2 blaue verschoben'],
    ['fr', '1 des vôtres sorti', { red: 1, blue: 0 }, '1 rouge sorti', '1 rouge déplacé'],
    ['fr', '1 des vôtres, 1 bleu sortis', { red: 1, blue: 1 }, '1 rouge, 1 bleu sortis', '1 rouge, 1 bleu déplacés'],
    ['es', '2 tuyos fuera', { red: 2, blue: 0 }, '2 rojos fuera', '2 rojos movidos'],
    ['es', '1 azul fuera', { red: 0, blue: 1 }, '1 azul fuera', '1 azul movido'],
  ];
  afterAll(() => loadWords('en'));
  it.each(cases)('%s: %s', async (language, toThrower, weights, about, moved) => {
    await loadWords(language);
    const said = (more: Partial<ThrowResult>, isToThrower: boolean) => told(off, more, isToThrower).split(' · ')[1];
    expect(said({ knockedOff: weights }, true)).toBe(toThrower);
    expect(said({ knockedOff: weights }, false)).toBe(about);
    expect(said({ knockedOff: weights, color: null }, true)).toBe(about);
    expect(said({ moved: weights }, false)).toBe(moved);
  });
});
