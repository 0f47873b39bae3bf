/** Which programs this thread has started, so that none outlives it. */

import { parentPort } from 'node:worker_threads';

/** What a thread tells the one that started it: a program has started or ended. */
export interface ProgramNote {
  readonly program: number;
  readonly runs: boolean;
}

/** Ends a program and whatever it has started. */
export const killProgram = (program: number): void => {
  try {
    // Where it has a group of its own, its number stands for all of it.
    process.kill(process.platform === 'win32' ? program : -program, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const running = new Set<number>();

/** In a thread, the one that started it takes note; a thread that is ended cannot do anything more. */
export const noteProgram = (note: ProgramNote): void => {
  if (parentPort) {
    parentPort.postMessage(note);
    return;
  }
  if (running.size === 0) process.once('exit', () => running.forEach(killProgram));
  if (note.runs) running.add(note.program);
  else running.delete(note.program);
};
