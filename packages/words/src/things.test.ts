import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { idOf, tableFor } from './fixtures.ts';
import { thingsOf } from './things.ts';

describe('things', () => {
  it('are in places, at farms or at sea', () => {
    const inPlace = (edition: Edition, slug: string, options: readonly string[] = []): string => {
      const table = tableFor(edition, { seats: 4, options });
      return thingsOf(table, english).inPlace(idOf(table.places, slug));
    };
    expect([
      inPlace(birmingham, 'leek'),
      inPlace(birmingham, 'oxford'),
      inPlace(birmingham, 'farm-north'),
      inPlace(lancashire, 'bolton'),
      inPlace(lancashire, 'scotland'),
      inPlace(ageOfIndustry, 'berlin'),
      inPlace(ageOfIndustry, 'concord', ['new-england']),
      inPlace(ageOfIndustry, 'massachusetts-bay', ['new-england']),
    ]).toEqual([
      'in Leek',
      'in Oxford',
      'at the farm near Cannock',
      'in Bolton',
      'in Scotland',
      'in Berlin',
      'in Concord',
      'on Massachusetts Bay',
    ]);
  });

  it('are tiles of a level, or locked', () => {
    const tile = (edition: Edition, slug: string): string => {
      const table = tableFor(edition);
      return thingsOf(table, english).tile(idOf(table.tiles, slug));
    };
    expect([
      tile(lancashire, 'shipyard-0'),
      tile(lancashire, 'shipyard-1'),
      tile(lancashire, 'cotton-4'),
      tile(ageOfIndustry, 'ship-0'),
      tile(ageOfIndustry, 'ship-4'),
    ]).toEqual(['locked shipyard', 'shipyard I', 'cotton mill IV', 'locked ship', 'ship 4']);
  });

  it('have a level as printed: a Roman or Arabic numeral, or a lock', () => {
    const printed = (edition: Edition): readonly string[] => [0, 4, 8].map(thingsOf(tableFor(edition), english).level);
    expect([birmingham, lancashire, ageOfIndustry].map(printed)).toEqual([
      ['✕', 'IV', 'VIII'],
      ['✕', 'IV', 'VIII'],
      ['✕', '4', '8'],
    ]);
  });

  it('cost pounds or dollars', () => {
    const [pounds, dollars] = [birmingham, ageOfIndustry].map((edition) => thingsOf(tableFor(edition), english));
    expect([pounds.money(3), pounds.change(3), dollars.money(-3), dollars.change(3)]).toEqual([
      '£3',
      '+£3',
      '−$3',
      '+$3',
    ]);
  });

  it.each([birmingham, lancashire, ageOfIndustry])('of $name all have names', (edition) => {
    const table = tableFor(edition);
    const things = thingsOf(table, english);
    const names = [
      ...table.eras.flatMap(({ id }) => [things.era(id), things.linkWord(id)]),
      ...table.places.map(({ id }) => things.inPlace(id)),
      ...table.sites.map(({ id }) => things.site(id)),
      ...table.links.map(({ id }) => things.link(id)),
      ...table.tiles.map(({ id }) => things.tile(id)),
      ...table.cards.map(({ id }) => things.card(id)),
      ...table.merchants.map(({ id }) => things.merchant(id)),
    ];
    expect(names.filter((name) => !/^\S.*\S$/.test(name) || /undefined|#| {2}/.test(name))).toEqual([]);
  });
});
