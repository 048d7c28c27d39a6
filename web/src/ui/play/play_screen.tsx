// A match on this device at the page's table, and its menu.
import { useState } from 'preact/hooks';

import { storageIsLasting } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { isMachine, playersOf } from '../../state/plan';
import { PlaySession } from '../../state/play_session';
import { Ask, Button, Dialog, Note, Refusal, Screen } from '../components';
import { beginMatch, Rematch, saveRecord, SeeMatchAgain } from '../match_actions';
import { usePage } from '../page';
import { go, goInstead, route } from '../route';
import { WayOfThrowing } from '../throwing/throw_panel';
import { TipsButton } from '../tips/late_tips';
import { words } from '../words';
import { AtTheTable, type MenuProps, type OpenTable } from './at_the_table';
import { type Opened, useOpenTable, defaultPace } from './open_table';

export function Play() {
  const id = route.value[1] ?? '';
  const opened = useTable(id);
  if (opened.kind === 'failed') {
    return (
      <Screen title={words.play.cannotOpen} back="#/">
        <Refusal of={opened.why} />
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="soft stack play-waiting">{words.play.opening}</p>;
  return <OwnMatch key={opened.openTable.session.id} {...opened} />;
}

function OwnMatch({ openTable }: { openTable: OpenTable<PlaySession> }) {
  const { session } = openTable;
  const [refused, setRefused] = useState<string | null>(null);
  const rematch = async () => {
    const { seed: _, ...setup } = session.plan.setup; // another match, not the same again
    const begun = await beginMatch({ ...session.plan, setup }, 'table', goInstead);
    setRefused(begun.ok ? null : begun.error);
  };
  return (
    <AtTheTable
      openTable={openTable}
      notes={refused && <Refusal within={words.play.noRematch} of={refused} />}
      afterMatch={{
        besides: (
          <>
            <SeeMatchAgain id={session.id} />
            <Button onClick={() => go()}>{words.play.home}</Button>
          </>
        ),
        next: <Rematch onRematch={() => void rematch()} />,
      }}
      menu={(props) => <Menu openTable={openTable} {...props} onLeave={() => go()} />}
    />
  );
}

// Opens a saved match and sets the table for it, until the screen is left.
function useTable(id: string): Opened<PlaySession> {
  return useOpenTable(id, async (stage) => {
    const match = await matchLibrary().openMatch(id);
    if (match.kind === 'real') goInstead('real', id);
    return new PlaySession(match, stage, defaultPace());
  });
}

function Menu({ openTable: { session, throwing }, open, onClose, onLeave, onDust }: MenuProps & { openTable: OpenTable<PlaySession>; onLeave: () => void }) {
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
          {isDrawn && <WayOfThrowing thrower={throwing.thrower} />}
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
          <TipsButton session={session} onClose={onClose} />
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
