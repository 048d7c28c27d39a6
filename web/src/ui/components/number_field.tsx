import { useState } from 'preact/hooks';

import { words } from '../words';
import { plainNumber } from '../words/measures';
import { Button } from './button';
import { Field, type FieldProps } from './fields';

interface NumberFieldProps extends Omit<FieldProps, 'children'> {
  value: number | null;
  onChange: (value: number | null) => void; // null: left empty
  low?: number | undefined;
  high?: number | undefined;
  step?: number | undefined; // of the buttons; whole steps from `low` only, where `whole`
  whole?: boolean;
  placeholder?: string | undefined;
}

// Keeps the text as typed until the field loses the focus or the value changes from outside. Only numbers are passed on.
export function NumberField({ value, onChange, low, high, step = 1, whole = false, placeholder, ...field }: NumberFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const typed = typing === null ? null : parse(typing);
  const text = typing !== null && (typed === null || typed === value) ? typing : shown(value);

  const stepBy = (by: number) => {
    const from = value ?? low ?? 0;
    const next = Math.min(high ?? Infinity, Math.max(low ?? -Infinity, round(from + by)));
    setTyping(null);
    onChange(next);
  };
  const type = (next: string) => {
    setTyping(next);
    const number = parse(next);
    if (next.trim() === '' || number !== null) onChange(number);
  };

  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <div class="number">
          <Button
            icon="minus"
            label={words.controls.less(nameOf(field.label))}
            disabled={value !== null && low !== undefined && value <= low}
            onClick={() => stepBy(-step)}
          />
          <input
            class="input"
            id={id}
            type="text"
            inputMode={whole && (low ?? -1) >= 0 ? 'numeric' : 'decimal'}
            autocomplete="off"
            value={text}
            placeholder={placeholder}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyping(null)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              stepBy(event.key === 'ArrowUp' ? step : -step);
            }}
          />
          <Button
            icon="plus"
            label={words.controls.more(nameOf(field.label))}
            disabled={value !== null && high !== undefined && value >= high}
            onClick={() => stepBy(step)}
          />
        </div>
      )}
    </Field>
  );
}

function nameOf(label: FieldProps['label']): string {
  return typeof label === 'string' ? label : '';
}

function shown(value: number | null): string {
  return value === null ? '' : plainNumber(value);
}

// A decimal comma is accepted as well.
function parse(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
