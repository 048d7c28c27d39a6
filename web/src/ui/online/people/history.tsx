// What somebody has played here, newest first.
import { useState } from 'preact/hooks';

import type { Refused } from '../../../net/api';
import type { ListedMatch } from '../../../net/messages';
import { Button, Card } from '../../components';
import { usePage } from '../../page';
import { onlineWords, words } from '../../words';
import { dateAndTime } from '../../words/measures';
import { api } from '../here';
import { tableLink } from '../links';
import { gameName, matchTitle, whoPlays } from '../match_words';
import { RefusedNote } from '../trouble';
import { useAnswer } from '../use_answer';

const atOnce = 10;

export function History({ name }: { name: string }) {
  const text = onlineWords.people;
  const { value, answered } = useAnswer(() => api.matchesOf(name, undefined, atOnce), [name]);
  const [more, setMore] = useState<ListedMatch[]>([]);
  const [isEnd, setEnd] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const matches = [...(value?.matches ?? []), ...more];
  const last = matches.at(-1);
  const earlier = async () => {
    const found = await api.matchesOf(name, last?.created_ms, atOnce);
    setRefused(found.ok ? null : found);
    if (!found.ok) return;
    const known = new Set(matches.map(({ id }) => id));
    const fresh = found.value.matches.filter(({ id }) => !known.has(id));
    setMore([...more, ...fresh]);
    setEnd(fresh.length === 0 || found.value.matches.length < atOnce);
  };
  return (
    <Card title={text.history}>
      {answered === null && <p class="soft">{words.controls.loading}</p>}
      {value && matches.length === 0 && <p class="soft">{text.noHistory}</p>}
      {matches.length > 0 && (
        <ul class="stack gap-2">
          {matches.map((match) => (
            <Played key={match.id} match={match} name={name} />
          ))}
        </ul>
      )}
      <RefusedNote why={refused ?? (answered && !answered.ok ? answered : null)} />
      {value && value.matches.length >= atOnce && !isEnd && <Button onClick={() => void earlier()}>{text.more}</Button>}
    </Card>
  );
}

function Played({ match, name }: { match: ListedMatch; name: string }) {
  const page = usePage();
  const text = onlineWords.people;
  return (
    <li class="row online-row">
      <div class="stack online-row-words">
        <h3>
          {gameName(page, match.game)} <Outcome match={match} name={name} />
        </h3>
        <p class="numbers">{match.score ? words.home.scoreLine(Object.entries(match.score)) : whoPlays(match)}</p>
        <p class="small soft">
          {dateAndTime(match.created_ms)} · {match.rated ? onlineWords.match.rated : onlineWords.match.friendly}
        </p>
      </div>
      <Button icon="eye" href={tableLink(match.id)} label={text.watchOf(matchTitle(page, match))}>
        {text.watch}
      </Button>
    </li>
  );
}

function Outcome({ match, name }: { match: ListedMatch; name: string }) {
  const text = onlineWords.people;
  if (match.winner === undefined || match.winner === null) return <span class="tag">{text.undecided}</span>;
  const seat = match.seats.find((one) => one.name === name);
  if (!seat) return <span class="tag">{onlineWords.match.won(match.winner)}</span>; // played under another name
  // A side of one has its player's name.
  return match.winner === (seat.side ?? seat.name) ? <span class="tag marked">{text.won}</span> : <span class="tag">{text.lost}</span>;
}
