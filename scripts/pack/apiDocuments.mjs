// The documents of what packages export: `docs/api/rules.md` and so on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../ready.mjs';
import { apiDocument } from './apiDocument.mjs';
import { libraries, publishedDoors } from './published.mjs';

const at = (/** @type {string} */ name) => join(root, 'docs', 'api', `${name}.md`);

/**
 * The documents of all packages, with where they belong.
 * @param {string} compiled
 */
export const apiDocuments = (compiled) =>
  libraries.map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const doors = publishedDoors(manifest)
      .filter(([, path]) => path.endsWith('.ts'))
      .map(([door, path]) => {
        const declarations = join(compiled, 'packages', name, path.replace(/\.ts$/, '.d.ts'));
        return /** @type {const} */ ([door, declarations]);
      });
    return { path: at(name), text: apiDocument(manifest, doors) };
  });
