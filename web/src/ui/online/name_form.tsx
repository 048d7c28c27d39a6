// A name is all that is asked of a guest.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { Refused } from '../../net/api';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, TextField, type IconName } from '../components';
import { onlineWords } from '../words';
import { account } from './here';
import { saying } from './saying';
import { RefusedNote } from './trouble';

export interface NameFormProps {
  go: string; // what the button says
  icon?: IconName;
  onNamed?: () => void | Promise<void>; // one is somebody now
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
    const why = await account.beGuest(chosen.trim());
    setRefused(why);
    setBusy(false);
    if (why) return;
    if (preferences.value.name === '') changePreferences({ name: chosen.trim() });
    await onNamed?.();
  };
  const isAboutName = refused !== null && (refused.field === 'name' || refused.status === 409);
  const error = isUnnamed ? text.unnamed : refused && isAboutName ? saying(refused) : null;
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
