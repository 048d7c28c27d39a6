// How one has done against another, game by game.
import { Card } from '../../components';
import { usePage } from '../../page';
import { onlineWords } from '../../words';
import { api } from '../here';
import { gameName } from '../match_words';
import { useAnswer } from '../use_answer';

export function HeadToHead({ me, other }: { me: string; other: string }) {
  const page = usePage();
  const text = onlineWords.people;
  const { value } = useAnswer(() => api.against(me, other), [me, other]);
  if (!value) return null;
  return (
    <Card title={text.against(other)}>
      {value.games.length === 0 && <p class="soft">{text.noneTogether}</p>}
      {value.games.length > 0 && (
        <ul class="stack gap-2">
          {value.games.map(({ game, won, lost }) => (
            <li key={game} class="online-against">
              <span>{gameName(page, game)}</span>
              <Balance won={won} lost={lost} />
              <span class="numbers">{text.wonLost(won, lost)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Balance({ won, lost }: { won: number; lost: number }) {
  const share = won + lost === 0 ? 0 : (100 * won) / (won + lost);
  return (
    <svg class="online-balance" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path class="online-balance-all" d="M0 0h100v4h-100z" />
      <path class="online-balance-won" d={`M0 0h${share}v4h-${share}z`} />
    </svg>
  );
}
