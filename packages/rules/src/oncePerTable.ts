import type { Table } from './table.ts';

/** Makes something of a table when it is first needed. Tables never change, so it is made once. */
export const oncePerTable = <Made extends object>(make: (table: Table) => Made): ((table: Table) => Made) => {
  const known = new WeakMap<Table, Made>();
  return (table) => {
    let made = known.get(table);
    if (!made) {
      made = make(table);
      known.set(table, made);
    }
    return made;
  };
};
