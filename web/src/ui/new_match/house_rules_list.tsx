import { useState } from 'preact/hooks';

import { changePreferences, houseRulesOf, preferences, withHouseRules, withoutHouseRules, type HouseRules } from '../../state/preferences';
import { Ask, Button, TextField, say } from '../components';
import { words } from '../words';
import type { Planner } from './planner';

export function HouseRulesList({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const all = preferences.value.houseRules;
  const kept = houseRulesOf(all, draft.game);
  const [parting, setParting] = useState<HouseRules | null>(null);
  const use = (rules: HouseRules) => {
    change({ preset: rules.preset, options: rules.options });
    say(words.newMatch.houseUsed(rules.name));
  };
  const remove = () => {
    if (parting !== null) changePreferences({ houseRules: withoutHouseRules(all, parting) });
    setParting(null);
  };
  return (
    <details>
      <summary>
        <span>{words.newMatch.house}</span>
        {kept.length > 0 && <span class="tag">{kept.length}</span>}
      </summary>
      <div class="stack">
        {kept.length === 0 && <p class="field-help">{words.newMatch.houseNone}</p>}
        <ul class="stack gap-2">
          {kept.map((rules) => (
            <li key={rules.name} class="row">
              <Button class="grow" pressed={plays(draft, rules)} onClick={() => use(rules)}>
                {words.newMatch.houseUse(rules.name)}
              </Button>
              <Button
                kind="quiet"
                icon="trash"
                label={words.newMatch.houseDelete(rules.name)}
                onClick={() => setParting(rules)}
              />
            </li>
          ))}
        </ul>
        <SaveAs planner={planner} />
        <Ask
          open={parting !== null}
          title={words.newMatch.houseDeleteAsk(parting?.name ?? '')}
          yes={words.controls.delete}
          danger
          onYes={remove}
          onNo={() => setParting(null)}
        />
      </div>
    </details>
  );
}

function SaveAs({ planner: { draft } }: { planner: Planner }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    const given = name.trim();
    if (given === '') return setError(words.newMatch.houseUnnamed);
    const rules = { name: given, game: draft.game, preset: draft.preset, options: draft.options };
    changePreferences({ houseRules: withHouseRules(preferences.value.houseRules, rules) });
    say(words.newMatch.houseSaved(given));
    setName('');
    setError(null);
  };
  return (
    <form
      class="row house-save"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div class="grow">
        <TextField
          label={words.newMatch.houseSave}
          placeholder={words.newMatch.houseName}
          value={name}
          error={error}
          onChange={setName}
        />
      </div>
      <Button submit icon="save">
        {words.newMatch.save}
      </Button>
    </form>
  );
}

function plays(draft: Planner['draft'], rules: HouseRules): boolean {
  const text = (options: HouseRules['options']) => JSON.stringify(Object.entries(options).sort(([a], [b]) => a.localeCompare(b)));
  return draft.preset === rules.preset && text(draft.options) === text(rules.options);
}
