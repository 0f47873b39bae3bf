import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { findBundles } from './bundles.mjs';
import { cachesFor, isTrusted, makeShared, SHARED } from './cache.mjs';
import { options, settings } from './options.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const caches = cachesFor(`${root}node_modules/.cache/coalbrook-strip`);

const hash = (...parts) => createHash('sha1').update(parts.join('\n')).digest('hex');

const strip = async (file, text) => {
  const { transform } = await import('esbuild');
  return (await transform(text, { ...options, sourcefile: file })).code;
};

/** Keeps the code of a module for the next start. Folders that cannot be written to only cost time. */
const keep = (name, key, code) => {
  for (const cache of caches) {
    const draft = `${cache}/${name}-${process.pid}`;
    try {
      makeShared(cache);
      if (!isTrusted(cache, root)) continue;
      writeFileSync(draft, `${key}${code}`, { mode: SHARED & ~0o111 });
      renameSync(draft, `${cache}/${name}`);
      return;
    } catch {}
  }
};

const readKept = (name, key) => {
  for (const cache of caches) {
    const kept = `${cache}/${name}`;
    if (!isTrusted(cache, root) || !isTrusted(kept, root)) continue;
    const text = readFileSync(kept, 'utf8');
    if (text.startsWith(key)) return text.slice(key.length);
  }
  return undefined;
};

/** The code of a module. That of this repository's own modules is kept until their text changes. */
const codeOf = async (file, text) => {
  if (!file.startsWith(root)) return strip(file, text);
  const name = hash(file);
  const key = hash(settings, text);
  const known = readKept(name, key);
  if (known !== undefined) return known;
  const code = await strip(file, text);
  keep(name, key, code);
  return code;
};

let bundles = new Map();

/** @param {{ usesBundles: boolean }} wish whether packages are loaded as bundles */
export async function initialize({ usesBundles }) {
  if (usesBundles) bundles = await findBundles();
}

/**
 * Strips types from TypeScript and loads JSON as modules, for versions of Node that cannot.
 * The ready-made loaders also preserve the names of inner functions, which costs the engine a microsecond per closure.
 */
export async function load(url, context, next) {
  const [, kind] = /^file:.*\.(ts|json)$/.exec(url) ?? [];
  if (!kind) return next(url, context);
  const file = fileURLToPath(url);
  const bundle = bundles.get(file);
  if (bundle) return { format: 'module', source: `export * from ${JSON.stringify(bundle)};`, shortCircuit: true };
  const text = readFileSync(file, 'utf8');
  const source = kind === 'json' ? `export default ${text}` : await codeOf(file, text);
  return { format: 'module', source, shortCircuit: true };
}
