/** Games whose entries do not follow from the rules of their number. */

import { replay } from '@coalbrook/record';
import type { Entry, Header } from '@coalbrook/record';
import type { NamedCells } from '@coalbrook/rules';

const replayed = (header: Header, entries: readonly Entry[]): Header | undefined => {
  const game = replay({ header, entries });
  return game.ok ? { ...header, rules: game.value.table.wish.rules } : undefined;
};

/**
 * The header with which a game goes on; undefined if it cannot. If every entry fits, only its rules number changes, if
 * anything; otherwise it goes on from the position after its last entry.
 */
export const upgradeGame = (
  header: Header,
  entries: readonly Entry[],
  position: NamedCells | undefined,
): Header | undefined => {
  const renewed = replayed(header, entries);
  if (renewed || !position || entries.length === 0) return renewed;
  return replayed({ ...header, resumed: { after: entries.length, rules: header.rules, position } }, entries);
};
