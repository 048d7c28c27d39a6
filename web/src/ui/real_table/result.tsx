import { useState } from 'preact/hooks';

import { preferences } from '../../state/preferences';
import { beginMatch } from '../begin_match';
import { Button, Card, Note } from '../components';
import { words } from '../words';
import { inUnits } from '../words/measures';
import { plainly } from '../words/refusals';
import type { AtBoard } from './real_table';

export function Result({ session }: AtBoard) {
  const { winner } = session.state.value;
  const [fault, setFault] = useState<string | null>(null);
  const again = async () => {
    const begun = await beginMatch(session.plan, 'real');
    setFault(begun.ok ? null : plainly(begun.error));
  };
  return (
    <Card class="real-result">
      <h2>{winner === null ? words.real.nobody : words.real.winner(winner)}</h2>
      {session.told.value.length > 0 && <p>{inUnits(session.told.value.map(({ text }) => text).join(' '), preferences.value.units)}</p>}
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
