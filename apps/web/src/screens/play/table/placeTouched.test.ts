import { ageOfIndustry, birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { placeOfKey } from './placeTouched.ts';

const tableOf = (edition: Edition): Table => {
  const table = makeTable(edition, { seats: 3 });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

test('a card that names one place leads there, others lead nowhere', () => {
  const table = tableOf(birmingham);
  const { id } = table.cards.find(({ slug }) => slug === 'dudley') ?? { id: -1 };
  const dudley = table.places.findIndex(({ slug }) => slug === 'dudley');
  expect(placeOfKey(table, `card:${id}`)).toBe(dudley);
  expect(placeOfKey(table, `place:${dudley}`)).toBe(dudley);
  const brewery = table.cards.find(({ slug }) => slug === 'brewery')?.id ?? -1;
  expect(placeOfKey(table, `card:${brewery}`)).toBeUndefined();
  expect(placeOfKey(table, 'card:999')).toBeUndefined();
  expect(placeOfKey(table, 'kind:build')).toBeUndefined();
});

test('a card of several places leads nowhere', () => {
  const table = tableOf(ageOfIndustry);
  const coloured = table.cards.find(({ slug }) => slug === 'blue')?.id ?? -1;
  expect(placeOfKey(table, `display:${coloured}`)).toBeUndefined();
});
