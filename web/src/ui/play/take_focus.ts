// A button that comes up by itself where another may just have been: it takes the focus after a moment, and until then
// a tap that was meant for the other does nothing.
import { useEffect, useRef, useState } from 'preact/hooks';

import { rate } from '../parameters';

const moment = 350; // ms

export function useLateButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), moment / rate());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (ready) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return { buttonRef: button, disabled: !ready };
}
