/** A person is whoever has the cookie: a device, until they take the same seat with another one. */

import type { IncomingMessage } from 'node:http';

import { hashOf, newToken } from './tokens.ts';

const NAME = 'coalbrook';
const YEAR = 365 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,64})(?:;|$)`);

/** The hash by which a person is known; undefined for a stranger. */
export const personOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined => {
  const token = COOKIE.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? undefined : hashOf(token);
};

/** A new person, and the cookie by which they will be known. */
export const newPerson = (isSecure: boolean): { readonly person: string; readonly cookie: string } => {
  const token = newToken();
  const rules = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { person: hashOf(token), cookie: `${NAME}=${token}; ${rules}` };
};
