// The end of a match that no judge had to look at: someone conceded, or it was over when it was opened.
import type { PlaySession } from '../../state/play_session';
import { Button } from '../components';
import { words } from '../words';
import { eventsText } from '../words/said';
import { SeeMatchAgain } from './after_match';
import { winnerLine } from './round_result';
import { useLateButton } from './take_focus';

export function MatchOver({ session, onLeave, onRematch }: { session: PlaySession; onLeave: () => void; onRematch: () => void }) {
  const late = useLateButton();
  const state = session.state.value;
  return (
    <section class="play-sheet round-result" aria-labelledby="over-title">
      <h2 id="over-title">{winnerLine(state.winner)}</h2>
      {session.said.value.length > 0 && <p>{eventsText(session.said.value)}</p>}
      <div class="play-choices">
        <SeeMatchAgain id={session.id} />
        <Button onClick={onLeave}>{words.play.home}</Button>
        <Button kind="primary" large onClick={onRematch} {...late}>
          {words.play.rematch}
        </Button>
      </div>
    </section>
  );
}
