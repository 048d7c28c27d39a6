// The menu of an online table, and what others there have said.
import { useEffect, useState } from 'preact/hooks';

import { api } from '../../net/api';
import type { OnlineSession } from '../../state/online/online_session';
import type { Thrower } from '../../state/throwing/thrower';
import { allowTelling, stopTelling, telling } from '../call_back';
import { Ask, Button, Dialog, say, Toggle } from '../components';
import { MuteAndReport } from '../online/mute_and_report';
import { useAnswer, useMyself } from '../online/server';
import { usePage } from '../page';
import type { MenuProps, OpenTable } from '../play/at_the_table';
import { WayOfThrowing } from '../throwing/throw_panel';
import { TipsButton } from '../tips/late_tips';
import { onlineWords, words } from '../words';
import { calledTo } from '../words/events';

export function OnlineMenu({ openTable: { session, throwing }, open, onClose, onDust, onLeave }: MenuProps & { openTable: OpenTable<OnlineSession>; onLeave: () => void }) {
  const text = onlineWords.table;
  const [isConceding, setConceding] = useState(false);
  const state = session.state.value;
  const { phase, spectators } = session.view.value;
  const canPlay = session.isPlaying && phase === 'playing' && !state.over;
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <>
      <Dialog open={open} title={words.play.menu} onClose={onClose} buttons={<Button kind="primary" onClick={onClose}>{words.play.goOn}</Button>}>
        <div class="stack gap-2">
          {session.isPlaying && <Phrases session={session} onSaid={onClose} />}
          {canPlay && <HandAndOffers session={session} thrower={throwing.thrower} close={close} onDust={onDust} />}
          {canPlay && <TellTurn />}
          {canPlay && <TipsButton session={session} onClose={onClose} />}
          <Button wide icon="book" href={`#/rules/${state.game}`}>
            {words.play.rulesOf}
          </Button>
          <Button wide icon="settings" href="#/settings">
            {words.play.settings}
          </Button>
          <Others session={session} />
          {canPlay && (
            <Button wide kind="danger" icon="flag" onClick={close(() => setConceding(true))}>
              {text.concede}
            </Button>
          )}
          <Button wide icon="back" onClick={onLeave}>
            {session.isPlaying ? text.leave : text.leaveWatching}
          </Button>
          {canPlay && <p class="soft">{text.leaveHelp}</p>}
          {spectators > 0 && <p class="soft">{text.spectators(spectators)}</p>}
        </div>
      </Dialog>
      <Ask
        open={isConceding}
        title={text.concedeAsk}
        text={text.concedeText(calledTo(session.readers(), session.caller()))}
        yes={text.concede}
        danger
        onNo={() => setConceding(false)}
        onYes={() => {
          setConceding(false);
          void session.concede();
        }}
      />
    </>
  );
}

type Close = (then: () => void) => () => void;

// A player's own actions, and offers to the others.
function HandAndOffers({ session, thrower, close, onDust }: { session: OnlineSession; thrower: Thrower; close: Close; onDust: () => void }) {
  const text = onlineWords.table;
  const isDrawn = usePage().table.scene.value !== null;
  const { rated, offers } = session.view.value;
  const isOpen = (kind: string) => offers.some((offer) => offer.kind === kind);
  const aiming = session.moment.value.kind === 'aiming';
  const { options } = session.setup;
  const wears = options['wear'] === true;
  const isGranted = options['dusting'] !== 'director' || session.state.value.dust_granted;
  return (
    <>
      {isDrawn && <WayOfThrowing thrower={thrower} />}
      {!rated && (
        <Button wide icon="undo" disabled={!session.state.value.can_undo || isOpen('takeback')} onClick={close(() => void session.offer('takeback'))}>
          {text.offers.takeback}
        </Button>
      )}
      <Button wide icon="pause" disabled={isOpen('pause')} onClick={close(() => void session.offer('pause'))}>
        {text.offers.pause}
      </Button>
      {isDrawn && session.lastShown.value && (
        <Button wide icon="again" disabled={!aiming} onClick={close(() => session.watchAgain())}>
          {words.play.again}
        </Button>
      )}
      {wears && !isGranted && (
        <Button wide disabled={aiming} onClick={close(() => void session.send({ cmd: 'grant-dust' }))}>
          {words.play.grantDust}
        </Button>
      )}
      {wears && isGranted && (
        <Button wide disabled={!aiming} onClick={close(onDust)}>
          {words.play.dust}
        </Button>
      )}
    </>
  );
}

// A notification when it is one's turn, or why there can be none.
function TellTurn() {
  const text = onlineWords.table;
  const now = telling();
  if (now === 'denied' || now === 'insecure' || now === 'unsupported') return <p class="soft small">{text.cannotTell[now]}</p>;
  return <Toggle label={text.tell} value={now === 'on'} onChange={(wanted) => (wanted ? void allowTelling() : stopTelling())} />;
}

function Phrases({ session, onSaid }: { session: OnlineSession; onSaid: () => void }) {
  const { value } = useAnswer(api.info, []);
  const codes = value?.phrases ?? Object.keys(onlineWords.table.phrases);
  const say = (code: string) => {
    onSaid();
    void session.say(code);
  };
  return (
    <fieldset class="cluster table-phrases">
      <legend>{onlineWords.table.say}</legend>
      {codes.map((code) => (
        <Button key={code} onClick={() => say(code)}>
          {phraseText(code)}
        </Button>
      ))}
    </fieldset>
  );
}

function Others({ session }: { session: OnlineSession }) {
  const who = useMyself();
  if (!session.isPlaying || who.kind !== 'known') return null;
  const { seats, you } = session.view.value;
  const people = seats.filter(({ seat, name, kind }) => name !== null && kind !== 'machine' && !you.seats.includes(seat));
  return (
    <>
      {people.map(({ name }) => name !== null && <MuteAndReport key={name} name={name} isMuted={who.me.muted.includes(name)} match={session.id} />)}
    </>
  );
}

// The phrases that were just said at the table.
export function Bubbles({ session }: { session: OnlineSession }) {
  const bubbles = session.bubbles.value;
  const last = bubbles.at(-1);
  useEffect(() => {
    if (last) say(onlineWords.table.says(last.from, phraseText(last.phrase)));
  }, [last]);
  return (
    <div class="stack gap-2 table-bubbles" aria-hidden="true">
      {bubbles.map(({ id, from, phrase }) => (
        <p key={id} class="pill table-bubble">
          <strong>{from}</strong> {phraseText(phrase)}
        </p>
      ))}
    </div>
  );
}

// A newer server may know phrases that this page does not.
function phraseText(code: string): string {
  return onlineWords.table.phrases[code] ?? code.replaceAll('_', ' ');
}
