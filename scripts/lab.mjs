// `npm run lab`: the laboratory for bots. `npm run lab -- judge apprentice --games 20` measures one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ready, root } from './ready.mjs';

ready();
// Ctrl-C reaches the laboratory too, which ends by itself.
process.on('SIGINT', () => undefined);
const loader = pathToFileURL(join(root, 'apps', 'cli', 'bin', 'typescript.mjs')).href;
const program = join(root, 'apps', 'lab', 'src', 'main.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
