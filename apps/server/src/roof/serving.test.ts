import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { Queries } from '../ground/database/database.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { Serving } from '../ground/http/serving.ts';
import { silentLog } from '../ground/log.ts';
import { folder, startAt } from '../testing/fixtures.ts';
import { startServer } from './server.ts';
import { startFault } from './startFault.ts';

const serve = async (options: Parameters<typeof startAt>[1] = {}) => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  const server = await startAt('', { database, ...options });
  onTestFinished(() => server.close());
  return { database, ask: (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`) };
};

const answered = async (asked: Promise<Response>): Promise<readonly [number, unknown]> => {
  const response = await asked;
  return [response.status, await response.json()];
};

/** A port that nobody uses, with the one who has it until it is freed. */
const takenPort = async () => {
  const owner = createServer().listen(0, '127.0.0.1');
  await once(owner, 'listening');
  const free = async (): Promise<void> => {
    owner.close();
    await once(owner, 'close');
  };
  return { port: (owner.address() as AddressInfo).port, free };
};

describe('/ready', () => {
  it('says that a node can serve, and /health that it lives', async () => {
    const { ask } = await serve();
    expect(await answered(ask('/health'))).toEqual([200, { status: 'up' }]);
    expect(await answered(ask('/ready'))).toEqual([200, { status: 'ready' }]);
  });

  it('says that a newer node has changed the schema, unless it has only added to it', async () => {
    const { ask, database } = await serve();
    await database.query('insert into schema_version (version) values (9998)');
    expect(await answered(ask('/ready'))).toEqual([200, { status: 'ready' }]);
    await database.query('insert into schema_version (version) values (9999)');
    await database.query('insert into schema_breaks (version) values (9999)');
    await expect.poll(async () => (await ask('/ready')).status).toBe(503);
    expect(await answered(ask('/ready'))).toEqual([503, { status: 'schema' }]);
    expect((await ask('/health')).status).toBe(200);
  });

  it('says that the database does not answer or fails, without asking it twice', async () => {
    let asked = 0;
    const never: Queries = { query: () => new Promise(() => void asked++) };
    const waiting = new Serving(20);
    waiting.begin(never);
    for (const { status, body } of await Promise.all(Array.from({ length: 50 }, () => waiting.answer())))
      expect([status, body]).toEqual([503, { status: 'database' }]);
    expect(asked).toBe(1);
    const failing = new Serving();
    failing.begin({ query: () => Promise.reject(new Error('gone')) });
    expect(await failing.answer()).toMatchObject({ status: 503, body: { status: 'database' } });
  });

  it('says that a node stops, also while the database is asked', async () => {
    let reply = (): void => undefined;
    const serving = new Serving();
    serving.begin({ query: () => new Promise((resolve) => (reply = () => resolve([]))) });
    const asked = serving.answer();
    serving.end();
    reply();
    for (const answer of [await asked, await serving.answer()])
      expect(answer).toMatchObject({ status: 503, body: { status: 'stopping' } });
  });

  it('says that a node starts, which lives already', async () => {
    const { port, free } = await takenPort();
    await free();
    let migrateNow = (): void => undefined;
    const mayMigrate = new Promise<void>((resolve) => (migrateNow = resolve));
    class Waiting extends SqliteDatabase {
      override async alone<Made>(work: Parameters<SqliteDatabase['alone']>[0]): Promise<Made> {
        await mayMigrate;
        return super.alone(work) as Promise<Made>;
      }
    }
    const database = new Waiting(join(folder(onTestFinished), 'games.db'));
    const starting = startServer({ database, host: '127.0.0.1', port, log: silentLog, botFloor: 0 });
    const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
    await expect
      .poll(() =>
        ask('/health').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await answered(ask('/ready'))).toEqual([503, { status: 'starting' }]);
    expect(await answered(ask('/api/mine'))).toEqual([503, { failed: 'starting' }]);
    migrateNow();
    const server = await starting;
    onTestFinished(() => server.close());
    expect(await answered(ask('/ready'))).toEqual([200, { status: 'ready' }]);
  });
});

describe('a node that cannot listen', () => {
  it('says so in one sentence and touches no data', async () => {
    const { port, free } = await takenPort();
    onTestFinished(free);
    const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
    onTestFinished(() => database.close());
    const faultAt = (host: string): Promise<string | undefined> =>
      startServer({ database, host, port, log: silentLog }).then(() => 'it started', startFault);
    expect(await faultAt('127.0.0.1')).toBe(`port ${port} is in use`);
    expect(await faultAt('192.0.2.1')).toBe('192.0.2.1 is not an address of this machine');
    expect(await database.query('select name from sqlite_schema')).toEqual([]);
  });
});

describe('strict transport security', () => {
  const header = async (publicUrl: string | undefined): Promise<readonly string[]> => {
    const { ask } = await serve({ publicUrl, page: (_, response) => void response.end('page') });
    const paths = ['/', '/health', '/ready', '/api/mine', '/api/none', '/metrics'];
    return Promise.all(paths.map(async (path) => (await ask(path)).headers.get('strict-transport-security') ?? 'none'));
  };

  it('is asked for with every answer where the public address is https', async () => {
    expect(new Set(await header('https://brass.example.org'))).toEqual(new Set(['max-age=31536000']));
  });

  it.each([undefined, 'http://brass.example.org'])('is not asked for with %s', async (publicUrl) => {
    expect(new Set(await header(publicUrl))).toEqual(new Set(['none']));
  });
});
