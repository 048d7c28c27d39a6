import { beforeEach, describe, expect, it } from 'vitest';

import { noAnswer, type Answered, type Refused } from '../../net/api';
import type { Account, Me, Session } from '../../net/messages';
import { MyAccount, type AccountApi } from './my_account';

const ann: Account = { id: 1, name: 'Ann', kind: 'guest', created_ms: 0 };
const meOf = (account: Account): Me => ({ account, ratings: [], unfinished: [], muted: [] });
const refusal = (status: number): Refused => ({ ...noAnswer, status, error: 'no' });

// A server that knows one account.
class FakeServer {
  account: Account | null = null;
  isAway = false;
  asked: string[] = [];
  token: string | null = null;

  api: AccountApi = {
    me: () => this.answer('me', () => (this.account && this.token === 'secret' ? meOf(this.account) : refusal(401))),
    newGuest: (name) => this.answer('newGuest', () => this.begun({ ...ann, name })),
    signIn: (name, password) => this.answer('signIn', () => (password === 'right' ? this.begun({ ...ann, name, kind: 'person' }) : refusal(401))),
    signOut: () => this.answer('signOut', () => undefined),
    claimAccount: () => this.answer('claimAccount', () => this.changed({ kind: 'person' })),
    changeMe: ({ name }) => this.answer('changeMe', () => (name === 'Taken' ? refusal(409) : this.changed(name ? { name } : {}))),
    deleteMe: (password) => this.answer('deleteMe', () => (password === 'wrong' ? refusal(403) : undefined)),
  };

  shelf = { token: () => this.token, keep: (token: string | null) => void (this.token = token) };

  private begun(account: Account): Session {
    this.account = account;
    return { token: 'secret', account };
  }

  private changed(change: Partial<Account>): Account {
    this.account = { ...(this.account ?? ann), ...change };
    return this.account;
  }

  private async answer<T>(what: string, value: () => T | Refused): Promise<Answered<T>> {
    this.asked.push(what);
    if (this.isAway) return noAnswer;
    const found = value();
    const isRefused = typeof found === 'object' && found !== null && 'ok' in found && found.ok === false;
    return isRefused ? (found as Refused) : { ok: true, value: found as T };
  }
}

describe('my account', () => {
  let server: FakeServer;
  let mine: MyAccount;
  beforeEach(() => {
    server = new FakeServer();
    mine = new MyAccount(server.api, server.shelf);
  });

  it('is nobody’s where this device has no token, and the server is not asked', async () => {
    await mine.find();
    expect(mine.who.value).toEqual({ kind: 'nobody' });
    expect(server.asked).toEqual([]);
  });

  it('begins with a name, and is kept on this device', async () => {
    expect(await mine.signInAsGuest('Ann')).toBeNull();
    expect(mine.me?.account.name).toBe('Ann');
    expect(server.token).toBe('secret');
    const later = new MyAccount(server.api, server.shelf);
    await later.find();
    expect(later.me?.account.name).toBe('Ann');
  });

  it('is forgotten when its token is no longer valid', async () => {
    server.token = 'revoked';
    await mine.find();
    expect(mine.who.value).toEqual({ kind: 'nobody' });
    expect(server.token).toBeNull();
  });

  it('is not forgotten when the server is away or in trouble', async () => {
    server.token = 'secret';
    server.isAway = true;
    await mine.find();
    expect(mine.who.value).toEqual({ kind: 'unknown', why: noAnswer });
    expect(server.token).toBe('secret');
    server.isAway = false;
    server.account = ann;
    await mine.find();
    expect(mine.me?.account).toEqual(ann);
  });

  it('asks once where several ask at the same time', async () => {
    server.token = 'secret';
    await Promise.all([mine.find(), mine.find(), mine.find()]);
    expect(server.asked).toEqual(['me']);
  });

  it('stays as it was when a password or a name is refused', async () => {
    await mine.signInAsGuest('Ann');
    expect((await mine.signIn('Bob', 'wrong'))?.status).toBe(401);
    expect((await mine.rename('Taken'))?.status).toBe(409);
    expect((await mine.delete('wrong'))?.status).toBe(403);
    expect(mine.me?.account.name).toBe('Ann');
    expect(server.token).toBe('secret');
  });

  it('is claimed under the same id', async () => {
    await mine.signInAsGuest('Ann');
    expect(await mine.claim('long enough')).toBeNull();
    expect(mine.me?.account).toMatchObject({ id: ann.id, kind: 'person' });
  });

  it('is forgotten here when signed out or deleted, even with the server away', async () => {
    await mine.signInAsGuest('Ann');
    server.isAway = true;
    await mine.signOut();
    expect([mine.who.value, server.token]).toEqual([{ kind: 'nobody' }, null]);
    server.isAway = false;
    await mine.signInAsGuest('Ann');
    expect(await mine.delete()).toBeNull();
    expect([mine.who.value, server.token]).toEqual([{ kind: 'nobody' }, null]);
  });
});
