import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { bandOf } from './bands.ts';

describe.each(editions)('$slug', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;

  it('has a colour for every card of a place', () => {
    const cards = table.cards.filter(({ industries }) => !industries.some(Boolean));
    for (const { slug } of cards) expect(bandOf(table, slug)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
