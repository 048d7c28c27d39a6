// Less often needed: who really shot first, fouls, clocks, conceding, what was agreed, the record.
import { useState } from 'preact/hooks';

import type { FoulKind, OptionValue } from '../../engine/types';
import { storageIsLasting } from '../../state/device_store';
import { changePreferences, preferences } from '../../state/preferences';
import { Ask, Button, Dialog, ListChoice, Note, say, Toggle } from '../components';
import { saveRecord } from '../match_actions';
import { realWords, words } from '../words';
import { LagTimer } from './lag_timer';
import type { AtBoard } from './real_table';
import { ShotClock } from './shot_clock';

interface MoreProps extends AtBoard {
  awake: boolean | null;
  open: boolean;
  onClose: () => void;
  first: string | null;
  onFirst: (side: string | null) => void;
}

type Page = 'more' | 'foul' | 'clock' | 'lag' | 'agreed';

export function More(props: MoreProps) {
  const { session, game, table, open, onClose } = props;
  const [page, setPage] = useState<Page>('more');
  const [conceding, setConceding] = useState<string | null>(null);
  const close = () => {
    setPage('more');
    onClose();
  };
  const title = {
    more: realWords.moreTitle,
    foul: realWords.foul,
    clock: realWords.shotClock,
    lag: realWords.lag,
    agreed: realWords.agreed,
  }[page];
  return (
    <>
      <Dialog open={open} title={title} onClose={close}>
        {page === 'more' && <MoreList {...props} onPage={setPage} onConcede={(side) => (close(), setConceding(side))} />}
        {page === 'foul' && <Foul session={session} game={game} table={table} onDone={close} />}
        {page === 'clock' && <ShotClock seconds={Number(session.setup.options['shot_clock'] ?? 0)} />}
        {page === 'lag' && <LagTimer table={table} onUse={rememberPowder} />}
        {page === 'agreed' && <Agreed session={session} game={game} table={table} />}
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
  awake,
  first,
  onFirst,
  onPage,
  onConcede,
}: MoreProps & { onPage: (page: Page) => void; onConcede: (side: string) => void }) {
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
      <Button wide icon="warning" disabled={!shooting} onClick={() => onPage('foul')}>
        {realWords.foul}
      </Button>
      <Button wide icon="clock" disabled={!shooting} onClick={() => onPage('clock')}>
        {realWords.shotClock}
      </Button>
      <Button wide icon="scales" onClick={() => onPage('agreed')}>
        {realWords.agreed}
      </Button>
      <Button wide icon="slow" onClick={() => onPage('lag')}>
        {realWords.timeLag}
      </Button>
      <Button wide icon="eye" href="#/real/judge">
        {realWords.disputed.title}
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
      <Toggle label={realWords.keysOnLeft} value={preferences.value.keysOnLeft} onChange={(keysOnLeft) => changePreferences({ keysOnLeft })} />
      <Kept awake={awake} />
    </div>
  );
}

// What holds in this match: the series, handicaps, dusting and every other rule.
function Agreed({ session, game }: AtBoard) {
  const { options, table } = session.setup;
  const known = game.options.filter(({ name }) => Object.hasOwn(options, name));
  return (
    <dl class="agreed">
      <dt>{words.newMatch.table}</dt>
      <dd>{words.newMatch.tableNames(table)}</dd>
      {known.map(({ name }) => [<dt key={name}>{words.options.name(name)}</dt>, <dd key={`${name} value`}>{valueText(options[name])}</dd>])}
    </dl>
  );
}

function valueText(value: OptionValue | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? realWords.yes : realWords.no;
  if (typeof value !== 'object') return words.options.value(String(value));
  const given = Object.entries(value).filter(([, points]) => points !== 0);
  return given.length === 0 ? '–' : words.home.scoreLine(given);
}

// Whether the match is kept, and whether the screen stays on.
export function Kept({ awake }: { awake: boolean | null }) {
  return (
    <>
      <p class="small soft">
        {storageIsLasting.value ? realWords.saved : words.matches.notLasting} {awake && realWords.awake}
      </p>
      {awake === false && (
        <Note>
          {isSecureContext ? realWords.notAwake : realWords.notAwakeInsecure} {realWords.stayAwake}
        </Note>
      )}
    </>
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
