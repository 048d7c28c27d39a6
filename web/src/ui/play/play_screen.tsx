// The table: everything round the board while a match is played.
import { useEffect, useState } from 'preact/hooks';

import { preferences } from '../../state/preferences';
import type { PlaySession } from '../../state/play_session';
import { startMatch } from '../../state/matches';
import type { Color, TableInfo } from '../../engine/types';
import { BoardMap } from '../board_map';
import { Button, Note, Screen, say } from '../components';
import { usePage } from '../page';
import { go, goInstead, route } from '../route';
import { ThrowPanel } from '../throwing';
import { words } from '../words';
import { speed } from '../words/measures';
import { Dusting } from './dusting';
import { JudgeView } from './judge_view';
import { Menu } from './menu';
import { Choosing, Toss } from './opening';
import { ScoreBoard } from './score_board';
import { MatchOver } from './match_over';
import { useTable, type SetTable } from './use_table';

export function Play() {
  const id = route.value[1] ?? '';
  const opened = useTable(id);
  if (opened.kind === 'failed') {
    return (
      <Screen title={words.play.cannotOpen} back="#/">
        <Note fault>{opened.why}</Note>
      </Screen>
    );
  }
  if (opened.kind === 'opening') return <p class="play-waiting">{words.play.opening}</p>;
  return <AtTheTable key={opened.session.id} {...opened} />;
}

function AtTheTable(set: SetTable) {
  const { session, game, table } = set;
  const page = usePage();
  const scene = page.table.scene.value;
  const [menu, setMenu] = useState(false);
  const [looking, setLooking] = useState(false);
  const [dusting, setDusting] = useState(false);
  const moment = session.moment.value;
  const state = session.state.value;
  const aiming = moment.kind === 'aiming';

  useEffect(() => {
    document.title = words.pageTitle(game.name);
  }, []);
  useEffect(() => say([session.said.value, turnLine(session)].filter(Boolean).join(' ')), [session.said.value, aiming]);
  useEffect(() => {
    if (aiming) scene?.setCamera(looking ? { kind: 'far' } : { kind: 'shooter' });
    else setLooking(false);
  }, [looking, aiming]);

  // The keys throw again, once the menu is closed: they must not open it anew.
  useEffect(() => {
    if (!menu) document.querySelector<HTMLElement>('.play-menu:focus')?.blur();
  }, [menu]);

  const rematch = async () => {
    const begun = await startMatch(session.plan, 'table');
    if (begun.ok) goInstead('play', begun.id);
  };
  const judged = moment.kind === 'judging' || moment.kind === 'over' ? moment.judged : null;
  return (
    <main class={`play ${moment.kind}`} aria-label={words.play.title}>
      <h1 class="heard-only">{game.name}</h1>
      <ScoreBoard session={session} game={game} />
      {moment.kind === 'sliding' && <button type="button" class="play-skip" aria-label={words.play.watch} onClick={() => set.director.skip()} />}
      {!judged && <FarEnd session={session} table={table} />}
      {!judged && <LastSpeed session={session} />}
      <div class="play-foot">
        {page.table.fault.value && (
          <Note fault>
            {words.play.noScene}: {page.table.fault.value} {words.play.noSceneHelp}
          </Note>
        )}
        {session.fault.value && <Note fault>{session.fault.value}</Note>}
        <Turn session={session} />
        {aiming && dusting && <Dusting session={session} scene={scene} sound={set.sound} onDone={() => setDusting(false)} />}
        {aiming && !dusting && !looking && <ThrowPanel throwing={set.throwing} />}
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
            sound={set.sound}
            onLeave={() => go()}
            onRematch={() => void rematch()}
          />
        )}
        {moment.kind === 'over' && !judged && <MatchOver session={session} onLeave={() => go()} onRematch={() => void rematch()} />}
      </div>
      <Button class="play-menu" icon="list" label={words.play.menu} onClick={() => setMenu(true)} />
      {aiming && state.may_look && scene && (
        <Button class="play-look" icon="eye" label={looking ? words.play.back : words.play.look} pressed={looking} onClick={() => setLooking(!looking)} />
      )}
      <Menu session={session} open={menu} onClose={() => setMenu(false)} onLeave={() => go()} onDust={() => setDusting(true)} />
    </main>
  );
}

function mapLabel(weights: { color: Color }[]): string {
  const red = weights.filter(({ color }) => color === 'red').length;
  return words.table.mapOf(words.table.counted(red, weights.length - red));
}

// The far end cannot be read from the shooter's: a map of it is always there, unless nobody may look.
function FarEnd({ session, table }: { session: PlaySession; table: TableInfo }) {
  const state = session.state.value;
  if (!state.may_look) return <p class="play-map hidden-map soft">{words.play.notThere}</p>;
  const radius = table.weights[session.setup.weight]?.radius ?? table.weight_radius;
  return (
    <div class="play-map">
      <BoardMap table={table} radius={radius} weights={state.weights} label={mapLabel(state.weights)} />
    </div>
  );
}

function LastSpeed({ session }: { session: PlaySession }) {
  const last = session.lastThrow.value;
  if (!last || session.moment.value.kind === 'sliding') return null;
  return (
    <p class="play-last" data-speed={last.thrown.speed}>
      {last.player}: {words.play.speed(speed(last.thrown.speed, preferences.value.units))}
    </p>
  );
}

// Whose throw it is, where that is not plain: among several people, and while a machine is at it.
function Turn({ session }: { session: PlaySession }) {
  const kind = session.moment.value.kind;
  const shooter = session.state.value.to_shoot?.player ?? '';
  const people = session.setup.seats.length - Object.keys(session.plan.levels).length;
  if (kind === 'thinking' && shooter !== '') return <p class="play-turn">{words.play.thinks(shooter)}</p>;
  if (kind === 'aiming' && people > 1) return <p class="play-turn">{words.play.yourThrow(shooter)}</p>;
  if (kind === 'sliding') return <p class="play-turn">{words.play.watch}</p>;
  return null;
}

function turnLine(session: PlaySession): string {
  const next = session.state.value.to_shoot;
  if (session.moment.value.kind !== 'aiming' || !next) return '';
  if (next.throws === 4) return words.play.toThrowFour(next.player);
  const color = next.color ? words.colors[next.color] : words.play.anyColor;
  return words.play.toThrow(next.player, color, words.play.weightsLeft(next.weights_left));
}

