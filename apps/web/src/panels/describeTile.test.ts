import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { english, thingsOf } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { panels } from '../language/en/panels.ts';
import { describeTile } from './describeTile.ts';

const tableWith = (...options: string[]): Table => {
  const made = makeTable(birmingham, { seats: 2, options });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

const described = (table: Table, slug: string): readonly string[] => {
  const tile = table.tiles.find((one) => one.slug === slug);
  if (!tile) throw new Error(`no tile ${slug}`);
  return describeTile(table, tile, panels, thingsOf(table, english));
};

test('describeTile says that a rail era tile can never be built in the introductory game', () => {
  expect(described(tableWith(), 'brewery-4')).toContain('rail era only');
  expect(described(tableWith('introductory'), 'brewery-4')).toContain('can never be built');
  expect(described(tableWith('introductory'), 'brewery-3')).not.toContain('can never be built');
});
