// What somebody at the table has just said.
import { useEffect } from 'preact/hooks';

import type { OnlineSession } from '../../state/online/online_session';
import { say } from '../components';
import { onlineWords } from '../words';
import { phraseText } from './phrase_text';

export function Bubbles({ session }: { session: OnlineSession }) {
  const bubbles = session.bubbles.value;
  const last = bubbles.at(-1);
  useEffect(() => {
    if (last) say(onlineWords.table.says(last.from, phraseText(last.phrase)));
  }, [last]);
  return (
    <div class="stack gap-2 table-bubbles" aria-hidden="true">
      {bubbles.map(({ id, from, phrase }) => (
        <p key={id} class="table-bubble">
          <strong>{from}</strong> {phraseText(phrase)}
        </p>
      ))}
    </div>
  );
}
