import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { PostgresDatabase } from '../../ground/database/postgres.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { folder, newTable } from '../../testing/fixtures.ts';
import { Member } from '../../testing/member.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/receivers.ts';
import { soak } from '../../testing/soak.ts';

const ROUNDS = soak(2, 60);
const TABLES = 8;

const HOURS = { zone: 'Europe/Berlin', weekends: true, holidays: [] };

/** A node is killed at some moment while a device signs in that has many seats. */
const killWhileMoving = async (place: string, open: () => SqlDatabase): Promise<void> => {
  const program = await bundleNode();
  // The page's address stays the same over restarts; only its port is another one, which passkeys do not mind.
  const keys = new Authenticator('');
  let moved = 0;
  let node = await NodeProcess.start(program, place);
  const opener = new Member(node.port, new Authenticator(`http://localhost:${node.port}`));
  await opener.makePasskey();
  keys.keys.push(...opener.keys.keys);
  for (let round = 0; round < ROUNDS; round++) {
    const device = new Member(node.port, new Authenticator(`http://localhost:${node.port}`));
    device.keys.keys.push(...keys.keys);
    const games: string[] = [];
    for (let at = 0; at < TABLES; at++)
      games.push((await device.person.open({ ...newTable('lancashire', 'pp'), mine: [0] })).game);
    await device.person.post('/api/hours', HOURS);
    const used = device.keys.use(await device.askToSignIn());
    const before = device.person.cookie;
    const asked = device.person.post('/api/account/passkeys/use', used).then(
      () => true,
      () => false,
    );
    // At once, or after a while in which everything is moved.
    await new Promise((resolve) => setTimeout(resolve, round * round));
    await node.kill();
    const isAnswered = await asked;
    node = await NodeProcess.start(program, place);

    const database = open();
    const rows = await database.query<{ person: string; count: number | string }>(
      `select person, count(distinct game) as count from holders where game in (${games.map((_, at) => `$${at + 1}`).join(', ')})
        group by person`,
      ...games,
    );
    await database.close();
    // All of it belongs to one person: whoever had it, or the account.
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.count)).toBe(TABLES);
    const again = new Member(node.port, new Authenticator(`http://localhost:${node.port}`));
    again.keys.keys.push(...keys.keys);
    again.person.cookie = before;
    const isStillTheDevices = (await again.tables()).length === TABLES;
    if (isAnswered) expect(isStillTheDevices).toBe(false);
    if (!isStillTheDevices) moved++;
    // Whoever tries again has everything.
    await again.signIn();
    expect(await again.tables()).toEqual(expect.arrayContaining(games));
    expect(JSON.parse(await again.person.get('/api/hours'))).toEqual({ hours: HOURS });
    for (const game of games) await again.person.post('/api/stand', { game });
  }
  await node.stop();
  process.stdout.write(`${moved} of ${ROUNDS} devices had moved before the kill\n`);
};

describe('a node that is killed while somebody signs in', () => {
  it('loses nothing and divides nothing, on SQLite', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    await killWhileMoving(file, () => new SqliteDatabase(file));
  });

  it('loses nothing and divides nothing, on Postgres', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    await killWhileMoving(url, () => new PostgresDatabase(url));
  });
});

describe('two nodes', () => {
  it('sign devices in and out together', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    const program = await bundleNode();
    const nodes = [await NodeProcess.start(program, url), await NodeProcess.start(program, url)] as const;
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const [here, there] = nodes.map(
      ({ port }) => new Member(port, new Authenticator(`http://localhost:${port}`, false)),
    );
    await here.makePasskey();
    there.keys.keys.push(...here.keys.keys);
    const { game } = await there.person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    await there.person.connect();
    await there.person.ask('join', game, 0 as never, 0);
    // A device at one node and many at the other, all at once.
    const others = Array.from({ length: 6 }, (_, at) => new Member(nodes[at % 2]?.port ?? 0));
    for (const other of others) {
      const keys = new Authenticator(other.person.origin, false);
      keys.keys.push(...here.keys.keys);
      const options = await other.askToSignIn();
      await other.person.post('/api/account/passkeys/use', keys.use(options));
    }
    await Promise.all([there.signIn(), ...others.map((other) => other.account())]);
    await until(() => !there.person.isConnected);
    expect(await here.tables()).toEqual([game]);
    await there.person.connect();
    expect((await here.account()).devices).toHaveLength(8);
    // Both nodes have just met all devices; signing out at one counts at the other at once.
    await here.person.post('/api/account/devices/out', {});
    await until(() => !there.person.isConnected);
    await until(async () => (await there.tables()).length === 0);
    expect(await there.state()).toEqual({ mail: false });
  });
});
