/** Re-records the golden games: `npm run golden`. Only for intended changes of rules or bots. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeRecord } from '@coalbrook/record';

import { makeGolden } from './games.ts';
import { annotate } from './playthrough.ts';

const folder = join(import.meta.dirname, 'games');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, game } of makeGolden()) {
  const record = game.record();
  writeFileSync(join(folder, `${name}.json`), makeRecord(record));
  writeFileSync(join(folder, `${name}.txt`), annotate(record));
}
