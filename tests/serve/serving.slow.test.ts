/** The real server, started as docs/hosting.md says: what it prints, whom it lets read, and how it refuses to start. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { migrations } from '../../apps/server/src/ground/database/migrations.ts';
import { SqliteDatabase } from '../../apps/server/src/ground/database/sqlite.ts';
import { program } from '../cli/coalbrook.ts';
import { root } from '../source.ts';
import { scripts } from './scripts.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  const { buildPage } = await scripts<{ readonly buildPage: () => Promise<void> }>('buildPage.mjs');
  await buildPage();
});

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'coalbrook-serving-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

interface As {
  readonly uid?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const environment = (env: As['env'] = {}): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], NO_COLOR: '1', ...env });

/** Runs a command to its end. */
const coalbrook = (words: readonly string[], { uid, env }: As = {}) => {
  const user = uid === undefined ? {} : { uid, gid: uid };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: tmpdir(),
    env: environment(env),
    encoding: 'utf8',
    ...user,
  });
  return { status, stdout, stderr };
};

/** Starts a server, and resolves when it has said what it says at the start. */
const serve = async (words: readonly string[], { uid, env }: As = {}) => {
  const user = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...words], {
    cwd: tmpdir(),
    env: environment(env),
    ...user,
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  await expect.poll(() => /^http:\S+$/m.test(said) || child.exitCode !== null, { timeout: 300_000 }).toBe(true);
  const origin = /^(http:\S+)\/$/m.exec(said)?.[1];
  if (origin === undefined) throw new Error(said);
  const stop = async (signal: NodeJS.Signals): Promise<unknown> => {
    child.kill(signal);
    return ended;
  };
  return { said: () => said, origin, stop };
};

/** Everything below a folder that others can use. */
const openToOthers = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(place, name)).mode & 0o077);

describe('the keeper’s token', () => {
  it('stands in a file of the owner, and is the same after a restart; nothing else tells it', async () => {
    const data = join(folder(), 'data');
    const first = await serve(['--data', data]);
    const file = join(data, 'keeper-token');
    const token = readFileSync(file, 'utf8').trim();
    expect(token.length).toBeGreaterThan(15);
    expect(first.said()).toContain(file);
    expect(first.said()).not.toContain(token);
    const ask = (origin: string): Promise<Response> =>
      fetch(`${origin}/api/keeper`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask(first.origin)).status).toBe(200);
    expect([statSync(data).mode & 0o077, openToOthers(data)]).toEqual([0, []]);
    await first.stop('SIGTERM');
    const second = await serve(['--data', data]);
    expect((await ask(second.origin)).status).toBe(200);
    await second.stop('SIGTERM');
    // Others may have read it.
    chmodSync(file, 0o644);
    const third = await serve(['--data', data]);
    expect((await ask(third.origin)).status).toBe(404);
    expect([readFileSync(file, 'utf8').trim() === token, openToOthers(data)]).toEqual([false, []]);
  });

  it('that was set is neither printed nor kept', async () => {
    const data = folder();
    const token = 'a token of the keeper';
    const { said, origin } = await serve(['--data', data], { env: { COALBROOK_KEEPER: token } });
    expect((await fetch(`${origin}/api/keeper`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect(said()).not.toMatch(/keeper/);
    expect(existsSync(join(data, 'keeper-token'))).toBe(false);
  });
});

it('a game can be backed up and restored as documented, also after a crash', async () => {
  const data = folder();
  const copy = join(folder(), 'copy.db');
  const server = await serve(['--data', data]);
  expect(coalbrook(['backup', copy, '--data', data])).toMatchObject({ status: 0, stdout: `${copy}\n` });
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(coalbrook(['restore', copy, '--data', data])).toEqual({
    status: 1,
    stdout: '',
    stderr: `coalbrook: ${data} is in use: a server runs on it, or another command uses it\n`,
  });
  await server.stop('SIGKILL');
  const { status, stdout } = coalbrook(['restore', copy, '--data', data]);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^The games in .* are now those of .*: 0 games, 0 entries\.\nWhat was there before is in .*\/before-restore-.*; nothing was deleted\.\n/,
  );
  expect(openToOthers(data)).toEqual([]);
  expect(coalbrook(['check-data', '--data', data])).toMatchObject({ status: 0 });
});

describe('what prevents a start is told in one sentence, and the exit code is 1', () => {
  const refused = (words: readonly string[], as?: As): string => {
    const { status, stdout, stderr } = coalbrook(['serve', '--port', '0', ...words], as);
    expect([status, stdout, stderr.match(/\n/g)?.length], stderr).toEqual([1, '', 1]);
    return stderr.replace(/^coalbrook: /, '').trimEnd();
  };

  it('a port in use', async () => {
    const owner = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void owner.close());
    await once(owner, 'listening');
    const { port } = owner.address() as AddressInfo;
    const { status, stderr } = coalbrook(['serve', '--data', folder(), '--port', String(port)]);
    expect([status, stderr]).toEqual([1, `coalbrook: port ${port} is in use\n`]);
  });

  it('another server', async () => {
    const data = folder();
    await serve(['--data', data]);
    expect(refused(['--data', data])).toMatch(
      / is in use: another server runs on it, or its database is being restored$/,
    );
  });

  it('a damaged database', () => {
    const data = folder();
    writeFileSync(join(data, 'games.db'), 'Dear diary. '.repeat(1000));
    expect(refused(['--data', data])).toBe(`${join(data, 'games.db')} cannot be used: it is damaged, or no database`);
  });

  it('a newer schema', async () => {
    const data = folder();
    const database = new SqliteDatabase(join(data, 'games.db'));
    await database.query('create table schema_version (version integer primary key)');
    await database.query(`insert into schema_version (version) values (${migrations.length + 1})`);
    await database.close();
    expect(refused(['--data', data])).toMatch(/written by a newer version of Coalbrook/);
  });

  it('a folder that is a file', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(refused(['--data', file])).toMatch(/ cannot be used: a part of its path is no folder$/);
  });

  it.runIf(isRoot)('a folder that cannot be written', () => {
    const data = folder();
    chmodSync(data, 0o755);
    expect(refused(['--data', data], { uid: NOBODY })).toBe(`${data} cannot be used: permission is denied`);
    expect(refused(['--data', join(data, 'deeper')], { uid: NOBODY })).toMatch(/permission is denied$/);
  });

  it('a Postgres that cannot be reached', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    await once(nobody, 'close');
    const url = `postgres://ada:hunter2@127.0.0.1:${port}/games`;
    const sentence = `the database games on 127.0.0.1:${port} cannot be used: nothing listens there`;
    expect(refused([], { env: { COALBROOK_DATABASE: url } })).toBe(sentence);
    expect(coalbrook(['check-data', '--database', url])).toEqual({
      status: 1,
      stdout: '',
      stderr: `coalbrook: ${sentence}\n`,
    });
  });
});

it('a restore for which there is no room changes nothing', async () => {
  const data = folder();
  const copy = join(folder(), 'copy.db');
  const server = await serve(['--data', data]);
  expect(coalbrook(['backup', copy, '--data', data]).status).toBe(0);
  await server.stop('SIGTERM');
  const games = readFileSync(join(data, 'games.db'));
  const names = readdirSync(data).toSorted();
  // Files may have no more than a few blocks.
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `trap '' XFSZ; ulimit -f 16; exec "${process.execPath}" "${program}" restore "${copy}" --data "${data}"`],
    { env: environment(), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, `coalbrook: ${copy} was not restored: the disk is full\n`]);
  expect(readdirSync(data).toSorted()).toEqual(names);
  expect(readFileSync(join(data, 'games.db'))).toEqual(games);
});

it.runIf(isRoot)('a server can be started by its user after the administrator has looked after it', async () => {
  const data = folder();
  chownSync(data, NOBODY, NOBODY);
  expect(coalbrook(['check-data', '--data', data])).toMatchObject({ status: 1 });
  const first = await serve(['--data', data], { uid: NOBODY });
  const copy = join(data, 'copy.db');
  expect(coalbrook(['backup', copy, '--data', data])).toMatchObject({ status: 0 });
  await first.stop('SIGKILL');
  expect(coalbrook(['restore', copy, '--data', data])).toMatchObject({ status: 0 });
  const second = await serve(['--data', data], { uid: NOBODY });
  expect((await fetch(`${second.origin}/ready`)).status).toBe(200);
  for (const name of readdirSync(data)) expect([name, statSync(join(data, name)).uid]).toEqual([name, NOBODY]);
});

it('npm start says where the token is, without telling it to those who keep its words', async () => {
  const data = join(folder(), 'data');
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--no-open', '--port', '0', '--data', data], {
    env: environment(),
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  await expect.poll(() => said, { timeout: 300_000 }).toContain('To look after them');
  expect(said).toContain(join(data, 'keeper-token'));
  expect(said).not.toContain(readFileSync(join(data, 'keeper-token'), 'utf8').trim());
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
