/** Every command of the table, defined once for buttons, shortcut keys, the list of keys and the palette. */

import { actCommands } from './actCommands.ts';
import { always, sheetCommand } from './command.ts';
import type { CommandContext, TableCommand } from './command.ts';
import { lookCommands } from './lookCommands.ts';
import { turnCommands } from './turnCommands.ts';

export const commands: readonly TableCommand[] = [
  ...actCommands,
  ...turnCommands,
  ...lookCommands,
  {
    id: 'theme',
    group: 'other',
    keys: ['t'],
    label: ({ texts }) => texts.commands.theme,
    isEnabled: always,
    run: ({ screen }) => screen.switchTheme(),
  },
  {
    id: 'language',
    group: 'other',
    keys: ['g'],
    label: ({ screen }) => screen.nextLanguage,
    isEnabled: always,
    run: ({ screen }) => screen.switchLanguage(),
  },
  sheetCommand('help', 'other', ['?']),
  sheetCommand('palette', 'other', ['/', 'Control+k']),
];

/** The commands that can be given now. */
export const enabledCommands = (context: CommandContext): readonly TableCommand[] =>
  commands.filter((command) => (command.isOffered?.(context) ?? true) && command.isEnabled(context));

/** The commands of this game, for the list of keys. */
export const offeredCommands = (context: CommandContext): readonly TableCommand[] =>
  commands.filter((command) => command.isOffered?.(context) ?? true);

/** The command of a key right now. If kinds share a key, the one that is possible. */
export const commandFor = (context: CommandContext, key: string): TableCommand | undefined => {
  const meant = enabledCommands(context).filter((command) => command.keys.includes(key));
  const leads = ({ id }: TableCommand): boolean => context.desk.lit.has(id) || context.desk.chosen.has(id);
  return meant.find(leads) ?? meant[0];
};
