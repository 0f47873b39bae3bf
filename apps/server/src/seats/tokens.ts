/** Capabilities: whoever knows a token may use it. Only hashes of them are stored. */

import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const ID_BYTES = 12;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Ids name things; they are no secrets, but cannot be guessed in a row. */
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
