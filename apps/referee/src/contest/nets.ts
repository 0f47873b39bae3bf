import { readFile } from 'node:fs/promises';

import { NetShelf } from '@coalbrook/bots';
import type { Table } from '@coalbrook/rules';

/** The nets that come with the bots. */
export const ownNets = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));

/** Takes the net for a table from a shelf, if there is one. Returns why it cannot be read. */
export const fetchNet = async (shelf: NetShelf, table: Table): Promise<string | undefined> => {
  try {
    await shelf.fetch(table);
    return undefined;
  } catch (error) {
    return `the net for this table cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
};
