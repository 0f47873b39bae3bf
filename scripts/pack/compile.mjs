import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, stop } from '../ready.mjs';

/**
 * Compiles packages and programs into a folder: one module for each source, with its declarations and its source map.
 * @param {string} folder
 */
export const compile = (folder) => {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      allowJs: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: folder,
      typeRoots: [join(root, 'node_modules', '@types')],
    },
    include: ['packages/*/src', 'apps/cli/src', 'apps/mcp/src', 'apps/referee/src', 'apps/server/src'].map((path) =>
      join(root, path),
    ),
    exclude: ['**/*.test.ts', '**/testing', '**/testing.ts', '**/load'].map((path) => join(root, path)),
  };
  writeFileSync(config, JSON.stringify(settings));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status !== 0) stop('tsc failed:', `${stdout}${stderr}`);
  return folder;
};
