/** A worker thread in which beginnings of tables are worked out. */

import { parentPort } from 'node:worker_threads';

import { beginTable } from '../games/newTable.ts';
import type { TableBeginning } from '../games/newTable.ts';

parentPort?.on('message', (beginning: TableBeginning) => {
  parentPort?.postMessage(beginTable(beginning));
});
