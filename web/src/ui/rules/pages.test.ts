import { describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import type { Judgement } from '../../engine/types';
import { allRules, links, pageOf, ruleAddress, ruleOf, titleOf } from './pages';
import { rulesOfVerdict } from './rules_of_verdict';

describe('the rules by their ids', () => {
  it('are all found, each where it is stated', () => {
    expect(allRules().size).toBeGreaterThan(70);
    for (const { id, page, title, blocks } of allRules().values()) {
      expect(pageOf(page), id).not.toBeNull();
      expect(title).toBe(titleOf(pageOf(page) ?? []));
      expect(blocks[0], id).toMatchObject({ kind: 'paragraph' });
      expect(ruleAddress(id)).toBe(`#/rules/${page}/${id}`);
    }
  });

  it('are stated once: what the page counts is what the pages hold', () => {
    const texts = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
    const statements = Object.values(texts).flatMap((text) => [...text.matchAll(/(?:^- |(?<=\n\n))\*\*([A-Z]+\d+)\*\*/gm)]);
    const stated = statements.map(([, id]) => id);
    expect([...allRules().keys()].sort()).toEqual(stated.sort());
  });

  it('lead nowhere where there is no such rule', () => {
    expect(ruleOf('KO99')).toBeNull();
    expect(links.rule('KO99')).toBeNull();
    expect(pageOf('curling')).toBeNull();
  });

  it('are given with whatever the engine judges', async () => {
    const engine = await engineInstance();
    const weights = [
      { color: 'red' as const, x: 6.2, y: 0 },
      { color: 'blue' as const, x: 6.05, y: 0.1 },
    ];
    for (const { key, tables, throws_four } of await engine.games()) {
      const table = tables[0] ?? '';
      const judged = await engine.judge({ game: key, table, weights, ...(throws_four && { first_color: 'blue' as const }) });
      if ('error' in judged) throw new Error(judged.error);
      for (const { rule } of judged.weights) expect(ruleOf(rule ?? ''), `${key}: ${rule}`).not.toBeNull();
      expect(rulesOfVerdict(judged).length, key).toBeGreaterThan(0);
    }
  });
});

describe('the rules of a verdict', () => {
  it('are those of the sides that the sentence speaks of', () => {
    const of = (verdict: Record<string, string>, rule: Record<string, string>) =>
      rulesOfVerdict({ verdict, rule } as unknown as Judgement);
    expect(of({ red: 'scores', blue: 'other_side_scores' }, { red: 'KO3', blue: 'KO2' })).toEqual(['KO3']);
    expect(of({ red: 'level', blue: 'level' }, { red: 'KO4', blue: 'KO4' })).toEqual(['KO4']);
    expect(of({ red: 'scores', blue: 'voided' }, { red: 'HC5', blue: 'HC6' })).toEqual(['HC5', 'HC6']);
  });
});
