import { useState } from 'preact/hooks';

import { Button, Card } from '../../components';
import { onlineWords } from '../../words';
import { account } from '../here';
import { PasswordField } from './password_field';
import { Form, useSending } from './sending';

export function ClaimCard() {
  const text = onlineWords.account;
  const [password, setPassword] = useState('');
  const sending = useSending();
  return (
    <Card title={text.claim}>
      <p class="soft">{text.claimHelp}</p>
      <Form sending={sending} onSend={() => void sending.send(() => account.claim(password), text.claimed)}>
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

// For whatever keeps passwords for people.
function UserName() {
  return <input class="visually-hidden" type="text" tabIndex={-1} aria-hidden="true" autocomplete="username" readOnly value={account.me?.account.name ?? ''} />;
}
