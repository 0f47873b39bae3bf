/** A device whose person has passkeys. */

import type { Account, AccountState } from '@coalbrook/wire/online';

import { Authenticator } from './authenticator.ts';
import type { Deceit } from './authenticator.ts';
import { Person } from './client.ts';

export class Member {
  readonly person: Person;
  readonly keys: Authenticator;

  /** Passkeys need a host name. Devices of one person often share them. */
  constructor(port: number, keys?: Authenticator) {
    this.person = Person.known(port, 'localhost');
    this.keys = keys ?? new Authenticator(this.person.origin);
  }

  /** Makes a passkey for the account, or for a new one. */
  async makePasskey(name = 'Ada', deceit: Deceit = {}): Promise<void> {
    const options = await this.person.post<Parameters<Authenticator['create']>[0]>('/api/account/passkeys/new', {
      name,
    });
    await this.person.post('/api/account/passkeys/keep', this.keys.create(options, deceit));
  }

  askToSignIn(): Promise<Parameters<Authenticator['use']>[0]> {
    return this.person.post('/api/account/passkeys/ask', {});
  }

  async signIn(deceit: Deceit = {}): Promise<void> {
    const options = await this.askToSignIn();
    await this.person.post('/api/account/passkeys/use', this.keys.use(options, deceit));
  }

  async state(): Promise<AccountState> {
    return JSON.parse(await this.person.get('/api/account')) as AccountState;
  }

  async account(): Promise<Account> {
    const { account } = await this.state();
    if (!account) throw new Error('not signed in');
    return account;
  }

  async tables(): Promise<readonly string[]> {
    const { tables } = JSON.parse(await this.person.get('/api/mine')) as { tables: readonly { game: string }[] };
    return tables.map(({ game }) => game).toSorted();
  }

  async exported(): Promise<Readonly<Record<string, unknown>>> {
    return JSON.parse(await this.person.get('/api/account/export')) as Readonly<Record<string, unknown>>;
  }
}
