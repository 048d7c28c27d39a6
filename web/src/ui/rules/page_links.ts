// Where the links and pictures of the rules pages lead in this page.
import { contents, ruleOf } from './pages';
import type { Links } from './markdown_view';

const folder = '../../../../docs/rules/';
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

// Null where no page states it.
export function ruleAddress(id: string): string | null {
  const rule = ruleOf(id);
  return rule && `#/rules/${rule.page}/${id}`;
}
