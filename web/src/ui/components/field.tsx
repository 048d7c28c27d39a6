// A name, a control, what it means, and what is wrong with it.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface ControlIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldProps {
  label: ComponentChildren;
  help?: string | undefined;
  error?: string | null | undefined;
  hiddenLabel?: boolean; // heard, not seen
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

// For controls that are several: a group named by its legend.
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

export function Below({ id, help, error }: { id: string; help: string | undefined; error: string | null | undefined }) {
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

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  autocomplete?: string;
}

export function TextField({ value, onChange, placeholder, maxLength, autocomplete, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <input
          class="input"
          id={id}
          type="text"
          value={value}
          placeholder={placeholder}
          maxLength={maxLength ?? 60}
          autocomplete={autocomplete ?? 'off'}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
