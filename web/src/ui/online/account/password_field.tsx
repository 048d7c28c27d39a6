import { useState } from 'preact/hooks';

import { Field, Toggle } from '../../components';
import { onlineWords } from '../../words';

export interface PasswordFieldProps {
  label: string;
  value: string;
  isNew?: boolean; // browsers then offer to make one up, and its rules are said
  error?: string | null;
  onChange: (value: string) => void;
}

export function PasswordField({ label, value, isNew, error, onChange }: PasswordFieldProps) {
  const text = onlineWords.account;
  const [isShown, setShown] = useState(false);
  return (
    <div class="stack gap-2">
      <Field label={label} help={isNew ? text.passwordHelp : undefined} error={error}>
        {({ id, describedBy, invalid }) => (
          <input
            class="input"
            id={id}
            type={isShown ? 'text' : 'password'}
            value={value}
            maxLength={256}
            autocomplete={isNew ? 'new-password' : 'current-password'}
            autocapitalize="off"
            spellcheck={false}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {isNew && <Toggle label={text.show} value={isShown} onChange={setShown} />}
    </div>
  );
}
