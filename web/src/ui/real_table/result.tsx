import { useState } from 'preact/hooks';

import { beginMatch } from '../begin_match';
import { Button, Card, Note } from '../components';
import { SeeMatchAgain } from '../play/after_match';
import { realWords } from '../words';
import { explain } from '../words/refusals';
import { eventsText } from '../words/events';
import type { AtBoard } from './real_table';

export function Result({ session }: AtBoard) {
  const { winner } = session.state.value;
  const [fault, setFault] = useState<string | null>(null);
  const again = async () => {
    const begun = await beginMatch(session.plan, 'real');
    setFault(begun.ok ? null : explain(begun.error));
  };
  return (
    <Card class="centered real-result">
      <h2>{winner === null ? realWords.nobody : realWords.winner(winner)}</h2>
      {session.events.value.length > 0 && <p>{eventsText(session.events.value)}</p>}
      <div class="real-pair">
        <Button kind="primary" large onClick={() => void again()}>
          {realWords.again}
        </Button>
        <SeeMatchAgain id={session.id} reviewed={false} />
        <Button large href="#/">
          {realWords.home}
        </Button>
      </div>
      {fault && <Note fault>{fault}</Note>}
    </Card>
  );
}
