// The table of an online match, for players and spectators.
import { useEffect, useMemo, useState } from 'preact/hooks';

import { api } from '../../net/api';
import { matchLibrary } from '../../state/match_library';
import { MatchFeed } from '../../state/online/match_feed';
import { OnlineSession, openOnline } from '../../state/online/online_session';
import { rememberImport, importedId } from '../../state/online/imported_matches';
import { Button, Note, Refusal, Screen, useLateButton } from '../components';
import { saveFile } from '../match_actions';
import { tableLink } from '../online/match_words';
import { refusalMessage } from '../online/refused';
import { usePage } from '../page';
import { AtTheTable, type OpenTable } from '../play/at_the_table';
import { useOpenTable, usualPace } from '../play/open_table';
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
  useEffect(() => () => feed.close(), []);
  const opened = useOpenTable(id, async (stage) => {
    await matchLibrary().close();
    const found = await openOnline(id, feed, engine);
    if (found.kind === 'refused') throw new Error(refusalMessage(found.why));
    if (found.kind === 'open') return new OnlineSession(found.match, engine, api, stage, usualPace());
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
  const { session } = openTable;
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
      afterMatch={<AfterOnline session={session} />}
      menu={(props) => <OnlineMenu session={session} {...props} onLeave={() => go('online')} />}
    >
      <Bubbles session={session} />
    </AtTheTable>
  );
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

// The buttons after an online match.
function AfterOnline({ session }: { session: OnlineSession }) {
  const text = onlineWords.table;
  const late = useLateButton();
  const [isFailed, setFailed] = useState(false);
  const { offers, rematch, seed, game } = session.view.value;
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
      {isFailed && <Note fault>{text.notTaken}</Note>}
      <Button icon="play" onClick={() => void see('replay')}>
        {text.watchAgain}
      </Button>
      <Button icon="chart" onClick={() => void see('review')}>
        {text.review}
      </Button>
      <Button class="rigid" icon="save" label={text.save} onClick={() => void save()} />
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
      {seed !== undefined && <p class="soft centered breaks table-seed">{text.seed(String(seed))}</p>}
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
