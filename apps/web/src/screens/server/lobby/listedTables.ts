/** The public tables in the order in which they are listed. */

import type { LobbyNews, PublicTable } from '@coalbrook/wire/online';

/** By id. What has not changed stays the same object. */
export type KnownTables = ReadonlyMap<string, PublicTable>;

export const afterNews = (known: KnownTables, { isWhole, tables, gone }: LobbyNews): KnownTables => {
  const after = new Map(isWhole ? [] : known);
  for (const table of tables) after.set(table.game, table);
  for (const game of gone) after.delete(game);
  return after;
};

export const freeSeats = ({ seats }: PublicTable): number => seats.filter(({ isFree }) => isFree).length;

/** Somebody can sit down: it has not begun, or a bot plays until they come. */
export const isWaiting = (table: PublicTable): boolean => freeSeats(table) > 0;

export const orders = ['soon', 'new', 'game', 'pace'] as const;

/** `soon`: where the fewest are missing first. */
export type Order = (typeof orders)[number];

/** Milliseconds that a turn may take, as far as tables can be compared by that; the slowest last. */
const lengthOf = ({ time }: PublicTable): number => {
  if (!time || time.kind === 'none') return Infinity;
  return time.kind === 'live' ? time.bank / 100 : time.turn;
};

const compare: Readonly<Record<Order, (one: PublicTable, other: PublicTable) => number>> = {
  soon: (one, other) => freeSeats(one) - freeSeats(other),
  new: () => 0,
  game: (one, other) => one.edition.localeCompare(other.edition) || one.options.length - other.options.length,
  pace: (one, other) => Math.sign(lengthOf(one) - lengthOf(other)) || 0,
};

/** First tables that have not begun; those that are equal by the order, the newest first. */
export const inOrder = (tables: Iterable<PublicTable>, order: Order): readonly PublicTable[] =>
  [...tables].toSorted(
    (one, other) =>
      Number(one.status === 'running') - Number(other.status === 'running') ||
      compare[order](one, other) ||
      other.begun - one.begun ||
      one.game.localeCompare(other.game),
  );

/** A row of the list: a table that is listed, or as it was when it was. */
export interface HeldRow {
  readonly table: PublicTable;
  readonly isGone: boolean;
}

/**
 * The rows as they were, with what is known of them now, so that nothing moves below a finger; and how many tables are
 * not among them.
 */
export const heldRows = (
  shown: readonly HeldRow[],
  now: readonly PublicTable[],
): { readonly rows: readonly HeldRow[]; readonly added: number } => {
  const known = new Map(now.map((table) => [table.game, table]));
  const rows = shown.map((row): HeldRow => {
    const table = known.get(row.table.game);
    if (table === row.table && !row.isGone) return row;
    if (table) return { table, isGone: false };
    return row.isGone ? row : { table: row.table, isGone: true };
  });
  const here = new Set(shown.map(({ table }) => table.game));
  return { rows, added: now.filter(({ game }) => !here.has(game)).length };
};
