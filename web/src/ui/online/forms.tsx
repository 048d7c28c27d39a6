// Forms and notices that the online screens share. A form shows why it was refused, and a second tap does not send it again.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import type { Refused } from '../../net/api';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Card, Field, Icon, type IconName, Note, say, TextField, Toggle } from '../components';
import { onlineWords } from '../words';
import { hasNoOnline, isAwayNow, refusalMessage } from './refused';
import { account } from './server';

interface Sending {
  refused: Refused | null;
  isBusy: boolean;
  send: (asked: () => Promise<Refused | null>, done: string) => Promise<boolean>;
}

export function useSending(): Sending {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (asked: () => Promise<Refused | null>, done: string) => {
    if (isBusy) return false;
    setBusy(true);
    const why = await asked();
    setBusy(false);
    setRefused(why);
    if (why === null) say(done);
    return why === null;
  };
  return { refused, isBusy, send };
}

interface FormProps {
  sending: Sending;
  onSend: () => void;
  children: ComponentChildren;
}

export function Form({ sending, onSend, children }: FormProps) {
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <RefusedNote why={sending.refused} />
    </form>
  );
}

// A guest only needs a name.
interface NameFormProps {
  go: string; // what the button says
  icon?: IconName;
  onNamed?: () => void | Promise<void>; // the guest account exists
  children?: ComponentChildren; // below
}

export function NameForm({ go, icon, onNamed, children }: NameFormProps) {
  const text = onlineWords.who;
  const [name, setName] = useState(preferences.value.name);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isUnnamed, setUnnamed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const begin = async (chosen: string) => {
    setUnnamed(chosen.trim() === '');
    if (chosen.trim() === '' || isBusy) return;
    setBusy(true);
    const why = await account.signInAsGuest(chosen.trim());
    setRefused(why);
    setBusy(false);
    if (why) return;
    if (preferences.value.name === '') changePreferences({ name: chosen.trim() });
    await onNamed?.();
  };
  const isAboutName = refused !== null && (refused.field === 'name' || refused.status === 409);
  const error = isUnnamed ? text.unnamed : refused && isAboutName ? refusalMessage(refused) : null;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin(name);
      }}
    >
      <TextField label={text.name} help={text.help} value={name} maxLength={24} autocomplete="nickname" error={error} onChange={setName} />
      {!isAboutName && <RefusedNote why={refused} />}
      <div class="row">
        <Button kind="primary" large submit disabled={isBusy} {...(icon ? { icon } : {})}>
          {go}
        </Button>
        {refused?.suggestion && <Suggestion name={refused.suggestion} onTake={(free) => (setName(free), void begin(free))} />}
        {children}
      </div>
    </form>
  );
}

function Suggestion({ name, onTake }: { name: string; onTake: (name: string) => void }) {
  return <Button onClick={() => onTake(name)}>{onlineWords.who.takeSuggestion(name)}</Button>;
}

interface PasswordFieldProps {
  label: string;
  value: string;
  isNew?: boolean; // browsers then suggest one, and its rules are shown
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

// A text to copy or share, or to copy by hand where the browser allows neither: a page over http:// on the local network
// has no clipboard.
interface CopyFieldProps {
  label: string;
  text: string;
  copy: string; // what the button says
  copied: string;
  byHand: string;
  children?: ComponentChildren; // beside the button
}

export function CopyField({ label, text, copy, copied, byHand, children }: CopyFieldProps) {
  const [done, setDone] = useState<'copied' | 'by_hand' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text); // missing outside secure contexts
      setDone('copied');
      say(copied);
    } catch {
      setDone('by_hand');
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <div class="stack gap-2">
      <Field label={done === 'by_hand' ? byHand : label}>
        {({ id }) => <input ref={field} class="input" id={id} type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <div class="row">
        <Button icon={done === 'copied' ? 'check' : 'link'} onClick={() => void take()}>
          {done === 'copied' ? copied : copy}
        </Button>
        {children}
      </div>
    </div>
  );
}

// Shown instead of a screen when the server cannot be reached or has no online play.
export function ServerTrouble({ why, onRetry }: { why: Refused; onRetry: () => void }) {
  const text = onlineWords.refused;
  const help = isAwayNow(why) ? text.awayHelp : hasNoOnline(why) ? text.noOnlineHelp : null;
  return (
    <Card class="online-trouble">
      <Icon name="warning" />
      <div class="stack gap-2" role="alert">
        <h2>{refusalMessage(why)}</h2>
        {help && <p class="soft">{help}</p>}
      </div>
      <div class="row">
        <Button kind="primary" icon="again" onClick={onRetry}>
          {text.retry}
        </Button>
        {help === null && <Button href="#/online">{onlineWords.room.lobby}</Button>}
      </div>
    </Card>
  );
}

export function RefusedNote({ why }: { why: Refused | null }) {
  return why && <Note fault>{refusalMessage(why)}</Note>;
}
