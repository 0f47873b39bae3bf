import { isAccountName, isNewPasskey, isPasskeyChoice, isUsedPasskey } from '@coalbrook/wire/online';
import type { NewPasskey, UsedPasskey } from '@coalbrook/wire/online';

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { isAnything, post } from '../../ground/http/route.ts';
import type { Asking, HttpRoute } from '../../ground/http/route.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { addAccount, addPasskey, lockAccount, usePasskey } from './accountStore.ts';
import type { AccountStore } from './accountStore.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { Challenge } from './challenges.ts';
import { deviceName } from './deviceName.ts';
import type { Entered, Entrant } from './entering.ts';
import { checkPasskey, creationOptions, hostOf, readNewPasskey, requestOptions } from './passkeys.ts';
import { isSignedIn, sayRemoval } from './signedIn.ts';

export interface PasskeysEnvironment {
  readonly database: SqlDatabase;
  readonly store: AccountStore;
  readonly enter: (
    entrant: Entrant,
    open: (queries: Transaction, at: number) => Promise<string | undefined>,
  ) => Promise<Entered | undefined>;
  readonly isBanned: (person: string) => boolean;
  readonly now: () => number;
}

/** Bytes of what authenticators sign. */
const LONGEST_SIGNED = 64 * 1024;

/** Browsers have no passkeys for addresses that are just numbers. */
const NO_HOST = answer(422, { failed: 'address' });

/** The same answer for whatever is wrong with a passkey. */
const WRONG = answer(403, { failed: 'passkey' });
const TAKEN = answer(409, { failed: 'taken' });

export const entrantOf = ({ person, device, agent }: Asking): Entrant => ({
  person,
  device,
  deviceName: deviceName(agent),
});

/** The answer to a device that was signed in, or was not. */
export const sayEntered = (entered: Entered | undefined, otherwise: HttpAnswer): HttpAnswer =>
  entered ? answer(200, {}, { 'set-cookie': entered.cookie }) : otherwise;

/** Accounts by passkey, over HTTP. */
export const passkeyRoutes = (around: PasskeysEnvironment): readonly HttpRoute[] => {
  const { database, store, now } = around;

  /** Asks a device to sign something. */
  const ask = async (asking: Asking, purpose: 'new' | 'in', kept: Omit<Challenge, 'origin'>, options: object) => {
    await keepChallenge(database, asking.device, purpose, { ...kept, origin: asking.origin }, now());
    return answer(200, options, asking.headers);
  };

  /** What a device was asked to sign, if it is still the same page that answers. */
  const taken = async ({ device, origin }: Asking, purpose: 'new' | 'in') => {
    const challenge = await takeChallenge(database, device, purpose, now());
    const host = hostOf(origin);
    return challenge?.origin === origin && host !== undefined ? { ...challenge, host } : undefined;
  };

  const keep = async (sent: NewPasskey, asking: Asking): Promise<HttpAnswer> => {
    const asked = await taken(asking, 'new');
    const made = asked && (await readNewPasskey(sent, asked));
    if (!made) return WRONG;
    const { account: person, host, name } = asked;
    const passkey = { ...made, person, host, name: deviceName(asking.agent) };
    if (isSignedIn(asking)) {
      const isAdded = await database.transaction(
        async (queries) =>
          person === asking.person &&
          (await lockAccount(queries, person)) &&
          (await addPasskey(queries, passkey, now())),
      );
      return isAdded ? answer(200, {}) : TAKEN;
    }
    if ((await store.nameOf(person)) !== undefined || (await store.findPasskey(made.id))) return TAKEN;
    const entered = await around.enter(entrantOf(asking), async (queries, at) => {
      await addAccount(queries, person, name, at);
      if (!(await addPasskey(queries, passkey, at))) throw new Error('a passkey was stored twice');
      return person;
    });
    return sayEntered(entered, WRONG);
  };

  const use = async (sent: UsedPasskey, asking: Asking): Promise<HttpAnswer> => {
    const asked = await taken(asking, 'in');
    const stored = asked && (await store.findPasskey(sent.id));
    if (!stored || around.isBanned(stored.person)) return WRONG;
    const counter = await checkPasskey(sent, stored, asked);
    if (counter === undefined) return WRONG;
    const entered = await around.enter(entrantOf(asking), async (queries, at) =>
      (await usePasskey(queries, stored.id, counter, at)) ? stored.person : undefined,
    );
    return sayEntered(entered, WRONG);
  };

  return [
    post('/api/account/passkeys/new', isAccountName, async (body, asking) => {
      const host = hostOf(asking.origin);
      if (host === undefined) return NO_HOST;
      const known = isSignedIn(asking) ? await store.nameOf(asking.person) : undefined;
      const [account, name] = known === undefined ? [hashOf(newToken()), body.name.trim()] : [asking.person, known];
      const options = await creationOptions({ host, account, name, known: await store.passkeysOf(account) });
      return ask(asking, 'new', { challenge: options.challenge, account, name }, options);
    }),
    post('/api/account/passkeys/keep', isNewPasskey, keep, { longest: LONGEST_SIGNED }),
    post('/api/account/passkeys/ask', isAnything, async (_body, asking) => {
      const host = hostOf(asking.origin);
      if (host === undefined) return NO_HOST;
      const options = await requestOptions(host);
      return ask(asking, 'in', { challenge: options.challenge, account: '', name: '' }, options);
    }),
    post('/api/account/passkeys/use', isUsedPasskey, use, { longest: LONGEST_SIGNED }),
    post('/api/account/passkeys/remove', isPasskeyChoice, async ({ id }, { person }) =>
      sayRemoval(await store.removePasskey(person, id)),
    ),
  ];
};
