import { findEdition } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { levelOf } from './level.ts';

const tableOf = (slug: string, seats: number): Table => {
  const edition = findEdition(slug);
  const made = edition && makeTable(edition, { seats });
  if (!made?.ok) throw new Error(slug);
  return made.value;
};

it.each([
  ['birmingham', 2, ['✕', 'I', 'IV', 'VIII']],
  ['lancashire', 3, ['✕', 'I', 'IV', 'VIII']],
  ['age-of-industry', 3, ['✕', '1', '4', '8']],
] as const)('%s writes levels as its tiles do', (slug, seats, written) => {
  const table = tableOf(slug, seats);
  expect([0, 1, 4, 8].map((level) => levelOf(table, { level }))).toEqual(written);
});
