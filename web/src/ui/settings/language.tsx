// The language of the page: the browser's, or another. Changing it loads the page anew, where it is.
import { fromPlan, renamed, toPlan } from '../../state/new_match';
import type { MatchPlan } from '../../state/plan';
import { changePreferences, preferences } from '../../state/preferences';
import { ListChoice } from '../components';
import { usePage, type Page } from '../page';
import { reloadIn } from '../parameters';
import { languageFor, languages, words, type Words } from '../words';
import { naming, namingIn } from '../words/setup';

export function LanguageChoice() {
  const page = usePage();
  const text = words.settings;
  const usual = languages[languageFor(navigator.languages)].name;
  const named = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }));
  return (
    <ListChoice
      label={text.language}
      help={text.languageHelp}
      options={[{ value: '', label: text.languageBrowser(usual) }, ...named]}
      value={preferences.value.language}
      onChange={(language) => void speak(language, page)}
    />
  );
}

async function speak(language: string, page: Page): Promise<void> {
  const { words: next } = await languages[languageFor([language, ...navigator.languages])].main();
  const { lastPlan, lastRealPlan } = preferences.value;
  const isKept = changePreferences({
    language,
    lastPlan: lastPlan && inWords(lastPlan, page, next),
    lastRealPlan: lastRealPlan && inWords(lastRealPlan, page, next),
  });
  reloadIn(isKept ? null : language);
}

// What nobody named has another name there.
function inWords(plan: MatchPlan, page: Page, next: Words): MatchPlan {
  const draft = fromPlan(page, plan, naming);
  const again = draft ? toPlan(draft, namingIn(next)) : plan;
  return preferences.value.name.trim() === '' ? renamed(again, words.home.you, next.home.you) : again;
}
