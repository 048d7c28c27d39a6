// The table of an online match, for players and spectators.
import { useEffect, useMemo, useState } from 'preact/hooks';

import { api } from '../../net/api';
import { matchLibrary } from '../../state/match_library';
import { LuckNumber } from '../../state/online/luck';
import { MatchFeed } from '../../state/online/match_feed';
import { OnlineSession, openOnline } from '../../state/online/online_session';
import { rememberImport, importedId } from '../../state/online/imported_matches';
import { Button, Note, Refusal, Screen, useLateButton } from '../components';
import { useCallBack } from '../call_back';
import { FairnessButton } from '../fairness/fairness_button';
import { saveFile } from '../match_actions';
import { tableLink } from '../online/match_words';
import { RatingChanges } from '../online/rated';
import { refusalMessage } from '../online/refused';
import { usePage } from '../page';
import { AtTheTable, type OpenTable } from '../play/at_the_table';
import { useOpenTable, defaultPace } from '../play/open_table';
import type { Undo } from '../play/table_tools';
import { go, goInstead, route } from '../route';
import { onlineWords, words } from '../words';
import { Bubbles, OnlineMenu } from './online_menu';
import { TableNotes } from './table_notes';
import './online_table.css';

export function OnlineTable() {
  const id = route.value[2] ?? '';
  return <OneTable key={id} id={id} />;
}

function OneTable({ id }: { id: string }) {
  const { engine } = usePage();
  const feed = useMemo(() => new MatchFeed(api, id), []);
  useEffect(() => {
    const number = new LuckNumber(api, id, feed.view);
    return () => {
      number.stop();
      feed.close();
    };
  }, []);
  const opened = useOpenTable(id, async (stage) => {
    await matchLibrary().close();
    const found = await openOnline(id, feed, engine);
    if (found.kind === 'refused') throw new Error(refusalMessage(found.why));
    if (found.kind === 'open') return new OnlineSession(found.match, engine, api, stage, defaultPace());
    goInstead('online', 'match', id); // the waiting room
    return new Promise<never>(() => {});
  });
  if (opened.kind === 'open') return <OnlineMatch openTable={opened.openTable} />;
  if (opened.kind === 'opening') {
    const text = onlineWords.table;
    return <p class="soft stack play-waiting">{feed.connection.value === 'lost' ? text.lost : text.opening}</p>;
  }
  return (
    <Screen title={words.play.cannotOpen} back="#/online">
      <Refusal of={opened.why} />
    </Screen>
  );
}

function OnlineMatch({ openTable }: { openTable: OpenTable<OnlineSession> }) {
  const { session, game } = openTable;
  useCallBack(session.isPlaying && ['toss', 'choice', 'aiming'].includes(session.moment.value.kind), onlineWords.table.yourThrow, game.name);
  const { rematch } = session.view.value;
  // Both sides agreed to it: the next match begins at once.
  useEffect(() => {
    if (rematch && session.isPlaying) goInstead('online', 'table', rematch);
  }, [rematch]);
  return (
    <AtTheTable
      openTable={openTable}
      notes={<TableNotes session={session} />}
      turn={<OnlineTurn session={session} />}
      undo={undoOf(session)}
      hasOthers
      afterMatch={{ besides: <AfterOnline session={session} />, next: <NextOnline session={session} /> }}
      menu={(props) => <OnlineMenu openTable={openTable} {...props} onLeave={() => go('online')} />}
    >
      <Bubbles session={session} />
    </AtTheTable>
  );
}

// Undoing is asked for, and in a rated match it is not possible.
function undoOf(session: OnlineSession): Undo | null {
  const { rated, phase, offers } = session.view.value;
  if (rated || !session.isPlaying) return null;
  const isPossible = phase === 'playing' && session.state.value.can_undo && !offers.some(({ kind }) => kind === 'takeback');
  return { label: onlineWords.table.offers.takeback, isPossible, run: () => void session.offer('takeback') };
}

// Whose throw it is, from this player's or spectator's point of view.
function OnlineTurn({ session }: { session: OnlineSession }) {
  const line = turnLine(session);
  return line === null ? null : (
    <p class="centered pill play-turn" role="status">
      {line}
    </p>
  );
}

function turnLine(session: OnlineSession): string | null {
  const text = onlineWords.table;
  const moment = session.moment.value;
  switch (moment.kind) {
    case 'waiting':
      return waitingLine(session, moment.player);
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

function waitingLine(session: OnlineSession, player: string | null): string {
  const { phase, score } = session.state.value;
  if (player === null || (phase === 'toss' && Object.keys(score).length > 2)) return onlineWords.table.waitingForToss;
  return phase === 'toss' ? words.play.callsToss(player) : onlineWords.table.waitingFor(player);
}

// The buttons after an online match.
function AfterOnline({ session }: { session: OnlineSession }) {
  const text = onlineWords.table;
  const [isFailed, setFailed] = useState(false);
  const { rematch, phase, game, rated } = session.view.value;
  const see = async (where: 'replay' | 'review') => {
    const saved = await importMatch(session.id);
    if (saved === null) return setFailed(true);
    go(where, saved);
  };
  const save = async () => {
    const record = await api.record(session.id);
    if (record.ok) saveFile(`hammer-${game}-${session.id}.ndjson`, record.value);
    setFailed(!record.ok);
  };
  return (
    <>
      <RatingChanges match={session.view.value} />
      {isFailed && <Note fault>{text.notTaken}</Note>}
      {phase === 'over' && <FairnessButton quiet match={session.id} label={onlineWords.luck.ask} />}
      <Button icon="play" onClick={() => void see('replay')}>
        {text.watchAgain}
      </Button>
      <Button icon="chart" onClick={() => void see('review')}>
        {text.review}
      </Button>
      <Button class="rigid" icon="save" label={text.save} onClick={() => void save()} />
      {rated && session.isPlaying && rematch === null && <p class="soft small centered table-rematch">{onlineWords.rated.rematch}</p>}
    </>
  );
}

// To the lobby, or to another match with the same people.
function NextOnline({ session }: { session: OnlineSession }) {
  const text = onlineWords.table;
  const late = useLateButton();
  const { offers, rematch } = session.view.value;
  return (
    <>
      <Button href="#/online">{text.lobby}</Button>
      {rematch !== null && (
        <Button kind="primary" large href={tableLink(rematch)}>
          {text.toRematch}
        </Button>
      )}
      {rematch === null && session.isPlaying && !offers.some(({ kind }) => kind === 'rematch') && (
        <Button kind="primary" large onClick={() => void session.offer('rematch')} {...late}>
          {text.rematch}
        </Button>
      )}
    </>
  );
}

// Imports the match to this device, once. Null: it could not be fetched, or was refused.
async function importMatch(id: string): Promise<string | null> {
  const before = importedId(id);
  if (before !== null) return before;
  const record = await api.record(id);
  if (!record.ok) return null;
  const begun = await matchLibrary().import(record.value);
  if (!begun.ok) return null;
  rememberImport(id, begun.id);
  return begun.id;
}
