// Tokens for programs that play or read on behalf of the account.
import { useState } from 'preact/hooks';

import { api, type Refused } from '../../net/api';
import type { Scope, Token } from '../../net/messages';
import { Ask, Button, Card, FieldGroup, ListChoice, Note, say, TextField, Toggle } from '../components';
import { onlineWords } from '../words';
import { date } from '../words/measures';
import { CopyField, Form, RefusedNote, useSending } from './forms';
import { account, useAnswer } from './server';

export function TokensCard() {
  const text = onlineWords.account;
  const { answered, value, again } = useAnswer(api.tokens, []);
  const [made, setMade] = useState<string | null>(null);
  const others = value?.tokens.filter((token) => isOfDevice(token) && !token.current) ?? []; // this device signs out above
  return (
    <Card title={text.tokens}>
      <p class="soft">{text.tokensHelp}</p>
      <RefusedNote why={answered && !answered.ok ? answered : null} />
      {value && <TokenList tokens={value.tokens.filter((token) => !isOfDevice(token))} none={text.noTokens} onChange={again} />}
      {made !== null && (
        <Note>
          <div class="stack gap-2">
            <p>{text.tokenMade}</p>
            <CopyField label={text.token} text={made} copy={text.copy} copied={text.copied} byHand={onlineWords.room.copyByHand} />
          </div>
        </Note>
      )}
      <NewToken
        onMade={(secret) => {
          setMade(secret);
          again();
        }}
      />
      {others.length > 0 && (
        <>
          <h3>{text.sessions}</h3>
          <TokenList tokens={others} onChange={again} />
        </>
      )}
    </Card>
  );
}

// The server's labels for tokens of signed-in devices.
const ofDevices = ['guest', 'session'];
const isOfDevice = (token: Token | null): boolean => token !== null && ofDevices.includes(token.label);

function TokenList({ tokens, none, onChange }: { tokens: readonly Token[]; none?: string; onChange: () => void }) {
  const text = onlineWords.account;
  const [revoking, setRevoking] = useState<Token | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const revoke = async (token: Token) => {
    setRevoking(null);
    const answered = await api.revokeToken(token.id);
    setRefused(answered.ok ? null : answered);
    if (answered.ok) say(text.revoked);
    await account.find(); // it may have been this device's token
    onChange();
  };
  return (
    <>
      {tokens.length === 0 && none && <p class="soft">{none}</p>}
      {tokens.length > 0 && (
        <ul class="stack gap-2">
          {tokens.map((token) => (
            <li key={token.id} class="row online-row">
              <div class="stack breaks online-row-words">
                <p class="bold">{isOfDevice(token) ? text.session(date(token.created_ms)) : token.label}</p>
                <p class="small soft">
                  {!isOfDevice(token) && `${token.scopes.map((scope) => text.scopes[scope]).join(', ')} · `}
                  {token.expires_ms === null ? text.forEver : text.until(date(token.expires_ms))}
                </p>
              </div>
              {isOfDevice(token) ? (
                <Button onClick={() => setRevoking(token)}>{text.signOutOther}</Button>
              ) : (
                <Button icon="trash" label={text.revokeOf(token.label)} onClick={() => setRevoking(token)}>
                  {text.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RefusedNote why={refused} />
      <Ask
        open={revoking !== null}
        title={isOfDevice(revoking) ? text.signOutOtherAsk : text.revokeAsk(revoking?.label ?? '')}
        text={isOfDevice(revoking) ? text.signOutOtherText : text.revokeText}
        yes={isOfDevice(revoking) ? text.signOutOther : text.revoke}
        danger
        onNo={() => setRevoking(null)}
        onYes={() => revoking && void revoke(revoking)}
      />
    </>
  );
}

const scopes: readonly Scope[] = ['read', 'play', 'account'];
const lifetimes = [30, 90, 365, 0]; // days; 0: does not expire

function NewToken({ onMade }: { onMade: (secret: string) => void }) {
  const text = onlineWords.account;
  const [label, setLabel] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['read', 'play']);
  const [days, setDays] = useState(90);
  const sending = useSending();
  const make = async (): Promise<Refused | null> => {
    const answered = await api.newToken({ label: label.trim(), scopes: [...chosen], ...(days === 0 ? {} : { expires_in_days: days }) });
    if (!answered.ok) return answered;
    setLabel('');
    onMade(answered.value.token);
    return null;
  };
  return (
    <details>
      <summary>{text.makeToken}</summary>
      <Form sending={sending} onSend={() => void sending.send(make, text.tokenMade)}>
        <TextField label={text.tokenLabel} value={label} maxLength={60} onChange={setLabel} />
        <FieldGroup label={text.tokenMay}>
          {() =>
            scopes.map((scope) => (
              <Toggle
                key={scope}
                label={text.scopes[scope]}
                value={chosen.includes(scope)}
                onChange={(may) => setChosen(scopes.filter((one) => (one === scope ? may : chosen.includes(one))))}
              />
            ))
          }
        </FieldGroup>
        <ListChoice label={text.tokenDays} options={lifetimes.map((value) => ({ value, label: text.days(value) }))} value={days} onChange={setDays} />
        <div class="row">
          <Button submit disabled={sending.isBusy || label.trim() === '' || chosen.length === 0}>
            {text.makeToken}
          </Button>
        </div>
      </Form>
    </details>
  );
}
