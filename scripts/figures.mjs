// `npm run figures`: how fast the page is on this machine, in a real browser. Let nothing else run meanwhile.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ready, root } from './ready.mjs';
import { conclude, inBrowser } from './steps.mjs';

ready();
const results = await inBrowser([], 'figures');
conclude(results);
if (results.every(({ ok }) => ok)) {
  const figures = JSON.parse(readFileSync(join(root, 'apps/web/test-results/figures.json'), 'utf8'));
  for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`);
}
