// #/settings: preferences of this device.
import { useState } from 'preact/hooks';

import { fromPlan, renamed, toPlan } from '../../state/new_match';
import type { MatchPlan } from '../../state/plan';
import { changePreferences, preferences, type Preferences, defaultPreferencesFor } from '../../state/preferences';
import { helpGiven } from '../../state/throwing/feel';
import { tempos } from '../../state/tempo';
import { showAllAgain } from '../../state/tips';
import { Ask, Button, Card, Choice, ListChoice, say, Screen, Slider, TextField } from '../components';
import { type Page, usePage } from '../page';
import { reloadIn } from '../parameters';
import { usualPointer } from '../throwing/attach_throwing';
import { languageFor, languages, words, type Words } from '../words';
import { decimals } from '../words/measures';
import { naming, namingIn } from '../words/setup';

export function Settings() {
  const chosen = preferences.value;
  const text = words.settings;
  return (
    <Screen title={text.title} back="#/me" backByHistory>
      <Card title={text.you}>
        <TextField
          label={text.name}
          help={text.nameHelp}
          value={chosen.name}
          maxLength={30}
          autocomplete="nickname"
          onChange={rename}
        />
        <Choice
          label={text.units}
          options={[
            { value: 'mm', label: text.millimetres },
            { value: 'in', label: text.inches },
          ]}
          value={chosen.units}
          onChange={(units) => changePreferences({ units })}
        />
        <LanguageChoice />
      </Card>
      <Throwing chosen={chosen} />
      <Look chosen={chosen} />
      <About />
    </Screen>
  );
}

// "Play now" and the next match at a real table use the last plans, with the new name.
function rename(name: string): void {
  const { name: before, lastPlan, lastRealPlan } = preferences.value;
  const called = (given: string) => given.trim() || words.home.you;
  const again = (plan: MatchPlan | null) => plan && renamed(plan, called(before), called(name));
  changePreferences({ name, lastPlan: again(lastPlan), lastRealPlan: again(lastRealPlan) });
}

function Throwing({ chosen }: { chosen: Preferences }) {
  const { throwBy, help, throwPower } = chosen;
  const text = words.settings;
  const given = decimals(100 * helpGiven(chosen, usualPointer()), 0);
  return (
    <Card title={text.throwing}>
      <Choice
        label={text.throwBy}
        options={(['flick', 'pull', 'keyboard'] as const).map((value) => ({ value, label: text[value] }))}
        value={throwBy}
        help={`${text.throwHelp[throwBy]} ${text.throwAll}`}
        onChange={(way) => changePreferences({ throwBy: way })}
      />
      <Choice
        label={text.help}
        options={(['auto', 'off', 'some', 'strong'] as const).map((value) => ({ value, label: text.helps[value] }))}
        value={help}
        help={`${text.helpLearns} ${text.helpIs(given)}`}
        onChange={(value) => changePreferences({ help: value })}
      />
      <Slider
        label={text.power}
        low={0.8}
        high={1.25}
        step={0.01}
        value={throwPower}
        shown={text.powerIs(decimals(throwPower, 2))}
        onChange={(value) => changePreferences({ throwPower: value })}
      />
    </Card>
  );
}

function Look({ chosen: { sound, tempo, quality, motion } }: { chosen: Preferences }) {
  const text = words.settings;
  return (
    <Card title={text.table}>
      <Slider
        label={text.sound}
        low={0}
        high={1}
        step={0.05}
        value={sound}
        shown={sound === 0 ? text.silent : text.soundIs(decimals(sound * 100, 0))}
        onChange={(value) => changePreferences({ sound: value })}
      />
      <Choice
        label={words.play.tempo}
        options={tempos.map((value) => ({ value, label: words.play.tempos[value] }))}
        value={tempo}
        help={words.play.tempoHelp}
        onChange={(value) => changePreferences({ tempo: value })}
      />
      <Choice
        label={text.quality}
        options={(['auto', 'low', 'medium', 'high'] as const).map((value) => ({ value, label: text.qualities[value] }))}
        value={quality}
        help={text.qualityHelp[quality]}
        onChange={(value) => changePreferences({ quality: value })}
      />
      <Choice
        label={text.motion}
        options={(['system', 'full', 'reduced'] as const).map((value) => ({ value, label: text.motions[value] }))}
        value={motion}
        help={text.motionHelp}
        onChange={(value) => changePreferences({ motion: value })}
      />
    </Card>
  );
}

function About() {
  const text = words.settings;
  const [asking, setAsking] = useState(false);
  const reset = () => {
    const { language, lastPlan, lastRealPlan, houseRules } = preferences.value;
    changePreferences({ ...defaultPreferencesFor(navigator.languages), language, lastPlan, lastRealPlan, houseRules });
    setAsking(false);
    say(text.resetDone);
  };
  const again = () => {
    showAllAgain();
    say(words.tips.againDone);
  };
  return (
    <Card title={text.about}>
      <p class="soft">{text.aboutText}</p>
      <Button icon="info" onClick={again}>
        {words.tips.again}
      </Button>
      <Button icon="undo" onClick={() => setAsking(true)}>
        {text.reset}
      </Button>
      <Ask
        open={asking}
        title={text.resetAsk}
        text={text.resetText}
        yes={words.controls.reset}
        onYes={reset}
        onNo={() => setAsking(false)}
      />
    </Card>
  );
}

// The language of the page: the browser's, or another. Changing it reloads the page.
function LanguageChoice() {
  const page = usePage();
  const text = words.settings;
  const browserLanguage = languages[languageFor(navigator.languages)].name;
  const named = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }));
  return (
    <ListChoice
      label={text.language}
      help={text.languageHelp}
      options={[{ value: '', label: text.languageBrowser(browserLanguage) }, ...named]}
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

// Default names are translated.
function inWords(plan: MatchPlan, page: Page, next: Words): MatchPlan {
  const draft = fromPlan(page, plan, naming);
  const again = draft ? toPlan(draft, namingIn(next)) : plan;
  return preferences.value.name.trim() === '' ? renamed(again, words.home.you, next.home.you) : again;
}
