/** A Postgres of this machine with its own tools, of the same version, for tests of what a keeper does with them. */

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql', 'createdb'];

/** Where Debian keeps them. */
const DEBIAN = '/usr/lib/postgresql';

const folders = (): readonly string[] => [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(delimiter),
];

const hasAll = (folder: string): boolean => NEEDED.every((name) => existsSync(join(folder, name)));

/** Postgres does not run as the administrator. */
const user = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: string): number => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const PASSWORD = 'secret';

export class PostgresWithTools {
  readonly #bin: string;
  readonly #port: number;

  private constructor(bin: string, port: number) {
    this.#bin = bin;
    this.#port = port;
  }

  /** Starts one; undefined where there is none with its tools. */
  static async start(onEnd: (end: () => void) => void): Promise<PostgresWithTools | undefined> {
    const bin = folders().find(hasAll);
    if (bin === undefined) return undefined;
    const [as, port] = [user(), await freePort()];
    const home = mkdtempSync(join(tmpdir(), 'coalbrook-postgres-'));
    if (as) chownSync(home, as.uid, as.gid);
    const data = join(home, 'data');
    spawnSync('sh', ['-c', `umask 077; echo ${PASSWORD} > "${home}/password"`], { ...as });
    const flags = ['-D', data, '--no-sync', '-U', 'coalbrook', '-A', 'scram-sha-256', `--pwfile=${home}/password`];
    const made = spawnSync(join(bin, 'initdb'), flags, { ...as, cwd: home, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
    const settings = ['-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...as, cwd: home, stdio: 'ignore' });
    onEnd(() => {
      child.kill('SIGQUIT');
      rmSync(home, { recursive: true, force: true, maxRetries: 20 });
    });
    const server = new PostgresWithTools(bin, port);
    while (server.run(`psql -c 'select 1' "${server.url('postgres')}"`).status !== 0) {
      if (child.exitCode !== null) throw new Error('Postgres did not start');
    }
    return server;
  }

  url(database: string, password: string = PASSWORD): string {
    return `postgres://coalbrook:${password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Runs a line of a shell in which the tools are found, and reach this server. */
  run(line: string, env: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', line], {
      encoding: 'utf8',
      env: {
        PATH: `${this.#bin}${delimiter}${process.env['PATH'] ?? ''}`,
        PGHOST: '127.0.0.1',
        PGPORT: String(this.#port),
        PGUSER: 'coalbrook',
        PGPASSWORD: PASSWORD,
        ...env,
      },
    });
    return { status, stdout, stderr };
  }
}
