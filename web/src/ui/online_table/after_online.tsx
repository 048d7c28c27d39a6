// Ways on from the end of a match that was played over the network.
import { useState } from 'preact/hooks';

import { matchLibrary } from '../../state/match_library';
import type { OnlineSession } from '../../state/online/online_session';
import { takenAs, rememberTaken } from '../../state/online/taken_matches';
import { Button, Note } from '../components';
import { api } from '../online/here';
import { tableLink } from '../online/links';
import { useLateButton } from '../play/take_focus';
import { go } from '../route';
import { saveFile } from '../save_file';
import { onlineWords } from '../words';

export function AfterOnline({ session }: { session: OnlineSession }) {
  const text = onlineWords.table;
  const late = useLateButton();
  const [isFailed, setFailed] = useState(false);
  const { offers, rematch, seed, game } = session.view.value;
  const see = async (where: 'replay' | 'review') => {
    const saved = await takeIn(session.id);
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
      <Button class="table-save" icon="save" label={text.save} onClick={() => void save()} />
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
      {seed !== undefined && <p class="soft centered table-seed">{text.seed(String(seed))}</p>}
    </>
  );
}

// Among the matches of this device, once however often it is asked for. Null: it could not be fetched or is refused.
async function takeIn(id: string): Promise<string | null> {
  const before = takenAs(id);
  if (before !== null) return before;
  const record = await api.record(id);
  if (!record.ok) return null;
  const begun = await matchLibrary().import(record.value);
  if (!begun.ok) return null;
  rememberTaken(id, begun.id);
  return begun.id;
}
