// The rules pages from docs/rules/, and which page states which rule. They are loaded together: all of them are small.
import { type Block, type Inline, readMarkdown } from './markdown';
import type { Links } from './markdown_view';

const folder = '../../../../docs/rules/';
const texts = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });

export const contents = 'README';

const read = new Map<string, Block[]>();

// Null if there is no such page.
export function pageOf(name: string): Block[] | null {
  const text = texts[`${folder}${name}.md`];
  if (text === undefined) return null;
  const blocks = read.get(name) ?? readMarkdown(text);
  read.set(name, blocks);
  return blocks;
}

interface StatedRule {
  id: string;
  page: string;
  title: string; // of the page
  blocks: Block[];
}

let index: ReadonlyMap<string, StatedRule> | null = null;

export function allRules(): ReadonlyMap<string, StatedRule> {
  index ??= new Map(pageNames().flatMap(rulesOn).map((rule) => [rule.id, rule]));
  return index;
}

export function ruleOf(id: string): StatedRule | null {
  return allRules().get(id) ?? null;
}

function pageNames(): string[] {
  return Object.keys(texts).map((path) => path.slice(folder.length, -'.md'.length));
}

function rulesOn(page: string): StatedRule[] {
  const blocks = pageOf(page) ?? [];
  const title = titleOf(blocks) ?? page;
  const statements = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [[block]]));
  return statements.flatMap((stated) => {
    const id = statedIn(stated);
    return id === null ? [] : [{ id, page, title, blocks: stated }];
  });
}

export function titleOf([first]: readonly Block[]): string | null {
  return first?.kind === 'heading' ? plainText(first.children) : null;
}

// A page states a rule where an item of a list or a paragraph begins with its id.
export function statedIn([first]: readonly Block[]): string | null {
  return first?.kind === 'paragraph' ? ruleIdIn(first.children[0]) : null;
}

export function ruleIdIn(inline: Inline | undefined): string | null {
  const text = inline?.kind === 'strong' ? plainText(inline.children) : '';
  return /^[A-Z]{1,3}\d+$/.test(text) ? text : null;
}

function plainText(inlines: readonly Inline[]): string {
  return inlines.map((part) => ('text' in part ? part.text : '')).join('');
}

// Where links and pictures of the rules pages lead in the app.
const pictures = import.meta.glob<string>('../../../../docs/rules/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const links: Links = {
  page(to) {
    const [page = '', heading] = to.replace(/\.md(?=#|$)/, '').split('#');
    const place = page === contents ? '#/rules' : `#/rules/${page}`;
    return heading === undefined ? place : `#/rules/${page}/${heading}`;
  },
  picture: (from) => pictures[folder + from],
  rule: ruleAddress,
};

// Null if no page states it.
export function ruleAddress(id: string): string | null {
  const rule = ruleOf(id);
  return rule && `#/rules/${rule.page}/${id}`;
}
