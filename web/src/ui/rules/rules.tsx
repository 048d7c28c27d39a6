// The rules pages. #/rules/<page>/<heading or rule>
import { useEffect } from 'preact/hooks';

import { Note, Screen } from '../components';
import { route } from '../route';
import { words } from '../words';
import { MarkdownView } from './markdown_view';
import { contents, links, loadRules, pageOf, ruleAddress, ruleOf, titleOf } from './pages';
import './rules.css';

// With the texts that they show.
export const rulesScreen = () => loadRules().then(() => RulesScreen);
export const ruleText = () => loadRules().then(() => RuleText);

function RulesScreen() {
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
  return (
    <Screen title={titleOf(blocks) ?? words.rules.title} back={name === contents ? '#/learn' : '#/rules'} backByHistory>
      <article class="stack rules" key={name}>
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

// Pictures above it that load later push it away, so it is scrolled to again until the user scrolls.
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

// One rule's text, and the link to its page.
function RuleText({ rule }: { rule: string }) {
  const stated = ruleOf(rule);
  if (!stated) return <p>{words.rules.missingRule}</p>;
  return (
    <>
      <div class="stack rules">
        <MarkdownView blocks={stated.blocks} links={links} />
      </div>
      <p>
        <a href={ruleAddress(rule) ?? '#/rules'}>{words.rules.onItsPage(stated.title)}</a>
      </p>
    </>
  );
}
