import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { folder } from '../../testing/fixtures.ts';
import { migrate } from '../database/migrations.ts';
import { SqliteDatabase } from '../database/sqlite.ts';
import { addDevice, Devices } from './devices.ts';

it('a device that was signed out without a word is a stranger’s after five seconds', async () => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => database.close());
  await migrate(database);
  let now = 1_000_000;
  const devices = new Devices(database, () => now);
  await database.query("insert into accounts (person, name, since) values ('Ada', 'Ada', 0)");
  await addDevice(database, 'Ada', { hash: 'phone', name: 'Phone' }, now);
  expect(await devices.personOf('phone')).toBe('Ada');
  await database.query('delete from devices');
  now += 4999;
  expect(await devices.personOf('phone')).toBe('Ada');
  now += 1;
  expect(await devices.personOf('phone')).toBeUndefined();
});
