// `npm run api`: writes what packages export into `docs/api`. A change there is a change of what others rely on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ready } from './ready.mjs';

ready();
const { apiDocuments } = await import('./pack/apiDocuments.mjs');
const { compile } = await import('./pack/compile.mjs');
const folder = mkdtempSync(join(tmpdir(), 'coalbrook-api-'));
try {
  for (const { path, text } of apiDocuments(compile(folder))) writeFileSync(path, text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
