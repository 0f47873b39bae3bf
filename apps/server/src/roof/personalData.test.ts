import { expect, it, onTestFinished } from 'vitest';

import { wholeHouse } from '../testing/fixtures.ts';

it('every table that names a person is moved, exported and deleted', async () => {
  const house = await wholeHouse(onTestFinished);
  const { database } = house.parts;
  const rows = await database.query<{ name: string }>(
    `select tables.name from sqlite_master tables join pragma_table_info(tables.name) columns
      where tables.type = 'table' and columns.name = 'person'`,
  );
  const covered = house.personalData.flatMap(({ tables }) => tables);
  const wanted = 'every table with a column `person` is named in the personalData of one feature';
  expect(covered.toSorted(), wanted).toEqual(rows.map(({ name }) => name).toSorted());
});
