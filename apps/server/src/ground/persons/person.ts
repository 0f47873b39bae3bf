/**
 * A person is whoever has the cookie: a device, until they take the same seat with another one. A device that is signed
 * in has a cookie of another form, and belongs to the person of its account.
 */

import type { IncomingMessage } from 'node:http';

import { hashOf, newToken } from './tokens.ts';

type Sent = Pick<IncomingMessage, 'headers'>;

const NAME = 'coalbrook';
const YEAR = 365 * 24 * 60 * 60;
const SIGNED_IN = 'in.';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=((?:in\\.)?[\\w-]{20,64})(?:;|$)`);

/** A device, as its cookie names it. */
export interface KnownDevice {
  /** The hash of its cookie. */
  readonly hash: string;
  /** Who it belongs to is stored; otherwise it is a person by itself. */
  readonly isSignedIn: boolean;
}

/** The device that sends a request; undefined for a stranger's. */
export const deviceOf = ({ headers }: Sent): KnownDevice | undefined => {
  const token = COOKIE.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? undefined : { hash: hashOf(token), isSignedIn: token.startsWith(SIGNED_IN) };
};

/** Who sends a request, noted once when it comes in. */
const met = new WeakMap<Sent, { readonly person: string | undefined }>();

export const meet = (request: Sent, person: string | undefined): void => void met.set(request, { person });

/** The hash by which a person is known; undefined for a stranger. */
export const personOf = (request: Sent): string | undefined => {
  const known = met.get(request);
  if (!known) throw new Error('it was not asked who sends this request');
  return known.person;
};

const cookieOf = (token: string, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** A new person, and the cookie by which they will be known. */
export const newPerson = (isSecure: boolean): { readonly person: string; readonly cookie: string } => {
  const token = newToken();
  return { person: hashOf(token), cookie: cookieOf(token, isSecure) };
};

/** The cookie of a device that is being signed in, and its hash. */
export const newSignedIn = (isSecure: boolean): { readonly hash: string; readonly cookie: string } => {
  const token = `${SIGNED_IN}${newToken()}`;
  return { hash: hashOf(token), cookie: cookieOf(token, isSecure) };
};
