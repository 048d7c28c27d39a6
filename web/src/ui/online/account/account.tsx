// #/online/account: who one is on this server, and everything that can be done about it.
import { useState } from 'preact/hooks';

import type { Me } from '../../../net/messages';
import { Ask, Button, Card, Screen, say } from '../../components';
import { onlineWords, words } from '../../words';
import { account, useMyself } from '../here';
import { profileLink } from '../links';
import { NameForm } from '../name_form';
import { ServerTrouble } from '../trouble';
import { ChangeCard } from './change_card';
import { ClaimCard } from './claim_card';
import { DataCard } from './data_card';
import { SignInCard } from './sign_in_card';
import { TokensCard } from './tokens_card';

export function AccountScreen() {
  const text = onlineWords.account;
  const who = useMyself();
  return (
    <Screen title={text.title} back="#/online" whence>
      {who.kind === 'asking' && <p class="soft">{words.controls.loading}</p>}
      {who.kind === 'unknown' && <ServerTrouble why={who.why} onRetry={() => void account.find()} />}
      {who.kind === 'nobody' && <Nobody />}
      {who.kind === 'known' && <Somebody key={who.me.account.id} me={who.me} />}
    </Screen>
  );
}

function Nobody() {
  const text = onlineWords.account;
  return (
    <>
      <p class="soft">{text.nobody}</p>
      <SignInCard />
      <Card title={text.beGuest}>
        <NameForm go={onlineWords.who.goOn} />
      </Card>
    </>
  );
}

function Somebody({ me }: { me: Me }) {
  const isGuest = me.account.kind === 'guest';
  return (
    <>
      <Myself me={me} />
      {isGuest && <ClaimCard />}
      <ChangeCard me={me} />
      {isGuest && <SignInCard isGuest />}
      {!isGuest && <TokensCard />}
      <DataCard me={me} />
    </>
  );
}

function Myself({ me }: { me: Me }) {
  const text = onlineWords.account;
  const [isAsking, setAsking] = useState(false);
  const { name, kind } = me.account;
  const isGuest = kind === 'guest';
  const leave = async () => {
    setAsking(false);
    await account.signOut();
    say(text.signedOut);
  };
  return (
    <Card>
      <p>{isGuest ? text.isGuest(name) : kind === 'bot' ? text.isBot(name) : text.isPerson(name)}</p>
      <div class="row">
        <Button icon="chart" href={profileLink(name)}>
          {onlineWords.lobby.yourProfile}
        </Button>
        <Button kind="quiet" onClick={() => (isGuest ? setAsking(true) : void leave())}>
          {isGuest ? text.guestOut : text.signOut}
        </Button>
      </div>
      <Ask
        open={isAsking}
        title={text.guestOutAsk}
        text={text.guestOutText}
        yes={text.guestOut}
        danger
        onNo={() => setAsking(false)}
        onYes={() => void leave()}
      />
    </Card>
  );
}
