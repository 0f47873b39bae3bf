/** Connects `run` to the process. */

import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { loadModule, readText, writeText } from '@coalbrook/referee';
import { fail } from '@coalbrook/rules';
import { oneLine } from '@coalbrook/words';

import type { CommandIo } from './commandIo.ts';
import { run } from './run.ts';

const BAD_INPUT = 2;
const FAILURE = 1;
const INTERRUPTED = 130;
const MOST_COLUMNS = 110;

const complain = (line: string): void => {
  process.stderr.write(`coalbrook: ${line}\n`);
  process.exitCode ??= BAD_INPUT;
};

/** Standard input; ends with a complaint if it cannot be read. */
async function* readInput(): AsyncGenerator<Uint8Array> {
  try {
    // Reading a directory would look like empty input.
    if (fstatSync(process.stdin.fd).isDirectory()) throw new Error('it is a directory');
    for await (const chunk of process.stdin) yield chunk as Uint8Array;
  } catch (error) {
    complain(oneLine(`standard input cannot be read: ${error instanceof Error ? error.message : String(error)}`));
  }
}

const heedStop = (): AbortSignal => {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    process.exitCode = INTERRUPTED;
    stop.abort();
  });
  return stop.signal;
};

const io: CommandIo = {
  async print(text) {
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  input: readInput(),
  width: process.stdout.columns ?? MOST_COLUMNS,
  colour: process.stdout.isTTY && !process.env['NO_COLOR'],
  isTerminal: process.stdout.isTTY,
  now: () => performance.now(),
  cores: availableParallelism(),
  heedStop,
  failed(sentence) {
    process.exitCode = FAILURE;
    return fail(sentence);
  },
  load: loadModule,
  read: readText,
  write: writeText,
};

// A closed pipe, as with `| head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`coalbrook: ${oneLine(`standard output cannot be written: ${error.message}`)}\n`);
  process.exit(FAILURE);
});
// If standard error fails, there is nowhere to report it.
process.stderr.on('error', () => {});

const outcome = await run(process.argv.slice(2), io);
if (outcome.ok) await io.print(outcome.value);
else outcome.fault.forEach(complain);
// A game that was being played may wait for a program; nobody waits for the game any more.
if (process.exitCode === INTERRUPTED) process.exit();
