// A phone beside a real board: who shoots, from which end, who has the hammer, and the score.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { GameInfo, TableInfo } from '../../engine/types';
import { matchLibrary } from '../../state/match_library';
import {
  type AfterTap, nothingTapped, pointsReport, type Scoring, sideAsked, sidesToScore, type Tapped, tapPoints, tapSide, worthsOf,
} from '../../state/points_entry';
import { preferences } from '../../state/preferences';
import { RealSession } from '../../state/real_session';
import { Button, Card, Note, say, Screen } from '../components';
import { beginMatch, useReplayLink } from '../match_actions';
import { showToTests, usePage } from '../page';
import { realWords, words } from '../words';
import { eventsText, eventText } from '../words/events';
import { explain } from '../words/refusals';
import { useScreenAwake } from './awake';
import { PointsKeys, useFreshTurn } from './entry';
import { More } from './more';
import { Choosing, Opening } from './opening';
import { ScorePanel, Where } from './score_panel';
import { ScoreSheet } from './score_sheet';
import { LayWeights } from './weights_entry';
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
    const open = async () => {
      const match = await matchLibrary().openMatch(id);
      const game = games.find(({ key }) => key === match.setup.game);
      const table = tables.find(({ name }) => name === match.setup.table);
      return game && table ? { session: await RealSession.of(match), game, table } : { why: realWords.cannotOpen };
    };
    void open().catch((error: unknown) => ({ why: messageOf(error) })).then(setOpened);
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
  return <ScoringScreen {...opened} />;
}

function ScoringScreen(board: AtBoard) {
  const { session, game } = board;
  const state = session.state.value;
  const [dialog, setDialog] = useState<'more' | 'sheet' | 'weights' | null>(null);
  const [first, setFirst] = useState<string | null>(null); // who really shot first, for the next report
  const [tapped, setTapped] = useState(nothingTapped);
  const awake = useScreenAwake();
  useEffect(() => showToTests({ realTable: session }), [session]);
  const told = session.events.value;
  useEffect(() => {
    if (told.length > 0) say(eventsText(told));
  }, [told]);
  // What is being entered belongs to this round or turn.
  const turn = `${state.series.game} ${state.round} ${state.frame} ${state.to_shoot?.side ?? ''}`;
  useEffect(() => {
    setFirst(null);
    setTapped(nothingTapped);
  }, [turn]);
  const isSecondTap = useFreshTurn(turn);
  const isShooting = state.phase === 'shooting';
  const extras = first === null ? {} : { first };
  const scoring = { sides: sidesToScore(state, game.shares_board), bothScore: session.sheet.value.both_score };
  const after = ({ tapped: next, worth }: AfterTap) => {
    if (isSecondTap()) return;
    session.forgetFault();
    setTapped(next);
    if (worth) void session.send(pointsReport(worth, extras));
  };
  return (
    <Screen title={game.name} back="#/" wide class="real" beside={<Where {...board} />}>
      <div class={preferences.value.keysOnLeft ? 'real-board keys-left' : 'real-board'}>
        <ScorePanel
          {...board}
          first={first}
          scoring={scoring}
          tapped={tapped}
          onTap={isShooting && scoring.sides.length > 1 ? (side) => after(tapSide(scoring, tapped, side)) : null}
        />
        <Told {...board} asked={isShooting ? question(scoring, tapped) : null} />
        <div class="real-doing">
          {state.phase === 'toss' && <Opening {...board} awake={awake} />}
          {state.phase === 'choice' && <Choosing {...board} />}
          {isShooting && (
            <PointsKeys
              key={turn}
              worths={worthsOf(session.sheet.value)}
              tapped={tapped}
              nothing={scoring.sides.length > 1 && !scoring.bothScore ? realWords.scoreNobody : realWords.scoreTurnNothing}
              onTap={(points) => after(tapPoints(scoring, tapped, points))}
            />
          )}
          {state.phase === 'over' && <Result {...board} />}
        </div>
        <div class="real-tools">
          <Button icon="undo" disabled={!state.can_undo} onClick={() => void session.send({ cmd: 'undo' })} class="real-undo">
            {realWords.undo}
          </Button>
          {isShooting && (
            <Button icon="lay" onClick={() => setDialog('weights')}>
              {realWords.byWeights}
            </Button>
          )}
          <Button icon="list" onClick={() => setDialog('sheet')}>
            {realWords.sheet}
          </Button>
          <Button icon="more" onClick={() => setDialog('more')}>
            {realWords.more}
          </Button>
        </div>
      </div>
      {isShooting && <LayWeights key={turn} {...board} extras={extras} open={dialog === 'weights'} onClose={() => setDialog(null)} />}
      <ScoreSheet {...board} open={dialog === 'sheet'} onClose={() => setDialog(null)} />
      <More {...board} awake={awake} open={dialog === 'more'} onClose={() => setDialog(null)} first={first} onFirst={setFirst} />
    </Screen>
  );
}

function question(scoring: Scoring, tapped: Tapped): string | null {
  if (tapped.many !== null) return realWords.whoScored(tapped.many);
  const side = sideAsked(scoring, tapped);
  return side !== null && scoring.sides.length > 1 ? realWords.howManyOf(side) : null;
}

// One line between the score and the keys: what was refused, what is asked, or what happened last.
function Told({ session, game, asked }: AtBoard & { asked: string | null }) {
  const state = session.state.value;
  const fault = session.fault.value;
  if (fault) return <Note fault>{explain(fault)}</Note>;
  // Who opens is shown above in large letters.
  // A round that was corrected had another total then.
  const isCorrected = session.events.value.some(({ event }) => event === 'corrected');
  const seen = session.events.value.filter(({ event }) => event !== 'opens' && !(isCorrected && event === 'scored')).map((event) => eventText(event));
  const hint = state.phase === 'shooting' && (game.shares_board ? realWords.tapsHelp : realWords.turnTapsHelp(state.to_shoot?.side ?? ''));
  return (
    <p class={asked === null ? 'soft real-told' : 'bold real-told'}>
      <span>{asked ?? (seen.length > 0 && state.phase !== 'over' ? seen.join(' ') : hint)}</span>
      {state.can_redo && (
        <Button kind="quiet" icon="redo" onClick={() => void session.send({ cmd: 'redo' })}>
          {realWords.redo}
        </Button>
      )}
    </p>
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
        <Button large icon="people" href="#/evening">
          {realWords.evening.title}
        </Button>
      </div>
      {fault && <Note fault>{fault}</Note>}
    </Card>
  );
}
