import type { IncomingMessage } from 'node:http';

/** Bytes from which on something is compressed; anything shorter fits into one packet anyway. */
const LONG = 1400;

/** Whether the answer to a request is worth compressing, and the asker can read it then. */
export const mayCompress = ({ headers }: IncomingMessage, { length }: Buffer): boolean =>
  length >= LONG && /\bgzip\b/.test(String(headers['accept-encoding']));
