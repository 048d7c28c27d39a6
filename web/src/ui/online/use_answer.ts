// What the server answers to one question, for a screen that shows it.
import { useCallback, useEffect, useState } from 'preact/hooks';

import type { Answered } from '../../net/api';

export interface Asked<T> {
  answered: Answered<T> | null; // null: not yet
  value: T | null;
  again: () => void;
}

// Asked whenever `about` changes. A late answer to an earlier question is not shown.
export function useAnswer<T>(ask: () => Promise<Answered<T>>, about: unknown[]): Asked<T> {
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isStale = false;
    void ask().then((answer) => isStale || setAnswered(answer));
    return () => void (isStale = true);
  }, [...about, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { answered, value: answered?.ok ? answered.value : null, again };
}
