import { State } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

/** A view from its cells. */
export const viewOf = (table: Table, cells: Int16Array): View => {
  const view = new State(table.layout);
  view.cells.set(cells);
  return view as View;
};
