import type { IncomingMessage, ServerResponse } from 'node:http';

import { parseJson } from '@coalbrook/rules';

/** The longest body: the record of the longest game, a board and a deck, with room to spare. */
const LONGEST = 512 * 1024;

/** What is answered: a status and a JSON value. */
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

/** The body of a request as text; undefined if it is too long or breaks off. */
const readText = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > LONGEST) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Reads the body of a request; undefined if it is not JSON, too long or too deep. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return undefined;
  const text = await readText(request);
  if (text === undefined) return undefined;
  const json = parseJson(text, { document: 'file' });
  return json.ok ? json.value : undefined;
};

export const sendAnswer = (response: ServerResponse, { status, body, headers = {} }: HttpAnswer): void => {
  const text = JSON.stringify(body ?? {});
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
};
