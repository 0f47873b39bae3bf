import type { Result } from '@coalbrook/rules';

import type { CommandIo } from './commandIo.ts';
import type { Flags, FlagsByName } from './flags.ts';

/** What was wrong: one line, or one for each fault. */
export type Complaint = string | readonly string[];

/** What ends a command: a text for standard output, or what was wrong. */
export type CommandOutcome = Result<string, Complaint>;

export interface CliCommand {
  readonly name: string;
  /** The words it takes beside its flags. */
  readonly operands: readonly string[];
  readonly sentence: string;
  /** Further paragraphs of its help. */
  readonly more: readonly string[];
  readonly flags: FlagsByName;
  /** Does the work. Whatever is wrong with the input shows before anything is printed. */
  run(flags: Flags, io: CommandIo): CommandOutcome | Promise<CommandOutcome>;
}
