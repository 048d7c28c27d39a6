// Mutes a person's phrases, and reports a person to the people who run the server.
import { useState } from 'preact/hooks';

import { api, type Refused } from '../../net/api';
import { Button, Dialog, ListChoice, Note, say } from '../components';
import { onlineWords, words } from '../words';
import { RefusedNote } from './forms';
import { account, useAnswer } from './server';

export function MuteAndReport({ name, isMuted, match }: { name: string; isMuted: boolean; match?: string }) {
  const text = onlineWords.people;
  const [isReporting, setReporting] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const mute = async () => {
    const answered = await (isMuted ? api.unmute(name) : api.mute(name));
    setRefused(answered.ok ? null : answered);
    await account.find();
  };
  return (
    <div class="stack gap-2">
      {isMuted && <Note>{text.muted(name)}</Note>}
      <RefusedNote why={refused} />
      <div class="row">
        <Button kind="quiet" icon={isMuted ? 'sound' : 'silent'} onClick={() => void mute()}>
          {isMuted ? text.unmute(name) : text.mute(name)}
        </Button>
        <Button kind="quiet" icon="flag" onClick={() => setReporting(true)}>
          {text.report(name)}
        </Button>
      </div>
      {isReporting && <ReportDialog name={name} {...(match ? { match } : {})} onClose={() => setReporting(false)} />}
    </div>
  );
}

function ReportDialog({ name, match, onClose }: { name: string; match?: string; onClose: () => void }) {
  const text = onlineWords.people;
  const { value, answered } = useAnswer(api.info, []);
  const [chosen, setReason] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const reason = chosen ?? value?.reasons[0] ?? null;
  const send = async () => {
    if (reason === null) return;
    const done = await api.report(name, reason, match);
    if (!done.ok) return setRefused(done);
    say(text.reported);
    onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{words.controls.cancel}</Button>
      <Button kind="danger" disabled={reason === null} onClick={() => void send()}>
        {text.send}
      </Button>
    </>
  );
  return (
    <Dialog open title={text.reportAsk(name)} onClose={onClose} buttons={buttons}>
      {value && reason !== null && (
        <ListChoice label={text.reason} options={value.reasons.map((code) => ({ value: code, label: text.reasons(code) }))} value={reason} onChange={setReason} />
      )}
      <RefusedNote why={refused ?? (answered && !answered.ok ? answered : null)} />
    </Dialog>
  );
}
