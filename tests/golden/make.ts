/** Records the golden games that are missing: `npm run golden`. To record one again, delete it first. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeRecord } from '@coalbrook/record';

import { makeGolden } from './games.ts';
import { annotate } from './playthrough.ts';

const folder = join(import.meta.dirname, 'games');
mkdirSync(folder, { recursive: true });
for (const { name, game } of makeGolden()) {
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) continue;
  const record = game.record();
  writeFileSync(path, makeRecord(record));
  writeFileSync(join(folder, `${name}.txt`), annotate(record));
  process.stdout.write(`recorded ${name}\n`);
}
