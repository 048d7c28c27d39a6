import { Button, Card, Choice } from '../components';
import { words } from '../words';
import { presetHelp } from '../words/setup';
import { HouseRulesList } from './house_rules_list';
import { OptionControl } from './option_control';
import { optionsShown, type Planner } from './planner';

export function RulesCard({ planner }: { planner: Planner }) {
  const { catalogue, draft, change, refusal } = planner;
  // The first option is what the game is played to.
  const [first, ...rest] = optionsShown(planner);
  const changes =
    Object.keys(draft.options).filter((name) => name !== first?.name).length +
    (draft.sides.some(({ handicap }) => handicap !== 0) ? 1 : 0);
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
              onClick={() => change({ options: {}, sides: draft.sides.map((side) => ({ ...side, handicap: 0 })) })}
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
