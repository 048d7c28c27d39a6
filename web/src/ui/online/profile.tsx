// #/online/people/NAME: ratings, matches, and head-to-head results.
import { useState } from 'preact/hooks';

import { api, type Refused } from '../../net/api';
import type { ListedMatch, Me, Person, Rating } from '../../net/messages';
import { Button, Card, Screen } from '../components';
import { usePage } from '../page';
import { route } from '../route';
import { onlineWords, words } from '../words';
import { otherThanYou } from '../words/events';
import { date, dateAndTime, plainNumber } from '../words/measures';
import { RefusedNote, ServerTrouble } from './forms';
import { gameName, matchTitle, tableLink, whoPlays } from './match_words';
import { MuteAndReport } from './mute_and_report';
import { Provisional } from './rated';
import { refusalMessage } from './refused';
import { useAnswer, useMyself } from './server';

export function ProfileScreen() {
  const name = route.value[2] ?? '';
  const who = useMyself();
  const { answered, value, again } = useAnswer(() => api.person(name), [name]);
  const me = who.kind === 'known' ? who.me : null;
  return (
    <Screen title={value?.name ?? name} back="#/online" backByHistory>
      {answered === null && <p class="soft">{words.controls.loading}</p>}
      {answered && !answered.ok && (answered.status === 404 && answered.error !== '' ? <Nobody name={name} /> : <ServerTrouble why={answered} onRetry={again} />)}
      {value && <Inside key={value.name} person={value} me={me} />}
    </Screen>
  );
}

function Nobody({ name }: { name: string }) {
  return (
    <Card>
      <p role="alert">{onlineWords.codes.nobody_called({ name })}</p>
      <div class="row">
        <Button href="#/online">{onlineWords.room.lobby}</Button>
      </div>
    </Card>
  );
}

function Inside({ person, me }: { person: Person; me: Me | null }) {
  const text = onlineWords.people;
  const isMe = me?.account.name === person.name;
  return (
    <>
      <p class="soft row">
        {person.kind !== 'person' && <span class="tag">{onlineWords.who.kinds[person.kind]}</span>}
        {text.since(date(person.created_ms))}
      </p>
      <Ratings person={person} />
      {me && !isMe && <HeadToHead me={me.account.name} other={person.name} />}
      <History name={person.name} />
      {me && !isMe && <MuteAndReport name={person.name} isMuted={me.muted.includes(person.name)} />}
    </>
  );
}

function Ratings({ person }: { person: Person }) {
  const text = onlineWords.people;
  return (
    <Card title={text.ratings}>
      {person.ratings.length === 0 && <p class="soft">{text.noRatings}</p>}
      <div class="columns gap-5 online-ratings">
        {person.ratings.map((rating) => (
          <GameRating key={rating.game} name={person.name} rating={rating} />
        ))}
      </div>
      {person.ratings.some(({ provisional }) => provisional) && <p class="field-help">{onlineWords.rated.provisionalHelp}</p>}
    </Card>
  );
}

function GameRating({ name, rating }: { name: string; rating: Rating }) {
  const page = usePage();
  const text = onlineWords.people;
  const game = gameName(page, rating.game);
  const { answered, value } = useAnswer(() => api.ratingsOf(name, rating.game), [name, rating.game]);
  return (
    <section class="stack gap-1 online-rating">
      <h3>
        <a href={`#/online/leaders/${encodeURIComponent(rating.game)}`}>{game}</a>
      </h3>
      <p class="row">
        <span class="lit title-1 numbers">{plainNumber(Math.round(rating.rating))}</span> {rating.provisional && <Provisional />}
      </p>
      <p class="small soft">
        {text.give(plainNumber(Math.round(2 * rating.deviation)))} · {text.games(rating.games)}
      </p>
      {value && <RatingChart ratings={value.ratings} game={game} />}
      {answered && !answered.ok && <p class="small soft">{refusalMessage(answered)}</p>}
    </section>
  );
}

// A rating from match to match: a line, and a dot for the last value. The numbers are beside it, and for screen readers.
interface RatedAt {
  at_ms: number;
  rating: number;
}

const width = 100;
const height = 32;
const minSpan = 50; // points: small changes are to look small

function RatingChart({ ratings, game }: { ratings: readonly RatedAt[]; game: string }) {
  const sorted = [...ratings].sort((a, b) => a.at_ms - b.at_ms);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 2) return null;
  const values = sorted.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(minSpan, high - low);
  const x = (index: number) => (width * index) / (sorted.length - 1);
  const y = (rating: number) => height * (0.5 - (rating - (low + high) / 2) / span);
  const whole = (value: number) => plainNumber(Math.round(value));
  const label = onlineWords.people.chart(game, date(first.at_ms), date(last.at_ms), whole(low), whole(high));
  return (
    <svg class="plot online-chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="plot-line" d={`M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`} />
      <path class="plot-dot" d={`M${width} ${y(last.rating)}h0`} />
    </svg>
  );
}

// Results against another person, game by game.
function HeadToHead({ me, other }: { me: string; other: string }) {
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
    <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path class="bar-all" d="M0 0h100v4h-100z" />
      <path class="bar-part" d={`M0 0h${share}v4h-${share}z`} />
    </svg>
  );
}

// A person's matches, newest first.
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
      <div class="stack breaks online-row-words">
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
  if (!seat) return <span class="tag">{onlineWords.match.won(otherThanYou(match.winner))}</span>; // played under another name
  // A side with one player has that player's name.
  return match.winner === (seat.side ?? seat.name) ? <span class="tag marked">{text.won}</span> : <span class="tag">{text.lost}</span>;
}
