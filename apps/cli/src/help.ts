import type { CliCommand } from './command.ts';
import { commands } from './commands.ts';
import { wrap } from './text/lines.ts';

const MOST_WIDTH = 110;

const indented = (lines: readonly (readonly string[])[]): readonly string[] => {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.flatMap(([name, sentence]) => wrap(`  ${name.padEnd(width)}  `, sentence, MOST_WIDTH));
};

const usageOf = ({ name, operands, flags }: CliCommand): string =>
  ['coalbrook', name, ...operands, ...(Object.keys(flags).length > 0 ? ['[flags]'] : [])].join(' ');

/** The list of commands. */
export const overview = (): string =>
  `${[
    'Coalbrook plays the Brass family of board games.',
    '',
    ...indented(commands.map((command) => [[command.name, ...command.operands].join(' '), command.sentence])),
    '',
    'coalbrook help COMMAND describes a command; coalbrook --version prints the version.',
  ].join('\n')}\n`;

/** Everything about one command. */
export const helpOn = (command: CliCommand): string => {
  const flags = Object.entries(command.flags).map(([name, { value, sentence, short }]) => [
    `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
    sentence,
  ]);
  return `${[
    usageOf(command),
    '',
    command.sentence,
    ...command.more,
    ...(flags.length > 0 ? ['', ...indented(flags)] : []),
  ].join('\n')}\n`;
};
