// Positions saved under a name, and the current one as a link.
import { useEffect, useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { storageIsLasting } from '../../state/device_store';
import { type Layout, withChangesOnly } from '../../state/practice/layout';
import { practiceLink } from '../../state/practice/link';
import { type Naming, openPosition, removePosition, renamePosition, type SavedPosition, savedPositions, savePosition } from '../../state/practice/positions';
import { Ask, Button, Dialog, Field, Note, say, TextField } from '../components';
import { usePage } from '../page';
import { useAddressForOthers } from '../page_address';
import { studyWords, words } from '../words';
import { dateAndTime } from '../words/measures';
import { explain } from '../words/refusals';
import { PracticePanel } from './practice_panel';
import type { PracticeView } from './practice_view';

export function KeepPanel({ view, onOpen }: { view: PracticeView; onOpen: (position: SavedPosition) => void }) {
  const w = studyWords.practice;
  const [saved, setSaved] = useState<SavedPosition[] | null>(null); // null: not read
  const [fault, setFault] = useState<string | null>(null);
  const refresh = () =>
    void savedPositions().then(
      (found) => {
        setSaved(found);
        setFault(null);
      },
      (error: unknown) => setFault(messageOf(error)),
    );
  useEffect(refresh, []);
  return (
    <PracticePanel title={w.positionsTitle} onClose={() => view.close()}>
      <SaveAs layout={() => view.stage.table.layout()} onSaved={refresh} />
      {!storageIsLasting.value && <Note>{w.notLasting}</Note>}
      {fault !== null && <Note fault>{w.notRead(explain(fault))}</Note>}
      {saved && <SavedList saved={saved} onOpen={onOpen} onChanged={refresh} />}
      <ShareLink layout={layoutNow(view)} />
    </PracticePanel>
  );
}

// Reads the signals, so that the link follows the position.
function layoutNow({ stage: { table } }: PracticeView): Layout {
  return { setting: table.setting.value, weights: table.weights.value, color: table.color.value, situation: table.situation.value };
}

function SaveAs({ layout, onSaved }: { layout: () => Layout; onSaved: () => void }) {
  const w = studyWords.practice;
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const refusal = await named(savePosition(name, layout()));
    setError(refusal);
    if (refusal !== null) return;
    say(w.saved(name.trim()));
    setName('');
    onSaved();
  };
  return (
    <form
      class="row practice-save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div class="grow">
        <TextField label={w.saveAs} placeholder={w.saveName} value={name} error={error} onChange={setName} />
      </div>
      <Button submit icon="keep">
        {w.save}
      </Button>
    </form>
  );
}

// What is wrong, or null.
async function named(naming: Promise<Naming>): Promise<string | null> {
  const w = studyWords.practice;
  try {
    const done = await naming;
    return 'refused' in done ? w[done.refused] : null;
  } catch (error) {
    return w.notKept(explain(messageOf(error)));
  }
}

function SavedList({ saved, onOpen, onChanged }: { saved: SavedPosition[]; onOpen: (position: SavedPosition) => void; onChanged: () => void }) {
  const w = studyWords.practice;
  const [renaming, setRenaming] = useState<SavedPosition | null>(null);
  const [deleting, setDeleting] = useState<SavedPosition | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async () => {
    const gone = deleting;
    setDeleting(null);
    if (!gone) return;
    await removePosition(gone.id).then(
      () => setFault(null),
      (error: unknown) => setFault(messageOf(error)),
    );
    onChanged();
  };
  return (
    <>
      {saved.length === 0 && <p class="soft">{w.none}</p>}
      {fault !== null && <Note fault>{explain(fault)}</Note>}
      <ul class="stack gap-2 saved-positions">
        {saved.map((position) => (
          <li key={position.id} class="line gap-1">
            <button type="button" class="stack raised fill breaks saved-open" onClick={() => onOpen(position)}>
              <strong>{position.name}</strong>
              <About position={position} />
            </button>
            <Button kind="quiet" icon="pencil" label={w.rename(position.name)} onClick={() => setRenaming(position)} />
            <Button kind="quiet" icon="trash" label={w.removeNamed(position.name)} onClick={() => setDeleting(position)} />
          </li>
        ))}
      </ul>
      {renaming && <Rename position={renaming} onClose={() => setRenaming(null)} onRenamed={onChanged} />}
      <Ask
        open={deleting !== null}
        title={w.removeAsk(deleting?.name ?? '')}
        yes={words.controls.delete}
        danger
        onYes={() => void remove()}
        onNo={() => setDeleting(null)}
      />
    </>
  );
}

function About({ position }: { position: SavedPosition }) {
  const { games } = usePage();
  const read = openPosition(position);
  if ('fault' in read) return null;
  const { setting, weights } = read.layout;
  const game = games.find(({ key }) => key === setting.game)?.name ?? setting.game;
  return <span class="soft small">{studyWords.practice.savedAt(game, words.table.weights(weights.length), dateAndTime(position.at))}</span>;
}

function Rename({ position, onClose, onRenamed }: { position: SavedPosition; onClose: () => void; onRenamed: () => void }) {
  const w = studyWords.practice;
  const [name, setName] = useState(position.name);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    const refusal = await named(renamePosition(position, name));
    setError(refusal);
    if (refusal !== null) return;
    say(w.renamed(name.trim()));
    onClose();
    onRenamed();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{words.controls.cancel}</Button>
      <Button kind="primary" onClick={() => void rename()}>
        {w.save}
      </Button>
    </>
  );
  return (
    <Dialog open title={w.renameTitle} onClose={onClose} buttons={buttons}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField label={w.saveName} value={name} error={error} onChange={setName} />
      </form>
    </Dialog>
  );
}

// The current position as a link to copy or share, or to copy by hand where the browser allows neither: a page over http://
// on the local network has no clipboard.
function ShareLink({ layout }: { layout: Layout }) {
  const w = studyWords.practice;
  const page = usePage();
  const [done, setDone] = useState<'copied' | 'by_hand' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useAddressForOthers();
  const link = (found?.address ?? '') + practiceLink(withChangesOnly(page, layout));
  const byHand = () => {
    setDone('by_hand');
    field.current?.focus();
    field.current?.select();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link); // missing outside secure contexts
      setDone('copied');
      say(w.copied);
    } catch {
      byHand();
    }
  };
  return (
    <div class="stack gap-2 practice-share">
      <h3>{w.share}</h3>
      <p class="field-help">{found?.isOnlyHere ? w.onlyHere : w.shareHelp}</p>
      <Field label={done === 'by_hand' ? w.copyByHand : w.link}>
        {({ id }) => <input ref={field} class="input" id={id} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <div class="cluster play-choices">
        <Button icon="link" onClick={() => void copy()}>
          {w.copy}
        </Button>
        {canSend() && (
          <Button icon="share" onClick={() => void navigator.share({ title: words.pageTitle(w.title), url: link }).catch(() => {})}>
            {w.send}
          </Button>
        )}
      </div>
      {done === 'copied' && <p class="soft small">{w.copied}</p>}
    </div>
  );
}

function canSend(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}
