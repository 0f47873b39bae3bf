import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';

/** The game for as many people as it allows, without options. */
export const fullTable = (edition: Edition): Table => {
  const made = makeTable(edition, { seats: Math.max(...edition.seats) });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};
