/** Makes and checks what browsers exchange for passkeys. Loaded only where somebody uses one. */

import { isIP } from 'node:net';

import type { NewPasskey, UsedPasskey } from '@coalbrook/wire/online';

import { hashOf } from '../../ground/persons/tokens.ts';
import type { StoredPasskey } from './accountStore.ts';

const library = () => import('@simplewebauthn/server');

const SITE = 'Coalbrook';

/** The host name for which a page's passkeys are; undefined if it can have none, because it is just a number. */
export const hostOf = (origin: string): string | undefined => {
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return host === '' || isIP(host.replaceAll(/^\[|\]$/g, '')) > 0 ? undefined : host;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** By what authenticators tell accounts apart. They give it back when signing in. */
const handleOf = (account: string): string => hashOf(`account ${account}`);

const transportsOf = ({ transports }: StoredPasskey): string[] => JSON.parse(transports) as string[];

interface Wanted {
  readonly host: string;
  readonly account: string;
  readonly name: string;
  /** Those that the account has: one device needs only one. */
  readonly known: readonly StoredPasskey[];
}

/** What a browser needs to make a passkey, with a new challenge in it. */
export const creationOptions = async ({ host, account, name, known }: Wanted) => {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: SITE,
    rpID: host,
    userID: bytesOf(handleOf(account)),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known
      .filter((one) => one.host === host)
      .map((one) => ({ id: one.id, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
};

/** What a browser needs to sign in with any passkey that it has for this host. */
export const requestOptions = async (host: string) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
};

interface Expected {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
}

/** A new passkey, as it is stored; undefined if it is not what was asked for. */
export const readNewPasskey = async (
  sent: NewPasskey,
  { challenge, origin, host }: Expected,
): Promise<Pick<StoredPasskey, 'id' | 'public_key' | 'counter' | 'transports'> | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const { transports = [] } = sent.response;
  try {
    const made = await verifyRegistrationResponse({
      response: { ...sent, response: { ...sent.response, transports: [...transports] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
    if (!made.verified) return undefined;
    const { id, publicKey, counter } = made.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, public_key: key, counter, transports: JSON.stringify(transports) };
  } catch {
    // The library throws whatever does not fit.
    return undefined;
  }
};

/** The counter of a passkey that was used rightly; undefined if it was not. */
export const checkPasskey = async (
  { response: { userHandle, ...rest }, ...sent }: UsedPasskey,
  stored: StoredPasskey,
  { challenge, origin, host }: Expected,
): Promise<number | undefined> => {
  if (stored.host !== host) return undefined;
  if (userHandle !== undefined && userHandle !== handleOf(stored.person)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  try {
    const used = await verifyAuthenticationResponse({
      response: { ...sent, response: rest, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: stored.id, publicKey: bytesOf(stored.public_key), counter: Number(stored.counter) },
      requireUserVerification: false,
    });
    return used.verified ? used.authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};
