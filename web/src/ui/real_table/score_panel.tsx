import { playersOf } from '../../state/plan';
import { Icon, WeightMark } from '../components';
import { words } from '../words';
import { money } from '../words/measures';
import { naming } from '../words/naming';
import type { AtBoard } from './real_table';

export function ScorePanel({ session, game }: AtBoard) {
  const state = session.state.value;
  const sides = Object.entries(state.score);
  const { series } = state;
  return (
    <section class="real-scores" aria-label={words.real.scores}>
      <p class="real-where">
        <span>{game.shares_board ? words.real.round(state.round) : words.real.frame(state.frame)}</span>
        {series.best_of > 1 && <span>{words.real.game(series.game, series.best_of)}</span>}
        {Number(session.setup.options['hickey_cents'] ?? 0) > 0 && (
          <span class="row">
            <Icon name="jar" /> {words.real.jar(money(state.jar_cents))}
          </span>
        )}
      </p>
      <ul class={sides.length === 2 ? 'real-sides two' : 'real-sides'}>
        {sides.map(([side, score]) => (
          <Side key={side} side={side} score={score} session={session} />
        ))}
      </ul>
    </section>
  );
}

function Side({ side, score, session }: { side: string; score: number; session: AtBoard['session'] }) {
  const state = session.state.value;
  const color = state.colors[side];
  const players = playersOf(session.setup, side);
  const hammer = state.phase === 'shooting' && state.hammer === side;
  const fouls = state.fouls[side] ?? 0;
  const wins = state.series.wins[side] ?? 0;
  return (
    <li
      class={['real-side', color, state.to_shoot?.side === side && 'at-turn', state.conceded.includes(side) && 'out']
        .filter(Boolean)
        .join(' ')}
    >
      <span class="real-side-name">
        {color && <WeightMark color={color} />} <span>{side}</span>
      </span>
      <span class="real-side-score numbers">
        <span class="heard-only">{words.real.points(score)}</span>
        <span aria-hidden="true">{score}</span>
      </span>
      <span class="real-side-about">
        {hammer && (
          <span class="real-hammer">
            <Icon name="hammer" /> {words.real.hammer}
          </span>
        )}
        {players.length > 1 && (
          <Partners players={players} playing={state.players[side]} silent={side === naming.team(players)} />
        )}
        {state.series.best_of > 1 && <span>{words.real.wins(wins)}</span>}
        {fouls > 0 && <span>{words.real.fouls(fouls)}</span>}
        {state.conceded.includes(side) && <span>{words.real.conceded}</span>}
      </span>
    </li>
  );
}

// Who of a team plays this round; all of them where the team's name does not say so.
function Partners({ players, playing, silent }: { players: string[]; playing: string | undefined; silent: boolean }) {
  return (
    <>
      {!silent && <span>{players.join(', ')}</span>}
      {playing !== undefined && <span class="real-playing">{words.real.plays(playing)}</span>}
    </>
  );
}
