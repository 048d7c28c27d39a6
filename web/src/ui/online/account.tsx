// #/online/account: the person's account on this server: sign in, claim, change, export, delete. #/online/account/needed: from a
// place that needs one, to which one comes back with it.
import { useState } from 'preact/hooks';

import { api } from '../../net/api';
import type { Me } from '../../net/messages';
import { Ask, Button, Card, Dialog, say, Screen, TextField } from '../components';
import { saveFile } from '../match_actions';
import { goBackOr, route } from '../route';
import { onlineWords, words } from '../words';
import { Form, NameForm, PasswordField, ServerTrouble, useSending } from './forms';
import { profileLink } from './match_words';
import { account, useMyself } from './server';
import { TokensCard } from './tokens_card';

export function AccountScreen() {
  const text = onlineWords.account;
  const who = useMyself();
  return (
    <Screen title={text.title} back="#/online" backByHistory>
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
      <Card title={text.signInAsGuest}>
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

function SignInCard({ isGuest }: { isGuest?: boolean }) {
  const text = onlineWords.account;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const sending = useSending();
  return (
    <Card title={text.signIn}>
      <p class="soft">{isGuest ? text.signInInstead : text.signInHelp}</p>
      <Form sending={sending} onSend={() => void sending.send(() => account.signIn(name.trim(), password), text.signedIn(name.trim())).then(backIfNeeded)}>
        <TextField label={text.name} value={name} maxLength={24} autocomplete="username" onChange={setName} />
        <PasswordField label={text.password} value={password} onChange={setPassword} />
        <div class="row">
          <Button kind={isGuest ? 'plain' : 'primary'} submit disabled={sending.isBusy || name.trim() === '' || password === ''}>
            {text.signIn}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function backIfNeeded(isDone: boolean): void {
  if (isDone && route.value[2] === 'needed' && account.me?.account.kind !== 'guest') goBackOr('online');
}

function ClaimCard() {
  const text = onlineWords.account;
  const [password, setPassword] = useState('');
  const sending = useSending();
  return (
    <Card title={text.claim}>
      <p class="soft">{text.claimHelp}</p>
      <Form sending={sending} onSend={() => void sending.send(() => account.claim(password), text.claimed).then(backIfNeeded)}>
        <UserName />
        <PasswordField label={text.password} value={password} isNew onChange={setPassword} />
        <div class="row">
          <Button kind="primary" submit disabled={sending.isBusy}>
            {text.claimIt}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

// For password managers.
function UserName() {
  return <input class="visually-hidden" type="text" tabIndex={-1} aria-hidden="true" autocomplete="username" readOnly value={account.me?.account.name ?? ''} />;
}

// Changes the name or the password.
function ChangeCard({ me }: { me: Me }) {
  const text = onlineWords.account;
  return (
    <Card title={me.account.kind === 'guest' ? text.name : text.change}>
      <Rename me={me} />
      {me.account.kind !== 'guest' && <ChangePassword />}
    </Card>
  );
}

function Rename({ me }: { me: Me }) {
  const text = onlineWords.account;
  const [name, setName] = useState(me.account.name);
  const sending = useSending();
  const wanted = name.trim();
  return (
    <Form sending={sending} onSend={() => void sending.send(() => account.rename(wanted), text.renamed(wanted))}>
      <TextField label={text.name} value={name} maxLength={24} autocomplete="nickname" onChange={setName} />
      <div class="row">
        <Button submit disabled={sending.isBusy || wanted === '' || wanted === me.account.name}>
          {text.rename}
        </Button>
      </div>
    </Form>
  );
}

function ChangePassword() {
  const text = onlineWords.account;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const sending = useSending();
  const send = async () => {
    const isDone = await sending.send(() => account.changePassword(current, password), text.passwordChanged);
    if (isDone) [setCurrent, setPassword].forEach((set) => set(''));
  };
  return (
    <details>
      <summary>{text.changePassword}</summary>
      <Form sending={sending} onSend={() => void send()}>
        <PasswordField label={text.currentPassword} value={current} onChange={setCurrent} />
        <PasswordField label={text.newPassword} value={password} isNew onChange={setPassword} />
        <div class="row">
          <Button submit disabled={sending.isBusy || current === '' || password === ''}>
            {text.changePassword}
          </Button>
        </div>
      </Form>
    </details>
  );
}

// Exports and deletes what the server stores about the account.
function DataCard({ me }: { me: Me }) {
  const text = onlineWords.account;
  const [isDeleting, setDeleting] = useState(false);
  const sending = useSending();
  const save = async () => {
    const answered = await api.exportMe();
    if (!answered.ok) return answered;
    saveFile('hammer-account.json', answered.value, 'application/json');
    return null;
  };
  return (
    <Card title={text.data}>
      <p class="soft">{text.dataHelp}</p>
      <Form sending={sending} onSend={() => void sending.send(save, text.exported)}>
        <div class="row">
          <Button icon="save" submit disabled={sending.isBusy}>
            {text.export}
          </Button>
          <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
            {text.delete}
          </Button>
        </div>
      </Form>
      {isDeleting && <DeleteDialog me={me} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

// Typing the name is slow on purpose, against accidental taps.
function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const text = onlineWords.account;
  const { name, kind } = me.account;
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const sending = useSending();
  const hasPassword = kind === 'person';
  const isSure = typed.trim() === name && (!hasPassword || password !== '');
  const remove = async () => {
    const why = await account.delete(hasPassword ? password : undefined);
    if (why === null) say(text.deleted);
    return why;
  };
  const send = () => void sending.send(remove, text.deleted);
  const buttons = (
    <>
      <Button onClick={onClose}>{words.controls.cancel}</Button>
      <Button kind="danger" disabled={!isSure || sending.isBusy} onClick={send}>
        {text.delete}
      </Button>
    </>
  );
  return (
    <Dialog open title={text.deleteAsk(name)} onClose={onClose} buttons={buttons}>
      <p>{text.deleteText}</p>
      <Form sending={sending} onSend={() => isSure && send()}>
        <TextField label={text.deleteName(name)} value={typed} maxLength={24} onChange={setTyped} />
        {hasPassword && <PasswordField label={text.currentPassword} value={password} onChange={setPassword} />}
      </Form>
    </Dialog>
  );
}
