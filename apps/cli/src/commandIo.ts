import type { Result } from '@coalbrook/rules';

/** Everything a command reads from or writes to. Tests pass their own. */
export interface CommandIo {
  /** Writes to standard output; resolves when there is room for more. */
  print(text: string): Promise<void>;
  /** Standard input, in chunks of any size. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether output goes to a terminal that wants colour. */
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Runs the module in a file and returns what it exports. */
  load(path: string): Promise<Result<Readonly<Record<string, unknown>>, string>>;
  read(path: string): Result<string, string>;
  write(path: string, text: string): Result<undefined, string>;
}

export type ModuleLoader = Pick<CommandIo, 'load'>;
