// What one rule says, and the way to its page.
import { language, words } from '../words';
import { MarkdownView } from './markdown_view';
import { links, ruleAddress } from './page_links';
import { ruleOf } from './pages';
import './rules.css';

export function RuleText({ rule }: { rule: string }) {
  const stated = ruleOf(rule);
  if (!stated) return <p>{words.rules.missingRule}</p>;
  return (
    <>
      {language !== 'en' && <p class="soft small">{words.rules.inEnglish}</p>}
      <div class="stack rules" lang="en">
        <MarkdownView blocks={stated.blocks} links={links} />
      </div>
      <p>
        <a href={ruleAddress(rule) ?? '#/rules'}>{words.rules.onItsPage(stated.title)}</a>
      </p>
    </>
  );
}
