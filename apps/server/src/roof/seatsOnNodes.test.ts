import type { Seat } from '@coalbrook/rules';
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

it.skipIf(typeof postgres === 'string')('another device is told of and ended on every node', async () => {
  const url = await (postgres as TestPostgres).newDatabase();
  const nodes: RunningServer[] = [];
  for (let node = 0; node < 2; node++) nodes.push(await startAt('', { database: new PostgresDatabase(url) }));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  const [here, there] = nodes.map(({ port }) => port);
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
