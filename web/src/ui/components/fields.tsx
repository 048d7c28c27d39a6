// Fields: a label, a control, a help text and an error.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ControlIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldProps {
  label: ComponentChildren;
  help?: string | undefined;
  error?: string | null | undefined;
  hiddenLabel?: boolean; // for screen readers only
  beside?: ComponentChildren; // after the label, as a mark that it was changed
  children: (ids: ControlIds) => ComponentChildren;
}

export function Field(props: FieldProps) {
  const id = useId();
  const ids = controlIds(id, props);
  return (
    <div class="stack gap-1 field">
      <div class={props.hiddenLabel ? 'visually-hidden' : 'row spread'}>
        <label class="field-label" for={id}>
          {props.label}
        </label>
        {props.beside}
      </div>
      {props.children(ids)}
      <Below id={id} help={props.help} error={props.error} />
    </div>
  );
}

// For several controls: a group with a name.
export function FieldGroup(props: FieldProps) {
  const id = useId();
  const ids = controlIds(id, props);
  return (
    <div class="stack gap-1 field" role="group" aria-labelledby={`${id}-name`} aria-describedby={ids.describedBy}>
      <div class={props.hiddenLabel ? 'visually-hidden' : 'row spread'}>
        <span class="field-label" id={`${id}-name`}>
          {props.label}
        </span>
        {props.beside}
      </div>
      {props.children(ids)}
      <Below id={id} help={props.help} error={props.error} />
    </div>
  );
}

function controlIds(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>): ControlIds {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, describedBy: described || undefined, invalid: Boolean(error) };
}

function Below({ id, help, error }: { id: string; help: string | undefined; error: string | null | undefined }) {
  return (
    <>
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p class="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  autocomplete?: string;
  suggestions?: readonly string[];
}

export function TextField({ value, onChange, placeholder, maxLength, autocomplete, suggestions, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <>
          <input
            class="input"
            id={id}
            type="text"
            value={value}
            placeholder={placeholder}
            maxLength={maxLength ?? 60}
            autocomplete={autocomplete ?? 'off'}
            list={suggestions && `${id}-known`}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
          {suggestions && (
            <datalist id={`${id}-known`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

// One of a few, side by side; ListChoice is one of many.
export interface ChoiceOption<T extends string | number> {
  value: T;
  label: ComponentChildren;
  disabled?: boolean;
}

interface ChoiceProps<T extends string | number> extends Omit<FieldProps, 'children'> {
  options: readonly ChoiceOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
}

export function Choice<T extends string | number>({ options, value, onChange, ...field }: ChoiceProps<T>) {
  return (
    <FieldGroup {...field}>
      {({ id }) => (
        <div class="choice">
          {options.map((option) => (
            <label key={option.value} class="line fill ringed centered">
              <input
                class="covers-label"
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

export interface ListOption<T extends string | number> {
  value: T;
  label: string;
  group?: string;
}

interface ListChoiceProps<T extends string | number> extends Omit<FieldProps, 'children'> {
  options: readonly ListOption<T>[];
  value: T;
  onChange: (value: T) => void;
}

export function ListChoice<T extends string | number>({ options, value, onChange, ...field }: ListChoiceProps<T>) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <select
          class="input"
          id={id}
          value={String(value)}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SliderProps extends Omit<FieldProps, 'children' | 'beside'> {
  value: number;
  onChange: (value: number) => void;
  low: number;
  high: number;
  step: number;
  shown: string; // the value in words
}

export function Slider({ value, onChange, low, high, step, shown, ...field }: SliderProps) {
  return (
    <Field {...field} beside={<output class="soft numbers">{shown}</output>}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="range"
          min={low}
          max={high}
          step={step}
          value={value}
          aria-valuetext={shown}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}

interface ToggleProps extends Omit<FieldProps, 'children' | 'hiddenLabel'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

export function Toggle({ value, onChange, label, help, error, beside }: ToggleProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="stack gap-1 field">
      <label class="toggle">
        <span class="field-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {beside}
      <Below id={id} help={help} error={error} />
    </div>
  );
}
