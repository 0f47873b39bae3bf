import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { transform } from 'esbuild';

/**
 * Strips types from TypeScript and loads JSON as modules, for versions of Node that cannot.
 * The ready-made loaders also preserve the names of inner functions, which costs the engine a microsecond per closure.
 */
export async function load(url, context, next) {
  const [, kind] = /^file:.*\.(ts|json)$/.exec(url) ?? [];
  if (!kind) return next(url, context);
  const file = fileURLToPath(url);
  const text = await readFile(file, 'utf8');
  if (kind === 'json') return { format: 'module', source: `export default ${text}`, shortCircuit: true };
  const { code } = await transform(text, { loader: 'ts', target: 'node20', sourcefile: file, sourcemap: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
