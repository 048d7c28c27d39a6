// The rules pages. #/rules/<page>/<heading or rule>
import { useEffect } from 'preact/hooks';

import { Note, Screen } from '../components';
import { route } from '../route';
import { language, words } from '../words';
import { MarkdownView } from './markdown_view';
import { links } from './page_links';
import { contents, pageOf, titleOf } from './pages';
import './rules.css';

export function RulesScreen() {
  const [, name = contents, heading] = route.value;
  const blocks = pageOf(name);
  useEffect(() => (heading === undefined ? undefined : arriveAt(heading)), [name, heading]);
  if (!blocks) {
    return (
      <Screen title={words.rules.title} back="#/rules">
        <Note fault>{words.rules.missing}</Note>
      </Screen>
    );
  }
  // The pages are English; their list has a name in every language.
  const isOwn = name === contents && language !== 'en';
  return (
    <Screen title={isOwn ? words.rules.title : (titleOf(blocks) ?? words.rules.title)} titleLang={isOwn ? language : 'en'} back={name === contents ? '#/' : '#/rules'} whence>
      {language !== 'en' && <Note>{words.rules.inEnglish}</Note>}
      <article class="stack rules" key={name} lang="en">
        <MarkdownView blocks={blocks.slice(1)} links={{ ...links, pointed: heading }} />
      </article>
      {name !== contents && (
        <p>
          <a href="#/rules">{words.rules.all}</a>
        </p>
      )}
    </Screen>
  );
}

// Pictures above it that come in later push it away: it is gone to again, until the reader moves.
function arriveAt(id: string): (() => void) | undefined {
  const found = document.getElementById(id);
  if (!found) return undefined;
  const block = found.classList.contains('rule') ? 'center' : 'start';
  const arrive = () => found.scrollIntoView({ block });
  const pictures = [...document.querySelectorAll('.rules img')];
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const leave = () => {
    for (const picture of pictures) picture.removeEventListener('load', arrive);
    for (const move of moves) removeEventListener(move, leave);
  };
  for (const picture of pictures) picture.addEventListener('load', arrive);
  for (const move of moves) addEventListener(move, leave);
  arrive();
  found.focus({ preventScroll: true });
  return leave;
}
