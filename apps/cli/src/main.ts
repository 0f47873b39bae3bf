/** The command line: what a process has around what `run` does. */

import { once } from 'node:events';

import type { Desk } from './desk.ts';
import { oneLine } from './faults.ts';
import { readText, writeText } from './files.ts';
import { run } from './run.ts';

const BAD_INPUT = 2;

const complain = (line: string): void => {
  process.stderr.write(`coalbrook: ${line}\n`);
  process.exitCode = BAD_INPUT;
};

/** Standard input; where it cannot be read, it ends there. */
async function* readInput(): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of process.stdin) yield chunk as Uint8Array;
  } catch (error) {
    complain(oneLine(`standard input cannot be read: ${String(error)}`));
  }
}

const desk: Desk = {
  async print(text) {
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  input: readInput(),
  colour: process.stdout.isTTY && !process.env['NO_COLOR'],
  now: () => performance.now(),
  read: readText,
  write: writeText,
};

// A reader that has seen enough closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const outcome = await run(process.argv.slice(2), desk);
if (outcome.ok) await desk.print(outcome.value);
else complain(outcome.fault);
