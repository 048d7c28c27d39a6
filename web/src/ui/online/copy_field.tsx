// A text to take along: copied, sent, or, where the browser allows neither, there to be taken by hand. A page over
// http:// on the local network has no clipboard.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { Button, Field, say } from '../components';

export interface CopyFieldProps {
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
      await navigator.clipboard.writeText(text); // not there outside secure contexts
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
