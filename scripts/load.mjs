// `npm run load`: puts a server under load. `npm run load -- --games 100 --rate 50 --seconds 10` is a small one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ready, root } from './ready.mjs';

ready();
const loader = pathToFileURL(join(root, 'apps', 'cli', 'bin', 'typescript.mjs')).href;
const program = join(root, 'apps', 'server', 'src', 'load', 'load.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
