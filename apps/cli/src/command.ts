import type { Result } from '@coalbrook/rules';

import type { CommandIo } from './commandIo.ts';
import type { Flags, FlagsByName } from './flags.ts';

/** One line, or one for each fault. */
export type Complaint = string | readonly string[];

/** Text for standard output, or a complaint. */
export type CommandOutcome = Result<string, Complaint>;

export interface CliCommand {
  readonly name: string;
  /** Names of its positional arguments. */
  readonly operands: readonly string[];
  readonly sentence: string;
  /** Further paragraphs of its help. */
  readonly more: readonly string[];
  readonly flags: FlagsByName;
  /** Checks all input before it prints anything. */
  run(flags: Flags, io: CommandIo): CommandOutcome | Promise<CommandOutcome>;
}
