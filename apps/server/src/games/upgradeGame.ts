/** Games whose entries do not follow from the rules of their number, or whose number this program does not know. */

import { replay, tableFor, tableOf } from '@coalbrook/record';
import type { Entry, Game, Header } from '@coalbrook/record';
import type { NamedCells } from '@coalbrook/rules';

export interface UpgradedGame {
  readonly header: Header;
  readonly game: Game;
}

const replayed = (header: Header, entries: readonly Entry[]): UpgradedGame | undefined => {
  const game = replay({ header, entries });
  return game.ok ? { header: { ...header, rules: game.value.table.wish.rules }, game: game.value } : undefined;
};

/** The header with a number that this program knows: its own, or the newest; undefined if there is no such table. */
const knownHeader = (header: Header): Header | undefined => {
  if (tableOf(header).ok) return header;
  const { rules: _rules, ...wish } = header;
  const table = tableFor(header.edition, wish);
  return table.ok ? { ...header, rules: table.value.wish.rules } : undefined;
};

/**
 * A game as it goes on; undefined if it cannot. If every entry fits, only its rules number changes, if anything;
 * otherwise it goes on from the position after its last entry.
 */
export const upgradeGame = (
  header: Header,
  entries: readonly Entry[],
  position: NamedCells | undefined,
): UpgradedGame | undefined => {
  const renewed = knownHeader(header);
  if (!renewed) return undefined;
  const game = replayed(renewed, entries);
  if (game || !position || entries.length === 0) return game;
  return replayed({ ...renewed, resumed: { after: entries.length, rules: header.rules, position } }, entries);
};
