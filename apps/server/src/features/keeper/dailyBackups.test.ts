import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ServerFigures } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';

const TOKEN = 'a token that nobody can guess';
const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 0, 1, 12);

/** A server that makes backups, in a time that the test tells. */
const serve = async (dailyBackups: number, place = folder(onTestFinished)) => {
  const time = { now: START };
  const backups = join(place, 'backups');
  const logged: string[] = [];
  const server = await startAt(join(place, 'games.db'), {
    now: () => time.now,
    keeper: { token: TOKEN, backupFolder: backups, dailyBackups },
    log: (_, message) => logged.push(message),
  });
  onTestFinished(() => server.close());
  const origin = `http://127.0.0.1:${server.port}`;
  const figures = async (): Promise<ServerFigures> =>
    (await fetch(`${origin}/api/keeper`, { headers: { authorization: `Bearer ${TOKEN}` } })).json() as never;
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  const names = (): readonly string[] => readdirSync(backups).toSorted();
  return { server, place, backups, time, logged, figures, metric, names };
};

const nameOf = (moment: number, isDaily = true): string =>
  `games-${new Date(moment).toISOString().replaceAll(/[:.]/g, '-')}${isDaily ? '-daily' : ''}.db`;

describe('daily backups', () => {
  it('are made at the start and each day, and as many are kept as were asked for', async () => {
    const { server, time, names, figures, metric, backups } = await serve(3);
    await server.runChore('backup');
    expect(names()).toEqual([nameOf(START)]);
    const { game } = await Person.known(server.port).open({ ...newTable('lancashire', 'pr'), mine: [0] });
    time.now += DAY - 1;
    await server.runChore('backup');
    expect(names()).toHaveLength(1);
    for (let day = 1; day <= 4; day++) {
      time.now = START + day * DAY;
      await server.runChore('backup');
    }
    expect(names()).toEqual([2, 3, 4].map((day) => nameOf(START + day * DAY)));
    const copy = new SqliteDatabase(join(backups, names()[0]));
    onTestFinished(() => copy.close());
    expect(await copy.query('select id from games')).toEqual([{ id: game }]);
    expect(await metric('coalbrook_backup_timestamp_seconds')).toBe((START + 4 * DAY) / 1000);
    expect(await metric('coalbrook_backups_failed_total')).toBe(0);
    const { dailyBackups, backupFailed, backups: listed } = await figures();
    expect([dailyBackups, backupFailed, listed?.length]).toEqual([3, undefined, 3]);
  });

  it('do not count those that the keeper has made, nor those of the future', async () => {
    const { server, time, names, backups } = await serve(1);
    await server.runChore('backup');
    const others = [nameOf(START - 9 * DAY, false), nameOf(START + 99 * DAY)];
    for (const name of others) writeFileSync(join(backups, name), '');
    for (let day = 1; day <= 2; day++) {
      time.now = START + day * DAY;
      await server.runChore('backup');
      await server.runChore('backup');
      expect(names()).toEqual([...others, nameOf(time.now)].toSorted());
    }
  });

  it('are not made anew by a server that is only started again', async () => {
    const { server, place, names } = await serve(3);
    await server.runChore('backup');
    await server.close();
    const again = await serve(3, place);
    again.time.now += 60_000;
    await again.server.runChore('backup');
    expect(names()).toEqual([nameOf(START)]);
  });

  it('that fail are told on the keeper’s page, in the figures and in the log, until one succeeds', async () => {
    const { server, time, backups, figures, metric, logged, names } = await serve(3);
    await server.runChore('backup');
    rmSync(backups, { recursive: true });
    writeFileSync(backups, 'in the way');
    time.now += DAY;
    await server.runChore('backup');
    await server.runChore('backup');
    expect(await metric('coalbrook_backups_failed_total')).toBe(2);
    expect(logged).toContain('the daily backup failed');
    rmSync(backups);
    mkdirSync(backups);
    const { backupFailed } = await figures();
    expect(backupFailed).toBe(time.now);
    await server.runChore('backup');
    expect((await figures()).backupFailed).toBeUndefined();
    expect(names()).toEqual([nameOf(time.now)]);
  });

  it('are not made if none are kept', async () => {
    const { server, names, figures } = await serve(0);
    await expect(server.runChore('backup')).rejects.toThrow('there is no chore backup');
    expect(names()).toEqual([]);
    expect((await figures()).dailyBackups).toBe(0);
  });
});

it('backups and the database are closed to others, also those that were not', async () => {
  const place = folder(onTestFinished);
  const backups = join(place, 'backups');
  const old = [
    join(place, 'games.db'),
    join(backups, nameOf(START - 9 * DAY, false)),
    join(backups, 'games-1.db.part'),
  ];
  mkdirSync(backups);
  chmodSync(backups, 0o755);
  for (const file of old) writeFileSync(file, '', { mode: 0o644 });
  const { server, names } = await serve(2, place);
  await server.runChore('backup');
  // What a killed server has not finished is gone.
  expect(names()).toHaveLength(2);
  for (const name of ['backups', ...readdirSync(place, { recursive: true, encoding: 'utf8' })])
    expect([name, statSync(join(place, name)).mode & 0o077]).toEqual([name, 0]);
  expect(readdirSync(place)).toContain('games.db-wal');
});
