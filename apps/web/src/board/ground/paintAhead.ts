import { tableFor } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';
import type { NewGame } from '@coalbrook/wire';

import { settingsNow } from '../../settings/settings.ts';
import { themeNow } from '../../settings/theme.ts';
import { sharedLayout } from '../sharedLayout.ts';
import { groundOf } from './groundOf.ts';

/** Has the landscape of a table ready for its map. */
export const paintAhead = (table: Table): void => {
  if (settingsNow().landscape) void groundOf(sharedLayout(table), themeNow());
};

/** Has the landscape ready for a game that is about to begin. */
export const paintFor = ({ edition, wish }: Pick<NewGame, 'edition' | 'wish'>): void => {
  const table = tableFor(edition, wish);
  if (table.ok) paintAhead(table.value);
};
