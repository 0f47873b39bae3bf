import type { Seat } from '@coalbrook/rules';
import type { PublicTable } from '@coalbrook/wire/online';
import { afterAll, expect, it, onTestFinished } from 'vitest';

import { PostgresDatabase } from '../ground/database/postgres.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { newTable, startAt } from '../testing/fixtures.ts';
import { TestPostgres } from '../testing/postgres.ts';
import type { RunningServer } from './server.ts';

const SECOND = 1 as Seat;

const postgres = await TestPostgres.start();
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

/** Starts two nodes on a new database, and returns their ports. */
const twoNodes = async (): Promise<readonly number[]> => {
  const url = await (postgres as TestPostgres).newDatabase();
  const nodes: RunningServer[] = [];
  for (let node = 0; node < 2; node++) nodes.push(await startAt('', { database: new PostgresDatabase(url) }));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  return nodes.map(({ port }) => port);
};

it.skipIf(typeof postgres === 'string')('another device is told of and ended on every node', async () => {
  const [here, there] = await twoNodes();
  const [ann, bea, phone] = [Person.known(here), Person.known(here), Person.known(there)];
  const { game, invite } = await ann.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  await bea.sit(game, invite, 1, 'Bea');
  await bea.connect();
  const beas = new FollowedGame(bea, game, SECOND);
  await beas.join();
  await phone.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
  await beas.until(() => beas.info?.shared !== undefined);
  await phone.connect();
  await new FollowedGame(phone, game, SECOND).join();
  const end = new Promise<void>((resolve) => (phone.onClose = resolve));
  await bea.linkTo(game, 1);
  await end;
  await phone.connect();
  expect(await phone.ask('join', game, SECOND, 0)).toEqual({ denied: 'absent' });
});

it.skipIf(typeof postgres === 'string')('public tables are listed live on every node', async () => {
  const [here, there] = await twoNodes();
  const [ann, bea, watcher] = [Person.known(here), Person.known(here), Person.known(there)];
  const list = new Map<string, PublicTable>();
  watcher.onLobby = ({ tables, gone }) => {
    for (const table of tables) list.set(table.game, table);
    for (const game of gone) list.delete(game);
  };
  await watcher.connect();
  onTestFinished(() => watcher.leave());
  await watcher.ask('lobby', true);
  const { game } = await ann.open({ ...newTable('lancashire', 'ppp'), mine: [0], isPublic: true });
  await expect.poll(() => list.has(game)).toBe(true);
  await bea.sit(game, '', 1, 'Bea');
  await bea.connect();
  await bea.ask('join', game, SECOND, 0);
  await expect.poll(() => list.get(game)?.seats[1], { timeout: 8000 }).toMatchObject({ name: 'Bea', isPresent: true });
  await bea.leave();
  for (const person of [ann, bea]) await person.post('/api/stand', { game });
  await expect.poll(() => list.size, { timeout: 8000 }).toBe(0);
});
