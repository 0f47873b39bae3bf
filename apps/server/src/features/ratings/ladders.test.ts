import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { migrate } from '../../ground/database/migrations.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { folder } from '../../testing/fixtures.ts';
import { readLadders } from './ladders.ts';

it('a ladder names its best 50 players, and how many there are', async () => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => database.close());
  await migrate(database);
  for (let skill = 1; skill <= 52; skill++) {
    await database.query('insert into players (id, person, name) values ($1, $1, $1)', `P${skill}`);
    await database.query(
      "insert into ratings (player, edition, seats, mu, sigma, games) values ($1, 'lancashire', 2, $2, 1, 9)",
      `P${skill}`,
      skill,
    );
  }
  const [{ count, players }] = await readLadders(database);
  expect([count, players.length, players[0].name, players[49].name]).toEqual([52, 50, 'P52', 'P3']);
});
