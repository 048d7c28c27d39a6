// The end of a match that no judge had to look at: someone conceded, or it was over when it was opened.
import type { PlaySession } from '../../state/play_session';
import { preferences } from '../../state/preferences';
import { Button } from '../components';
import { words } from '../words';
import { inUnits } from '../words/measures';
import { winnerLine } from './round_result';
import { useLateButton } from './take_focus';

export function MatchOver({ session, onLeave, onRematch }: { session: PlaySession; onLeave: () => void; onRematch: () => void }) {
  const late = useLateButton();
  const state = session.state.value;
  return (
    <section class="play-sheet round-result" aria-labelledby="over-title">
      <h2 id="over-title">{winnerLine(state.winner)}</h2>
      {session.said.value !== '' && <p>{inUnits(session.said.value, preferences.value.units)}</p>}
      <div class="play-choices">
        <Button onClick={onLeave}>{words.play.home}</Button>
        <Button kind="primary" large onClick={onRematch} {...late}>
          {words.play.rematch}
        </Button>
      </div>
    </section>
  );
}
