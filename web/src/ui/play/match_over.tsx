// The end of a match that no judge had to look at: someone conceded, or it was over when it was opened.
import type { ComponentChildren } from 'preact';

import type { TableSession } from '../../state/table_session';
import { eventsText } from '../words/events';
import { winnerLine } from './round_result';

export function MatchOver({ session, afterMatch }: { session: TableSession; afterMatch: ComponentChildren }) {
  return (
    <section class="stack panel play-sheet round-result" aria-labelledby="over-title">
      <h2 id="over-title">{winnerLine(session.state.value.winner)}</h2>
      {session.events.value.length > 0 && <p>{eventsText(session.events.value)}</p>}
      <div class="cluster play-choices">{afterMatch}</div>
    </section>
  );
}
