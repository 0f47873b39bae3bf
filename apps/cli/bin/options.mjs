// How TypeScript becomes JavaScript where Node cannot strip types itself.
import { createRequire } from 'node:module';

export const options = { loader: 'ts', target: 'node20', sourcemap: 'inline' };

/** What the code of a module depends on, besides its own text. */
export const settings = JSON.stringify([options, createRequire(import.meta.url)('esbuild/package.json').version]);
