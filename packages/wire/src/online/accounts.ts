/** Accounts: what a page sends and gets over HTTP. Nobody needs one; it gathers the devices of one person. */

import { isListOf, isMaybe, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { isName } from './newTable.ts';
import { isLanguage } from './notices.ts';

/** A device that is signed in. */
export interface AccountDevice {
  readonly id: string;
  /** Browser and system, such as `Firefox · Linux`. */
  readonly name: string;
  readonly since: number;
  readonly seen: number;
  /** It is the one that asks. */
  readonly isThis: boolean;
}

export interface Passkey {
  readonly id: string;
  /** The device on which it was made. */
  readonly name: string;
  /** The host name for which it was made; browsers offer it nowhere else. */
  readonly host: string;
  readonly since: number;
  /** When it was last used; 0 if it never was. */
  readonly used: number;
}

/** A confirmed mail address, with which its person can sign in. */
export interface AccountAddress {
  readonly address: string;
  readonly since: number;
}

export interface Account {
  readonly name: string;
  readonly since: number;
  readonly devices: readonly AccountDevice[];
  readonly passkeys: readonly Passkey[];
  readonly addresses: readonly AccountAddress[];
}

export interface AccountState {
  /** Whether the server can send mail. */
  readonly mail: boolean;
  /** Missing if the device is not signed in. */
  readonly account?: Account | undefined;
}

/** A new passkey, as `PublicKeyCredential.toJSON` writes it. */
export interface NewPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** A passkey that was used, as `PublicKeyCredential.toJSON` writes it. */
export interface UsedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** A mail address to sign in with. */
export interface MailSignIn {
  readonly address: string;
  /** Of the letter, as in BCP 47. */
  readonly language: string;
}

/** A mail address for an account, which is opened under a name if there is none yet. */
export interface NewAddress extends MailSignIn {
  readonly name: string;
}

/** What came in a letter: six digits, typed in where they were asked for, or the token in its link. */
export interface LetterCode {
  readonly id: string;
  readonly code: string;
}

export interface LetterLink {
  readonly id: string;
  readonly token: string;
}

/** Far longer than browsers make them. */
const LONGEST_ID = 1400;
const LONGEST_BYTES = 20_000;
const LONGEST_ADDRESS = 254;
const MOST_TRANSPORTS = 10;

const matches =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

const isBase64 =
  (most: number): Guard<string> =>
  (value): value is string =>
    isText(value) && value.length <= most && /^[\w-]+$/.test(value);

const isBytes = isBase64(LONGEST_BYTES);
const isPasskeyId = isBase64(LONGEST_ID);
const isPublicKey = (value: unknown): value is 'public-key' => value === 'public-key';
const isShortId = matches(/^[\w-]{1,64}$/);

const areTransports = (value: unknown): value is readonly string[] =>
  isListOf(matches(/^[a-z-]{1,20}$/))(value) && value.length <= MOST_TRANSPORTS;

/** Printable ASCII, without spaces. */
const isAddress = (value: unknown): value is string =>
  isText(value) && value.length <= LONGEST_ADDRESS && /^[\x21-\x7e]+$/.test(value);

export const isAccountName = isShaped<{ readonly name: string }>({ name: isName });

export const isNewPasskey = isShaped<NewPasskey>({
  id: isPasskeyId,
  rawId: isPasskeyId,
  type: isPublicKey,
  response: isShaped<NewPasskey['response']>({
    clientDataJSON: isBytes,
    attestationObject: isBytes,
    transports: isMaybe(areTransports),
  }),
});

export const isUsedPasskey = isShaped<UsedPasskey>({
  id: isPasskeyId,
  rawId: isPasskeyId,
  type: isPublicKey,
  response: isShaped<UsedPasskey['response']>({
    clientDataJSON: isBytes,
    authenticatorData: isBytes,
    signature: isBytes,
    userHandle: isMaybe(isBytes),
  }),
});

export const isPasskeyChoice = isShaped<{ readonly id: string }>({ id: isPasskeyId });

/** A device to be signed out; all others than the one that asks if it is missing. */
export const isDeviceChoice = isShaped<{ readonly id?: string | undefined }>({ id: isMaybe(isShortId) });

export const isMailSignIn = isShaped<MailSignIn>({ address: isAddress, language: isLanguage });

export const isNewAddress = isShaped<NewAddress>({ address: isAddress, language: isLanguage, name: isName });

export const isAddressChoice = isShaped<{ readonly address: string }>({ address: isAddress });

export const isLetterCode = isShaped<LetterCode>({ id: isShortId, code: matches(/^\d{6}$/) });

export const isLetterLink = isShaped<LetterLink>({ id: isShortId, token: isShortId });
