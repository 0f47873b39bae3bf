/** A thread that measures the machine while it is under load: the wait for a core, and the disk. */

import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds, one for each attempt. */
export interface MachineFigures {
  /** How much later than asked for a sleeping thread woke up. */
  readonly core: readonly number[];
  /** How long a small write took to be on disk. */
  readonly disk: readonly number[];
}

const NAP = 10;
const NAPS_PER_WRITE = 10;

const still = new Int32Array(new SharedArrayBuffer(4));
const file = openSync(workerData as string, 'w');
let core: number[] = [];
let disk: number[] = [];

const nap = (): void => {
  const start = performance.now();
  Atomics.wait(still, 0, 0, NAP);
  core.push(performance.now() - start - NAP);
};

const writeDurably = (): void => {
  const start = performance.now();
  writeSync(file, 'x'.repeat(4096));
  fsyncSync(file);
  disk.push(performance.now() - start);
};

const probe = (): void => {
  for (let count = 0; count < NAPS_PER_WRITE; count++) nap();
  writeDurably();
};

// Asked for its figures, it answers and starts anew.
parentPort?.on('message', (message) => {
  parentPort?.postMessage({ core, disk } satisfies MachineFigures);
  [core, disk] = [[], []];
  if (message !== 'end') return;
  clearInterval(timer);
  closeSync(file);
  parentPort?.close();
});

const timer = setInterval(probe, 0);
