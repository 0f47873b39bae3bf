/** Capabilities: whoever knows a token may use it. Only hashes of them are stored. */

import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const ID_BYTES = 12;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Ids name things; they are no secrets, but cannot be guessed in a row. On a command line none looks like a flag. */
export const newId = (): string => {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return id.startsWith('-') ? newId() : id;
};

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
