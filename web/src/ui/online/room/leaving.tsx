// Out of a match that has not begun: its host calls it off, others stand up.
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import type { Match, Me } from '../../../net/messages';
import type { Invitation } from '../../../state/online/invitation';
import { Ask, Button } from '../../components';
import { onlineWords } from '../../words';

interface LeavingProps {
  invitation: Invitation;
  match: Match;
  me: Me | null;
  onRefused: (why: Refused | null) => void;
}

export function Leaving({ invitation, match, me, onRefused }: LeavingProps) {
  const text = onlineWords.room;
  const [isAsking, setAsking] = useState(false);
  if (me !== null && match.host === me.account.name) {
    return (
      <div class="row">
        <Button kind="danger" icon="close" onClick={() => setAsking(true)}>
          {text.cancel}
        </Button>
        <Ask
          open={isAsking}
          title={text.cancelAsk}
          text={text.cancelText}
          yes={text.cancel}
          danger
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void invitation.cancel().then(onRefused);
          }}
        />
      </div>
    );
  }
  if (match.you.seats.length === 0) return null;
  return (
    <div class="row">
      <Button icon="undo" onClick={() => void invitation.standUp().then(onRefused)}>
        {text.standUp}
      </Button>
    </div>
  );
}
