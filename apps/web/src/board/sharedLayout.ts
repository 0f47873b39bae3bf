import { headerOf } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import type { BoardLayout } from '@coalbrook/scene';

const layouts = new Map<string, BoardLayout>();

/** The layout of a table, shared by all tables that are set up alike: laying out a board takes a while. */
export const sharedLayout = (table: Table): BoardLayout => {
  const key = JSON.stringify(headerOf(table));
  const layout = layouts.get(key) ?? boardLayoutOf(table);
  layouts.set(key, layout);
  return layout;
};
