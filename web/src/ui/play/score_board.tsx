// Always visible: the score, who shoots, who has the hammer, weights left, and the round.
import type { Color, GameInfo, MatchState } from '../../engine/types';
import { levelOf, playersOf } from '../../state/plan';
import type { Moment, TableSession } from '../../state/table_session';
import { Face, Icon, WeightMark } from '../components';
import { words } from '../words';
import { money } from '../words/measures';
import { calledOnScreen, roundText } from '../words/setup';

type Board = Pick<TableSession, 'state' | 'setup' | 'clock' | 'plan' | 'readers'>;
type Kind = Moment['kind'];

// `moment` of a match that is being played: while a weight slides, and until the next round, the state is the one before.
export function ScoreBoard({ session, moment = 'aiming', game }: { session: Board; moment?: Kind; game: GameInfo }) {
  const state = session.state.value;
  const sides = Object.keys(state.score);
  return (
    <section class={sides.length === 2 ? 'stack gap-1 score-board two' : 'stack gap-1 score-board many'} aria-label={words.play.scoreboard}>
      <Standing session={session} game={game} />
      <ol class="score-sides">
        {sides.map((side) => (
          <SideScore key={side} side={side} state={state} moment={moment} session={session} game={game} />
        ))}
      </ol>
    </section>
  );
}

interface SideProps {
  side: string;
  state: MatchState;
  moment: Kind;
  game: GameInfo;
}

function SideScore({ side, state, moment, session, game }: SideProps & { session: Board }) {
  const shooting = state.to_shoot?.side === side && !isRoundOver(moment) ? state.to_shoot : null;
  const color = state.colors[side] ?? null;
  const players = playersOf(session.setup, side);
  const [player, partner] = players;
  const level = player !== undefined && partner === undefined ? levelOf(session.plan, player) : null;
  const called = calledOnScreen(side, session.readers());
  const classes = ['line spread panel side score-side', color ?? '', shooting ? 'shooting' : '', state.conceded.includes(side) ? 'out' : ''];
  return (
    <li class={classes.filter(Boolean).join(' ')} aria-current={shooting ? 'true' : undefined}>
      {level !== null && <Face level={level} size={2} />}
      <div class="stack score-names">
        <span class="line gap-1 bold score-name">
          {color && <WeightMark color={color} />}
          <span class="breaks">{called}</span>
          {state.hammer === side && (
            <span class="brass score-hammer" title={words.play.hasHammer}>
              <Icon name="hammer" />
              <span class="visually-hidden">{words.play.hasHammer}</span>
            </span>
          )}
        </span>
        {(players.length > 1 || players[0] !== side) && (
          <span class="cluster soft tiny breaks score-players">
            {players.map((player) => (
              <span key={player} class={shooting?.player === player ? 'now' : ''}>
                {player}
              </span>
            ))}
          </span>
        )}
        <WeightsLeft side={side} state={state} moment={moment} game={game} />
      </div>
      <span class="right score-points">
        <span class="visually-hidden">{words.play.scoreOf(called, state.score[side] ?? 0)}</span>
        <span key={state.score[side]} class="score-number" aria-hidden="true">
          {state.score[side] ?? 0}
        </span>
        {state.series.best_of > 1 && <GamesWon count={state.series.wins[side] ?? 0} />}
      </span>
    </li>
  );
}

function GamesWon({ count }: { count: number }) {
  return (
    <small title={words.play.wins(count)}>
      <span class="visually-hidden">{words.play.wins(count)}</span>
      <span aria-hidden="true">{'★'.repeat(count)}</span>
    </small>
  );
}

const isRoundOver = (moment: Kind): boolean => moment === 'judging' || moment === 'over';

// For sides that share the board its own four; for a side alone on the board all that it still throws.
function WeightsLeft({ side, state, moment, game }: SideProps) {
  const shooting = state.to_shoot?.side === side ? state.to_shoot : null;
  if (!game.shares_board && !shooting) return null;
  const thrown = [...state.weights, ...state.off];
  const color = state.colors[side];
  const sliding = moment === 'sliding' && shooting ? shooting.throws : 0;
  const left = (game.shares_board ? 4 - thrown.filter((weight) => weight.side === side).length : 8 - thrown.length) - sliding;
  if (state.over || isRoundOver(moment) || left <= 0) return <span class="cluster score-left" />;
  const colors: Pip[] = color || game.shares_board ? Array(left).fill(color ?? 'none') : alone(thrown, left);
  return (
    <span class="cluster score-left" role="img" aria-label={words.play.weightsLeft(left)}>
      {colors.map((each, index) => (each === 'none' ? <span key={index} class="weight-mark none" aria-hidden="true" /> : <WeightMark key={index} color={each} silent />))}
    </span>
  );
}

type Pip = Color | 'none'; // none: nobody has chosen yet

function alone(thrown: { color: Color }[], left: number): Color[] {
  const red = Math.min(left, 4 - thrown.filter(({ color }) => color === 'red').length);
  return [...Array(red).fill('red'), ...Array(left - red).fill('blue')];
}

function Standing({ session, game }: { session: Board; game: GameInfo }) {
  const state = session.state.value;
  const options = session.setup.options;
  const goal = typeof options['game_score'] === 'number' ? words.play.to(options['game_score']) : null;
  const turn = typeof options['innings'] === 'number' ? words.play.innings(state.frame, options['innings']) : roundText(game, state.frame);
  const round = game.shares_board ? roundText(game, state.round) : turn;
  const clock = session.clock.value;
  return (
    <p class="cluster soft pill small score-standing">
      <span>{[round, goal].filter(Boolean).join(' · ')}</span>
      {state.series.best_of > 1 && <span>{words.play.game(state.series.game, state.series.best_of)}</span>}
      {(state.jar_cents > 0 || Number(options['hickey_cents'] ?? 0) > 0) && (
        <span class="score-jar">
          <Icon name="jar" /> {words.play.jar(money(state.jar_cents))}
        </span>
      )}
      {clock !== null && (
        <span class={clock <= 5 ? 'score-clock short' : 'score-clock'} role="timer">
          <Icon name="clock" /> {words.play.clock(clock)}
        </span>
      )}
    </p>
  );
}
