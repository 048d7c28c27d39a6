// The rules pages from docs/rules/ in the reader's language, and which page states which rule. Those of one language are
// small and loaded together: only all of them say on which page a rule is.
import { language, type Language } from '../words';
import { type Block, type Inline, readMarkdown } from './markdown';
import type { Links } from './markdown_view';

const folder = '../../../../docs/rules/';
const texts = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export const contents = 'README';

let pages: ReadonlyMap<string, Block[]> = new Map();
let index: ReadonlyMap<string, StatedRule> = new Map();
let loaded: Language | null = null;

// To be awaited before anything else here is asked.
export async function loadRules(wanted: Language = language): Promise<void> {
  if (loaded === wanted) return;
  const under = wanted === 'en' ? folder : `${folder}${wanted}/`;
  const own = Object.entries(texts).filter(([path]) => path.startsWith(under) && !path.slice(under.length).includes('/'));
  pages = new Map(
    await Promise.all(own.map(async ([path, text]) => [path.slice(under.length, -'.md'.length), readMarkdown(await text())] as const)),
  );
  index = new Map([...pages.keys()].flatMap(rulesOn).map((rule) => [rule.id, rule]));
  loaded = wanted;
}

// Null if there is no such page.
export function pageOf(name: string): Block[] | null {
  return pages.get(name) ?? null;
}

interface StatedRule {
  id: string;
  page: string;
  title: string; // of the page
  blocks: Block[];
}

export function allRules(): ReadonlyMap<string, StatedRule> {
  return index;
}

export function ruleOf(id: string): StatedRule | null {
  return index.get(id) ?? null;
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
  picture: (from) => pictures[folder + from.replace(/^\.\.\//, '')], // all languages have the same
  rule: ruleAddress,
};

// Null if no page states it.
export function ruleAddress(id: string): string | null {
  const rule = ruleOf(id);
  return rule && `#/rules/${rule.page}/${id}`;
}
