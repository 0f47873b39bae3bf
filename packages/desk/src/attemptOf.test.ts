import { tableFor } from '@coalbrook/record';
import type { CardId, CargoId, OutletId, SiteId, TileId } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { attemptOf } from './attemptOf.ts';
import type { Target } from './target.ts';

const made = tableFor('lancashire', { seats: 2 });
if (!made.ok) throw new Error('no table');
const table = made.value;

const build: Target = { on: 'kind', kind: 'build' };
const sell: Target = { on: 'kind', kind: 'sell' };
const site = (id: number): Target => ({ on: 'site', site: id as SiteId });

it('attemptOf combines everything touched', () => {
  const card: Target = { on: 'card', card: 4 as CardId };
  expect(attemptOf(table, [build, card], site(2))).toEqual({ kind: 'build', card: 4, site: 2 });
  expect(attemptOf(table, [build, site(1)], site(2))).toEqual({ kind: 'build', site: 2 });
});

it('attemptOf reads a market as a purchase, and open cards and the deck as a draw', () => {
  expect(attemptOf(table, [], { on: 'market', cargo: 0 as CargoId })).toEqual({ kind: 'buy' });
  expect(attemptOf(table, [], { on: 'display', card: 3 as CardId })).toEqual({ kind: 'draw', card: 3 });
  expect(attemptOf(table, [], { on: 'deck' })).toEqual({ kind: 'draw' });
});

it('attemptOf knows the industry of a tile', () => {
  const tile = table.tiles.length - 1;
  const { industry } = table.tiles[tile];
  expect(attemptOf(table, [build], { on: 'tile', tile: tile as TileId })).toEqual({ kind: 'build', tile, industry });
});

it('attemptOf reads the second site of a sale as the port', () => {
  const outlet = table.outlets.find(({ port }) => port !== undefined);
  if (outlet?.port === undefined) throw new Error('no port');
  const other = site(outlet.port === 0 ? 1 : 0);
  const port = site(outlet.port);
  expect(attemptOf(table, [sell, other], port)).toMatchObject({ kind: 'sell', outlet: outlet.id });
  expect(attemptOf(table, [sell], port)).toEqual({ kind: 'sell', site: outlet.port });
  expect(attemptOf(table, [build, other], port)).toEqual({ kind: 'build', site: outlet.port });
  expect(attemptOf(table, [sell], { on: 'outlet', outlet: 0 as OutletId })).toEqual({ kind: 'sell', outlet: 0 });
});
