/** Every command of the table, defined once for buttons, shortcut keys, the list of keys and the palette. */

import { settingsNow } from '../settings/settings.ts';
import { switchSound } from '../sound/sounding.ts';
import { actCommands } from './actCommands.ts';
import { askCommands } from './askCommands.ts';
import { always, sheetCommand } from './command.ts';
import type { CommandContext, TableCommand } from './command.ts';
import { keysOf } from './keys.ts';
import type { KeyPreferences } from './keys.ts';
import { lookCommands } from './lookCommands.ts';
import { turnCommands } from './turnCommands.ts';

export const commands: readonly TableCommand[] = [
  ...actCommands,
  ...turnCommands,
  ...askCommands,
  ...lookCommands,
  {
    id: 'theme',
    group: 'other',
    keys: ['Shift+t'],
    label: ({ texts }) => texts.commands.theme,
    isEnabled: always,
    run: ({ screen }) => screen.switchTheme(),
  },
  {
    id: 'sound',
    group: 'other',
    keys: ['Shift+v'],
    label: ({ texts }) => (settingsNow().volume > 0 ? texts.commands.soundOff : texts.commands.soundOn),
    isEnabled: always,
    run: () => switchSound(settingsNow().volume === 0),
  },
  {
    id: 'language',
    group: 'other',
    // None: whoever presses it by mistake can no longer read the page.
    keys: [],
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
export const commandFor = (
  context: CommandContext,
  key: string,
  preferences: KeyPreferences,
): TableCommand | undefined => {
  const meant = enabledCommands(context).filter((command) => keysOf(command, preferences).includes(key));
  const leads = ({ id }: TableCommand): boolean => context.state.lit.has(id) || context.state.chosen.has(id);
  return meant.find(leads) ?? meant[0];
};
