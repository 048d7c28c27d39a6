// Another name, another password.
import { useState } from 'preact/hooks';

import type { Me } from '../../../net/messages';
import { Button, Card, TextField } from '../../components';
import { onlineWords } from '../../words';
import { account } from '../here';
import { PasswordField } from './password_field';
import { Form, useSending } from './sending';

export function ChangeCard({ me }: { me: Me }) {
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
