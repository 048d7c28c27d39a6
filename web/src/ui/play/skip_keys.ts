// Space, Enter and Escape at the table: they end what is being shown.
import { useEffect, useRef } from 'preact/hooks';

import { rate } from '../parameters';

// Whoever skips, skips more than once: the weight that then is in the hand must not be thrown by it.
const late = 350; // ms

// `skip`: null: there is nothing to skip.
export function useSkipKeys(skip: (() => void) | null, isAiming = false): void {
  const current = useRef(skip);
  const hasSkipped = useRef(false);
  const throwsFrom = useRef(0);
  current.current = skip;
  useEffect(() => {
    if (!isAiming) return;
    throwsFrom.current = hasSkipped.current ? performance.now() + late / rate() : 0;
    hasSkipped.current = false;
  }, [isAiming]);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const throws = event.key === 'Enter' || event.key === ' ';
      if (!(throws || event.key === 'Escape') || event.repeat || isForOther(event)) return;
      if (throws && isControl(event.target)) return;
      if (current.current) {
        hasSkipped.current = throws;
        current.current();
      } else if (!throws || performance.now() >= throwsFrom.current) return;
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
