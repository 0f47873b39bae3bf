import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import { addressOf, isLocal, isToLocal } from '../ground/http/address.ts';
import { AddressCredits } from '../ground/http/addressCredits.ts';
import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import type { ServerOptions } from './serverOptions.ts';

const MOST = 300;

const serve = async (options: Partial<ServerOptions>): Promise<string> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), options);
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
};

const statusOf = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(address, { headers });
  await response.text();
  return response.status;
};

describe('a flood of requests', () => {
  it('is refused by the address that a proxy has noted, until time passes', async () => {
    let now = 0;
    const origin = await serve({ forwarded: 'x-forwarded-for', now: () => now });
    const ask = (from: string): Promise<number> => statusOf(`${origin}/api/mine`, { 'x-forwarded-for': from });
    const statuses = await Promise.all(Array.from({ length: MOST + 20 }, () => ask('1.2.3.4')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // Whatever a client writes there itself comes before what the proxy adds.
    expect(await ask('9.9.9.9, 1.2.3.4')).toBe(429);
    expect(await ask('1.2.3.5')).toBe(200);
    // The page and the health address are not limited.
    expect(await statusOf(`${origin}/health`, { 'x-forwarded-for': '1.2.3.4' })).toBe(200);
    now += 1000;
    expect(await ask('1.2.3.4')).toBe(200);
  });

  it('also refuses new connections', async () => {
    const origin = await serve({ forwarded: 'x-forwarded-for', now: () => 0 });
    const headers = { 'x-forwarded-for': '1.2.3.4' };
    const person = Person.known(Number(new URL(origin).port));
    const connect = (): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, ONLINE_PROTOCOL, {
          headers: { cookie: person.cookie, ...headers },
          origin,
        });
        socket.on('unexpected-response', (_, response: IncomingMessage) => resolve(response.statusCode ?? 0));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => undefined);
      });
    expect(await connect()).toBe(101);
    await Promise.all(Array.from({ length: MOST }, () => statusOf(`${origin}/api/mine`, headers)));
    expect(await connect()).toBe(429);
  });

  it('costs more the longer its bodies are', async () => {
    let now = 0;
    const origin = await serve({ forwarded: 'x-forwarded-for', now: () => now });
    const send = async (length: number, path = '/api/tables'): Promise<number> => {
      const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': '1.2.3.4' };
      const body = JSON.stringify('x'.repeat(length));
      const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
      await response.text();
      return response.status;
    };
    // 400 kB cost as much as fifty requests.
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent++) statuses.push(await send(400 * 1024));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    now += 10_000;
    expect(await send(400 * 1024)).toBe(400);
    // What is too long for its path is not read.
    expect(await send(17 * 1024, '/api/visit')).toBe(413);
    expect(await send(15 * 1024, '/api/sit')).toBe(400);
    expect(await send(513 * 1024)).toBe(413);
  });

  it('of new tables counts those with much of their own as several', async () => {
    const origin = await serve({ forwarded: 'x-forwarded-for', now: () => 0 });
    const port = Number(new URL(origin).port);
    const open = async (from: string, more: object): Promise<number> => {
      const body = JSON.stringify({ ...newTable('lancashire', 'pp'), seed: '', nonce: '', mine: [0], ...more });
      const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': from };
      const response = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body });
      await response.text();
      return response.status;
    };
    const long = { record: 'x'.repeat(320 * 1024) };
    const statuses: number[] = [];
    for (let asked = 0; asked < 7; asked++) statuses.push(await open('1.2.3.4', long));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    const small: number[] = [];
    for (let asked = 0; asked < 62; asked++) small.push(await open('1.2.3.5', {}));
    expect(small.filter((status) => status === 201)).toHaveLength(60);
  });

  it('does not fill the memory with addresses', () => {
    const credits = new AddressCredits(300, 50);
    for (let number = 0; number < MOST; number++) credits.take('flooder', 0);
    expect(credits.take('flooder', 0)).toBe(false);
    for (let number = 0; number < 9000; number++) credits.take(`other ${number}`, 0);
    expect(credits.take('flooder', 0)).toBe(false);
    // The others have their credits back, and are forgotten first.
    for (let number = 0; number < 9000; number++) credits.take(`late ${number}`, 1000);
    for (let number = 0; number < 50; number++) credits.take('flooder', 1000);
    expect(credits.take('flooder', 1000)).toBe(false);
  });
});

describe('connections of one address', () => {
  /** Connects, and says how that ended. */
  const connect = (origin: string, cookie: string, from: string) =>
    new Promise<{ readonly status: number; readonly socket: WebSocket }>((resolve) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, ONLINE_PROTOCOL, {
        headers: { cookie, 'x-forwarded-for': from },
        origin,
      });
      onTestFinished(() => socket.terminate());
      socket.on('unexpected-response', (_, response: IncomingMessage) =>
        resolve({ status: response.statusCode ?? 0, socket }),
      );
      socket.on('open', () => resolve({ status: 101, socket }));
      socket.on('error', () => undefined);
    });

  it('are limited, until one of them ends', async () => {
    const origin = await serve({ forwarded: 'x-forwarded-for', connections: 3 });
    const { cookie } = Person.known(Number(new URL(origin).port));
    const all = [];
    for (let count = 0; count < 3; count++) all.push(await connect(origin, cookie, '1.2.3.4'));
    expect(all.map(({ status }) => status)).toEqual([101, 101, 101]);
    expect((await connect(origin, cookie, '1.2.3.4')).status).toBe(429);
    expect((await connect(origin, cookie, '1.2.3.5')).status).toBe(101);
    all[1].socket.close();
    await expect.poll(async () => (await connect(origin, cookie, '1.2.3.4')).status).toBe(101);
    expect((await connect(origin, cookie, '1.2.3.4')).status).toBe(429);
  });

  it('are not limited where a proxy speaks for everybody, nor is one that was refused counted', async () => {
    const local = await serve({ connections: 1 });
    const { cookie } = Person.known(Number(new URL(local).port));
    for (let count = 0; count < 3; count++) expect((await connect(local, cookie, '1.2.3.4')).status).toBe(101);
    const origin = await serve({ forwarded: 'x-forwarded-for', connections: 1 });
    for (let count = 0; count < 3; count++) expect((await connect(origin, '', '1.2.3.4')).status).toBe(401);
    expect((await connect(origin, cookie, '1.2.3.4')).status).toBe(101);
  });
});

describe('the metrics', () => {
  it.each([
    ['can be read on this machine', {}, {}, 200],
    ['cannot be read there by another name', {}, { host: 'brass.example.org' }, 404],
    ['cannot be read if there is a public address', { publicUrl: 'https://brass.example.org' }, {}, 404],
    ['can be read with the token', { publicUrl: 'https://brass.example.org', metricsToken: 'abc' }, 'Bearer abc', 200],
    ['cannot be read with another token', { metricsToken: 'abc' }, 'Bearer abcd', 404],
    ['cannot be read without the token', { metricsToken: 'abc' }, {}, 404],
  ] as const)('%s', async (_, options, headers, status) => {
    const origin = await serve(options);
    const sent = typeof headers === 'string' ? { authorization: headers } : headers;
    // Fetch would not send another host.
    const { request } = await import('node:http');
    const found = await new Promise<number | undefined>((resolve) => {
      request(`${origin}/metrics`, { headers: sent }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(found).toBe(status);
  });
});

describe('an address', () => {
  const request = (remoteAddress: string, headers: Record<string, string> = {}) => ({
    headers,
    socket: { remoteAddress },
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['127.0.0.1.example.org', false],
    ['::ffff:10.0.0.1', false],
  ])('%s is this machine: %s', (address, expected) => {
    expect(isLocal(request(address))).toBe(expected);
    expect(isToLocal(request('', { host: `${address.includes(':') ? `[${address}]` : address}:4173` }))).toBe(
      expected && !address.startsWith('::ffff'),
    );
  });

  it('of IPv6 counts as one for a household', () => {
    const of = (address: string): string => addressOf(request(address), undefined);
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2::9'));
    expect(of('2001:db8:1:2::')).not.toBe(of('2001:db8:1:3::'));
    expect(of('::ffff:1.2.3.4')).toBe('1.2.3.4');
  });

  it('is taken from the header only if it was named', () => {
    const headers = { 'x-forwarded-for': '5.5.5.5, 6.6.6.6' };
    expect(addressOf(request('1.2.3.4', headers), undefined)).toBe('1.2.3.4');
    expect(addressOf(request('1.2.3.4', headers), 'X-Forwarded-For')).toBe('6.6.6.6');
    expect(addressOf(request('1.2.3.4'), 'x-forwarded-for')).toBe('1.2.3.4');
  });
});

describe('a connection that asks too much', () => {
  it('gets its answers before it is closed', async () => {
    const person = Person.known(Number(new URL(await serve({ now: () => 0 })).port));
    await person.connect();
    const closed = new Promise<void>((resolve) => (person.onClose = resolve));
    for (let id = 0; id < 90; id++) person.send(JSON.stringify({ id, call: 'reveal', given: ['nothing'] }));
    await closed;
    expect(person.received).toEqual(
      Array.from({ length: 60 }, (_, id) => JSON.stringify({ id, answer: { denied: 'absent' } })),
    );
  });
});
