// `npm run matches`: simulates quick matches. `npm run matches -- --arrivals 1000,3` is for other numbers a day.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ready, root } from './ready.mjs';

ready();
const loader = pathToFileURL(join(root, 'apps', 'cli', 'bin', 'typescript.mjs')).href;
const program = join(root, 'apps', 'server', 'src', 'features', 'match', 'simulateMatches.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
