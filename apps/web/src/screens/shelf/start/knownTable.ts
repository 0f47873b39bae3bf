import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';

/** By header: making a table takes milliseconds, and most listed games share a few tables. */
const known = new Map<string, Table | undefined>();

/** The table of a listed game; undefined if it cannot be made. */
export const knownTable = (header: Header): Table | undefined => {
  const { position: _, ...rest } = header;
  const key = JSON.stringify(rest);
  if (!known.has(key)) {
    const table = tableOf(header);
    known.set(key, table.ok ? table.value : undefined);
  }
  return known.get(key);
};
