// One of a few, side by side; or of many, from a list.
import type { ComponentChildren } from 'preact';

import { Field, FieldGroup, type FieldProps } from './field';

export interface ChoiceOption<T extends string | number> {
  value: T;
  label: ComponentChildren;
  disabled?: boolean;
}

export interface ChoiceProps<T extends string | number> extends Omit<FieldProps, 'children'> {
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
            <label key={option.value}>
              <input
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

export interface ListChoiceProps<T extends string | number> extends Omit<FieldProps, 'children'> {
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
