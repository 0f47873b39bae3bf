import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';

import { mayCompress } from './compression.ts';

/** The longest body: the record of the longest game, a board and a deck, with room to spare. */
const LONGEST = 512 * 1024;

/** A longer body is read to its end and forgotten, so that the sender gets the answer; not one that is longer still. */
const LONGEST_IGNORED = 16 * LONGEST;

/** What is answered: a status and a JSON value, or a text if the headers name its type. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const answer = (status: number, body: unknown, headers: HttpAnswer['headers'] = {}): HttpAnswer => ({
  status,
  body,
  headers,
});

/** Everything that cannot be read gets the same answer. */
export const UNREADABLE = answer(400, { failed: 'unreadable' });

/** Too much was asked, or asked for, in too little time. */
export const FLOOD = answer(429, { failed: 'flood' }, { 'retry-after': '1', connection: 'close' });

const TOO_LONG = answer(413, { failed: 'tooLong' }, { connection: 'close' });

/** The body of a request as text, or the answer to one that is too long or breaks off. */
const readText = async (request: IncomingMessage): Promise<Result<string, HttpAnswer>> => {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > LONGEST_IGNORED) break;
      if (length <= LONGEST) parts.push(part);
    }
  } catch {
    return fail(UNREADABLE);
  }
  return length > LONGEST ? fail(TOO_LONG) : done(Buffer.concat(parts).toString('utf8'));
};

/** Reads the body of a request, or says what is answered to one that is not JSON, too long or too deep. */
export const readJson = async (request: IncomingMessage): Promise<Result<unknown, HttpAnswer>> => {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return fail(UNREADABLE);
  const text = await readText(request);
  if (!text.ok) return text;
  const json = parseJson(text.value, { document: 'file' });
  return json.ok ? json : fail(UNREADABLE);
};

export const sendAnswer = (response: ServerResponse, { status, body, headers = {} }: HttpAnswer): void => {
  const text = Buffer.from('content-type' in headers ? String(body) : JSON.stringify(body ?? {}));
  const isCompressed = mayCompress(response.req, text);
  const sent = isCompressed ? gzipSync(text) : text;
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': sent.length,
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    ...headers,
  });
  response.end(sent);
};
