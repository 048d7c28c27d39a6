// A match on this device at the page's table, and its menu.
import { useEffect, useState } from 'preact/hooks';

import { storageIsLasting } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { isMachine, playersOf } from '../../state/plan';
import { PlaySession } from '../../state/play_session';
import { Ask, Button, Dialog, Note, Refusal, Screen } from '../components';
import { beginMatch, Rematch, saveRecord, SeeMatchAgain, waitingNote } from '../match_actions';
import { usePage } from '../page';
import { go, goInstead, route } from '../route';
import { WayOfThrowing } from '../throwing/throw_panel';
import { TipsButton } from '../tips/late_tips';
import { loadOpponentWords, words } from '../words';
import { calledTo } from '../words/events';
import { AtTheTable, keepLoading, type MenuProps, type OpenTable } from './at_the_table';
import { type Opened, useOpenTable, defaultPace } from './open_table';
import type { Undo } from './table_tools';

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
  const company = useCompany(session);
  const said = company?.remarkNow(company);
  const rematch = async () => {
    const { seed: _, ...setup } = session.plan.setup; // another match, not the same again
    const begun = await beginMatch({ ...session.plan, setup }, 'table', goInstead);
    setRefused(begun.ok ? null : begun.error);
  };
  return (
    <AtTheTable
      openTable={openTable}
      notes={
        <>
          {refused && <Refusal within={words.play.noRematch} of={refused} />}
          {waitingNote.value}
        </>
      }
      {...(company && said && { turn: <company.Said {...said} /> })}
      offer={(judged) => company && <company.LessonOffer session={session} judged={judged} />}
      afterMatch={{
        news: company && <company.AfterMatch company={company} />,
        besides: (
          <>
            <SeeMatchAgain id={session.id} />
            <Button onClick={() => go()}>{words.play.home}</Button>
          </>
        ),
        next: (
          <>
            {company && <company.NextOpponent company={company} onFault={setRefused} />}
            <Rematch onRematch={() => void rematch()} />
          </>
        ),
      }}
      undo={undoOf(session)}
      hasOthers={Object.keys(session.plan.levels).length > 0}
      menu={(props) => <Menu openTable={openTable} {...props} onLeave={() => go()} />}
    />
  );
}

type CompanyHere = typeof import('../opponents/company') & ReturnType<typeof import('../opponents/company').companyIn>;

// Null until it has come, which without a connection may take long.
function useCompany(session: PlaySession): CompanyHere | null {
  const [company, setCompany] = useState<CompanyHere | null>(null);
  useEffect(() => {
    let end = () => {};
    const stop = keepLoading(
      () => Promise.all([import('../opponents/company'), loadOpponentWords()]),
      ([loaded]) => {
        const here = { ...loaded, ...loaded.companyIn(session) };
        end = here.follow();
        setCompany(here);
      },
    );
    return () => {
      stop();
      end();
    };
  }, []);
  return company;
}

// Nothing is taken back while all are machines, nor across the opening of a game.
function undoOf(session: PlaySession): Undo | null {
  if (session.setup.seats.every(({ name }) => isMachine(session.plan, name))) return null;
  const { can_undo: canUndo, round, frame, players, weights, off } = session.state.value;
  const isByPerson = [...weights, ...off].some(({ side }) => !isMachine(session.plan, players[side] ?? side));
  const isPossible = canUndo && session.moment.value.kind === 'aiming' && (isByPerson || round > 1 || frame > 1);
  return { label: words.play.undo, isPossible, run: () => void session.takeBack() };
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
  const sides = peoplesSides(session);
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <>
      <Dialog open={open} title={words.play.menu} onClose={onClose} buttons={<Button kind="primary" onClick={onClose}>{words.play.goOn}</Button>}>
        <div class="stack gap-2">
          {isDrawn && <WayOfThrowing thrower={throwing.thrower} />}
          <Button wide icon="undo" disabled={!undoOf(session)?.isPossible} onClick={close(() => void session.takeBack())}>
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
          {sides.map((side) => (
            <Button key={side} wide kind="danger" icon="flag" disabled={!aiming} onClick={close(() => setConceding(side))}>
              {sides.length > 1 ? words.play.concedeFor(side) : words.play.concede}
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
        text={words.play.concedeAsk(calledTo(session.readers(), conceding ?? ''))}
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
