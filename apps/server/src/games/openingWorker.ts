/** A worker thread in which beginnings of tables are worked out. */

import { parentPort } from 'node:worker_threads';

import { beginTable } from './newTable.ts';
import type { OpeningTask } from './openings.ts';

parentPort?.on('message', ({ table, id, begun }: OpeningTask) => {
  parentPort?.postMessage(beginTable(table, id, begun));
});
