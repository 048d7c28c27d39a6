// Notes at an online table: the connection, players who have left, offers to answer.
import { useEffect, useState } from 'preact/hooks';

import type { OfferKind, Seat } from '../../net/messages';
import type { OnlineSession } from '../../state/online/online_session';
import { changePreferences, preferences } from '../../state/preferences';
import { allowTelling, telling } from '../call_back';
import { Ask, Button, Icon, Note } from '../components';
import { RefusedNote } from '../online/forms';
import { found } from '../online/pairing';
import { ratedText } from '../online/rated';
import { rate } from '../parameters';
import { onlineWords } from '../words';

export function TableNotes({ session }: { session: OnlineSession }) {
  const { offers, phase } = session.view.value;
  const isOver = session.moment.value.kind === 'over';
  // At the end the only open offer is a rematch, which is shown elsewhere.
  const asked = offers.filter(({ kind }) => (kind === 'rematch') === isOver);
  return (
    <>
      <LostConnection session={session} />
      <RefusedNote why={session.trouble.value} />
      {session.isTooLate.value && <Note>{onlineWords.table.tooLate}</Note>}
      {!session.isPlaying && !isOver && <p class="centered pill play-turn soft small">{onlineWords.table.watching}</p>}
      {isAtStart(session) && <p class="centered pill play-turn soft small">{ratedText(session.view.value)}</p>}
      {isAtStart(session) && found.value?.match === session.id && (
        <p class="centered pill play-turn small">
          {onlineWords.lobby.paired} {found.value.hasLeft && onlineWords.lobby.leftSaved}
        </p>
      )}
      <OfferTelling session={session} />
      <Gone session={session} />
      {phase === 'cancelled' && (
        <section class="stack panel play-sheet centered table-asks" aria-live="polite">
          <p>{onlineWords.room.cancelled}</p>
          <Button href="#/online">{onlineWords.table.lobby}</Button>
        </section>
      )}
      {asked.map(({ kind, by }) => (
        <Offered key={kind} session={session} kind={kind} by={by} />
      ))}
      {phase === 'paused' && session.isPlaying && !offers.some(({ kind }) => kind === 'resume') && (
        <Button kind="primary" onClick={() => void session.offer('resume')}>
          {onlineWords.table.offers.resume}
        </Button>
      )}
    </>
  );
}

// Offered while one waits, until it is answered. The menu has it, too.
function OfferTelling({ session }: { session: OnlineSession }) {
  const text = onlineWords.table;
  const { kind } = session.moment.value;
  if (!session.isPlaying || kind !== 'waiting' || !preferences.value.offersTelling || telling() !== 'ready') return null;
  return (
    <div class="line gap-0 pill small play-turn table-telling">
      <Button kind="quiet" icon="bell" onClick={() => void allowTelling()}>
        {text.tell}
      </Button>
      <Button kind="quiet" icon="close" label={text.tellNot} onClick={() => changePreferences({ offersTelling: false })} />
    </div>
  );
}

// Until the first throw.
function isAtStart(session: OnlineSession): boolean {
  const { phase } = session.view.value;
  return phase === 'playing' && session.state.value.phase !== 'shooting' && !session.state.value.over;
}

function LostConnection({ session }: { session: OnlineSession }) {
  if (session.connection.value !== 'lost') return null;
  const text = onlineWords.table;
  return (
    <p class="centered pill play-turn line brass" role="alert">
      <Icon name="warning" /> {session.sending.value ? text.lostThrow : text.lost}
    </p>
  );
}

// Opponents who are away, and when the match can be claimed.
function Gone({ session }: { session: OnlineSession }) {
  const [isClaiming, setClaiming] = useState(false);
  const text = onlineWords.table;
  const { away, seats, you, phase } = session.view.value;
  const own = new Set(you.seats.map((seat) => seats[seat]?.name));
  const names = away.flatMap(({ seat }) => (own.has(seats[seat]?.name) ? [] : (seats[seat]?.name ?? [])));
  const isGone = useLasting(names.length > 0 && phase === 'playing');
  const left = session.claimIn.value;
  if (!isGone || names.length === 0) return null;
  return (
    <section class="stack panel play-sheet centered table-asks" aria-live="polite">
      <p>
        {names.map((name) => text.gone(name)).join(' ')} {left !== null && (left > 0 ? text.claimIn(left) : text.claimNow)}
      </p>
      {left === 0 && (
        <Button kind="primary" icon="flag" onClick={() => setClaiming(true)}>
          {text.claim}
        </Button>
      )}
      <Ask
        open={isClaiming}
        title={text.claimAsk}
        text={text.claimText(names[0] ?? '')}
        yes={text.claim}
        onNo={() => setClaiming(false)}
        onYes={() => {
          setClaiming(false);
          void session.claim();
        }}
      />
    </section>
  );
}

// Changing screens or losing the connection for a moment does not count as leaving.
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), 4000 / rate());
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && lasts;
}

function Offered({ session, kind, by }: { session: OnlineSession; kind: OfferKind; by: string }) {
  const text = onlineWords.table;
  const { seats, you, rated } = session.view.value;
  const side = sideOf(seats, by);
  const own = you.seats.map((seat) => seats[seat]);
  const isMine = own.some((seat) => seat?.name === by);
  const isOurs = own.some((seat) => seat?.side === side);
  return (
    <section class="stack panel play-sheet centered table-asks" aria-live="polite">
      <p>
        {isMine ? text.asked[kind] : text.offered[kind](by)} {kind === 'rematch' && rated && onlineWords.rated.rematch}
      </p>
      {session.isPlaying && (
        <div class="cluster play-choices">
          <Button onClick={() => void session.answer(kind, false)}>{isOurs ? text.withdraw : text.decline}</Button>
          {!isOurs && (
            <Button kind="primary" onClick={() => void session.answer(kind, true)}>
              {text.agree}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function sideOf(seats: Seat[], name: string): string | null | undefined {
  return seats.find((seat) => seat.name === name)?.side;
}
