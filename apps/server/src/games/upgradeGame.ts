/** Games that were begun under other rules than those of this program. */

import { replay, tableFor } from '@coalbrook/record';
import type { Entry, Game, Header } from '@coalbrook/record';
import type { NamedCells } from '@coalbrook/rules';

export interface UpgradedGame {
  readonly header: Header;
  readonly game: Game;
}

const replayed = (header: Header, entries: readonly Entry[]): UpgradedGame | undefined => {
  const game = replay({ header, entries });
  return game.ok ? { header, game: game.value } : undefined;
};

/**
 * A game as it goes on by the rules of today; undefined if it cannot. If every entry fits, only its rules number
 * changes; otherwise it goes on from the position after its last entry.
 */
export const upgradeGame = (
  header: Header,
  entries: readonly Entry[],
  position: NamedCells | undefined,
): UpgradedGame | undefined => {
  const table = tableFor(header.edition, header);
  if (!table.ok) return undefined;
  const renewed = { ...header, rules: table.value.edition.rules };
  const game = replayed(renewed, entries);
  if (game || !position || entries.length === 0) return game;
  return replayed({ ...renewed, resumed: { after: entries.length, rules: header.rules, position } }, entries);
};
