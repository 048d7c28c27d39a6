// A form of which one thing comes: what was refused is said in it, and a second tap on its button sends nothing twice.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import { say } from '../../components';
import { RefusedNote } from '../trouble';

export interface Sending {
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
