import { playersOf } from '../../state/plan';
import { Icon, WeightMark } from '../components';
import { realWords } from '../words';
import { money } from '../words/measures';
import { naming, roundText } from '../words/setup';
import type { AtBoard } from './real_table';

export function ScorePanel({ session, game }: AtBoard) {
  const state = session.state.value;
  const sides = Object.entries(state.score);
  const { series } = state;
  return (
    <section class="real-scores" aria-label={realWords.scores}>
      <p class="cluster soft real-where">
        <span>{roundText(game, game.shares_board ? state.round : state.frame)}</span>
        {series.best_of > 1 && <span>{realWords.game(series.game, series.best_of)}</span>}
        {Number(session.setup.options['hickey_cents'] ?? 0) > 0 && (
          <span class="row">
            <Icon name="jar" /> {realWords.jar(money(state.jar_cents))}
          </span>
        )}
      </p>
      <ul class={sides.length === 2 ? 'columns gap-2 real-sides two' : 'columns gap-2 real-sides'}>
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
      class={['stack gap-1 panel centered side real-side', color, state.to_shoot?.side === side && 'at-turn', state.conceded.includes(side) && 'out']
        .filter(Boolean)
        .join(' ')}
    >
      <span class="bold breaks real-side-name">
        {color && <WeightMark color={color} />} <span>{side}</span>
      </span>
      <span class="real-side-score numbers">
        <span class="visually-hidden">{realWords.points(score)}</span>
        <span aria-hidden="true">{score}</span>
      </span>
      <span class="cluster soft small real-side-about">
        {hammer && (
          <span class="icon-text lit real-hammer">
            <Icon name="hammer" /> {realWords.hammer}
          </span>
        )}
        {players.length > 1 && (
          <Partners players={players} playing={state.players[side]} silent={side === naming.team(players)} />
        )}
        {state.series.best_of > 1 && <span>{realWords.wins(wins)}</span>}
        {fouls > 0 && <span>{realWords.fouls(fouls)}</span>}
        {state.conceded.includes(side) && <span>{realWords.conceded}</span>}
      </span>
    </li>
  );
}

// The partner who plays this round, and all partners if the team's name does not list them.
function Partners({ players, playing, silent }: { players: string[]; playing: string | undefined; silent: boolean }) {
  return (
    <>
      {!silent && <span>{players.join(', ')}</span>}
      {playing !== undefined && <span class="real-playing">{realWords.plays(playing)}</span>}
    </>
  );
}

// In large letters: whose turn it is, from which end, and who has the hammer.
export function Callout({ session, game }: AtBoard) {
  const state = session.state.value;
  const shoots = state.to_shoot;
  if (!shoots) return null;
  const hammerColor = game.shares_board && state.hammer !== null ? state.colors[state.hammer] : undefined;
  return (
    <section class="row real-callout">
      <p class="stack gap-0 soft small real-end">
        <span>{realWords.fromEnd}</span> <strong>{state.end}</strong>
      </p>
      <dl class="stack gap-0 real-turn">
        <dt>{game.shares_board ? realWords.first : realWords.turn}</dt>
        <dd>
          {game.shares_board && shoots.color && <WeightMark color={shoots.color} />} {playerOf(session, shoots.side)}
        </dd>
        {state.hammer !== null && (
          <>
            <dt>{realWords.hammer}</dt>
            <dd class={game.shares_board ? '' : 'later'}>
              {hammerColor && <WeightMark color={hammerColor} />}{' '}
              {playerOf(session, state.hammer)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

// The partner who plays this round, or the side itself.
function playerOf(session: AtBoard['session'], side: string): string {
  return session.state.value.players[side] ?? side;
}
