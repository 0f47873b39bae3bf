import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { listen } from '../ground/http/listen.ts';
import { Person } from '../testing/client.ts';
import { folder, startAt } from '../testing/fixtures.ts';

/** Milliseconds; ten seconds for everybody else. */
const REQUEST_TIME = 300;

const serve = async (requestTime: number): Promise<number> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { requestTime });
  onTestFinished(() => server.close());
  return server.port;
};

const headers = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\ncontent-type: application/json\r\n`;

/** Sends a part of a request and then nothing more. Resolves with what came back when the connection is closed. */
const half = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return heard;
};

describe('half a request is closed', () => {
  it.each([
    ['without anything', ''],
    ['in its first line', 'GET /api/mi'],
    ['in its headers', headers('/api/tables')],
    ['in its body', `${headers('/api/tables')}content-length: 100\r\n\r\n{"edition":`],
    ['in the pieces of its body', `${headers('/api/tables')}transfer-encoding: chunked\r\n\r\n5\r\n{"edi\r\n`],
    ['in a body that nobody reads', `${headers('/health')}content-length: 100\r\n\r\n{`],
    ['in the body of a stranger to the keeper', `${headers('/api/keeper/ban')}content-length: 100\r\n\r\n{`],
  ])('%s', async (_, text) => {
    const port = await serve(REQUEST_TIME);
    const answer = await half(port, text);
    expect(answer).not.toMatch(/^HTTP\/1.1 5/);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });
});

it('a body that never ends is answered as soon as it is too long, and the connection is closed', async () => {
  const port = await serve(600_000);
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  // One piece is all that may come; the first byte of the second is too much.
  const answer = await half(port, `${headers('/api/visit')}transfer-encoding: chunked\r\n\r\n${piece}1\r\nx\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 413 .*connection: close.*\{"failed":"tooLong"\}$/is);
  const whole = `${headers('/api/visit')}content-length: ${0x4000}\r\nconnection: close\r\n\r\n${'x'.repeat(0x4000)}`;
  expect(await half(port, whole)).toMatch(/^HTTP\/1.1 400 /);
});

it('there are ten seconds for a request, headers and body', async () => {
  const http = await listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void http.close());
  expect([http.headersTimeout, http.requestTimeout]).toEqual([10_000, 10_000]);
});

it('a request that comes slowly but whole in time is answered, and a live connection lasts', async () => {
  const port = await serve(3 * REQUEST_TIME);
  const person = Person.known(port);
  await person.connect();
  onTestFinished(() => person.leave());
  let isClosed = false;
  person.onClose = () => (isClosed = true);
  const body = '{"game":"nothing","token":""}';
  const text = `${headers('/api/visit')}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
  for (const part of [text.slice(0, 20), text.slice(20, -1), text.slice(-1)]) socket.write(part);
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1.1 404 .*"absent"/s);
  // Another half request is closed later than the live connection was opened.
  await half(port, 'GET /');
  await half(port, 'GET /');
  expect(isClosed).toBe(false);
});
