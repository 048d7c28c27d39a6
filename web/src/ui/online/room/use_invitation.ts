import { useEffect, useMemo } from 'preact/hooks';

import { token } from '../../../net/api';
import { Invitation } from '../../../state/online/invitation';
import { goInstead } from '../../route';
import { api, listenTo } from '../here';

const every = 10_000; // ms between two looks whether the server is still there

// Open as long as the screen is shown. Whoever has a seat goes to the table when the match begins.
export function useInvitation(id: string): Invitation {
  const invitation = useMemo(() => new Invitation(api, id, listenTo(id)), [id]);
  const secret = token.value;
  useEffect(() => {
    invitation.open();
    const looking = setInterval(() => document.hidden || void invitation.look(), every);
    return () => {
      clearInterval(looking);
      invitation.close();
    };
  }, [invitation, secret]);
  const match = invitation.match.value;
  const isOn = match !== null && match.you.seats.length > 0 && (match.phase === 'playing' || match.phase === 'paused');
  useEffect(() => {
    if (isOn) goInstead('online', 'table', id);
  }, [isOn, id]);
  return invitation;
}
