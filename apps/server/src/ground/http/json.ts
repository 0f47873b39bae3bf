import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { mayCompress } from './compression.ts';

/** The longest body of most requests. */
export const LONGEST_BODY = 16 * 1024;

/** The longest body of a new table or tournament: the record of the longest game, a board and a deck, with room to spare. */
export const LONGEST_TABLE = 512 * 1024;

/**
 * What still comes of a body that is too long is forgotten for so long and up to so many bytes, in which the sender can
 * read the answer: a connection that is closed while something comes may lose what was sent.
 */
const IGNORED_FOR = 1000;
const MOST_IGNORED = 16 * LONGEST_TABLE;

/** How many faults are listed: nobody mends more at once. */
const MOST_FAULTS = 5;

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

/** What was sent cannot be played; says why, and how many faults are not listed. */
export const faulty = (faults: readonly InputFault[], headers: HttpAnswer['headers'] = {}): HttpAnswer => {
  const more = faults.length - MOST_FAULTS;
  const listed = faults.slice(0, MOST_FAULTS);
  return answer(422, { failed: 'faults', faults: listed, ...(more > 0 ? { more } : {}) }, headers);
};

const TOO_LONG = answer(413, { failed: 'tooLong' }, { connection: 'close' });

/** The body of a request, or the answer to one that is too long, as soon as it is, or breaks off. */
const readBody = (request: IncomingMessage, longest: number): Promise<Result<Buffer, HttpAnswer>> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= longest) parts.push(part);
      else resolve(fail(TOO_LONG));
    });
    request.on('end', () => resolve(done(Buffer.concat(parts))));
    for (const event of ['error', 'close']) request.on(event, () => resolve(fail(UNREADABLE)));
  });

/** Ends a response when its request has come whole, or after a while. */
const endLater = (response: ServerResponse): void => {
  let ignored = 0;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, IGNORED_FOR);
  response.req.on('data', (part: Buffer) => {
    ignored += part.length;
    if (ignored > MOST_IGNORED) end();
  });
  for (const event of ['end', 'error', 'close']) response.req.on(event, end);
};

let turn: Promise<unknown> = Promise.resolve();

/** Long bodies are parsed one at a time, and everything else that waits is done in between. */
const awaitTurn = (): Promise<unknown> => (turn = turn.then(() => new Promise((resolve) => setImmediate(resolve))));

/** What may be read. */
export interface BodyLimits {
  readonly longest?: number | undefined;
  /** Whether so many bytes may be read now. */
  readonly maySend?: (bytes: number) => boolean;
}

/** Reads the body of a request, or says what is answered to one that is not JSON, too long, too dear or too deep. */
export const readJson = async (
  request: IncomingMessage,
  { longest = LONGEST_BODY, maySend = () => true }: BodyLimits = {},
): Promise<Result<unknown, HttpAnswer>> => {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return fail(UNREADABLE);
  const body = await readBody(request, longest);
  if (!body.ok) return body;
  if (!maySend(body.value.length)) return fail(FLOOD);
  if (body.value.length > LONGEST_BODY) await awaitTurn();
  const json = parseJson(body.value.toString('utf8'), { document: 'file' });
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
  if (status !== TOO_LONG.status || response.req.complete) {
    response.end(sent);
    return;
  }
  // The length says that this is all of it.
  response.write(sent);
  endLater(response);
};
