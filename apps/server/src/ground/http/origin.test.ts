import { join } from 'node:path';

import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { isOwnOrigin } from './origin.ts';

const HOST = 'brass.example.org';
const PUBLIC = 'https://play.example.org/brass/';

describe('a request is the own page’s', () => {
  it.each([
    ['the address it was sent to', 'http://brass.example.org', undefined, true],
    ['the same behind TLS', 'https://brass.example.org', undefined, true],
    ['the public address', 'https://play.example.org', PUBLIC, true],
    ['the public address without TLS', 'http://play.example.org', PUBLIC, false],
    ['another port', 'http://brass.example.org:81', undefined, false],
    ['a host below it', 'http://evil.brass.example.org', undefined, false],
    ['a host that begins like it', 'http://brass.example.org.evil.com', undefined, false],
    ['a page of no origin', 'null', PUBLIC, false],
    ['nothing', undefined, PUBLIC, false],
    ['an empty origin', '', PUBLIC, false],
  ])('if it names %s', (_, origin, publicUrl, isOwn) => {
    expect(isOwnOrigin({ headers: { host: HOST, ...(origin === undefined ? {} : { origin }) } }, publicUrl)).toBe(
      isOwn,
    );
  });

  it('only if it names a host', () => {
    expect(isOwnOrigin({ headers: { origin: 'http://undefined' } }, undefined)).toBe(false);
  });
});

describe('without an origin of its own', () => {
  const serve = async (): Promise<Person> => {
    const server = await startAt(join(folder(onTestFinished), 'games.db'));
    onTestFinished(() => server.close());
    return Person.known(server.port);
  };

  it.each([undefined, 'null', 'https://evil.example.org'])('nothing is changed over HTTP (%s)', async (origin) => {
    const person = await serve();
    const response = await fetch(`${person.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie, ...(origin ? { origin } : {}) },
      body: JSON.stringify({ seed: '', nonce: 'one', mine: [0], ...newTable('lancashire', 'pr') }),
    });
    expect([response.status, await response.text()]).toEqual([403, '{"failed":"origin"}']);
    expect(await person.get('/api/mine')).toBe('{"tables":[]}');
  });

  it.each([undefined, 'null', 'https://evil.example.org'])('nobody gets a live connection (%s)', async (origin) => {
    const person = await serve();
    const socket = new WebSocket(`${person.origin.replace('http', 'ws')}/api/live`, ONLINE_PROTOCOL, {
      headers: { cookie: person.cookie },
      ...(origin === undefined ? {} : { origin }),
    });
    const answered = new Promise<number>((resolve, reject) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => reject(new Error('it was let in')));
    });
    socket.on('error', () => undefined);
    expect(await answered).toBe(403);
  });
});
