import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../words';
import { Button } from './button';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void; // also by Escape
  buttons?: ComponentChildren; // at the bottom; default: a button that closes
  class?: string;
  children?: ComponentChildren;
}

// The browser's own dialog: it traps the focus and returns it.
export function Dialog({ open, title, onClose, buttons, class: extra, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // Unmounting an open dialog returns the focus as well.
  const isGone = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      isGone.current = true;
      if (element?.open) element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class={['dialog', extra].filter(Boolean).join(' ')} aria-labelledby={id} onClose={() => isGone.current || onClose()}>
      {open && (
        <div class="stack dialog-inside">
          <h2 id={id}>{title}</h2>
          {children}
          <div class="cluster dialog-buttons">{buttons ?? <Button onClick={onClose}>{words.controls.close}</Button>}</div>
        </div>
      )}
    </dialog>
  );
}

interface AskProps {
  open: boolean;
  title: string;
  text?: string;
  yes: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
}

// Asks before something that cannot be undone.
export function Ask({ open, title, text, yes, danger, onYes, onNo }: AskProps) {
  const buttons = (
    <>
      <Button onClick={onNo}>{words.controls.cancel}</Button>
      <Button kind={danger ? 'danger' : 'primary'} onClick={onYes}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onNo} buttons={buttons}>
      {text && <p>{text}</p>}
    </Dialog>
  );
}
