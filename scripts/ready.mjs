// Installs dependencies if they do not match the lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.coalbrook-lock');

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Runs npm, preferably the one that started this process. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8' };
  if (own?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Prints lines to standard error and exits. */
export function stop(...lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** Makes sure that `node_modules` matches `package-lock.json`; exits if that fails. */
export function ready() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    stop(`Coalbrook needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);

  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing dependencies …\n');
  const result = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (result.status !== 0) stop('npm ci failed:', result.error?.message ?? `${result.stdout}${result.stderr}`);
  writeFileSync(stamp, wanted);
}
