// #/online: one tap to an opponent, and what others are doing.
import type { Me } from '../../../net/messages';
import type { Lobby } from '../../../state/online/lobby';
import { Button, Card, Icon, Screen } from '../../components';
import { onlineWords, words } from '../../words';
import { profileLink } from '../links';
import { NameForm } from '../name_form';
import { ServerTrouble } from '../trouble';
import { Challenges, LiveMatches, Unfinished } from './match_lists';
import { PlayChoices } from './play_choices';
import { useLobby } from './use_lobby';

export function LobbyScreen() {
  const text = onlineWords.lobby;
  const { who, lobby, trouble, look } = useLobby();
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
        <Button kind="quiet" href="#/online/account">
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
        <span class="online-name" aria-hidden="true">
          {name}
        </span>
      </a>
      <Button kind="quiet" icon="settings" href="#/online/account" label={text.account} />
    </div>
  );
}
