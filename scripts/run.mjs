// Runs the `coalbrook` command, installing dependencies first: `node scripts/run.mjs demo`.
import { fileURLToPath } from 'node:url';

import { ready } from './ready.mjs';

ready();
const program = new URL('../apps/cli/bin/coalbrook.mjs', import.meta.url);
process.argv[1] = fileURLToPath(program);
await import(program.href);
