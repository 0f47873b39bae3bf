import { show } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { oneLine } from '@coalbrook/words';

import manifest from '../package.json' with { type: 'json' };
import type { CliCommand, CommandOutcome } from './command.ts';
import type { CommandIo } from './commandIo.ts';
import { commands, findCommand } from './commands.ts';
import { readFlags } from './flags.ts';
import { helpOn, overview } from './help.ts';

const unknown = (name: string): CommandOutcome =>
  fail(`unknown command ${show(name)}; expected one of ${commands.map((command) => command.name).join(', ')}`);

const help = (names: readonly string[]): CommandOutcome => {
  const [name, stray] = names;
  if (stray !== undefined) return fail(`unexpected ${show(stray)} after help ${name}`);
  if (name === undefined) return done(overview());
  const command = findCommand(name);
  return command ? done(helpOn(command)) : unknown(name);
};

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The last operand may be given any number of times if its name ends with an ellipsis. */
const mostOperands = ({ operands }: CliCommand): number =>
  operands[operands.length - 1]?.endsWith('…') ? Infinity : operands.length;

const outcomeOf = async (words: readonly string[], io: CommandIo): Promise<CommandOutcome> => {
  const [name, ...rest] = words;
  if (name === undefined || asksForHelp(name) || name === 'help') return help(rest);
  if (name === '--version' || name === '-v') return done(`coalbrook ${manifest.version}\n`);
  if (name.startsWith('-')) return fail(`unknown flag ${show(name)}; a command comes first, see coalbrook --help`);
  const command = findCommand(name);
  if (!command) return unknown(name);
  if (rest.some(asksForHelp)) return done(helpOn(command));
  const flags = readFlags(name, rest, command.flags, mostOperands(command));
  return flags.ok ? command.run(flags.value, io) : flags;
};

/** Runs a command line. Faults take one line each. */
export const run = async (words: readonly string[], io: CommandIo): Promise<Result<string, readonly string[]>> => {
  const outcome = await outcomeOf(words, io);
  return outcome.ok ? outcome : fail([outcome.fault].flat().map(oneLine));
};
