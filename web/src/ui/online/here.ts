// The server of this page and the person at it, as the screens of online play share them.
import { useEffect } from 'preact/hooks';

import { matchStream, personStream, watchReach } from '../../net/lines';
import { api, keepToken, token } from '../../net/api';
import type { ListenToMatch } from '../../state/online/invitation';
import type { Listen } from '../../state/online/lobby';
import { MyAccount, type Who } from '../../state/online/my_account';

export { api };

export const account = new MyAccount(api, { token: () => token.value, keep: keepToken });

// Asked anew by every screen: another one may have been signed in or out of meanwhile.
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
