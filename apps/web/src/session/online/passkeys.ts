/** Passkeys of this browser: bytes in its own calls, base64url in messages. */

import { post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Why this page can have no passkeys: its address is a number, or not safe, or the browser knows none. */
export type PasskeyTrouble = 'number' | 'unsafe' | 'none';

/** Where the page is, as far as it matters. */
export interface PageAddress {
  readonly hostname: string;
  readonly isSafe: boolean;
  readonly hasPasskeys: boolean;
}

export const addressHere = (): PageAddress => ({
  hostname: window.location.hostname,
  isSafe: window.isSecureContext,
  hasPasskeys: 'PublicKeyCredential' in globalThis,
});

export const passkeyTrouble = ({ hostname, isSafe, hasPasskeys }: PageAddress): PasskeyTrouble | undefined => {
  // A colon is only in addresses of IPv6.
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) return 'number';
  if (!isSafe) return 'unsafe';
  return hasPasskeys ? undefined : 'none';
};

interface ListedKey {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: AuthenticatorTransport[];
}

type CreationOptions = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly ListedKey[];
};

type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string;
};

/** `cancelled` if the person or the browser said no, `known` if the device has one already. */
type Failure = 'cancelled' | 'known';

const asked = async (work: () => Promise<Credential | null>): Promise<PublicKeyCredential | Failure> => {
  try {
    const made = await work();
    return made instanceof PublicKeyCredential ? made : 'cancelled';
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'cancelled';
  }
};

const headOf = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: textOf(rawId), type: 'public-key' });

/** Makes a passkey for this person's account, or for a new one under a name. */
export const makePasskey = async (name: string): Promise<ApiAnswer<object>> => {
  const options = await post<CreationOptions>('account/passkeys/new', { name });
  if (!options.ok) return options;
  const { challenge, user, excludeCredentials = [], ...rest } = options.value;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map((key) => ({ ...key, id: bytesOf(key.id) })),
      },
    }),
  );
  if (typeof made === 'string') return { ok: false, failed: made };
  const response = made.response as AuthenticatorAttestationResponse;
  return post('account/passkeys/keep', {
    ...headOf(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  });
};

/** Signs in with any passkey for this server. */
export const usePasskey = async (): Promise<ApiAnswer<object>> => {
  const options = await post<RequestOptions>('account/passkeys/ask', {});
  if (!options.ok) return options;
  const { challenge, ...rest } = options.value;
  const used = await asked(() => navigator.credentials.get({ publicKey: { ...rest, challenge: bytesOf(challenge) } }));
  if (typeof used === 'string') return { ok: false, failed: used };
  const response = used.response as AuthenticatorAssertionResponse;
  return post('account/passkeys/use', {
    ...headOf(used),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(response.userHandle ? { userHandle: textOf(response.userHandle) } : {}),
    },
  });
};
