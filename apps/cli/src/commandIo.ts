import type { ModuleLoader } from '@coalbrook/referee';
import type { Result } from '@coalbrook/rules';

/** Everything a command reads from or writes to. Tests pass their own. */
export interface CommandIo extends ModuleLoader {
  /** Writes to standard output; resolves when there is room for more. */
  print(text: string): Promise<void>;
  /** Standard input, in chunks of any size. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether output goes to a terminal that wants colour. */
  readonly colour: boolean;
  /** Whether somebody reads the output as it comes; otherwise it may be kept. */
  readonly isTerminal: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** How many threads can work at the same time. */
  readonly cores: number;
  /** From now on the user's wish to stop is told by a signal, and ends the process only when it is repeated. */
  heedStop(): AbortSignal;
  /** The outcome if something failed that is no fault of the command line: the exit code is 1, not 2. */
  failed(sentence: string): Result<never, string>;
  read(path: string): Result<string, string>;
  write(path: string, text: string): Result<undefined, string>;
}
