// The address names the step that is watched, so that a way back leads to it.
import { useEffect } from 'preact/hooks';

import type { Replay } from '../../state/replay/replay';

const settled = 500; // ms: browsers complain of addresses that change all the time

export function useKeepingPlace(id: string, replay: Replay): void {
  const { step } = replay.moment.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (location.hash.startsWith(`#/replay/${encodeURIComponent(id)}`)) history.replaceState(null, '', `#/replay/${encodeURIComponent(id)}/${step}`);
    }, settled);
    return () => clearTimeout(timer);
  }, [id, step]);
}
