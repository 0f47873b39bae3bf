import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseRecord, replay } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { checkData } from '../../apps/server/src/backup/checkData.ts';
import { exportGame } from '../../apps/server/src/backup/exportGame.ts';
import { migrate } from '../../apps/server/src/ground/database/migrations.ts';
import { SqliteDatabase } from '../../apps/server/src/ground/database/sqlite.ts';
import { FollowedGame, Person } from '../../apps/server/src/testing/client.ts';
import { folder, startAt } from '../../apps/server/src/testing/fixtures.ts';
import { fillTurn } from '../../apps/server/src/testing/play.ts';
import { read, readJson, versionsWith } from './exhibits.ts';

/** A running game as a version left it: the cookie of everybody, and the cells that they saw. */
interface LeftGame {
  readonly game: string;
  readonly rules: number;
  readonly seq: number;
  readonly seats: readonly { readonly cookie: string; readonly cells: readonly number[] }[];
}

/** Everybody finds what they saw, and whoever decides plays a turn. */
const playOn = async (port: number, { game, seq, seats }: LeftGame): Promise<void> => {
  const followed: FollowedGame[] = [];
  for (const [seat, { cookie, cells }] of seats.entries()) {
    const person = new Person(port);
    person.cookie = cookie;
    await person.connect();
    const one = new FollowedGame(person, game, seat as Seat);
    followed.push(one);
    await one.join();
    expect(one.seq).toBe(seq);
    expect([...one.cells]).toEqual(cells);
  }
  const actor = followed[followed[0].actor];
  expect(await actor.person.ask('commit', game, actor.viewer, seq, fillTurn(actor, seq))).toBeUndefined();
  await actor.until(() => actor.seq > seq);
  for (const { person } of followed) await person.leave();
};

it.each(versionsWith('server.db.gz'))('the server data of %s are migrated, and its games go on', async (version) => {
  const file = join(folder(onTestFinished), 'games.db');
  writeFileSync(file, read(version, 'server.db.gz'));
  const left = readJson<readonly LeftGame[]>(version, 'server.json.gz');
  const database = new SqliteDatabase(file);
  await migrate(database);
  expect(await checkData(database)).toMatchObject({ games: left.length, resumed: 0, faults: [] });
  const faults: string[] = [];
  const server = await startAt('', { database, log: (level, message) => level !== 'info' && faults.push(message) });
  onTestFinished(() => server.close());
  for (const game of left) {
    await playOn(server.port, game);
    const exported = await exportGame(database, game.game);
    const record = exported.ok ? parseRecord(exported.value) : exported;
    if (!record.ok) throw new Error(JSON.stringify(record.fault));
    expect(record.value.header.rules).toBe(game.rules);
    expect(record.value.header.resumed).toBeUndefined();
    const played = replay(record.value);
    expect(played.ok && played.value.table.wish.rules).toBe(game.rules);
  }
  expect(faults).toEqual([]);
  expect(await checkData(database)).toMatchObject({ games: left.length, resumed: 0, faults: [] });
});
