import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { migrate } from '../../ground/database/migrations.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { folder } from '../../testing/fixtures.ts';
import { Letters } from './letters.ts';

it.each([
  ['in', true],
  ['add', false],
] as const)('a link signs in, and adds no address: %s', async (purpose, isTaken) => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => database.close());
  await migrate(database);
  const letters = new Letters(database, () => 0);
  const about = { purpose, address: 'ada@example.org', origin: 'https://brass.example.org', name: 'Ada' };
  const { id, token } = await letters.keep('phone', about);
  expect(await letters.takeByToken(database, id, token)).toEqual(isTaken ? about : undefined);
});
