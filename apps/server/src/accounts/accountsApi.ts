import type { IncomingMessage } from 'node:http';

import { isAccountName, isDeviceChoice } from '@coalbrook/wire/online';
import type { AccountState } from '@coalbrook/wire/online';

import type { Asking } from '../http/asking.ts';
import { answer, UNREADABLE } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import { deviceOf, newPerson, personOf } from '../seats/person.ts';
import type { PersonalData } from '../seats/personalData.ts';
import type { Devices } from './devices.ts';
import { rememberDevice } from './knownDevices.ts';
import { mailPosts } from './mailApi.ts';
import type { MailEnvironment } from './mailApi.ts';
import { passkeyPosts } from './passkeysApi.ts';
import { readPerson, removePerson } from './personalData.ts';
import { isSignedIn } from './signedIn.ts';

export interface AccountsApiEnvironment extends MailEnvironment {
  readonly devices: Devices;
  readonly kinds: readonly PersonalData[];
  /** Devices of somebody were signed out. */
  readonly onSignedOut: (person: string) => Promise<void>;
  /** Somebody has gone from these games. */
  readonly onGone: (games: readonly string[]) => Promise<void>;
}

const ABSENT = answer(404, { failed: 'absent' });
const DONE = answer(200, {});
const FILE = { 'content-disposition': 'attachment; filename="coalbrook-about-me.json"' };

/** Accounts over HTTP. */
export class AccountsApi {
  readonly #around: AccountsApiEnvironment;
  readonly posts: Readonly<Record<string, (body: unknown, asking: Asking) => Promise<HttpAnswer>>>;

  constructor(around: AccountsApiEnvironment) {
    this.#around = around;
    this.posts = { ...this.#ownPosts, ...passkeyPosts(around), ...mailPosts(around) };
  }

  /** Answers what only looks at something. */
  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer | undefined> {
    if (request.method !== 'GET') return undefined;
    if (path === '/api/account') return answer(200, await this.#state(request));
    return path === '/api/account/export' ? this.#export(personOf(request)) : undefined;
  }

  readonly #ownPosts: AccountsApi['posts'] = {
    '/api/account/name': async (body, { person }) => {
      if (!isAccountName(body)) return UNREADABLE;
      return (await this.#around.store.rename(person, body.name.trim())) ? DONE : ABSENT;
    },
    '/api/account/out': async (_body, asking) => {
      if (!isSignedIn(asking)) return ABSENT;
      const { database, devices, onSignedOut, now } = this.#around;
      await devices.remove(asking.person, { hash: asking.device });
      await onSignedOut(asking.person);
      const { person, answered } = this.#asStranger();
      await rememberDevice(database, person, asking.person, now());
      return answered;
    },
    '/api/account/devices/out': async (body, asking) => {
      if (!isDeviceChoice(body)) return UNREADABLE;
      const { devices, onSignedOut } = this.#around;
      const which = body.id === undefined ? { allBut: asking.device } : { id: body.id };
      const isDone = await devices.remove(asking.person, which);
      await onSignedOut(asking.person);
      return isDone || body.id === undefined ? DONE : ABSENT;
    },
    '/api/account/delete': async (_body, { person }) => {
      const { database, kinds, onGone, onSignedOut, log } = this.#around;
      const games = await removePerson(database, kinds, person);
      log('info', 'somebody has deleted everything about themselves', { games: games.length });
      await onGone(games);
      await onSignedOut(person);
      return this.#asStranger().answered;
    },
  };

  async #state(request: IncomingMessage): Promise<AccountState> {
    const { store, courier } = this.#around;
    const [person, device] = [personOf(request), deviceOf(request)];
    const account = person !== undefined && device?.isSignedIn ? await store.read(person, device.hash) : undefined;
    return { mail: courier.canMail, ...(account ? { account } : {}) };
  }

  /** The file of a stranger is empty. */
  async #export(person = ''): Promise<HttpAnswer> {
    const { database, kinds, now } = this.#around;
    const about = await readPerson(database, kinds, person);
    return answer(200, { written: new Date(now()).toISOString(), ...about }, FILE);
  }

  /** The device is nobody's any more, and gets a cookie of its own. */
  #asStranger(): { readonly person: string; readonly answered: HttpAnswer } {
    const isSecure = this.#around.publicUrl?.startsWith('https:') ?? false;
    const { person, cookie } = newPerson(isSecure);
    return { person, answered: answer(200, {}, { 'set-cookie': cookie }) };
  }
}
