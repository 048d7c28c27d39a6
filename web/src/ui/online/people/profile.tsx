// #/online/people/NAME: ratings, matches, and how one does against them.
import type { Me, Person, Rating } from '../../../net/messages';
import { Button, Card, Screen } from '../../components';
import { usePage } from '../../page';
import { route } from '../../route';
import { onlineWords, words } from '../../words';
import { date, plainNumber } from '../../words/measures';
import { api, useMyself } from '../here';
import { gameName } from '../match_words';
import { saying } from '../saying';
import { ServerTrouble } from '../trouble';
import { useAnswer } from '../use_answer';
import { HeadToHead } from './head_to_head';
import { History } from './history';
import { MuteAndReport } from './mute_and_report';
import { RatingChart } from './rating_chart';

export function ProfileScreen() {
  const name = route.value[2] ?? '';
  const who = useMyself();
  const { answered, value, again } = useAnswer(() => api.person(name), [name]);
  const me = who.kind === 'known' ? who.me : null;
  return (
    <Screen title={value?.name ?? name} back="#/online" whence>
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
      <div class="online-ratings">
        {person.ratings.map((rating) => (
          <GameRating key={rating.game} name={person.name} rating={rating} />
        ))}
      </div>
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
      <p class="online-rating-value numbers">{plainNumber(Math.round(rating.rating))}</p>
      <p class="small soft">
        {text.give(plainNumber(Math.round(2 * rating.deviation)))} · {text.games(rating.games)}
      </p>
      {value && <RatingChart ratings={value.ratings} game={game} />}
      {answered && !answered.ok && <p class="small soft">{saying(answered)}</p>}
    </section>
  );
}
