import { connect } from 'node:net';
import { join } from 'node:path';

import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import type { OpenedTable } from '@coalbrook/wire/online';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import type { Level } from '../ground/log.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';
import { soak } from '../testing/soak.ts';
import { spoil } from '../testing/spoil.ts';
import type { RunningServer } from './server.ts';

const FRAMES = soak(4000, 1_000_000);
const REQUESTS = soak(500, 50_000);
const AT_ONCE = 100;

/** Milliseconds for the soak. */
const LONGEST = 3_600_000;

const tables = {
  games: 'id',
  turns: 'game, seq',
  seats: 'game, seat',
  holders: 'person, game, seat',
  remarks: 'game, circle, number',
  mutes: 'game, seat, person, speaker',
  reports: 'game, circle, number, person',
  notebooks: 'game, seat',
  schema_version: 'version',
};

let server: RunningServer;
let database: SqliteDatabase;
let owner: Person;
let opened: OpenedTable;
let game: FollowedGame;
const logged: { readonly level: Level; readonly text: string }[] = [];
const ends: (() => void)[] = [];

/** Everything that is stored. */
const stored = async (): Promise<string> => {
  const contents: unknown[] = [];
  for (const [name, key] of Object.entries(tables))
    contents.push(await database.query(`select * from ${name} order by ${key}`));
  return JSON.stringify(contents);
};

beforeAll(async () => {
  // Time flies, so that nobody runs out of credits.
  let now = 0;
  database = new SqliteDatabase(
    join(
      folder((end) => ends.push(end)),
      'games.db',
    ),
  );
  server = await startAt('', {
    database,
    now: () => (now += 1000),
    log: (level, message, facts) => logged.push({ level, text: JSON.stringify([message, facts]) }),
  });
  owner = new Person(server.port);
  opened = await owner.open({ ...newTable('lancashire', 'pp'), mine: [0, 1] });
  await owner.connect();
  game = new FollowedGame(owner, opened.game, 0 as never);
  await game.join();
  await game.until(() => game.actor >= 0);
});

afterAll(async () => {
  await owner.leave();
  await server.close();
  for (const end of ends) end();
});

/** Runs something that must not change anything, nor be logged as a fault. */
const harmless = async (work: () => Promise<void>): Promise<void> => {
  logged.length = 0;
  const before = await stored();
  await work();
  expect(await stored()).toBe(before);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  const reached = await owner.ask('views', opened.game, 0 as never, 0, 0);
  expect(reached).toHaveLength(1);
};

/** Requests that a page could send for this game, from which bad ones are made. */
const frames = (): readonly object[] => {
  const id = opened.game;
  const draft = game.actor === 0 ? fillTurn(game, 1) : ['pass'];
  return [
    { call: 'join', given: [id, 0, 0] },
    { call: 'join', given: [id, -1, 0] },
    { call: 'leave', given: [id] },
    { call: 'views', given: [id, 0, 0, 5] },
    { call: 'counted', given: [id, 0, 3] },
    { call: 'commit', given: [id, 0, game.seq, draft] },
    { call: 'commit', given: [id, 1, game.seq, draft] },
    { call: 'draft', given: [id, 0, game.seq, draft] },
    { call: 'askAgain', given: [id] },
    { call: 'reveal', given: [id] },
    { call: 'lobby', given: [true] },
  ].map((frame, number) => ({ id: number, ...frame }));
};

/** An answer without its number. */
const kindOf = (text: string): string => text.replace(/"id":-?\d+,?/, '');

/** Answers that tell a stranger nothing. */
const mute = new Set(['{"failed":"unreadable"}', '{"answer":{"denied":"absent"}}', '{}']);

/** Sends texts and returns the answers to them, one for each. News are left out. */
const sendAll = async (person: Person, texts: readonly string[]): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const some = texts.slice(from, from + AT_ONCE);
    person.received.length = 0;
    for (const text of some) person.send(text);
    const all = (): readonly string[] => person.received.filter((text) => !text.startsWith('{"news"'));
    while (all().length < some.length && person.isConnected) await new Promise(setImmediate);
    answers.push(...all());
  }
  return answers;
};

describe('strangers', { timeout: LONGEST }, () => {
  it(`learn and change nothing by ${FRAMES} bad messages`, () =>
    harmless(async () => {
      const stranger = Person.known(server.port);
      await stranger.connect();
      const good = frames().map((frame) => JSON.stringify(frame));
      for (let sent = 0; sent < FRAMES; sent += 1000) {
        const texts = Array.from({ length: Math.min(1000, FRAMES - sent) }, (_, at) =>
          spoil(good[at % good.length], sent + at),
        );
        const answers = await sendAll(stranger, texts);
        expect(answers).toHaveLength(texts.length);
        expect(answers.filter((text) => !mute.has(kindOf(text)))).toEqual([]);
      }
      await stranger.leave();
    }));

  it('get the same answers whether a table does not exist or is not theirs', () =>
    harmless(async () => {
      const stranger = Person.known(server.port);
      await stranger.connect();
      const texts = frames().map((frame) => JSON.stringify(frame));
      const absent = texts.map((text) => text.replaceAll(opened.game, 'A'.repeat(opened.game.length)));
      expect(await sendAll(stranger, absent)).toEqual(await sendAll(stranger, texts));
      await stranger.leave();
      const asked = async (path: string, id: string, token: string): Promise<string> => {
        const response = await fetch(`${stranger.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: stranger.origin },
          body: JSON.stringify({ game: id, token, seat: 0, name: 'Eve', nonce: '' }),
        });
        const headers = [...response.headers].filter(([name]) => name !== 'date');
        return JSON.stringify([response.status, headers, await response.text()]);
      };
      for (const path of ['/api/visit', '/api/sit', '/api/watch']) {
        const none = await asked(path, 'A'.repeat(opened.game.length), opened.invite);
        const wrong = opened.invite.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
        expect(await asked(path, opened.game, wrong)).toBe(none);
        expect(await asked(path, opened.game, path === '/api/watch' ? opened.invite : '')).toBe(none);
      }
    }));

  it('who only look on cannot play, and see no hand', async () => {
    const watcher = Person.known(server.port);
    await watcher.post('/api/watch', { game: opened.game, token: opened.watch });
    await watcher.connect();
    await harmless(async () => {
      const [joining, ...others] = frames().map((frame) => JSON.stringify(frame));
      const [seen, ...answers] = await sendAll(watcher, [
        JSON.stringify({ id: 1, call: 'join', given: [opened.game, -1, 0] }),
        joining,
      ]);
      expect(kindOf(seen)).toContain('"viewer":-1');
      expect(answers.map(kindOf)).toEqual(['{"answer":{"denied":"absent"}}']);
      const more = await sendAll(
        watcher,
        others.filter((text) => !/"(join|leave)"/.test(text)),
      );
      const denied = ['absent', 'idle'].map((denial) => `{"answer":{"denied":"${denial}"}}`);
      for (const text of more) expect([...denied, '{}']).toContain(kindOf(text));
    });
    await watcher.leave();
  });

  it('who look on cannot break it either', async () => {
    const watcher = Person.known(server.port);
    await watcher.post('/api/watch', { game: opened.game, token: opened.watch });
    await watcher.connect();
    await harmless(async () => {
      const joining = JSON.stringify({ id: 1, call: 'join', given: [opened.game, -1, 0] });
      const good = frames().map((frame) => JSON.stringify(frame).replace(/,0,/, ',-1,'));
      for (let sent = 0; sent < FRAMES / 10; sent += 100) {
        const bad = Array.from({ length: 99 }, (_, at) => spoil(good[at % good.length], sent + at));
        const answers = await sendAll(watcher, [joining, ...bad]);
        expect(answers).toHaveLength(100);
        expect(answers.filter((text) => text.includes('broken'))).toEqual([]);
      }
    });
    await watcher.leave();
  });

  it('cannot send characters that a database does not take', () =>
    harmless(async () => {
      const stranger = Person.known(server.port);
      await stranger.connect();
      expect(await sendAll(stranger, ['{"id":1,"call":"join","given":["\\u0000",0,0]}'])).toEqual([
        '{"id":1,"failed":"unreadable"}',
      ]);
      await expect(stranger.open({ ...newTable('lancashire', 'pp'), nonce: '\0' })).rejects.toThrow('400');
      await expect(stranger.sit('\0', '', 0, 'Eve')).rejects.toThrow('400');
      await stranger.leave();
    }));

  it(`change nothing by ${REQUESTS} bad requests`, () =>
    harmless(async () => {
      const { origin } = owner;
      const talk = ['say', 'read', 'mute', 'report', 'notes', 'note'].map((name) => `/api/talk/${name}`);
      const paths = ['/api/tables', '/api/visit', '/api/sit', '/api/watch', '/api/rematch', ...talk];
      const said = {
        key: 'k',
        body: 'b',
        circle: 'table',
        number: 1,
        version: 0,
        text: 't',
        speaker: 's',
        muted: true,
      };
      const bodies = [
        JSON.stringify({ seed: '', nonce: '', mine: [0], ...newTable('lancashire', 'pp') }),
        JSON.stringify({ game: opened.game, token: opened.invite.slice(1), seat: 0, name: 'Eve', nonce: '', ...said }),
      ];
      for (let number = 0; number < REQUESTS; number++) {
        const path = paths[number % paths.length];
        const body = spoil(bodies[number % 4 === 0 ? 0 : 1], number);
        // A spoiled body may still be a good one for another table: those come from a wrong place.
        const isForeign = number % 4 === 0;
        const response = await fetch(`${origin}${path}`, {
          method: 'POST',
          headers: {
            'content-type': number % 7 === 0 ? 'text/plain' : 'application/json',
            origin: isForeign ? 'http://elsewhere.example' : origin,
          },
          body,
        });
        const text = await response.text();
        if (![400, 403, 404].includes(response.status)) throw new Error(`${path} ${body}: ${response.status} ${text}`);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    }));

  it('are refused with a foreign origin, without a cookie, and with another protocol', () =>
    harmless(async () => {
      const url = `${owner.origin.replace('http', 'ws')}/api/live`;
      const statusOf = (headers: Record<string, string>, protocol = ONLINE_PROTOCOL, path = url): Promise<string> =>
        new Promise((resolve) => {
          const socket = new WebSocket(path, protocol, { headers });
          socket.on('error', ({ message }) => resolve(message));
          socket.on('open', () => {
            socket.close();
            resolve('open');
          });
        });
      const { cookie, origin } = owner;
      expect(await statusOf({ cookie, origin })).toBe('open');
      expect(await statusOf({ cookie, origin: 'http://elsewhere.example' })).toContain('403');
      expect(await statusOf({ cookie, origin: 'null' })).toContain('403');
      expect(await statusOf({ cookie })).toContain('403');
      expect(await statusOf({ origin })).toContain('401');
      expect(await statusOf({ origin, cookie: 'coalbrook=short' })).toContain('401');
      expect(await statusOf({ cookie, origin }, 'other.1')).toContain('400');
      expect(await statusOf({ cookie, origin }, ONLINE_PROTOCOL, `${url}/other`)).toContain('404');
      for (const foreign of ['http://elsewhere.example', 'null', `${origin}.elsewhere.example`, undefined]) {
        const response = await fetch(`${origin}/api/visit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, ...(foreign ? { origin: foreign } : {}) },
          body: JSON.stringify({ game: opened.game, token: opened.invite }),
        });
        expect([response.status, await response.text()]).toEqual([403, '{"failed":"origin"}']);
      }
    }));

  it('cannot break it with what is hardly HTTP', () =>
    harmless(async () => {
      const say = (text: string): Promise<string> =>
        new Promise((resolve) => {
          let answer = '';
          const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
          socket.on('data', (part) => (answer += part.toString('latin1')));
          socket.on('error', () => resolve(answer));
          socket.on('close', () => resolve(answer));
        });
      const host = 'Host: 127.0.0.1\r\n';
      const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`;
      for (const target of [
        '//',
        '///',
        '//:',
        'http://',
        'http://[',
        '*',
        '/%',
        '/%00',
        '/api/..//',
        '/api/__proto__',
        '/api/constructor',
        '?',
        '/\u00ff',
      ]) {
        for (const method of ['GET', 'POST', 'OPTIONS', 'BREW']) {
          expect(await say(`${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).toMatch(
            /^HTTP\/1\.1 4\d\d /,
          );
        }
        expect(await say(`GET ${target} HTTP/1.1\r\n${host}${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
      }
      const half = `POST /api/visit HTTP/1.1\r\n${host}Origin: http://127.0.0.1\r\nContent-Type: application/json\r\n`;
      await say(`${half}Content-Length: 100\r\n\r\n{"game":`);
      await say(`${half}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
      await say('\0\0\0\0\r\n\r\n');
    }));

  it('cannot send more than there is room for', () =>
    harmless(async () => {
      const { origin } = owner;
      const post = (body: string): Promise<number> =>
        fetch(`${origin}/api/visit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body,
        }).then(
          ({ status }) => status,
          () => 0,
        );
      expect(await post('['.repeat(100_000) + ']'.repeat(100_000))).toBeGreaterThanOrEqual(400);
      expect(await post(`"${'x'.repeat(5_000_000)}"`)).toBe(413);
      // The rest is not read, so there may be no answer at all.
      expect([0, 413]).toContain(await post(`"${'x'.repeat(20_000_000)}"`));
      const stranger = Person.known(server.port);
      await stranger.connect();
      const deep = `{"id":1,"call":"leave","given":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
      expect(await sendAll(stranger, [deep])).toHaveLength(1);
      stranger.send('x'.repeat(40_000));
      while (stranger.isConnected) await new Promise(setImmediate);
    }));

  it('are cut off when they flood', async () => {
    const file = join(
      folder((end) => ends.push(end)),
      'games.db',
    );
    const still = await startAt(file, { now: () => 1 });
    const stranger = Person.known(still.port);
    await stranger.connect();
    for (let sent = 0; sent < 200; sent++) stranger.send('{}');
    while (stranger.isConnected) await new Promise(setImmediate);
    await stranger.leave();
    expect(stranger.received.length).toBeLessThanOrEqual(60);
    await still.close();
  });
});
