// `npm run dev`: serves the page and reloads it on every edit. Arguments go to Vite: `npm run dev -- --port 5000`.
import { join } from 'node:path';

import { ready, root } from './ready.mjs';

ready();
const web = join(root, 'apps', 'web');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
process.argv = [process.argv[0], vite, web, '--config', join(web, 'vite.config.ts'), ...process.argv.slice(2)];
await import(vite);
