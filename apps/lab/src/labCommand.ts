import { fileURLToPath, pathToFileURL } from 'node:url';

/** A command of the laboratory. Throws an error with one sentence if it is asked for something impossible. */
export interface LabCommand {
  /** How it is called, one line for each way. */
  readonly usage: string;
  /** Returns the exit code. The signal tells that the user wants to stop. */
  run(args: readonly string[], signal: AbortSignal): Promise<number>;
}

/** A file or folder by its path from the root. */
export const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Lets a thread load TypeScript, for versions of Node that cannot. */
export const LOADER: string = pathToFileURL(inRepository('apps/cli/bin/typescript.mjs')).href;

export const SUCCESS = 0;
/** It worked, but the answer is no. */
export const NO = 1;
export const BAD_INPUT = 2;
export const STOPPED = 130;
