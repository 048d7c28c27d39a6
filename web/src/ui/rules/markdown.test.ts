import { describe, expect, it } from 'vitest';

import { readInline, readMarkdown, type Block, type Inline } from './markdown';

describe('markdown', () => {
  it('reads headings with the anchors that links use', () => {
    expect(readMarkdown('## The hickey jar')).toEqual([
      { kind: 'heading', level: 2, id: 'the-hickey-jar', children: [{ kind: 'text', text: 'The hickey jar' }] },
    ]);
    expect(readMarkdown('## Règlements, décidés')).toMatchObject([{ id: 'règlements-décidés' }]);
  });

  it('reads a list whose items go on over lines and hold lists', () => {
    const [list] = readMarkdown('- one\n  more\n  - inner\n- two\n\nafter') as [Extract<Block, { kind: 'list' }>];
    expect(list.items).toHaveLength(2);
    expect(list.items[0]).toMatchObject([{ kind: 'paragraph', children: [{ text: 'one more' }] }, { kind: 'list' }]);
  });

  it('reads a table', () => {
    expect(readMarkdown('| a | b |\n|---|---|\n| `x` | 1 |')).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'code', text: 'x' }], [{ kind: 'text', text: '1' }]]],
      },
    ]);
  });

  it('leaves comments out and keeps what it does not understand as text', () => {
    expect(readMarkdown('<!-- judge -->\n<b>2 * 3</b>')).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: '<b>2 * 3</b>' }] },
    ]);
  });

  it('reads marks within marks', () => {
    expect(readInline('*[a](b.md)* and **KO4**')).toEqual([
      { kind: 'em', children: [{ kind: 'link', to: 'b.md', children: [{ kind: 'text', text: 'a' }] }] },
      { kind: 'text', text: ' and ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'KO4' }] },
    ]);
  });
});

describe('the rules pages', () => {
  const folder = '../../../../docs/rules/';
  const texts = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });
  const pictures = import.meta.glob('../../../../docs/rules/pictures/*.svg', { query: '?url' });
  const pages = Object.keys(texts).map((path) => path.slice(folder.length));
  const read = (name: string) => readMarkdown(texts[folder + name] ?? '');

  it.each(pages)('%s: every mark is understood and every link leads to a page of its language', (name) => {
    const under = name.replace(/[^/]+$/, '');
    const blocks = read(name);
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    const inlines = blocks.flatMap(inlinesOf);
    for (const inline of inlines) {
      if (inline.kind === 'text') expect(inline.text).not.toMatch(/\*\*|`|\]\(/);
      if (inline.kind === 'picture') expect(Object.keys(pictures)).toContain(folder + inline.from.replace(under === '' ? '' : '../', ''));
      if (inline.kind === 'link') {
        const [page = '', anchor] = inline.to.split('#');
        expect(pages).toContain(under + page);
        if (anchor !== undefined) expect(read(under + page).some((block) => block.kind === 'heading' && block.id === anchor)).toBe(true);
      }
    }
  });
});

function inlinesOf(block: Block): Inline[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items.flat().flatMap(inlinesOf);
  const found = block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.children;
  return found.flatMap(withInner);
}

function withInner(inline: Inline): Inline[] {
  return 'children' in inline ? [inline, ...inline.children.flatMap(withInner)] : [inline];
}
