// Everything around the board during a match, on this device or online.
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { Color, GameInfo, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import { weightRadius } from '../../state/match_options';
import type { JudgedRound, TableSession } from '../../state/table_session';
import { BoardMap } from '../board_map/board_map';
import { Button, hush, Refusal, say } from '../components';
import { usePage } from '../page';
import type { Throwing } from '../throwing/attach_throwing';
import { StopMark, ThrowPanel } from '../throwing/throw_panel';
import { LateTips, mapGlow } from '../tips/late_tips';
import { words } from '../words';
import { calledTo, eventsText } from '../words/events';
import { useClearView } from './clear_view';
import { type Director, isToThrow } from './director';
import type { AfterMatchParts } from './judge_view';
import { Choosing, Toss, tossLine } from './opening';
import { ScoreBoard } from './score_board';
import { useSkipKeys } from './skip_keys';
import type { TableToolsProps, Undo } from './table_tools';
import { ThrowAgain } from './throw_again';
import type { ResultsProps } from './throw_result';

export interface OpenTable<Session extends TableSession = TableSession> {
  session: Session;
  game: GameInfo;
  table: TableInfo;
  director: Director;
  sound: Sound;
  throwing: Throwing;
  results: ComponentType<ResultsProps> | null; // null: they could not be loaded
}

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  onDust: () => void;
}

interface AtTheTableProps {
  openTable: OpenTable;
  menu: (props: MenuProps) => ComponentChildren;
  notes?: ComponentChildren; // below the scoreboard
  turn?: ComponentChildren; // instead of the line that says whose throw it is
  offer?: (judged: JudgedRound) => ComponentChildren; // with the result of a round
  undo: Undo | null;
  hasOthers: boolean; // machines, or people elsewhere
  afterMatch: AfterMatchParts;
  children?: ComponentChildren;
}

export function AtTheTable({ openTable, menu, notes, turn, offer, undo, hasOthers, afterMatch, children }: AtTheTableProps) {
  const { session, game, table, director, results: Results } = openTable;
  const page = usePage();
  const scene = page.table.scene.value;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [dusting, setDusting] = useState(false);
  const moment = session.moment.value;
  const state = session.state.value;
  const aiming = moment.kind === 'aiming';
  const looksFar = director.looksFar.value;
  const looking = aiming && looksFar;
  const isPassing = moment.kind === 'sliding' || moment.kind === 'thinking'; // and can be skipped

  useEffect(() => {
    document.title = words.pageTitle(game.name);
  }, []);
  useAnnouncements(session);
  useClearView(scene, '.score-board, .play-notes', '.play-foot');

  // After the menu is closed the keys throw again, and must not reopen it.
  useLayoutEffect(() => {
    const button = isMenuOpen ? null : document.querySelector<HTMLElement>('.play-menu:focus');
    const panel = document.querySelector<HTMLElement>('.throw-panel');
    if (button && panel) panel.focus({ preventScroll: true });
    else button?.blur();
  }, [isMenuOpen]);

  const skip = () => {
    director.skip();
    session.skip();
  };
  useSkipKeys(isPassing || moment.kind === 'again' ? skip : null, aiming);
  const canLook = isToThrow(moment) && state.phase === 'shooting' && state.may_look && scene !== null;
  const look = () => (director.looksFar.value = !looksFar);
  const tools = { undo, canReplay: scene !== null, hasOthers, onLook: canLook ? look : null };
  const judged = moment.kind === 'judging' || moment.kind === 'over' ? moment.judged : null;
  const judge = useJudge(moment.kind === 'sliding' || moment.kind === 'over' || judged !== null);
  return (
    <main class={`play at-table at-${moment.kind}`} aria-label={words.play.title}>
      <h1 class="visually-hidden">{game.name}</h1>
      <ScoreBoard session={session} moment={moment.kind} game={game} />
      {isPassing && <button type="button" class="play-skip" aria-label={words.play.watch} onClick={skip} />}
      {moment.kind === 'again' && scene && <ThrowAgain session={session} shown={moment.shown} table={table} scene={scene} sound={openTable.sound} />}
      {!judged && !looking && <FarEnd session={session} table={table} throwing={openTable.throwing} />}
      <LateTips openTable={openTable} scene={scene} shown={aiming && !dusting && !looking} />
      <div class="stack gap-2 play-notes">
        {page.table.fault.value && <Refusal within={words.play.noSceneHelp} of={page.table.fault.value} />}
        {session.fault.value && <Refusal of={session.fault.value} />}
        {notes}
        {moment.kind !== 'choice' && session.toss.value && <p class="centered pill play-turn play-toss">{tossLine(session)}</p>}
        {turn ?? <Turn session={session} />}
        {Results && <Results session={session} table={table} scene={scene} />}
      </div>
      <div class="stack gap-2 play-foot">
        {aiming && dusting && <Dusting session={session} scene={scene} sound={openTable.sound} onDone={() => setDusting(false)} />}
        {aiming && !dusting && !looking && <ThrowPanel throwing={openTable.throwing} keysBeside={toolKeys(tools)} />}
        {moment.kind === 'toss' && <Toss session={session} />}
        {moment.kind === 'choice' && <Choosing session={session} />}
        {judged && judge && (
          <judge.JudgeView
            key={`${judged.round}-${judged.side}-${moment.kind}`}
            session={session}
            judged={judged}
            over={moment.kind === 'over'}
            game={game}
            table={table}
            scene={scene}
            sound={openTable.sound}
            offer={offer?.(judged)}
            afterMatch={afterMatch}
          />
        )}
        {moment.kind === 'over' && !judged && judge && <judge.MatchOver session={session} afterMatch={afterMatch} />}
        {(moment.kind === 'over' || judged) && !judge && <WayOn session={session} over={moment.kind === 'over'} next={afterMatch.next} />}
      </div>
      <Button class="over-table play-menu" icon="list" label={words.play.menu} onClick={() => setMenuOpen(true)} />
      {canLook && <Button class="over-table play-look" icon="eye" label={looksFar ? words.play.back : words.play.look} pressed={looksFar} onClick={look} />}
      {(isToThrow(moment) || moment.kind === 'sliding') && !dusting && (
        <LateTools session={session} {...tools} />
      )}
      {menu({ open: isMenuOpen, onClose: () => setMenuOpen(false), onDust: () => setDusting(true) })}
      {children}
    </main>
  );
}

// They are fetched while the first weight slides: before, there is nothing to undo or to see again.
function LateTools(props: TableToolsProps) {
  const [loaded, setLoaded] = useState<{ Tools: ComponentType<TableToolsProps> } | null>(null);
  const { round, frame, series, weights, off } = props.session.state.value;
  const hasBegun = props.session.moment.value.kind !== 'aiming' || round + frame + series.game > 3 || weights.length + off.length > 0;
  useEffect(() => (hasBegun ? keepLoading(() => import('./table_tools'), ({ TableTools }) => setLoaded({ Tools: TableTools })) : undefined), [hasBegun]);
  return loaded && hasBegun && <loaded.Tools {...props} />;
}

// Only the keys of tools that are here.
function toolKeys({ undo, canReplay, hasOthers, onLook }: Omit<TableToolsProps, 'session'>): [string, string][] {
  const text = words.play;
  const keys: [string, string | null][] = [
    ['U', undo && undo.label],
    ['R', canReplay ? text.again : null],
    ['V', onLook && text.look],
    ['T', hasOthers ? text.tempo : null],
  ];
  return keys.flatMap(([key, what]): [string, string][] => (what === null ? [] : [[key, what]]));
}

// The judge's view is fetched while the first weight slides.
const judgeView = signal<typeof import('./judge_view') | null>(null);

function useJudge(isNeeded: boolean): typeof judgeView.value {
  useEffect(() => (isNeeded && !judgeView.value ? keepLoading(() => import('./judge_view'), (loaded) => (judgeView.value = loaded)) : undefined), [isNeeded]);
  return judgeView.value;
}

// What could not be loaded, as without a connection, is tried again. Until the returned function is called.
export function keepLoading<T>(load: () => Promise<T>, take: (loaded: T) => void): () => void {
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    load().then(
      (loaded) => hasEnded || take(loaded),
      () => hasEnded || (timer = setTimeout(begin, 3000)),
    );
  };
  begin();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

// Without the judge's view, which may not have come without a connection, a match goes on all the same.
function WayOn({ session, over, next }: { session: TableSession; over: boolean; next: ComponentChildren }) {
  return (
    <section class="stack panel play-sheet" aria-label={words.play.judge}>
      <div class="cluster play-choices">{over ? next : <Button onClick={() => session.continueToNextRound()}>{words.play.nextRound}</Button>}</div>
    </section>
  );
}

function mapLabel(weights: { color: Color }[]): string {
  const red = weights.filter(({ color }) => color === 'red').length;
  return words.table.mapOf(words.table.counted(red, weights.length - red));
}

// The far end cannot be read from the shooter's end, so a map of it is always shown, unless peeking is forbidden.
function FarEnd({ session, table, throwing }: { session: TableSession; table: TableInfo; throwing: Throwing }) {
  const state = session.state.value;
  if (!state.may_look) return <p class="panel play-map tiny hidden-map soft">{words.play.notThere}</p>;
  return (
    <div class="panel play-map">
      <BoardMap
        table={table}
        radius={weightRadius(table, session.setup.weight)}
        weights={state.weights}
        label={mapLabel(state.weights)}
        under={
          <>
            {mapGlow.value}
            <StopMark throwing={throwing} />
          </>
        }
      />
    </div>
  );
}

// The result of a throw, which is announced before, says these in one sentence.
const inResult = ['shot', 'fell', 'no_cushion', 'taken_off', 'dead_removed', 'turn_failed'];

// What only the latest of is true: who chooses, and what was chosen.
const ofOpening = ['toss_won', 'chooses', 'opens'];

// Announces each event once, and then whose turn it is; on another screen all this is no news. Several steps that are undone
// together, up to a throw of a person, are announced as one.
function useAnnouncements(session: TableSession): void {
  const said = session.events.value;
  const isTold = session.result.value !== null;
  const isUndoing = session.moment.value.kind === 'thinking' && said.some(({ event }) => event === 'undone' || event === 'redone');
  useEffect(() => hush, []);
  useEffect(() => {
    if (isUndoing) return;
    const told = isTold ? said.filter(({ event }) => !inResult.includes(event)) : said;
    say(eventsText(told, session.readers()), told.some(({ event }) => ofOpening.includes(event)) ? 'opening' : undefined);
  }, [said, isUndoing]);
  const turn = turnLine(session);
  useEffect(() => say(turn), [turn]);
}

// Whose throw it is, if that is not obvious: with several people, and while a machine thinks.
function Turn({ session }: { session: TableSession }) {
  const kind = session.moment.value.kind;
  const shooter = session.state.value.to_shoot?.player ?? '';
  const people = session.setup.seats.length - Object.keys(session.plan.levels).length;
  if (kind === 'thinking' && shooter !== '') return <p class="centered pill play-turn">{words.play.thinks(shooter)}</p>;
  if (kind === 'aiming' && people > 1) return <p class="centered pill play-turn">{words.play.yourThrow(shooter)}</p>;
  if (kind === 'sliding') return <p class="centered pill play-turn">{words.play.watch}</p>;
  return null;
}

function turnLine(session: TableSession): string {
  const next = session.state.value.to_shoot;
  if (session.moment.value.kind !== 'aiming' || !next) return '';
  const player = calledTo(session.readers(), next.player);
  if (next.throws === 4) return words.play.toThrowFour(player);
  const color = next.color ? words.colors[next.color] : words.play.anyColor;
  return words.play.toThrow(player, color, words.play.weightsLeft(next.weights_left));
}

// Dusts the board by rubbing over it, or by a button.
const enough = 0.6; // m of rubbing that dusts the board

export function Dusting({ session, scene, sound, onDone }: { session: TableSession; scene: TableScene | null; sound: Sound; onDone: () => void }) {
  const dust = () => {
    sound.dust();
    void session.send({ cmd: 'dust' }).then(onDone);
  };
  useLayoutEffect(() => (scene ? rubbing(scene, sound, dust) : undefined), [scene]);
  return (
    <section class="stack panel play-sheet" aria-label={words.play.dust}>
      <p>{words.play.dustHint}</p>
      <div class="cluster play-choices">
        <Button kind="primary" onClick={dust}>
          {words.play.dustKeys}
        </Button>
        <Button onClick={onDone}>{words.play.dustDone}</Button>
      </div>
    </section>
  );
}

function rubbing(scene: TableScene, sound: Sound, dust: () => void): () => void {
  const canvas = scene.canvas;
  let last: { x: number; y: number } | null = null;
  let rubbed = 0;
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const place = scene.boardPoint(event.clientX, event.clientY);
    if (!place) return;
    if (last) rubbed += Math.hypot(place.x - last.x, place.y - last.y);
    last = place;
    scene.dust(place);
    sound.dust();
  };
  const up = () => {
    last = null;
    if (rubbed < enough) return;
    rubbed = 0;
    dust();
  };
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  return () => {
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
  };
}
