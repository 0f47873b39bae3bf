import { DraftTurn } from '@coalbrook/desk';
import { makeAction, tableOf } from '@coalbrook/record';
import { unpackCells } from '@coalbrook/wire/online';
import type { JoinedTable } from '@coalbrook/wire/online';

/** The turn of the seat that has joined, on what it sees. Undefined until the game begins. */
export const turnAt = ({ table: { header }, look }: JoinedTable): DraftTurn | undefined => {
  const table = tableOf(header);
  if (!table.ok || !look) return undefined;
  const cells = unpackCells(look.cells, table.value.layout.length);
  return cells && DraftTurn.open(table.value, { ...look, cells });
};

/** Everything that can follow what was chosen so far, in notation. */
export const choicesOf = (turn: DraftTurn): readonly string[] =>
  turn.frame.legal.map((action) => makeAction(turn.table, action));
