import { viewOf } from '@coalbrook/desk';
import type { Table, View } from '@coalbrook/rules';

import type { EraEnd } from './eraEnds.ts';

/** The board at the end of a game, with links that were removed when they were scored. */
export const finalBoard = (table: Table, view: View, { counts }: EraEnd): View => {
  const board = viewOf(table, view.cells);
  for (const { link, seat } of counts) if (link !== undefined) board.linkOwner[link] = seat;
  return board;
};
