// The rules pages, as they stand in docs/rules/, each loaded when it is opened. #/rules/<page>/<heading>
import { useEffect, useState } from 'preact/hooks';

import { Note, Screen } from '../components';
import { route } from '../route';
import { words } from '../words';
import { readMarkdown, type Block } from './markdown';
import { MarkdownView, type Links } from './markdown_view';
import './rules.css';

const folder = '../../../../docs/rules/';
const texts = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../../../../docs/rules/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const contents = 'README';

const links: Links = {
  page(to) {
    const [page = '', heading] = to.replace(/\.md(?=#|$)/, '').split('#');
    const place = page === contents ? '#/rules' : `#/rules/${page}`;
    return heading === undefined ? place : `#/rules/${page}/${heading}`;
  },
  picture: (from) => pictures[folder + from],
};

type Page = { blocks: Block[] } | { missing: string } | null;

export function RulesScreen() {
  const [, name = contents, heading] = route.value;
  const page = usePage(name);
  useEffect(() => {
    if (!page || heading === undefined) return;
    const found = document.getElementById(heading);
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  }, [page, heading]);
  if (!page) return <Screen title={words.rules.title} back="#/" whence children={<p class="soft">{words.controls.loading}</p>} />;
  if ('missing' in page) {
    return (
      <Screen title={words.rules.title} back="#/rules">
        <Note fault>{page.missing}</Note>
      </Screen>
    );
  }
  const [title, ...rest] = page.blocks;
  const own =
    title?.kind === 'heading' ? title.children.map((part) => ('text' in part ? part.text : '')).join('') : words.rules.title;
  return (
    <Screen title={own} back={name === contents ? '#/' : '#/rules'} whence>
      <article class="rules" key={name}>
        <MarkdownView blocks={rest} links={links} />
      </article>
      {name !== contents && (
        <p>
          <a href="#/rules">{words.rules.all}</a>
        </p>
      )}
    </Screen>
  );
}

function usePage(name: string): Page {
  const [loaded, setLoaded] = useState<{ name: string; page: Page }>({ name, page: null });
  useEffect(() => {
    let left = false;
    const load = texts[`${folder}${name}.md`];
    const show = (page: Page) => !left && setLoaded({ name, page });
    if (load) {
      load().then(
        (text) => show({ blocks: readMarkdown(text) }),
        () => show({ missing: words.notLoaded }),
      );
    } else {
      show({ missing: words.rules.missing });
    }
    return () => void (left = true);
  }, [name]);
  return loaded.name === name ? loaded.page : null;
}
