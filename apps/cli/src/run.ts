import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { oneLine } from '@coalbrook/words';

import manifest from '../package.json' with { type: 'json' };
import type { CommandOutcome } from './command.ts';
import type { CommandIo } from './commandIo.ts';
import { commands, findCommand } from './commands.ts';
import { show } from './faults.ts';
import { readFlags } from './flags.ts';
import { helpOn, overview } from './help.ts';

const unknown = (name: string): CommandOutcome =>
  fail(`there is no command ${show(name)}; there is ${commands.map((command) => command.name).join(', ')}`);

const help = (names: readonly string[]): CommandOutcome => {
  const [name, stray] = names;
  if (stray !== undefined) return fail(`help has no use for ${show(stray)}`);
  if (name === undefined) return done(overview());
  const command = findCommand(name);
  return command ? done(helpOn(command)) : unknown(name);
};

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

const outcomeOf = async (words: readonly string[], io: CommandIo): Promise<CommandOutcome> => {
  const [name, ...rest] = words;
  if (name === undefined || asksForHelp(name) || name === 'help') return help(rest);
  if (name === '--version' || name === '-v') return done(`coalbrook ${manifest.version}\n`);
  if (name.startsWith('-')) return fail(`unknown flag ${show(name)}; a command comes first, see coalbrook --help`);
  const command = findCommand(name);
  if (!command) return unknown(name);
  if (rest.some(asksForHelp)) return done(helpOn(command));
  const flags = readFlags(name, rest, command.flags, command.operands.length);
  return flags.ok ? command.run(flags.value, io) : flags;
};

/** Does what a command line says; each thing that is wrong with it takes one line. */
export const run = async (words: readonly string[], io: CommandIo): Promise<Result<string, readonly string[]>> => {
  const outcome = await outcomeOf(words, io);
  return outcome.ok ? outcome : fail([outcome.fault].flat().map(oneLine));
};
