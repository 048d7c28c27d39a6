// What the server knows about one: to take along, and to be deleted.
import { useState } from 'preact/hooks';

import type { Me } from '../../../net/messages';
import { Button, Card, Dialog, TextField, say } from '../../components';
import { saveFile } from '../../save_file';
import { onlineWords, words } from '../../words';
import { account, api } from '../here';
import { PasswordField } from './password_field';
import { Form, useSending } from './sending';

export function DataCard({ me }: { me: Me }) {
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

// Typing the name is slow on purpose: nothing here is tapped away by mistake.
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
