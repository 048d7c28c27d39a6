// Whose throw it is, as a player or a spectator here sees it.
import type { OnlineSession } from '../../state/online/online_session';
import { onlineWords, words } from '../words';

export function OnlineTurn({ session }: { session: OnlineSession }) {
  const line = turnLine(session);
  return line === null ? null : (
    <p class="centered play-turn" role="status">
      {line}
    </p>
  );
}

function turnLine(session: OnlineSession): string | null {
  const text = onlineWords.table;
  const moment = session.moment.value;
  switch (moment.kind) {
    case 'waiting':
      return moment.player === null ? text.waitingForToss : text.waitingFor(moment.player);
    case 'aiming':
      return text.yourThrow;
    case 'thinking':
      return session.state.value.to_shoot ? words.play.thinks(session.state.value.to_shoot.player) : null;
    case 'sliding':
      return words.play.watch;
    case 'paused':
      return text.paused;
    default:
      return null;
  }
}
