import { useEffect, useMemo } from 'preact/hooks';

import { Lobby } from '../../../state/online/lobby';
import { say } from '../../components';
import { go } from '../../route';
import { onlineWords } from '../../words';
import { account, api, listenToMe, useMyself } from '../here';

const every = 5000; // ms between two looks at what is being played

// Open as long as the screen is shown; whoever is paired goes to the table.
export function useLobby() {
  const who = useMyself();
  const lobby = useMemo(() => new Lobby(api, listenToMe, () => void account.find()), []);
  const name = who.kind === 'known' ? who.me.account.name : null;
  const isAsked = who.kind !== 'asking';
  const look = () => {
    if (account.who.value.kind === 'unknown') void account.find();
    void lobby.look();
  };
  useEffect(() => {
    if (!isAsked) return;
    lobby.open(name !== null);
    const looking = setInterval(() => document.hidden || look(), every);
    return () => {
      clearInterval(looking);
      lobby.close();
    };
  }, [name, isAsked]);
  const paired = lobby.paired.value;
  useEffect(() => {
    if (paired === null) return;
    say(onlineWords.lobby.paired);
    go('online', 'table', paired);
  }, [paired]);
  const trouble = who.kind === 'unknown' ? who.why : lobby.trouble.value;
  return { who, lobby, trouble, look };
}
