// A phone beside a real board: who shoots, from which end, who has the hammer, and the score.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { GameInfo, TableInfo } from '../../engine/types';
import { storageIsLasting } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { RealSession } from '../../state/real_session';
import { Button, Card, Note, say, Screen } from '../components';
import { beginMatch, useReplayLink } from '../match_actions';
import { usePage } from '../page';
import { realWords, words } from '../words';
import { eventsText, eventText } from '../words/events';
import { explain } from '../words/refusals';
import { Entry } from './entry';
import { More } from './more';
import { Choosing, Opening } from './opening';
import { Callout, ScorePanel } from './score_panel';
import './real_table.css';

export interface AtBoard {
  session: RealSession;
  game: GameInfo;
  table: TableInfo;
}

export function RealTable({ id }: { id: string }) {
  const { games, tables } = usePage();
  const [opened, setOpened] = useState<AtBoard | { why: string } | null>(null);
  useEffect(() => {
    matchLibrary().openMatch(id).then(
      (match) => {
        const game = games.find(({ key }) => key === match.setup.game);
        const table = tables.find(({ name }) => name === match.setup.table);
        setOpened(game && table ? { session: new RealSession(match), game, table } : { why: realWords.cannotOpen });
      },
      (error: unknown) => setOpened({ why: messageOf(error) }),
    );
  }, [id]);
  if (opened === null)
    return <Screen title={realWords.title} back="#/" children={<p class="soft">{words.controls.loading}</p>} />;
  if ('why' in opened) {
    return (
      <Screen title={realWords.cannotOpen} back="#/matches">
        <Note fault>{explain(opened.why)}</Note>
      </Screen>
    );
  }
  return <Scoring {...opened} />;
}

function Scoring(board: AtBoard) {
  const { session, game } = board;
  const state = session.state.value;
  const [more, setMore] = useState(false);
  const [first, setFirst] = useState<string | null>(null); // who really shot first, for the next report
  const awake = useScreenAwake();
  const told = session.events.value;
  useEffect(() => {
    if (told.length > 0) say(eventsText(told));
  }, [told]);
  // Who opens is shown above in large letters.
  const seen = told.filter(({ event }) => event !== 'opens').map((event) => eventText(event));
  // What is being entered belongs to this round or turn.
  const turn = `${state.series.game} ${state.round} ${state.frame} ${state.to_shoot?.side ?? ''}`;
  useEffect(() => setFirst(null), [turn]);
  const fault = session.fault.value;
  return (
    <Screen title={game.name} back="#/" wide class="real">
      <div class="stack real-board">
        <div class="stack gap-3 real-standing">
          <ScorePanel {...board} />
          {state.phase === 'shooting' && <Callout {...board} />}
          {seen.length > 0 && state.phase !== 'over' && <p class="soft">{seen.join(' ')}</p>}
        </div>
        <div class="stack gap-3 real-doing">
          {state.phase === 'toss' && <Opening {...board} />}
          {state.phase === 'choice' && <Choosing {...board} />}
          {state.phase === 'shooting' && <Entry key={turn} {...board} extras={first === null ? {} : { first }} />}
          {state.phase === 'over' && <Result {...board} />}
          {fault && <Note fault>{explain(fault)}</Note>}
          <div class="columns gap-2 real-tools">
            <Button icon="undo" disabled={!state.can_undo} onClick={() => void session.send({ cmd: 'undo' })}>
              {realWords.undo}
            </Button>
            <Button icon="redo" disabled={!state.can_redo} onClick={() => void session.send({ cmd: 'redo' })}>
              {realWords.redo}
            </Button>
            <Button icon="more" onClick={() => setMore(true)}>
              {realWords.more}
            </Button>
          </div>
          <p class="small soft">
            {storageIsLasting.value ? realWords.saved : words.matches.notLasting} {awake && realWords.awake}
          </p>
          {awake === false && (
            <Note>
              {isSecureContext ? realWords.notAwake : realWords.notAwakeInsecure} {realWords.stayAwake}
            </Note>
          )}
        </div>
      </div>
      <More {...board} open={more} onClose={() => setMore(false)} first={first} onFirst={setFirst} />
    </Screen>
  );
}

export function Result({ session }: AtBoard) {
  const { winner } = session.state.value;
  const { href, isReplay, icon } = useReplayLink({ id: session.id, kind: 'real' });
  const [fault, setFault] = useState<string | null>(null);
  const again = async () => {
    const begun = await beginMatch(session.plan, 'real');
    setFault(begun.ok ? null : explain(begun.error));
  };
  return (
    <Card class="centered real-result">
      <h2>{winner === null ? realWords.nobody : realWords.winner(winner)}</h2>
      {session.events.value.length > 0 && <p>{eventsText(session.events.value)}</p>}
      <div class="columns gap-2 real-pair">
        <Button kind="primary" large onClick={() => void again()}>
          {realWords.again}
        </Button>
        <Button icon={icon} href={href}>
          {isReplay ? words.play.watchAgain : words.matches.roundByRound}
        </Button>
        <Button large href="#/">
          {realWords.home}
        </Button>
      </div>
      {fault && <Note fault>{fault}</Note>}
    </Card>
  );
}

// Keeps the screen on while a match is scored. Browsers release the lock when the page is hidden, and have none outside
// a secure context. Null: not known yet.
function useScreenAwake(): boolean | null {
  const [awake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const keep = async () => {
      if (!('wakeLock' in navigator)) return setAwake(false);
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) return void lock.release();
        lock.addEventListener('release', () => setAwake(false));
        setAwake(true);
      } catch {
        setAwake(false); // a low battery may prevent it
      }
    };
    const again = () => void keep();
    document.addEventListener('visibilitychange', again);
    void keep();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return awake;
}
