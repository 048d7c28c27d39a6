import { useState } from 'preact/hooks';

import { Button, Card, TextField } from '../../components';
import { onlineWords } from '../../words';
import { account } from '../here';
import { PasswordField } from './password_field';
import { Form, useSending } from './sending';

export function SignInCard({ isGuest }: { isGuest?: boolean }) {
  const text = onlineWords.account;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const sending = useSending();
  return (
    <Card title={text.signIn}>
      <p class="soft">{isGuest ? text.signInInstead : text.signInHelp}</p>
      <Form sending={sending} onSend={() => void sending.send(() => account.signIn(name.trim(), password), text.signedIn(name.trim()))}>
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
