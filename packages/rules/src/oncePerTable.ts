import type { Table } from './table.ts';

/** Makes something of a table when it is first needed. Tables never change, so it is made once. */
export const oncePerTable = <Made extends object>(make: (table: Table) => Made): ((table: Table) => Made) => {
  const known = new WeakMap<Table, Made>();
  let latest: Table | undefined;
  let made: Made;
  return (table) => {
    if (table === latest) return made;
    made = known.get(table) ?? make(table);
    known.set(table, made);
    latest = table;
    return made;
  };
};
