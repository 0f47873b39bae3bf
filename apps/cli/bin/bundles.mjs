// Each package as a few large files: a program that starts by way of them loads a hundred modules instead of five.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { options, settings } from './options.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where packages are, and where their bundles are kept. */
const here = { packages: join(root, 'packages'), cache: join(root, 'node_modules/.cache/coalbrook-bundles') };

/** How many versions are kept; one that runs may still load a part of itself. */
const MOST_VERSIONS = 10;

/** What packages export, as paths of modules. */
const findDoors = (packages) =>
  readdirSync(packages).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    return Object.values(exports)
      .filter((door) => door.endsWith('.ts'))
      .map((door) => join(packages, name, door));
  });

const isSource = (name) => /\.(?:ts|json)$/.test(name) && !/\.test\.ts$|node_modules/.test(name);

/** A hash of every source of every package. */
const fingerprint = (packages) => {
  const hash = createHash('sha1').update(settings);
  for (const name of readdirSync(packages)) {
    const folder = join(packages, name);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
      hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex');
};

const build = async (doors, folder, { packages, cache }) => {
  const { build: bundle } = await import('esbuild');
  const { loader: _, ...rest } = options;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    await bundle({
      ...rest,
      entryPoints: doors,
      outbase: packages,
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'silent',
    });
    // Another process may have been faster.
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

const forgetOldVersions = (cache) => {
  const age = (name) => statSync(join(cache, name)).mtimeMs;
  const versions = readdirSync(cache).toSorted((one, other) => age(other) - age(one));
  for (const name of versions.slice(MOST_VERSIONS)) rmSync(join(cache, name), { recursive: true, force: true });
};

/**
 * The bundles of the packages, by the path of the module they stand for. There are none if a package has an error, or
 * if the cache cannot be written to: then each module is loaded by itself.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} addresses by paths
 */
export const findBundles = async (places = here) => {
  const { packages, cache } = places;
  try {
    const doors = findDoors(packages);
    const folder = join(cache, fingerprint(packages));
    if (!existsSync(folder)) {
      await build(doors, folder, places);
      forgetOldVersions(cache);
    }
    const addressOf = (door) => pathToFileURL(join(folder, relative(packages, door)).replace(/\.ts$/, '.mjs')).href;
    return new Map(doors.map((door) => [door, addressOf(door)]));
  } catch {
    return new Map();
  }
};
