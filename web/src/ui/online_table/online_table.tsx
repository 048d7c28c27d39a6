// The table of a match that is played over the network, by its players and by those who watch.
import { useEffect, useMemo } from 'preact/hooks';

import { matchLibrary } from '../../state/match_library';
import { MatchFeed } from '../../state/online/match_feed';
import { OnlineSession, openOnline } from '../../state/online/online_session';
import { Refusal, Screen } from '../components';
import { api } from '../online/here';
import { saying } from '../online/saying';
import { usePage } from '../page';
import { AtTheTable, type SetTable } from '../play/at_the_table';
import { usualPace } from '../play/pace';
import { useSetTable } from '../play/set_table';
import { go, goInstead, route } from '../route';
import { onlineWords, words } from '../words';
import { AfterOnline } from './after_online';
import { Bubbles } from './bubbles';
import { OnlineMenu } from './online_menu';
import { TableNotes } from './table_notes';
import { OnlineTurn } from './turn';
import './online_table.css';

export function OnlineTable() {
  const id = route.value[2] ?? '';
  return <OneTable key={id} id={id} />;
}

function OneTable({ id }: { id: string }) {
  const { engine } = usePage();
  const feed = useMemo(() => new MatchFeed(api, id), []);
  useEffect(() => () => feed.close(), []);
  const opened = useSetTable(id, async (stage) => {
    await matchLibrary().close();
    const found = await openOnline(id, feed, engine);
    if (found.kind === 'refused') throw new Error(saying(found.why));
    if (found.kind === 'open') return new OnlineSession(found.match, engine, api, stage, usualPace());
    goInstead('online', 'match', id); // where one waits for the others
    return new Promise<never>(() => {});
  });
  if (opened.kind === 'open') return <OnlineMatch set={opened.set} />;
  if (opened.kind === 'opening') {
    const text = onlineWords.table;
    return <p class="soft play-waiting">{feed.connection.value === 'lost' ? text.lost : text.opening}</p>;
  }
  return (
    <Screen title={words.play.cannotOpen} back="#/online">
      <Refusal of={opened.why} />
    </Screen>
  );
}

function OnlineMatch({ set }: { set: SetTable<OnlineSession> }) {
  const { session } = set;
  const { rematch } = session.view.value;
  // Both sides have agreed to it: the next match begins at once.
  useEffect(() => {
    if (rematch && session.isPlaying) goInstead('online', 'table', rematch);
  }, [rematch]);
  return (
    <AtTheTable
      set={set}
      notes={<TableNotes session={session} />}
      turn={<OnlineTurn session={session} />}
      afterMatch={<AfterOnline session={session} />}
      menu={(props) => <OnlineMenu session={session} {...props} onLeave={() => go('online')} />}
    >
      <Bubbles session={session} />
    </AtTheTable>
  );
}
