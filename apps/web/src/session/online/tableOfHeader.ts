import { readRecord, tableOf } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';

/** The table of a header that a server has sent; throws if this page does not know such a game. */
export const tableOfHeader = (header: object): Table => {
  const read = readRecord({ coalbrook: 1, ...header, entries: [] });
  const table = read.ok ? tableOf(read.value.header) : read;
  if (!table.ok) throw new Error('this game needs another version of the page');
  return table.value;
};
