/** Code that is kept for the next start: used by everybody, written only by those who may. */

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { root } from '../source.ts';

/** A user without any rights, and another one. */
const NOBODY = 65_534;
const SOMEBODY = 65_533;

const isRoot = process.getuid?.() === 0;

/** A small checkout of its own with the loader, in which a program prints a number. */
const checkout = () => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-users-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  cpSync(join(root, 'apps/cli/bin'), join(folder, 'apps/cli/bin'), { recursive: true });
  for (const name of [
    'packages/coal/src',
    'apps/cli/src',
    'apps/server',
    'apps/referee',
    'apps/mcp',
    'apps/lab',
    'node_modules',
  ])
    mkdirSync(join(folder, name), { recursive: true });
  // The modules that a package manager would have put there.
  symlinkSync(join(root, 'node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  for (const name of ['packages/coal', 'apps/cli', 'apps/server', 'apps/referee', 'apps/mcp', 'apps/lab'])
    spawnSync('sh', ['-c', `echo '{"type":"module"}' > "${join(folder, name)}/package.json"`]);
  spawnSync('sh', [
    '-c',
    `echo 'const price: number = 5; console.log(price);' > "${join(folder, 'apps/cli/src')}/main.ts"`,
  ]);
  const start = (uid: number, umask = '022') =>
    spawnSync(
      'sh',
      ['-c', `umask ${umask}; exec "${process.execPath}" "${join(folder, 'apps/cli/bin/coalbrook.mjs')}"`],
      {
        uid,
        gid: uid,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], HOME: folder },
      },
    );
  return { folder, cache: join(folder, 'node_modules/.cache'), start };
};

describe.runIf(isRoot)('a program that the administrator has started', () => {
  it.each(['022', '077'])('can be started by another user, with umask %s', (umask) => {
    const { start } = checkout();
    for (const uid of [0, NOBODY, 0]) {
      const { status, stdout, stderr } = start(uid, umask);
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '5\n', stderr: '' });
    }
  });

  it('keeps nothing that others may write', () => {
    const { cache, start } = checkout();
    start(0, '000');
    const kept = readdirSync(cache, { recursive: true, encoding: 'utf8' });
    expect(kept.length).toBeGreaterThan(1);
    for (const name of kept) expect([name, statSync(join(cache, name)).mode & 0o022]).toEqual([name, 0]);
  });

  it('does not run what a stranger has kept', () => {
    const { folder, cache, start } = checkout();
    // The folder of all caches can be written by everybody, and a stranger was there first.
    mkdirSync(cache);
    chmodSync(cache, 0o777);
    expect(start(SOMEBODY).stdout).toBe('5\n');
    expect(readdirSync(cache).length).toBeGreaterThan(0);
    spawnSync('sh', [
      '-c',
      `find "${cache}" -type f -name '*.mjs' -exec sh -c 'echo "console.log(666);" > "$1"' _ {} ';'`,
    ]);
    expect(start(SOMEBODY).stdout).toContain('666');
    for (const uid of [0, NOBODY]) expect(start(uid).stdout).toBe('5\n');
    // Whoever owns the sources may do as they like.
    chownSync(folder, SOMEBODY, SOMEBODY);
    expect(start(0).stdout).toContain('666');
  });
});

if (!isRoot) process.stdout.write('Users cannot be changed here, so what others may start is not tested.\n');
