import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import Connection from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';

import { migrate, migrations } from '../ground/database/migrations.ts';
import { openFolder } from '../ground/database/openDatabase.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { takeFolder } from '../ground/database/takeFolder.ts';
import { Person } from '../testing/client.ts';
import { folder, newTable } from '../testing/fixtures.ts';
import { bundle, NodeProcess } from '../testing/nodeProcess.ts';
import { restore } from './restore.ts';

const NOW = Date.UTC(2030, 0, 2, 3, 4, 5);

const serving = bundle('serveFolder', (end) => void process.once('exit', end));

const serve = async (place: string): Promise<NodeProcess> => {
  const node = await NodeProcess.start(await serving, place);
  onTestFinished(() => void node.kill());
  return node;
};

const openTable = async (port: number): Promise<string> =>
  (await Person.known(port).open({ ...newTable('lancashire', 'pp'), mine: [0] })).game;

/** The ids of the games in a database file. A copy is read, because the library does not free files at once. */
const gamesIn = async (file: string): Promise<readonly string[]> => {
  const copy = join(folder(onTestFinished), 'copy.db');
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
  const database = new SqliteDatabase(copy);
  const rows = await database.query<{ id: string }>('select id from games order by id');
  await database.close();
  return rows.map(({ id }) => id);
};

/** Copies the games of a folder to a file. */
const backUp = async (place: string, file: string): Promise<void> => {
  const opened = await openFolder(place, 'read');
  if (!opened.ok) throw new Error(opened.fault);
  await opened.value.database.backup(file);
  await opened.value.close();
};

/** A folder with two games, and a backup of the first; made once. */
const original = (async () => {
  const onEnd = (end: () => void): void => void process.once('exit', end);
  const place = folder(onEnd);
  const file = join(folder(onEnd), 'backup.db');
  const node = await NodeProcess.start(await serving, place);
  const game = await openTable(node.port);
  await backUp(place, file);
  const later = await openTable(node.port);
  await node.stop();
  return { place, file, game, later };
})();

/** A copy of that folder and of its backup. */
const kept = async () => {
  const { place, file, ...games } = await original;
  const copy = { place: folder(onTestFinished), file: join(folder(onTestFinished), 'backup.db') };
  cpSync(place, copy.place, { recursive: true });
  cpSync(file, copy.file);
  return { ...copy, ...games };
};

/** Every file in a folder with its mode and content. */
const everything = (place: string): readonly (readonly [string, number, string])[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    // Only locked, never written.
    .filter((name) => name !== 'server.lock')
    .toSorted()
    .map((name) => {
      const path = join(place, name);
      const { mode } = statSync(path);
      const isFile = statSync(path).isFile();
      return [name, mode, isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''];
    });

const restoring = (file: string, place: string, acceptsFaults = false) =>
  restore({ file, folder: place, acceptsFaults, now: NOW });

const asideOf = (place: string): string => join(place, 'before-restore-2030-01-02T03-04-05-000Z');

it('after a crash the database is the backup, not a mixture, and nothing of before is lost', async () => {
  const place = folder(onTestFinished);
  const file = join(folder(onTestFinished), 'backup.db');
  const node = await serve(place);
  const first = [await openTable(node.port), await openTable(node.port)].toSorted();
  await backUp(place, file);
  const third = await openTable(node.port);
  await node.kill();
  // What was written last is only in the log.
  expect(statSync(join(place, 'games.db-wal')).size).toBeGreaterThan(0);
  const log = readFileSync(join(place, 'games.db-wal'));

  const restored = await restoring(file, place);
  expect(restored).toMatchObject({ ok: true, value: { aside: asideOf(place), report: { games: 2, faults: [] } } });
  expect(existsSync(join(place, 'games.db-wal'))).toBe(false);
  expect(readFileSync(join(asideOf(place), 'games.db-wal'))).toEqual(log);
  const again = await serve(place);
  expect((await fetch(`http://127.0.0.1:${again.port}/ready`)).status).toBe(200);
  const fourth = await openTable(again.port);
  await again.kill();
  expect(await gamesIn(join(place, 'games.db'))).toEqual([...first, fourth].toSorted());
  expect(await gamesIn(join(asideOf(place), 'games.db'))).toEqual([...first, third].toSorted());
  expect(await gamesIn(file)).toEqual(first);
});

it('a backup can be put where there was nothing', async () => {
  const { file, game } = await kept();
  const place = join(folder(onTestFinished), 'new', 'data');
  expect(await restoring(file, place)).toMatchObject({ ok: true, value: { aside: undefined } });
  expect(await gamesIn(join(place, 'games.db'))).toEqual([game]);
});

it('a database that was copied together with its log counts as a whole', async () => {
  const place = folder(onTestFinished);
  const elsewhere = folder(onTestFinished);
  const node = await serve(place);
  const game = await openTable(node.port);
  await node.kill();
  for (const end of ['', '-wal']) copyFileSync(join(place, `games.db${end}`), join(elsewhere, `copy.db${end}`));
  const before = everything(elsewhere);
  const fresh = join(folder(onTestFinished), 'data');
  expect((await restoring(join(elsewhere, 'copy.db'), fresh)).ok).toBe(true);
  expect(await gamesIn(join(fresh, 'games.db'))).toEqual([game]);
  expect(everything(elsewhere)).toEqual(before);
});

it('a backup of an earlier version is brought up to date', async () => {
  const { place } = await kept();
  const file = join(folder(onTestFinished), 'old.db');
  const old = new SqliteDatabase(file);
  await migrate(old, migrations.slice(0, 1));
  await old.close();
  expect(await restoring(file, place)).toMatchObject({ ok: true, value: { report: { games: 0 } } });
  expect(await gamesIn(join(place, 'games.db'))).toEqual([]);
});

it('a backup of a newer version that only added to the schema can still be put back', async () => {
  const { place, file, game } = await kept();
  const newer = new Connection(file);
  newer.exec("alter table games add column recipe text not null default ''");
  newer.exec(`insert into schema_version (version) values (${migrations.length + 1})`);
  newer.close();
  expect(await restoring(file, place)).toMatchObject({ ok: true, value: { report: { games: 1, faults: [] } } });
  expect(await gamesIn(join(place, 'games.db'))).toEqual([game]);
  const node = await serve(place);
  expect((await fetch(`http://127.0.0.1:${node.port}/ready`)).status).toBe(200);
  const opened = await openTable(node.port);
  await node.kill();
  expect(await gamesIn(join(place, 'games.db'))).toEqual([game, opened].toSorted());
});

describe('nothing changes', () => {
  it('while a server runs', async () => {
    const { file } = await kept();
    const place = folder(onTestFinished);
    const node = await serve(place);
    await openTable(node.port);
    const games = await gamesIn(join(place, 'games.db'));
    expect(await restoring(file, place)).toEqual({
      ok: false,
      fault: `${place} is in use: a server runs on it, or another command uses it`,
    });
    expect(await gamesIn(join(place, 'games.db'))).toEqual(games);
    await node.kill();
    expect((await restoring(file, place)).ok).toBe(true);
  });

  const faulty: Readonly<Record<string, readonly [fault: RegExp, spoil: (file: string) => Promise<void> | void]>> = {
    'there is no such file': [/there is no such file$/, (file) => renameSync(file, `${file}.gone`)],
    'it is a folder': [
      /it is no file$/,
      (file) => {
        renameSync(file, `${file}.gone`);
        mkdirSync(file);
      },
    ],
    'it is empty': [/it is no database of Coalbrook$/, (file) => truncateSync(file, 0)],
    'it is a text': [/it is damaged, or no database$/, (file) => writeFileSync(file, 'Dear diary. '.repeat(1000))],
    'its end is missing': [/it is damaged$/, (file) => truncateSync(file, (statSync(file).size >> 13) << 12)],
    'its middle is damaged': [
      /damaged/,
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0x5a, 4096, bytes.length - 4096);
        writeFileSync(file, bytes);
      },
    ],
    'it is of another program': [
      /it is no database of Coalbrook$/,
      (file) => {
        renameSync(file, `${file}.gone`);
        const other = new Connection(file);
        other.exec('create table recipes (name text)');
        other.close();
      },
    ],
    'it is of a newer version': [
      /it was written by a newer version of Coalbrook$/,
      (file) => {
        const newer = new Connection(file);
        newer.exec(`insert into schema_version (version) values (${migrations.length + 1})`);
        newer.exec(`insert into schema_breaks (version) values (${migrations.length + 1})`);
        newer.close();
      },
    ],
    'a game cannot be read': [
      /game [\w-]+ cannot be read \(.+\)$/,
      (file) => {
        const broken = new Connection(file);
        broken.exec("update games set sheet = '{'");
        broken.close();
      },
    ],
  };

  it.each(Object.keys(faulty))('if %s', async (name) => {
    const { place, file } = await kept();
    const [fault, spoil] = faulty[name];
    await spoil(file);
    const before = everything(place);
    const outcome = await restoring(file, place);
    expect(outcome).toEqual({ ok: false, fault: expect.stringMatching(fault) as unknown });
    expect(everything(place)).toEqual(before);
  });

  it('if the file is the database itself', async () => {
    const { place } = await kept();
    const before = everything(place);
    expect(await restoring(join(place, 'games.db'), place)).toMatchObject({ ok: false });
    expect(everything(place)).toEqual(before);
  });

  it('if the folder cannot be made', async () => {
    const { place, file } = await kept();
    const outcome = await restoring(file, join(place, 'games.db', 'data'));
    expect(outcome).toEqual({ ok: false, fault: expect.stringMatching(/something else is in its place$/) as unknown });
  });
});

it('single games that cannot be read can be put up with', async () => {
  const { place, file } = await kept();
  const broken = new Connection(file);
  broken.exec("update games set sheet = '{'");
  broken.close();
  expect(await restoring(file, place, true)).toMatchObject({ ok: true, value: { report: { games: 1 } } });
});

describe('a restore that was interrupted', () => {
  const unfinished = 'restore-2030-01-02T03-04-05-000Z.unfinished';

  const moveAside = (place: string): void => {
    for (const name of readdirSync(place).filter((one) => one.startsWith('games.db')))
      renameSync(join(place, name), join(place, unfinished, name));
  };

  /** The folder after a crash, and who must find it in order. */
  const settle = (place: string): void => {
    expect(takeFolder(place, 'read')).toMatchObject({ ok: false });
    const taken = takeFolder(place, 'serve');
    if (!taken.ok) throw new Error(taken.fault);
    taken.value();
    expect(existsSync(join(place, unfinished))).toBe(false);
  };

  it('is undone if the backup was not yet in place', async () => {
    const { place, file, game, later } = await kept();
    const before = everything(place);
    mkdirSync(join(place, unfinished));
    copyFileSync(file, join(place, unfinished, 'new.db'));
    settle(place);
    expect(everything(place)).toEqual(before);
    mkdirSync(join(place, unfinished));
    copyFileSync(file, join(place, unfinished, 'new.db'));
    moveAside(place);
    settle(place);
    expect(everything(place)).toEqual(before);
    expect(await gamesIn(join(place, 'games.db'))).toEqual([game, later].toSorted());
  });

  it('is completed if it was', async () => {
    const { place, file, game, later } = await kept();
    mkdirSync(join(place, unfinished));
    moveAside(place);
    copyFileSync(file, join(place, 'games.db'));
    settle(place);
    expect(await gamesIn(join(place, 'games.db'))).toEqual([game]);
    expect(await gamesIn(join(asideOf(place), 'games.db'))).toEqual([game, later].toSorted());
  });
});

it.runIf(process.getuid?.() === 0)('what the administrator restores belongs to the owner of the folder', async () => {
  const NOBODY = 65_534;
  const { file } = await kept();
  const place = folder(onTestFinished);
  chownSync(place, NOBODY, NOBODY);
  expect((await restoring(file, place)).ok).toBe(true);
  for (const name of readdirSync(place)) expect([name, statSync(join(place, name)).uid]).toEqual([name, NOBODY]);
  const { status } = spawnSync('test', ['-w', join(place, 'games.db')], { uid: NOBODY, gid: NOBODY });
  expect(status).toBe(0);
});

it('nothing of it can be read by others', async () => {
  const { place, file } = await kept();
  expect((await restoring(file, place)).ok).toBe(true);
  for (const [name, mode] of everything(place)) expect([name, mode & 0o077]).toEqual([name, 0]);
  expect(statSync(file).mode & 0o077).toBe(0);
});
