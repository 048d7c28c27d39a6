// One option of a game, by the control that suits its kind.
import type { HandicapOption, OptionInfo } from '../../engine/types';
import { isChanged, usualValue, valueOf, withOption } from '../../state/match_options';
import { nameSides } from '../../state/new_match';
import { withSide } from '../../state/seating';
import { Button, Choice, FieldGroup, NumberField, Toggle } from '../components';
import { words } from '../words';
import { naming, optionDefault, optionHelp } from '../words/setup';
import { errorAt, type Planner } from './planner';

interface Props {
  planner: Planner;
  option: OptionInfo;
}

export function OptionControl({ planner, option }: Props) {
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
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, place) => low + place * step);
}

function Changed({ planner, option }: Props) {
  const { rules, change } = planner;
  if (!isChanged(rules, option)) return null;
  const usual = usualValue(rules, option);
  const name = words.options.name(option.name);
  return (
    <span class="row changed">
      <span class="tag marked">{words.options.changed}</span>
      <Button
        kind="quiet"
        icon="undo"
        label={words.options.resetTo(name, usual === null ? optionDefault(option) : words.options.value(String(usual)))}
        onClick={() => change({ options: withOption(rules, option, usual) })}
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
          {draft.sides.map((side, place) => (
            <NumberField
              key={place}
              label={names[place]?.name ?? ''}
              value={side.handicap}
              low={option.low}
              high={option.high}
              whole
              onChange={(points) => change({ sides: withSide(draft.sides, place, () => ({ handicap: points ?? 0 })) })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
