// Space, Enter and Escape at the table: they end what is being shown.
import { useLayoutEffect, useRef } from 'preact/hooks';

import { rate } from '../parameters';

// Whoever skips or goes on by a key may press it more than once: the weight that then is in the hand must not be thrown by it.
const late = 350; // ms

// `skip`: null: there is nothing to skip.
export function useSkipKeys(skip: (() => void) | null, isAiming = false): void {
  const current = useRef(skip);
  const hasPressed = useRef(false); // Space or Enter, since the last throw
  const throwsFrom = useRef(0);
  const isReady = useRef(isAiming);
  current.current = skip;
  isReady.current = isAiming;
  useLayoutEffect(() => {
    if (!isAiming) return;
    throwsFrom.current = hasPressed.current ? performance.now() + late / rate() : 0;
    hasPressed.current = false;
  }, [isAiming]);
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      const throws = event.key === 'Enter' || event.key === ' ';
      if (!(throws || event.key === 'Escape') || event.repeat || isForOther(event)) return;
      if (throws && !isReady.current) hasPressed.current = true;
      if (throws && isControl(event.target)) return;
      if (current.current) current.current();
      else if (!throws || performance.now() >= throwsFrom.current) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', down, { capture: true });
    return () => document.removeEventListener('keydown', down, { capture: true });
  }, []);
}

export const isForOther = ({ isComposing, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  isComposing || ctrlKey || altKey || metaKey || document.querySelector('dialog[open]') !== null;

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button:not(.play-skip), a, input, select, textarea, summary, [contenteditable], [role=slider]') !== null;
}
