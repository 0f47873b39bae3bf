// Runs the command line of this house, installed or not: `node scripts/run.mjs demo`.
import { fileURLToPath } from 'node:url';

import { ready } from './ready.mjs';

ready();
const door = new URL('../apps/cli/bin/coalbrook.mjs', import.meta.url);
process.argv[1] = fileURLToPath(door);
await import(door.href);
