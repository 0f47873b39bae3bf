import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { expect, it } from 'vitest';

it.each(['null', '7', '"four"', '[]', '{ "seats": 2.5 }', '{ "seats": 4, "options": null }'])(
  'a table for %s is refused in every edition, with the place of the fault',
  (wish) => {
    for (const edition of editions) {
      const made = makeTable(edition, JSON.parse(wish) as never);
      expect(made.ok ? [] : made.fault.map(({ at }) => at)).toHaveLength(1);
    }
  },
);
