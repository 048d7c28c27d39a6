import { useState } from 'preact/hooks';

import { beginMatch } from '../begin_match';
import { Button, Card, Note } from '../components';
import { words } from '../words';
import type { AtBoard } from './real_table';

export function Result({ session }: AtBoard) {
  const { winner } = session.state.value;
  const [fault, setFault] = useState<string | null>(null);
  const again = async () => {
    const begun = await beginMatch(session.plan, 'real');
    if (!begun.ok) setFault(begun.error);
  };
  return (
    <Card class="real-result">
      <h2>{winner === null ? words.real.nobody : words.real.winner(winner)}</h2>
      {session.told.value.length > 0 && <p>{session.told.value.map(({ text }) => text).join(' ')}</p>}
      <div class="real-pair">
        <Button kind="primary" large onClick={() => void again()}>
          {words.real.again}
        </Button>
        <Button large href="#/">
          {words.real.home}
        </Button>
      </div>
      {fault && <Note fault>{fault}</Note>}
    </Card>
  );
}
