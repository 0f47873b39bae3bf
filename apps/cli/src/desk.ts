import type { Result } from '@coalbrook/rules';

/** The world as a command sees it. Tests put their own in its place. */
export interface Desk {
  /** Writes to standard output; resolves when there is room for more. */
  print(text: string): Promise<void>;
  /** Standard input, in whatever pieces it comes. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether the reader is a terminal that wants colour. */
  readonly colour: boolean;
  /** Characters in a line of the terminal. */
  readonly width: number;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Runs the module in a file and returns what it exports. */
  load(path: string): Promise<Result<Readonly<Record<string, unknown>>, string>>;
  read(path: string): Result<string, string>;
  write(path: string, text: string): Result<undefined, string>;
}

/** The part of it that runs modules. */
export type Modules = Pick<Desk, 'load'>;
