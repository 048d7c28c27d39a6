// #/online: one tap to an opponent, and what others are doing.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import { api, type Refused } from '../../net/api';
import type { Me } from '../../net/messages';
import type { Lobby, Search } from '../../state/online/lobby';
import { friendRequest } from '../../state/online/match_request';
import { preferences } from '../../state/preferences';
import { Button, Card, Icon, type IconName, ListChoice, Refusal, Screen } from '../components';
import { beginMatch } from '../match_actions';
import { type Page, usePage } from '../page';
import { go } from '../route';
import { onlineWords, words } from '../words';
import { NameForm, RefusedNote, ServerTrouble } from './forms';
import { Challenges, LiveMatches, Unfinished } from './match_lists';
import { accountNeeded, gameName, profileLink } from './match_words';
import { lobby, meanwhile } from './pairing';
import { account, useMyself } from './server';

export function LobbyScreen() {
  const text = onlineWords.lobby;
  const { who, trouble, look } = useLobby();
  const me = who.kind === 'known' ? who.me : null;
  return (
    <Screen title={text.title} back="#/" wide beside={me && <Myself me={me} />}>
      {trouble ? (
        <ServerTrouble why={trouble} onRetry={look} />
      ) : who.kind === 'asking' ? (
        <p class="soft">{words.controls.loading}</p>
      ) : (
        <Inside me={me} lobby={lobby} />
      )}
    </Screen>
  );
}

function Inside({ me, lobby }: { me: Me | null; lobby: Lobby }) {
  return (
    <div class="stack online-columns">
      <div class="stack">
        {me && <Unfinished matches={me.unfinished} />}
        {me ? <PlayChoices me={me} lobby={lobby} /> : <Introduce />}
      </div>
      <div class="stack">
        <Challenges matches={lobby.challenges.value} me={me?.account.name ?? null} />
        <LiveMatches matches={lobby.live.value} />
        <Button kind="quiet" icon="chart" iconAfter="forward" href="#/online/leaders">
          {onlineWords.lobby.leaders}
        </Button>
      </div>
    </div>
  );
}

function Introduce() {
  const text = onlineWords.who;
  return (
    <Card title={text.title} class="online-hero">
      <NameForm go={text.goOn} icon="forward">
        <Button kind="quiet" href={accountNeeded}>
          {text.haveAccount}
        </Button>
      </NameForm>
    </Card>
  );
}

function Myself({ me }: { me: Me }) {
  const text = onlineWords.lobby;
  const { name } = me.account;
  return (
    <div class="row gap-0 online-me">
      <a class="button quiet" href={profileLink(name)}>
        <Icon name="person" />
        <span class="visually-hidden">
          {text.you(name)}. {text.yourProfile}
        </span>
        <span class="breaks" aria-hidden="true">
          {name}
        </span>
      </a>
      <Button kind="quiet" icon="settings" href="#/online/account" label={text.account} />
    </div>
  );
}

// Two ways to play right away: an opponent of equal strength, or a friend.
function PlayChoices({ me, lobby }: { me: Me; lobby: Lobby }) {
  const page = usePage();
  const text = onlineWords.lobby;
  const game = chosenGame.value ?? firstGame(page);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = lobby.search.value;
  const isGuest = me.account.kind === 'guest';
  const find = async () => setRefused(await lobby.findOpponent(game));
  const invite = async () => {
    if (isBusy) return;
    setBusy(true);
    const answered = await api.createMatch(friendRequest(page, game));
    setBusy(false);
    setRefused(answered.ok ? null : answered);
    if (answered.ok) go('online', 'match', answered.value.id);
  };
  if (search) return <Looking search={search} onStop={() => void lobby.stopLooking()} />;
  return (
    <Card class="online-choices">
      <ListChoice
        label={text.game}
        options={page.games.map(({ key, name }) => ({ value: key, label: name }))}
        value={game}
        onChange={(chosen) => (chosenGame.value = chosen)}
      />
      {isGuest ? (
        <Tile icon="target" name={text.quick} help={text.needsAccount} href={accountNeeded} />
      ) : (
        <Tile icon="target" name={text.quick} help={text.quickHelp} onClick={() => void find()} />
      )}
      <Tile icon="people" name={text.friend} help={text.friendHelp} onClick={() => void invite()} />
      <RefusedNote why={refused} />
      <Button kind="quiet" iconAfter="forward" href="#/online/new">
        {text.ownRules}
      </Button>
    </Card>
  );
}

interface TileProps {
  icon: IconName;
  name: string;
  help: string;
  href?: string;
  onClick?: () => void;
}

function Tile({ icon, name, help, href, onClick }: TileProps) {
  return (
    <Button wide class="tall online-tile" {...(href ? { href } : {})} {...(onClick ? { onClick } : {})}>
      <Icon name={icon} />
      <span class="stack online-tile-words">
        <strong>{name}</strong>
        <small>{help}</small>
      </span>
    </Button>
  );
}

function Looking({ search, onStop }: { search: Search; onStop: () => void }) {
  const page = usePage();
  const text = onlineWords.lobby;
  const [refused, setRefused] = useState<string | null>(null);
  const play = async () => {
    const begun = await beginMatch(meanwhile(page, search.game), 'table');
    setRefused(begun.ok ? null : begun.error);
  };
  return (
    <Card class="online-looking">
      <div class="online-slide" aria-hidden="true">
        <span />
      </div>
      <h2 role="status">{text.looking(gameName(page, search.game))}</h2>
      <p class="soft">{text.lookingHelp}</p>
      <p class="small soft">
        {onlineWords.rated.yes} {onlineWords.rated.wobble}
      </p>
      {search.waiting !== null && <p class="small soft">{text.waiting(search.waiting)}</p>}
      {refused && <Refusal of={refused} />}
      <div class="row">
        <Button kind="primary" icon="machine" onClick={() => void play()}>
          {text.meanwhile}
        </Button>
        <Button icon="close" onClick={onStop}>
          {text.stopLooking}
        </Button>
      </div>
      <p class="small soft">{text.meanwhileHelp}</p>
    </Card>
  );
}

const chosenGame = signal<string | null>(null); // also after an account was made for it

// The game that was played last.
function firstGame({ games }: Page): string {
  const last = preferences.value.lastPlan?.setup.game;
  return games.find(({ key }) => key === last)?.key ?? games[0]?.key ?? '';
}

const every = 5000; // ms between updates of the lists

// Open while the screen is shown, and a search goes on beyond.
function useLobby() {
  const who = useMyself();
  const name = who.kind === 'known' ? who.me.account.name : null;
  const isAsked = who.kind !== 'asking';
  const look = () => {
    if (account.who.value.kind === 'unknown') void account.find();
    void lobby.look();
  };
  useEffect(() => {
    if (!isAsked) return;
    if (lobby.search.value === null) lobby.open(name !== null);
    const looking = setInterval(() => document.hidden || look(), every);
    return () => clearInterval(looking);
  }, [name, isAsked]);
  const trouble = who.kind === 'unknown' ? who.why : lobby.trouble.value;
  return { who, trouble, look };
}
