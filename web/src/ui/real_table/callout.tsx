// In large letters: whose turn, from which end, who has the hammer.
import { WeightMark } from '../components';
import { realWords } from '../words';
import type { AtBoard } from './real_table';

export function Callout({ session, game }: AtBoard) {
  const state = session.state.value;
  const shoots = state.to_shoot;
  if (!shoots) return null;
  const hammerColor = game.shares_board && state.hammer !== null ? state.colors[state.hammer] : undefined;
  return (
    <section class="row real-callout">
      <p class="stack gap-0 soft real-end">
        <span>{realWords.fromEnd}</span> <strong>{state.end}</strong>
      </p>
      <dl class="stack gap-0 real-turn">
        <dt>{game.shares_board ? realWords.first : realWords.turn}</dt>
        <dd>
          {game.shares_board && shoots.color && <WeightMark color={shoots.color} />} {who(session, shoots.side)}
        </dd>
        {state.hammer !== null && (
          <>
            <dt>{realWords.hammer}</dt>
            <dd class={game.shares_board ? '' : 'later'}>
              {hammerColor && <WeightMark color={hammerColor} />}{' '}
              {who(session, state.hammer)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

// The partner who plays this round, where a side has partners.
function who(session: AtBoard['session'], side: string): string {
  return session.state.value.players[side] ?? side;
}
