import { useId } from 'preact/hooks';

import { Below, type FieldProps } from './field';

export interface ToggleProps extends Omit<FieldProps, 'children' | 'hiddenLabel'> {
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
