// The server of this page and the person's account, shared by the online screens.
import { useCallback, useEffect, useState } from 'preact/hooks';

import { type Answered, api, keepToken, token } from '../../net/api';
import { matchStream, personStream, watchReach } from '../../net/lines';
import type { ListenToMatch } from '../../state/online/invitation';
import type { Listen } from '../../state/online/lobby';
import { MyAccount, type Who } from '../../state/online/my_account';

export const account = new MyAccount(api, { token: () => token.value, keep: keepToken });

// Every screen asks again: another window may have signed in or out meanwhile.
export function useMyself(): Who {
  useEffect(() => void account.find(), []);
  return account.who.value;
}

interface Stream {
  close(): void;
  tryNow(): void;
  giveUp(): void;
}

export const listenToMe: Listen = (listener) => watched(personStream(api, listener));

export function listenTo(match: string): ListenToMatch {
  return (listener) => watched(matchStream(api, match, () => -1, listener));
}

function watched(stream: Stream): { close(): void } {
  const unwatch = watchReach(stream);
  return {
    close() {
      unwatch();
      stream.close();
    },
  };
}

interface ServerAnswer<T> {
  answered: Answered<T> | null; // null: not yet
  value: T | null;
  again: () => void;
}

// Calls the server whenever `about` changes. A late answer to an earlier call is dropped.
export function useAnswer<T>(ask: () => Promise<Answered<T>>, about: unknown[]): ServerAnswer<T> {
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
