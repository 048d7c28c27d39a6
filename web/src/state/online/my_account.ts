// The account of the person at this device.
import { signal } from '@preact/signals';

import type { Answered, Api, Refused } from '../../net/api';
import type { Me, Session } from '../../net/messages';

export type AccountApi = Pick<Api, 'me' | 'newGuest' | 'signIn' | 'signOut' | 'claimAccount' | 'changeMe' | 'deleteMe'>;

// Where the token is stored on this device.
export interface TokenStore {
  token(): string | null;
  keep(token: string | null): void;
}

// 'asking': not known yet. 'unknown': there is a token, but the server does not answer whose it is.
export type Who = { kind: 'asking' } | { kind: 'nobody' } | { kind: 'known'; me: Me } | { kind: 'unknown'; why: Refused };

export class MyAccount {
  readonly who = signal<Who>({ kind: 'asking' });
  private asked: Promise<void> | null = null;

  constructor(
    private readonly api: AccountApi,
    private readonly shelf: TokenStore,
  ) {}

  get me(): Me | null {
    const who = this.who.value;
    return who.kind === 'known' ? who.me : null;
  }

  // Asks the server; concurrent calls share one request.
  find(): Promise<void> {
    this.asked ??= this.ask().finally(() => (this.asked = null));
    return this.asked;
  }

  signInAsGuest(name: string): Promise<Refused | null> {
    return this.begin(this.api.newGuest(name));
  }

  signIn(name: string, password: string): Promise<Refused | null> {
    return this.begin(this.api.signIn(name, password));
  }

  // Also without a connection: the device forgets the account.
  async signOut(): Promise<void> {
    if (this.shelf.token() !== null) await this.api.signOut();
    this.forget();
  }

  claim(password: string): Promise<Refused | null> {
    return this.change(this.api.claimAccount(password));
  }

  rename(name: string): Promise<Refused | null> {
    return this.change(this.api.changeMe({ name }));
  }

  changePassword(current: string, password: string): Promise<Refused | null> {
    return this.change(this.api.changeMe({ password, current_password: current }));
  }

  async delete(currentPassword?: string): Promise<Refused | null> {
    const answered = await this.api.deleteMe(currentPassword);
    if (!answered.ok) return answered;
    this.forget();
    return null;
  }

  private async ask(): Promise<void> {
    if (this.shelf.token() === null) return void (this.who.value = { kind: 'nobody' });
    const answered = await this.api.me();
    if (answered.ok) this.who.value = { kind: 'known', me: answered.value };
    else if (answered.status === 401) this.forget();
    else this.who.value = { kind: 'unknown', why: answered };
  }

  private async begin(asked: Promise<Answered<Session>>): Promise<Refused | null> {
    const answered = await asked;
    if (!answered.ok) return answered;
    const { token, account } = answered.value;
    this.shelf.keep(token);
    this.who.value = { kind: 'known', me: { account, ratings: [], unfinished: [], muted: [] } };
    await this.find();
    return null;
  }

  private async change(asked: Promise<Answered<unknown>>): Promise<Refused | null> {
    const answered = await asked;
    if (!answered.ok) return answered;
    await this.find();
    return null;
  }

  private forget(): void {
    this.shelf.keep(null);
    this.who.value = { kind: 'nobody' };
  }
}
