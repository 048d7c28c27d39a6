// Rarely needed: who really shot first, fouls, conceding, the powder, the record.
import { useState } from 'preact/hooks';

import type { FoulKind } from '../../engine/types';
import { changePreferences, preferences } from '../../state/preferences';
import { Ask, Button, Dialog, ListChoice, Note, say } from '../components';
import { saveRecord } from '../match_actions';
import { realWords, words } from '../words';
import { LagTimer } from './lag_timer';
import type { AtBoard } from './real_table';

interface MoreProps extends AtBoard {
  open: boolean;
  onClose: () => void;
  first: string | null;
  onFirst: (side: string | null) => void;
}

type Sheet = 'more' | 'foul' | 'lag';

export function More(props: MoreProps) {
  const { session, game, table, open, onClose } = props;
  const [sheet, setSheet] = useState<Sheet>('more');
  const [conceding, setConceding] = useState<string | null>(null);
  const close = () => {
    setSheet('more');
    onClose();
  };
  const title = { more: realWords.moreTitle, foul: realWords.foul, lag: realWords.lag }[sheet];
  return (
    <>
      <Dialog open={open} title={title} onClose={close}>
        {sheet === 'more' && <MoreList {...props} onSheet={setSheet} onConcede={(side) => (close(), setConceding(side))} />}
        {sheet === 'foul' && <Foul session={session} game={game} table={table} onDone={close} />}
        {sheet === 'lag' && <LagTimer table={table} onUse={rememberPowder} />}
      </Dialog>
      <Ask
        open={conceding !== null}
        title={realWords.concede}
        text={realWords.concedeAsk(conceding ?? '')}
        yes={realWords.concede}
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

function MoreList({
  session,
  game,
  first,
  onFirst,
  onSheet,
  onConcede,
}: MoreProps & { onSheet: (sheet: Sheet) => void; onConcede: (side: string) => void }) {
  const state = session.state.value;
  const sides = Object.keys(state.score).filter((side) => !state.conceded.includes(side));
  const shooting = state.phase === 'shooting';
  const due = state.first ?? '';
  const [unsaved, setUnsaved] = useState<string | null>(null); // why the record could not be
  return (
    <div class="stack">
      {shooting && game.shares_board && (
        <ListChoice
          label={realWords.whoShotFirst}
          help={realWords.whoShotFirstHelp}
          options={[
            { value: '', label: realWords.asItShould(due) },
            ...sides.filter((side) => side !== due).map((side) => ({ value: side, label: side })),
          ]}
          value={first ?? ''}
          onChange={(side) => onFirst(side === '' ? null : side)}
        />
      )}
      <Button wide icon="warning" disabled={!shooting} onClick={() => onSheet('foul')}>
        {realWords.foul}
      </Button>
      <Button wide icon="clock" onClick={() => onSheet('lag')}>
        {realWords.timeLag}
      </Button>
      <Button wide icon="book" href={`#/rules/${game.key}`}>
        {realWords.rules}
      </Button>
      <Button wide icon="save" onClick={() => void saveRecord(session.id, state.game).then(setUnsaved)}>
        {realWords.save}
      </Button>
      {unsaved && (
        <Note fault>
          {words.play.notSaved} {unsaved}
        </Note>
      )}
      {!state.over &&
        sides.map((side) => (
          <Button key={side} wide kind="danger" icon="flag" onClick={() => onConcede(side)}>
            {realWords.concedes(side)}
          </Button>
        ))}
    </div>
  );
}

function Foul({ session, onDone }: AtBoard & { onDone: () => void }) {
  const sides = Object.keys(session.state.value.score);
  const [side, setSide] = useState(sides[0] ?? '');
  const kinds = Object.entries(realWords.foulKinds) as [FoulKind, string][];
  const [kind, setKind] = useState<FoulKind>('foot');
  return (
    <div class="stack">
      <ListChoice
        label={realWords.foulSide}
        options={sides.map((value) => ({ value, label: value }))}
        value={side}
        onChange={setSide}
      />
      <ListChoice
        label={realWords.foulKind}
        options={kinds.map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={setKind}
      />
      <Button kind="primary" onClick={() => void session.send({ cmd: 'foul', side, kind }).then(onDone)}>
        {realWords.foul}
      </Button>
    </div>
  );
}

// The current match continues as agreed; the next ones at this board start with the measured powder.
function rememberPowder(powder: number): void {
  const { lastRealPlan: plan } = preferences.value;
  changePreferences({ lastRealPlan: plan && { ...plan, setup: { ...plan.setup, powder } } });
  say(realWords.lagFrom);
}
