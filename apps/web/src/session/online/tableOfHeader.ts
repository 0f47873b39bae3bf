import { readRecord, tableOf } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';

/** A game that only another version of the page can show. */
export class OtherVersion extends Error {
  constructor() {
    super('this game needs another version of the page');
  }
}

/** The table of a header that a server has sent; throws `OtherVersion` if this page does not know such a game. */
export const tableOfHeader = (header: object): Table => {
  const read = readRecord({ coalbrook: 1, ...header, entries: [] });
  const table = read.ok ? tableOf(read.value.header) : read;
  if (!table.ok) throw new OtherVersion();
  return table.value;
};
