// Everything around the board during a match, on this device or online.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Color, GameInfo, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import { weightRadius } from '../../state/match_options';
import { preferences } from '../../state/preferences';
import type { LastThrow, TableSession } from '../../state/table_session';
import { BoardMap } from '../board_map/board_map';
import { Button, Refusal, say } from '../components';
import { usePage } from '../page';
import type { Throwing } from '../throwing/attach_throwing';
import { ThrowPanel } from '../throwing/throw_panel';
import { words } from '../words';
import { eventsText } from '../words/events';
import { speed } from '../words/measures';
import type { Director } from './director';
import { JudgeView, MatchOver } from './judge_view';
import { Choosing, Toss } from './opening';
import { ScoreBoard } from './score_board';
import { ThrowAgain } from './throw_again';

export interface OpenTable<Session extends TableSession = TableSession> {
  session: Session;
  game: GameInfo;
  table: TableInfo;
  director: Director;
  sound: Sound;
  throwing: Throwing;
}

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  onDust: () => void;
}

interface AtTheTableProps {
  openTable: OpenTable;
  menu: (props: MenuProps) => ComponentChildren;
  notes?: ComponentChildren; // above the current controls
  turn?: ComponentChildren; // instead of the line that says whose throw it is
  afterMatch: ComponentChildren;
  children?: ComponentChildren;
}

export function AtTheTable({ openTable, menu, notes, turn, afterMatch, children }: AtTheTableProps) {
  const { session, game, table } = openTable;
  const page = usePage();
  const scene = page.table.scene.value;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const [dusting, setDusting] = useState(false);
  const moment = session.moment.value;
  const state = session.state.value;
  const aiming = moment.kind === 'aiming';

  useEffect(() => {
    document.title = words.pageTitle(game.name);
  }, []);
  useAnnouncements(session);
  useEffect(() => {
    if (aiming) scene?.setCamera(looking ? { kind: 'far' } : { kind: 'shooter' });
    else setLooking(false);
  }, [looking, aiming]);

  // After the menu is closed the keys throw again, and must not reopen it.
  useEffect(() => {
    const button = isMenuOpen ? null : document.querySelector<HTMLElement>('.play-menu:focus');
    const panel = document.querySelector<HTMLElement>('.throw-panel');
    if (button && panel) panel.focus({ preventScroll: true });
    else button?.blur();
  }, [isMenuOpen]);

  const judged = moment.kind === 'judging' || moment.kind === 'over' ? moment.judged : null;
  return (
    <main class={`play ${moment.kind}`} aria-label={words.play.title}>
      <h1 class="visually-hidden">{game.name}</h1>
      <ScoreBoard session={session} game={game} />
      {moment.kind === 'sliding' && <button type="button" class="play-skip" aria-label={words.play.watch} onClick={() => openTable.director.skip()} />}
      {moment.kind === 'again' && scene && <ThrowAgain session={session} shown={moment.shown} table={table} scene={scene} sound={openTable.sound} />}
      {!judged && <FarEnd session={session} table={table} />}
      {!judged && <LastSpeed session={session} isDrawn={scene !== null} />}
      <div class="stack gap-2 play-foot">
        {page.table.fault.value && <Refusal within={words.play.noSceneHelp} of={page.table.fault.value} />}
        {session.fault.value && <Refusal of={session.fault.value} />}
        {notes}
        {turn ?? <Turn session={session} />}
        {aiming && dusting && <Dusting session={session} scene={scene} sound={openTable.sound} onDone={() => setDusting(false)} />}
        {aiming && !dusting && !looking && <ThrowPanel throwing={openTable.throwing} />}
        {moment.kind === 'toss' && <Toss session={session} />}
        {moment.kind === 'choice' && <Choosing session={session} />}
        {judged && (
          <JudgeView
            key={`${judged.round}-${judged.side}-${moment.kind}`}
            session={session}
            judged={judged}
            over={moment.kind === 'over'}
            game={game}
            table={table}
            scene={scene}
            sound={openTable.sound}
            afterMatch={afterMatch}
          />
        )}
        {moment.kind === 'over' && !judged && <MatchOver session={session} afterMatch={afterMatch} />}
      </div>
      <Button class="over-table play-menu" icon="list" label={words.play.menu} onClick={() => setMenuOpen(true)} />
      {aiming && state.may_look && scene && (
        <Button class="over-table play-look" icon="eye" label={looking ? words.play.back : words.play.look} pressed={looking} onClick={() => setLooking(!looking)} />
      )}
      {menu({ open: isMenuOpen, onClose: () => setMenuOpen(false), onDust: () => setDusting(true) })}
      {children}
    </main>
  );
}

function mapLabel(weights: { color: Color }[]): string {
  const red = weights.filter(({ color }) => color === 'red').length;
  return words.table.mapOf(words.table.counted(red, weights.length - red));
}

// The far end cannot be read from the shooter's end, so a map of it is always shown, unless peeking is forbidden.
function FarEnd({ session, table }: { session: TableSession; table: TableInfo }) {
  const state = session.state.value;
  if (!state.may_look) return <p class="panel play-map tiny hidden-map soft">{words.play.notThere}</p>;
  return (
    <div class="panel play-map">
      <BoardMap table={table} radius={weightRadius(table, session.setup.weight)} weights={state.weights} label={mapLabel(state.weights)} />
    </div>
  );
}

// The speed of the last throw, and a button to watch it again.
function LastSpeed({ session, isDrawn }: { session: TableSession; isDrawn: boolean }) {
  const last = session.lastThrow.value;
  const kind = session.moment.value.kind;
  if (!last || kind === 'sliding' || kind === 'again') return null;
  const canSee = isDrawn && kind === 'aiming' && session.lastShown.value !== null;
  return (
    <div class={canSee ? 'centered soft numbers pill small play-last with-again line gap-0' : 'centered soft numbers pill small play-last'} data-speed={last.thrown.speed}>
      <span>{thrownLine(last)}</span>
      {canSee && <Button kind="quiet" class="play-again" icon="again" label={words.play.again} onClick={() => session.watchAgain()} />}
    </div>
  );
}

function thrownLine({ player, thrown }: LastThrow): string {
  return words.play.thrownAt(player, speed(thrown.speed, preferences.value.units));
}

// Announces each event once, with the speed of a throw, and then whose turn it is.
function useAnnouncements(session: TableSession): void {
  const said = session.events.value;
  const last = session.lastThrow.value;
  const announced = useRef<LastThrow | null>(null);
  useEffect(() => {
    const thrown = last && last !== announced.current ? `${thrownLine(last)}.` : '';
    announced.current = last;
    say([thrown, eventsText(said)].filter(Boolean).join(' '));
  }, [said, last]);
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
  if (next.throws === 4) return words.play.toThrowFour(next.player);
  const color = next.color ? words.colors[next.color] : words.play.anyColor;
  return words.play.toThrow(next.player, color, words.play.weightsLeft(next.weights_left));
}

// Dusts the board by rubbing over it, or by a button.
const enough = 0.6; // m of rubbing that dusts the board

export function Dusting({ session, scene, sound, onDone }: { session: TableSession; scene: TableScene | null; sound: Sound; onDone: () => void }) {
  const dust = () => {
    sound.dust();
    void session.send({ cmd: 'dust' }).then(onDone);
  };
  useEffect(() => (scene ? rubbing(scene, sound, dust) : undefined), [scene]);
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
