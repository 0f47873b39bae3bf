import { isAccountName, isDeviceChoice } from '@coalbrook/wire/online';
import type { AccountState } from '@coalbrook/wire/online';

import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { get, isAnything, post } from '../../ground/http/route.ts';
import type { Looking, HttpRoute } from '../../ground/http/route.ts';
import type { Devices } from '../../ground/persons/devices.ts';
import { deviceOf, newPerson } from '../../ground/persons/person.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { rememberDevice } from './knownDevices.ts';
import { mailRoutes } from './mailApi.ts';
import type { MailEnvironment } from './mailApi.ts';
import { passkeyRoutes } from './passkeysApi.ts';
import { readPerson, removePerson } from './personalData.ts';
import { isSignedIn } from './signedIn.ts';

export interface AccountsApiEnvironment extends MailEnvironment {
  readonly devices: Devices;
  readonly kinds: () => readonly PersonalData[];
  /** Devices of somebody were signed out. */
  readonly onSignedOut: (person: string) => Promise<void>;
  /** Somebody has gone from a game. */
  readonly onGone: (game: string) => Promise<void>;
}

const ABSENT = answer(404, { failed: 'absent' });
const DONE = answer(200, {});
const FILE = { 'content-disposition': 'attachment; filename="coalbrook-about-me.json"' };

/** Accounts over HTTP. */
export class AccountsApi {
  readonly #around: AccountsApiEnvironment;
  readonly routes: readonly HttpRoute[];

  constructor(around: AccountsApiEnvironment) {
    this.#around = around;
    this.routes = [...this.#ownRoutes, ...passkeyRoutes(around), ...mailRoutes(around)];
  }

  readonly #ownRoutes: readonly HttpRoute[] = [
    get('/api/account', async (looking) => answer(200, await this.#state(looking))),
    get('/api/account/export', ({ person }) => this.#export(person)),
    post('/api/account/name', isAccountName, async (body, { person }) => {
      return (await this.#around.store.rename(person, body.name.trim())) ? DONE : ABSENT;
    }),
    post('/api/account/out', isAnything, async (_body, asking) => {
      if (!isSignedIn(asking)) return ABSENT;
      const { database, devices, onSignedOut, now } = this.#around;
      await devices.remove(asking.person, { hash: asking.device });
      await onSignedOut(asking.person);
      const { person, answered } = this.#asStranger();
      await rememberDevice(database, person, asking.person, now());
      return answered;
    }),
    post('/api/account/devices/out', isDeviceChoice, async (body, asking) => {
      if (!isSignedIn(asking)) return ABSENT;
      const { devices, onSignedOut } = this.#around;
      const which = body.id === undefined ? { allBut: asking.device } : { id: body.id };
      const isDone = await devices.remove(asking.person, which);
      await onSignedOut(asking.person);
      return isDone || body.id === undefined ? DONE : ABSENT;
    }),
    post('/api/account/delete', isAnything, async (_body, { person }) => {
      const { database, kinds, onGone, onSignedOut, log } = this.#around;
      const games = await removePerson(database, kinds(), person);
      log('info', 'somebody has deleted everything about themselves', { games: games.length });
      for (const game of games) await onGone(game);
      await onSignedOut(person);
      return this.#asStranger().answered;
    }),
  ];

  async #state({ request, person }: Looking): Promise<AccountState> {
    const { store, office } = this.#around;
    const device = deviceOf(request);
    const account = person !== undefined && device?.isSignedIn ? await store.read(person, device.hash) : undefined;
    return { mail: office.canMail, ...(account ? { account } : {}) };
  }

  /** The file of a stranger is empty. */
  async #export(person = ''): Promise<HttpAnswer> {
    const { database, kinds, now } = this.#around;
    const about = await readPerson(database, kinds(), person);
    return answer(200, { written: new Date(now()).toISOString(), ...about }, FILE);
  }

  /** The device is nobody's any more, and gets a cookie of its own. */
  #asStranger(): { readonly person: string; readonly answered: HttpAnswer } {
    const isSecure = this.#around.publicUrl?.startsWith('https:') ?? false;
    const { person, cookie } = newPerson(isSecure);
    return { person, answered: answer(200, {}, { 'set-cookie': cookie }) };
  }
}
