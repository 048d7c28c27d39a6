// What can be done besides throwing.
import { useState } from 'preact/hooks';

import { isMachine, playersOf } from '../../state/plan';
import type { PlaySession } from '../../state/play_session';
import { changePreferences, preferences, type ThrowBy } from '../../state/preferences';
import { storageIsLasting } from '../../state/device_store';
import { Ask, Button, Choice, Dialog, Note } from '../components';
import { usePage } from '../page';
import { saveRecord } from '../save_record';
import { words } from '../words';

export function Menu({ session, open, onClose, onLeave, onDust }: { session: PlaySession; open: boolean; onClose: () => void; onLeave: () => void; onDust: () => void }) {
  const [conceding, setConceding] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(null); // why the record could not be
  const isDrawn = usePage().table.scene.value !== null;
  const state = session.state.value;
  const aiming = session.moment.value.kind === 'aiming';
  const wears = session.setup.options['wear'] === true;
  const granted = session.setup.options['dusting'] !== 'director' || state.dust_granted;
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <>
      <Dialog open={open} title={words.play.menu} onClose={onClose} buttons={<Button kind="primary" onClick={onClose}>{words.play.goOn}</Button>}>
        <div class="stack gap-2">
          {isDrawn && (
            <Choice<ThrowBy>
              label={words.play.throwing}
              value={preferences.value.throwBy}
              options={(['flick', 'pull', 'keyboard'] as const).map((value) => ({ value, label: words.throwing.ways[value] }))}
              onChange={(throwBy) => changePreferences({ throwBy })}
            />
          )}
          <Button wide icon="undo" disabled={!state.can_undo || !aiming} onClick={close(() => void session.takeBack())}>
            {words.play.undo}
          </Button>
          {isDrawn && session.lastShown.value && (
            <Button wide icon="again" disabled={!aiming} onClick={close(() => session.watchAgain())}>
              {words.play.again}
            </Button>
          )}
          {wears && !granted && (
            <Button wide disabled={!aiming} onClick={close(() => void session.send({ cmd: 'grant-dust' }))}>
              {words.play.grantDust}
            </Button>
          )}
          {wears && granted && (
            <Button wide disabled={!aiming} onClick={close(onDust)}>
              {words.play.dust}
            </Button>
          )}
          <Button wide icon="book" href={`#/rules/${state.game}`}>
            {words.play.rulesOf}
          </Button>
          <Button wide icon="settings" href="#/settings">
            {words.play.settings}
          </Button>
          <Button wide icon="save" onClick={() => void saveRecord(session.id, state.game).then(setUnsaved)}>
            {words.play.save}
          </Button>
          {unsaved && (
            <Note fault>
              {words.play.notSaved} {unsaved}
            </Note>
          )}
          {peoplesSides(session).map((side) => (
            <Button key={side} wide kind="danger" icon="flag" disabled={!aiming} onClick={close(() => setConceding(side))}>
              {words.play.concedeFor(side)}
            </Button>
          ))}
          <Button wide icon="back" onClick={onLeave}>
            {words.play.leave}
          </Button>
          <p class="soft">{storageIsLasting.value ? words.play.leaveHelp : words.matches.notLasting}</p>
        </div>
      </Dialog>
      <Ask
        open={conceding !== null}
        title={words.play.concede}
        text={words.play.concedeAsk(conceding ?? '')}
        yes={words.play.concede}
        danger
        onNo={() => setConceding(null)}
        onYes={() => {
          if (conceding !== null) void session.send({ cmd: 'concede', side: conceding });
          setConceding(null);
        }}
      />
    </>
  );
}

function peoplesSides(session: PlaySession): string[] {
  const state = session.state.value;
  return Object.keys(state.score).filter(
    (side) => !state.conceded.includes(side) && playersOf(session.setup, side).some((player) => !isMachine(session.plan, player)),
  );
}
