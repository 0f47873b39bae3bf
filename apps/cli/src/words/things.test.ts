import { birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, PlaceId, Table, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { thingsOf } from './things.ts';

const tableFor = (edition: Edition): Table => {
  const table = makeTable(edition, { seats: 4 });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const idOf = <Id extends number>(list: readonly { readonly slug: string }[], slug: string): Id => {
  const id = list.findIndex((one) => one.slug === slug);
  if (id < 0) throw new Error(slug);
  return id as Id;
};

describe('things', () => {
  it('are in places, or at farms', () => {
    const inPlace = (edition: Edition, slug: string): string => {
      const table = tableFor(edition);
      return thingsOf(table).inPlace(idOf<PlaceId>(table.places, slug));
    };
    expect([
      inPlace(birmingham, 'leek'),
      inPlace(birmingham, 'oxford'),
      inPlace(birmingham, 'farm-north'),
      inPlace(lancashire, 'bolton'),
      inPlace(lancashire, 'scotland'),
    ]).toEqual(['in Leek', 'in Oxford', 'at the northern farm', 'in Bolton', 'in Scotland']);
  });

  it('are tiles of a level, or locked', () => {
    const table = tableFor(lancashire);
    const tile = (slug: string): string => thingsOf(table).tile(idOf<TileId>(table.tiles, slug));
    expect(['shipyard-0', 'shipyard-1', 'cotton-4'].map(tile)).toEqual([
      'locked shipyard',
      'shipyard I',
      'cotton mill IV',
    ]);
  });

  it.each([birmingham, lancashire])('of $name all have a name', (edition) => {
    const table = tableFor(edition);
    const things = thingsOf(table);
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
