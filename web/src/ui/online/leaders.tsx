// #/online/leaders/GAME: the leaderboard of a game, people and bots apart.
import { useState } from 'preact/hooks';

import { api } from '../../net/api';
import type { Leaderboard } from '../../net/messages';
import { Card, Choice, ListChoice, Screen } from '../components';
import { usePage } from '../page';
import { goInstead, route } from '../route';
import { onlineWords, words } from '../words';
import { plainNumber } from '../words/measures';
import { ServerTrouble } from './forms';
import { gameName, profileLink } from './match_words';
import { account, useAnswer, useMyself } from './server';

type Leader = Leaderboard['people'][number];
type LeaderKind = 'person' | 'bot';

export function LeadersScreen() {
  const page = usePage();
  const text = onlineWords.people;
  useMyself();
  const game = route.value[2] ?? page.games[0]?.key ?? '';
  const [kind, setKind] = useState<LeaderKind>('person');
  const { answered, value, again } = useAnswer(() => api.leaderboard(game, kind), [game, kind]);
  return (
    <Screen title={text.leaders} back="#/online" backByHistory>
      <ListChoice
        label={onlineWords.lobby.game}
        options={page.games.map(({ key, name }) => ({ value: key, label: name }))}
        value={game}
        onChange={(key) => goInstead('online', 'leaders', key)}
      />
      <Choice<LeaderKind>
        label={text.kindOfLeaders}
        options={(['person', 'bot'] as const).map((each) => ({ value: each, label: text.leaderKinds[each] }))}
        value={kind}
        onChange={setKind}
      />
      {answered === null && <p class="soft">{words.controls.loading}</p>}
      {answered && !answered.ok && <ServerTrouble why={answered} onRetry={again} />}
      {value && (
        <Card title={gameName(page, game)}>
          {value.people.length === 0 ? <p class="soft">{text.noLeaders}</p> : <Table people={value.people} game={game} />}
          <p class="field-help">{text.leadersHelp}</p>
        </Card>
      )}
    </Screen>
  );
}

function Table({ people, game }: { people: readonly Leader[]; game: string }) {
  const page = usePage();
  const text = onlineWords.people;
  const me = account.me?.account.name;
  return (
    <div class="scroll-across">
      <table class="online-leaders">
        <caption class="visually-hidden">{text.leadersOf(gameName(page, game))}</caption>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.rating}</th>
            <th scope="col">{text.matches}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, rating, games }, index) => (
            <tr key={name} class={name === me ? 'mine' : undefined}>
              <td class="numbers">{index + 1}</td>
              <th scope="row">
                <a href={profileLink(name)}>{name}</a>
              </th>
              <td class="numbers">{plainNumber(Math.round(rating))}</td>
              <td class="numbers">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
