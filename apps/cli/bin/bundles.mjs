// Packages and programs as a few large files: a program that starts by way of them loads ten modules instead of five
// hundred.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { cachesFor, isTrusted, makeShared, SHARED } from './cache.mjs';
import { options, settings } from './options.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders that are bundled, and where their bundles are kept. */
const here = {
  root,
  folders: [
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
    ...['referee', 'mcp', 'lab', 'server', 'cli'].map((name) => `apps/${name}`),
  ],
  cache: join(root, 'node_modules/.cache/coalbrook-bundles'),
};

/** How many versions are kept; one that runs may still load a part of itself. */
const MOST_VERSIONS = 10;

/** Modules that processes and threads start with. */
const isStart = (path) => /\/(?:main|\w+Thread|\w+Worker)\.ts$/.test(path);

/** Libraries, and help for tests. */
const notBundled = ['node_modules', 'testing'];

/** The sources of a folder, as paths. Node would find them too, but in ten times the time. */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notBundled.includes(entry.name) ? [] : sourcesIn(path);
    return /\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });

/** What a folder exports, and what is started in it, as paths of modules. */
const doorsOf = (folder, sources) => {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exported = Object.values(exports).filter((door) => door.endsWith('.ts'));
  const started = sources.filter(isStart);
  return new Set([...exported.map((door) => join(folder, door)), ...started.map((path) => join(path))]);
};

/** Everything that is bundled, and a hash that changes with every source. */
const survey = ({ root: base, folders }) => {
  const hash = createHash('sha1').update(settings);
  const doors = folders.flatMap((name) => {
    const folder = join(base, name);
    const sources = sourcesIn(folder);
    for (const path of sources) {
      const { mtimeMs, ctimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${ctimeMs} ${size}\n`);
    }
    return [...doorsOf(folder, sources)];
  });
  return { doors, fingerprint: hash.digest('hex') };
};

/** Each module still knows its own address, and libraries are loaded from where they are. */
const asBefore = {
  name: 'as-before',
  setup: (made) => {
    made.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
    made.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@coalbrook/') ? undefined : { path, external: true },
    );
  },
};

const build = async (doors, folder, base, cache) => {
  const { build: bundle } = await import('esbuild');
  const { loader: _, ...rest } = options;
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    await bundle({
      ...rest,
      entryPoints: doors,
      outbase: base,
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [asBefore],
    });
    for (const path of filesIn(draft)) chmodSync(path, statSync(path).isDirectory() ? SHARED : SHARED & ~0o111);
    // Another process may have been faster.
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** A folder with everything in it. */
const filesIn = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  ),
];

const forgetOldVersions = (cache) => {
  const age = (name) => statSync(join(cache, name)).mtimeMs;
  const versions = readdirSync(cache).toSorted((one, other) => age(other) - age(one));
  for (const name of versions.slice(MOST_VERSIONS)) rmSync(join(cache, name), { recursive: true, force: true });
};

/** The folder of the bundles in one of the caches; they are made if they are missing there. */
const folderIn = async (cache, { doors, fingerprint }, base) => {
  const folder = join(cache, fingerprint);
  makeShared(cache);
  if (!isTrusted(cache, base)) throw new Error('a stranger may write there');
  if (!existsSync(folder)) {
    await build(doors, folder, base, cache);
    forgetOldVersions(cache);
  }
  if (!filesIn(folder).every((path) => isTrusted(path, base))) throw new Error('written by a stranger');
  return folder;
};

/**
 * The bundles, by the path of the module they stand for. There are none if a source has an error, or if no cache can be
 * used: then each module is loaded by itself.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} addresses by paths
 */
export const findBundles = async (places = here) => {
  for (const cache of cachesFor(places.cache)) {
    try {
      const surveyed = survey(places);
      const folder = await folderIn(cache, surveyed, places.root);
      const addressOf = (door) =>
        pathToFileURL(join(folder, relative(places.root, door)).replace(/\.ts$/, '.mjs')).href;
      return new Map(surveyed.doors.map((door) => [door, addressOf(door)]));
    } catch {
      // The next one may do.
    }
  }
  return new Map();
};
