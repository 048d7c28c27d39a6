// A match watched again: the board, the scoreboard and the controls.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { AgreedSetup, GameInfo } from '../../engine/types';
import { sampleAt, stanceAt } from '../../state/course';
import { weightRadius } from '../../state/match_options';
import type { MatchPlan } from '../../state/plan';
import { preferences } from '../../state/preferences';
import type { LyingWeight } from '../../state/replay/passages';
import type { Replay, Shown } from '../../state/replay/replay';
import type { JudgedRound } from '../../state/table_session';
import { BoardMap } from '../board_map/board_map';
import { Button, Card, Note, say, Screen, WeightMark } from '../components';
import { usePage } from '../page';
import { RoundSummary, roundTitle, winnerLine } from '../play/judge_view';
import { ScoreBoard } from '../play/score_board';
import { goBack, route } from '../route';
import { studyWords, words } from '../words';
import { calledTo, eventsText } from '../words/events';
import { speed } from '../words/measures';
import { explain } from '../words/refusals';
import { calledOnScreen, unnamedReader } from '../words/setup';
import { ReplayControls, useReplayKeys } from './controls';
import { Turning } from './free_camera';
import { type OpenReplay, type NarratedRecord, type ReportedMatch, useReplay } from './use_replay';
import './replay.css';

export function ReplayScreen() {
  const [, id = '', step] = route.value;
  return <Watched key={id} id={id} step={step === undefined ? null : Number(step) || 0} />;
}

function Watched({ id, step }: { id: string; step: number | null }) {
  const opened = useReplay(id, step);
  if (opened.kind === 'failed') {
    return (
      <Screen title={studyWords.replay.cannotOpen} back="#/matches" backByHistory>
        <Note fault>{explain(opened.why)}</Note>
      </Screen>
    );
  }
  if (opened.kind === 'told') return <NarratedMatch told={opened.told} />;
  if (opened.kind === 'reported') return <ReportedRounds reported={opened.reported} match={opened.match} />;
  if (opened.kind === 'opening') return <p class="soft stack play-waiting">{studyWords.replay.opening}</p>;
  return <Watching {...opened} />;
}

function NarratedMatch({ told }: Pick<NarratedRecord, 'told'>) {
  return (
    <Screen title={studyWords.replay.title} back="#/matches" backByHistory>
      <Note>{studyWords.replay.onlyTold}</Note>
      <Card>
        <ol class="stack gap-2">
          {told.map((step) =>
            'told' in step ? <li key={step.line} lang="en">{step.told.join(' ')}</li> : <li key={step.line}>{eventsText(step.events)}</li>,
          )}
        </ol>
      </Card>
    </Screen>
  );
}

function ReportedRounds({ match, reported }: ReportedMatch) {
  const reader = unnamedReader(match.plan);
  const said = reported.map((events) => eventsText(events, reader)).filter((text) => text !== '');
  return (
    <Screen title={words.matches.roundByRound} back="#/matches" backByHistory>
      <p class="numbers">{words.home.scoreLine(Object.entries(match.score).map(([side, points]) => [calledOnScreen(side, reader), points]))}</p>
      <Note>{studyWords.replay.onlyPoints}</Note>
      <Card>
        <ol class="stack gap-2">
          {said.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      </Card>
    </Screen>
  );
}

function Watching(open: OpenReplay) {
  const { match, replay, stage, game } = open;
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const live = { clock: useSignal<number | null>(null), state: useComputed(() => replay.shown.value.state) };
  const board = { ...live, setup: replay.setup, plan: match.plan, readers: () => unnamedReader(match.plan) };
  useLayoutEffect(() => {
    document.title = words.pageTitle(studyWords.replay.title);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useKeepingPlace(match.id, replay);
  useReplayKeys(replay);
  const ended = replay.moment.value.ended;
  const judged = replay.shown.value.passage.judged;
  return (
    <main class={stage.camera.value === 'above' ? 'play replay above' : 'play replay'} aria-label={studyWords.replay.title}>
      <h1 class="visually-hidden" ref={heading} tabIndex={-1}>
        {studyWords.replay.titleOf(game.name)}
      </h1>
      <ScoreBoard session={board} game={game} />
      <Button class="over-table replay-back" icon="back" href="#/matches" label={words.controls.back} onClick={goBack} />
      <FarEnd {...open} />
      <Turning {...open} />
      <div class="replay-foot">
        {page.table.fault.value && (
          <Note fault>{words.play.noScene(explain(page.table.fault.value))}</Note>
        )}
        {replay.fault.value !== null && <Note fault>{explain(messageOf(replay.fault.value))}</Note>}
        {ended && judged && <RoundSheet setup={replay.setup} judged={judged} game={game} over={replay.shown.value.state.over} plan={match.plan} />}
        <section class="stack gap-0 panel rigid replay-panel" aria-label={studyWords.replay.controls}>
          <p class="visually-hidden">{studyWords.replay.keys}</p>
          <StepText {...open} />
          <ReplayControls {...open} />
        </section>
      </div>
    </main>
  );
}

function FarEnd({ replay, table }: OpenReplay) {
  return (
    <div class="panel play-map">
      <BoardMap table={table} radius={weightRadius(table, replay.setup.weight)} weights={weightsNow(replay.shown.value)} />
    </div>
  );
}

// The current step in words: who throws, how fast, and the result.
function StepText({ replay, match }: OpenReplay) {
  const reader = unnamedReader(match.plan);
  const { passage } = replay.shown.value;
  const { ended } = replay.moment.value;
  const { units } = preferences.value;
  const happened = eventsText(passage.events, reader);
  const seen = passage.judged ? eventsText(passage.events.slice(0, -passage.judged.events.length), reader) : happened; // the rest is the judge's
  const settled = useRef<ReturnType<typeof setTimeout>>();
  // After fast stepping only the last step is announced.
  useEffect(() => {
    clearTimeout(settled.current);
    if (ended) settled.current = setTimeout(() => say(happened), 400);
    return () => clearTimeout(settled.current);
  }, [ended, passage]);
  const shot = passage.events.find((each) => each.event === 'shot');
  if (ended) return <p class="line replay-told">{seen}</p>;
  if (!shot) return <p class="line replay-told soft">{passage.step === 0 ? studyWords.replay.beforeStart : ' '}</p>;
  const sliding = replay.shown.value.sliding;
  return (
    <p class="line replay-told">
      <WeightMark color={shot.color} />{' '}
      {sliding ? words.play.thrownAt(calledTo(reader, shot.player), speed(shot.thrown.speed, units)) : studyWords.replay.toThrow(calledTo(reader, shot.player))}
    </p>
  );
}

// The judge's result at the end of a round or turn.
function RoundSheet({ judged, game, over, setup, plan }: { judged: JudgedRound; game: GameInfo; over: boolean; setup: AgreedSetup; plan: MatchPlan }) {
  const reader = unnamedReader(plan);
  const winner = judged.events.find((each) => each.event === 'match_won')?.side ?? null;
  return (
    <section class="stack panel play-sheet replay-result" aria-label={studyWords.replay.result}>
      <h2>{over ? winnerLine(winner, setup, winner !== null && reader.has(winner) ? winner : null) : roundTitle(judged, game, reader)}</h2>
      <RoundSummary judged={judged} reader={reader} inReplay />
    </section>
  );
}

// The positions of the weights at this moment, for the map.
function weightsNow({ sliding, weights }: Shown): LyingWeight[] {
  if (!sliding) return weights;
  const { course, time } = sliding;
  const sample = sampleAt(course.times, time, 0);
  const fallen = new Set(course.falls.filter(({ t }) => t <= time).map(({ weight }) => weight));
  return course.ids.flatMap((id, index) => {
    if (fallen.has(index)) return [];
    const { x, y } = stanceAt(course, index, sample, time, { x: 0, y: 0, turn: 0 });
    return [{ id, color: course.colors[index] ?? 'red', x, y }];
  });
}

// Keeps the current step in the address, so that going back returns to it.
const settled = 500; // ms: browsers limit how often an address may change

function useKeepingPlace(id: string, replay: Replay): void {
  const { step } = replay.moment.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (location.hash.startsWith(`#/replay/${encodeURIComponent(id)}`)) history.replaceState(null, '', `#/replay/${encodeURIComponent(id)}/${step}`);
    }, settled);
    return () => clearTimeout(timer);
  }, [id, step]);
}
