import { useState } from 'preact/hooks';

import type { HandicapOption, OptionInfo } from '../../engine/types';
import { isChanged, defaultValue, valueOf, withOption } from '../../state/match_options';
import { nameSides } from '../../state/new_match';
import { changePreferences, type HouseRules, houseRulesOf, preferences, withHouseRules, withoutHouseRules } from '../../state/preferences';
import { withSide } from '../../state/seating';
import { Ask, Button, Card, Choice, FieldGroup, NumberField, say, TextField, Toggle } from '../components';
import { words } from '../words';
import { naming, optionDefault, optionHelp, presetHelp } from '../words/setup';
import { errorAt, optionsShown, type Planner } from './planner';

export function RulesCard({ planner }: { planner: Planner }) {
  const { catalogue, draft, change, refusal } = planner;
  // The first option is the score to play to.
  const [first, ...rest] = optionsShown(planner);
  const changes = rest.filter((option) => differs(planner, option)).length;
  const blamed = rest.some(({ name }) => refusal?.field === `options.${name}`);
  const preset = catalogue.presets.find(({ name }) => name === draft.preset);
  return (
    <Card title={words.newMatch.rules}>
      <div class="columns">
        <Choice
          label={words.newMatch.preset}
          options={catalogue.presets.map(({ name }) => ({ value: name, label: words.options.preset(name) }))}
          value={draft.preset}
          help={presetHelp(preset)}
          onChange={(name) => change({ preset: name })}
        />
        {first && <OptionControl planner={planner} option={first} />}
      </div>
      <details open={blamed || undefined}>
        <summary>
          <span>{words.newMatch.options}</span>
          {changes > 0 && <span class="tag marked">{words.newMatch.changed(changes)}</span>}
        </summary>
        <div class="stack options">
          {rest.map((option) => (
            <OptionControl key={option.name} planner={planner} option={option} />
          ))}
          {changes > 0 && (
            <Button
              icon="undo"
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.querySelector('summary')?.focus(); // this button goes
                change({ options: {}, sides: draft.sides.map((side) => ({ ...side, handicap: 0 })) });
              }}
            >
              {words.newMatch.resetAll}
            </Button>
          )}
        </div>
      </details>
      <HouseRulesList planner={planner} />
    </Card>
  );
}

// Whether it was changed. Points that a side starts with are kept with the sides.
function differs({ draft, rules }: Planner, option: OptionInfo): boolean {
  return option.type === 'handicap' ? draft.sides.some(({ handicap }) => handicap !== 0) : isChanged(rules, option);
}

// One option of a game, by the control that suits its kind.
interface Props {
  planner: Planner;
  option: OptionInfo;
}

function OptionControl({ planner, option }: Props) {
  if (option.type === 'handicap') return <Handicap planner={planner} option={option} />;
  const { rules, change } = planner;
  const value = valueOf(rules, option);
  const set = (next: typeof value) => change({ options: withOption(rules, option, next) });
  const field = { ...about({ planner, option }), beside: <Changed planner={planner} option={option} /> };
  if (option.type === 'boolean') return <Toggle {...field} value={value === true} onChange={set} />;
  if (option.type === 'choice') {
    const values = option.values.map((name) => ({ value: name, label: words.options.value(name) }));
    return <Choice {...field} options={values} value={String(value)} onChange={set} />;
  }
  const few = fewValues(option);
  if (few)
    return (
      <Choice
        {...field}
        options={few.map((number) => ({ value: number, label: String(number) }))}
        value={Number(value)}
        onChange={set}
      />
    );
  return (
    <NumberField
      {...field}
      value={value === null ? null : Number(value)}
      low={option.low}
      high={option.high}
      step={option.type === 'integer' ? option.step : 0.1}
      whole={option.type === 'integer'}
      placeholder={optionDefault(option)}
      onChange={set}
    />
  );
}

function about({ planner, option }: Props) {
  return { label: words.options.name(option.name), help: optionHelp(option), error: errorAt(planner, `options.${option.name}`) };
}

// Whole numbers that fit side by side.
function fewValues(option: OptionInfo): number[] | null {
  if (option.type !== 'integer' || option.high - option.low > 4) return null;
  const { low, high, step } = option;
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
}

function Changed({ planner, option }: Props) {
  const { rules, change } = planner;
  if (!isChanged(rules, option)) return null;
  const initial = defaultValue(rules, option);
  const name = words.options.name(option.name);
  return (
    <span class="row changed">
      <span class="tag marked">{words.options.changed}</span>
      <Button
        kind="quiet"
        icon="undo"
        label={words.options.resetTo(name, initial === null ? optionDefault(option) : words.options.value(String(initial)))}
        onClick={({ currentTarget }) => {
          currentTarget.closest('.field')?.querySelector<HTMLElement>('select, input:checked, input')?.focus(); // this button goes
          change({ options: withOption(rules, option, initial) });
        }}
      />
    </span>
  );
}

function Handicap({ planner, option }: Props & { option: HandicapOption }) {
  const { draft, change } = planner;
  const names = nameSides(draft.sides, naming);
  return (
    <FieldGroup {...about({ planner, option })}>
      {() => (
        <div class="columns">
          {draft.sides.map((side, index) => (
            <NumberField
              key={index}
              label={names[index]?.name ?? ''}
              value={side.handicap}
              low={option.low}
              high={option.high}
              whole
              onChange={(points) => change({ sides: withSide(draft.sides, index, () => ({ handicap: points ?? 0 })) })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function HouseRulesList({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const all = preferences.value.houseRules;
  const kept = houseRulesOf(all, draft.game);
  const [deleting, setDeleting] = useState<HouseRules | null>(null);
  const use = (rules: HouseRules) => {
    change({ preset: rules.preset, options: rules.options });
    say(words.newMatch.houseUsed(rules.name));
  };
  const remove = () => {
    if (deleting !== null) changePreferences({ houseRules: withoutHouseRules(all, deleting) });
    setDeleting(null);
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
                onClick={() => setDeleting(rules)}
              />
            </li>
          ))}
        </ul>
        <SaveAs planner={planner} />
        <Ask
          open={deleting !== null}
          title={words.newMatch.houseDeleteAsk(deleting?.name ?? '')}
          yes={words.controls.delete}
          danger
          onYes={remove}
          onNo={() => setDeleting(null)}
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
