import { join } from 'node:path';

import type { OnlineTable, Visited } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';

/** The table that somebody sees who comes by its invitation, before they sit down. */
const visitedWith = async (terms: object): Promise<OnlineTable> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const { game, invite } = await Person.known(server.port).open({
    ...newTable('lancashire', 'pp'),
    mine: [0],
    ...terms,
  });
  const { table } = (await Person.known(server.port).post('/api/visit', { game, token: invite })) as Visited;
  return table;
};

it('hints are off at a table unless whoever opens it allows them', async () => {
  expect(await visitedWith({})).not.toHaveProperty('hasHints');
});

it('everybody who comes to a table is told that it has hints', async () => {
  expect(await visitedWith({ hasHints: true })).toMatchObject({ hasHints: true });
});

it('a rated table has no hints', async () => {
  await expect(visitedWith({ hasHints: true, isRated: true })).rejects.toThrow('"at":"hasHints"');
  const table = await visitedWith({ hasHints: false, isRated: true });
  expect(table).toMatchObject({ isRated: true });
  expect(table).not.toHaveProperty('hasHints');
});
