// `npm run nodes`: runs the unit tests on every supported Node version, with one line of output each.
// Arguments select versions and tests: `npm run nodes -- 24 26 cli`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { npm, ready, root, stop } from './ready.mjs';
import { conclude, unit } from './steps.mjs';

const versions = ['20.19', '20', '22', '24', '26'];

/** Binaries are kept here between runs; ignored by git. */
const cache = join(root, '.cache', 'node');

/** The npm package that holds Node's binary for this machine. */
const holder = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const isNewer = (one, other) => one.localeCompare(other, undefined, { numeric: true }) > 0;

/** The newest release of a version, or the newest in the cache if the registry cannot be reached. */
function newest(version) {
  const { status, stdout } = npm('view', `${holder}@${version}`, 'version', '--json');
  const found = status === 0 && stdout.trim() ? [JSON.parse(stdout)].flat() : [];
  const kept = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith(`${version}.`)) : [];
  return (found.length > 0 ? found : kept).reduce((best, each) => (isNewer(each, best) ? each : best), '');
}

function fetch(release) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetching-'));
  try {
    const packed = npm('pack', `${holder}@${release}`, '--silent', '--pack-destination', folder);
    if (packed.status !== 0) return false;
    const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (spawnSync('tar', ['-xzf', join(folder, file), '-C', folder, 'package/bin']).status !== 0) return false;
    renameSync(join(folder, 'package'), join(cache, release));
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A Node of this version; exits if there is none. */
function nodeOf(version) {
  const release = newest(version);
  if (!release) stop(`Node ${version} was not found: npm view ${holder} lists no such version.`);
  const binary = join(cache, release, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    process.stderr.write(`Fetching Node ${release} …\n`);
    if (!fetch(release)) stop(`Node ${release} could not be fetched: npm pack ${holder}@${release} failed.`);
  }
  return { release, binary };
}

const isVersion = (word) => /^\d+(\.\d+)*$/.test(word);
const words = process.argv.slice(2);
const asked = words.filter(isVersion);
const args = words.filter((word) => !isVersion(word));
ready();
const results = [];
for (const { release, binary } of (asked.length > 0 ? asked : versions).map(nodeOf)) {
  // Child processes that start `node` by name must find the same binary.
  const env = { PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` };
  results.push(await unit(`node ${release}`, args, { binary, env }));
}
conclude(results, args);
