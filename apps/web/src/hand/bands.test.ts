import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { bandOf, inkOn } from './bands.ts';

describe.each(editions)('$slug', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;

  it('has a colour for every card of a place', () => {
    const cards = table.cards.filter(({ industries }) => !industries.some(Boolean));
    for (const { slug } of cards) expect(bandOf(table, slug)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('inkOn', () => {
  it('is dark on bright colours and bright on dark ones', () => {
    expect(inkOn('#e2bd45')).toBe('#241a10');
    expect(inkOn('#2f5d94')).toBe('#fffaf0');
  });
});
