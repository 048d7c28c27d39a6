import { beforeAll, describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import type { Judgement } from '../../engine/types';
import { languages, type Language } from '../words';
import type { Block, Inline } from './markdown';
import { allRules, links, loadRules, pageOf, ruleAddress, ruleIdIn, ruleOf, titleOf } from './pages';
import { rulesOfVerdict } from './rules_of_verdict';

const texts = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });
const folderOf = (language: Language) => `../../../../docs/rules/${language === 'en' ? '' : `${language}/`}`;
const pagesIn = (language: Language) =>
  Object.keys(texts)
    .filter((path) => path.replace(/[^/]+$/, '') === folderOf(language))
    .map((path) => path.slice(folderOf(language).length, -'.md'.length));

describe.each(Object.keys(languages) as Language[])('the rules by their ids: %s', (language) => {
  beforeAll(() => loadRules(language));

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
    const own = pagesIn(language).map((page) => texts[`${folderOf(language)}${page}.md`] ?? '');
    const statements = own.flatMap((text) => [...text.matchAll(/(?:^- |(?<=\n\n))\*\*([A-Z]+\d+)\*\*/gm)]);
    const stated = statements.map(([, id]) => id);
    expect([...allRules().keys()].sort()).toEqual(stated.sort());
  });

  it('lead nowhere where there is no such rule', () => {
    expect(ruleOf('KO99')).toBeNull();
    expect(links.rule('KO99')).toBeNull();
    expect(pageOf('curling')).toBeNull();
  });
});

// Everything of a page but its words.
describe.each((Object.keys(languages) as Language[]).filter((language) => language !== 'en'))('the rules pages: %s', (language) => {
  it('are the English ones, page for page', () => {
    expect(pagesIn(language).sort()).toEqual(pagesIn('en').sort());
  });

  it.each(pagesIn('en'))('%s has what the English page has, block for block', async (page) => {
    const outline = async (of: Language) => {
      await loadRules(of);
      return (pageOf(page) ?? []).filter((block) => block.kind !== 'code').map(outlineOf);
    };
    expect(await outline(language)).toEqual(await outline('en'));
  });
});

function outlineOf(block: Block): unknown {
  switch (block.kind) {
    case 'heading': return ['heading', block.level];
    case 'paragraph': return ['paragraph', ...marksOf(block.children)];
    case 'list': return ['list', ...block.items.map((item) => item.map(outlineOf))];
    case 'table': return ['table', block.head.length, ...block.rows.map((row) => row.map(marksOf))];
    case 'code': return ['code'];
  }
}

// The rules, pages and pictures that a text names, and its numbers. Words come in another order in another language.
function marksOf(inlines: readonly Inline[]): string[] {
  const marks = inlines.flatMap((inline): string[] => {
    if (inline.kind === 'text') return numbersIn(inline.text);
    if (inline.kind === 'code') return [];
    if (inline.kind === 'picture') return [inline.from.replace('../', ''), ...numbersIn(inline.text)];
    if (inline.kind === 'link') return [inline.to.replace(/#.*/, '#'), ...marksOf(inline.children)];
    return ruleIdIn(inline) === null ? marksOf(inline.children) : [ruleIdIn(inline) ?? ''];
  });
  return marks.sort();
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));

describe('the rules of a verdict', () => {
  it('are given with whatever the engine judges', async () => {
    await loadRules('en');
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

  it('are those of the sides that the sentence speaks of', () => {
    const of = (verdict: Record<string, string>, rule: Record<string, string>) =>
      rulesOfVerdict({ verdict, rule } as unknown as Judgement);
    expect(of({ red: 'scores', blue: 'other_side_scores' }, { red: 'KO3', blue: 'KO2' })).toEqual(['KO3']);
    expect(of({ red: 'level', blue: 'level' }, { red: 'KO4', blue: 'KO4' })).toEqual(['KO4']);
    expect(of({ red: 'scores', blue: 'voided' }, { red: 'HC5', blue: 'HC6' })).toEqual(['HC5', 'HC6']);
  });
});
