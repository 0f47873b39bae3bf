/** What is said of developing: what comes up on the mat, and what is emptied by it. */

import { reasonsFor } from '@coalbrook/guide';
import type { MoveReason } from '@coalbrook/guide';
import { tableFor } from '@coalbrook/record';
import { legalActions, mask } from '@coalbrook/rules';
import type { Action, IndustryId, SiteId, State, Table, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { me, secondTurn } from './secondTurn.ts';

const tableOf = (edition: string, seats: number, options: readonly string[]): Table => {
  const made = tableFor(edition, { seats, options, automata: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

const reasonsOf = (table: Table, state: State, action: Action): readonly MoveReason[] => {
  const view = mask(table, state, me);
  expect(legalActions(table, view)).toContain(action);
  return reasonsFor(table, view, [action]);
};

describe('developing in Age of Industry', () => {
  const table = tableOf('age-of-industry', 3, []);
  const tileOf = (slug: string): TileId => table.tiles.findIndex((tile) => tile.slug === slug) as TileId;
  const removing = (slug: string): Action => {
    const action = table.catalogue.remove.find(({ tile }) => tile === tileOf(slug));
    if (!action) throw new Error(slug);
    return action;
  };

  it('says how many more tiles lie above the next level, and nothing of one that lies under others', () => {
    const has = table.mats[me][tileOf('port-1')];
    expect(has).toBeGreaterThan(1);
    expect(reasonsOf(table, secondTurn(table), removing('port-2'))).toEqual([]);
    expect(reasonsOf(table, secondTurn(table), removing('port-1'))).toEqual([
      { about: 'above', tile: tileOf('port-2'), left: has - 1, countsMore: true },
    ]);
  });

  it('says that a factory is locked until both locked ones are gone', () => {
    const state = secondTurn(table);
    expect(reasonsOf(table, state, removing('goods-0'))).toEqual([
      { about: 'locked', tile: tileOf('goods-0'), left: 1 },
    ]);
    state.mat[me * table.tiles.length + tileOf('goods-0')]--;
    expect(reasonsOf(table, state, removing('goods-0'))).toEqual([{ about: 'unlocked', tile: tileOf('goods-3') }]);
  });
});

it('developing in Lancashire tells first of the works that it empties', () => {
  const table = tableOf('lancashire', 2, ['introductory']);
  const state = secondTurn(table);
  const bolton = table.sites.findIndex(
    ({ slug, industries }) => slug.startsWith('bolton') && industries.length === 1,
  ) as SiteId;
  state.tile[bolton] = table.tiles.findIndex(({ slug }) => slug === 'iron-1') as TileId;
  state.tileOwner[bolton] = me;
  state.cubes[bolton] = 1;
  const port = table.industries.findIndex(({ slug }) => slug === 'port') as IndustryId;
  const [first] = reasonsOf(table, state, table.catalogue.develop[port]);
  expect(first).toMatchObject({ about: 'flips', tiles: [{ site: bolton, isNew: false }] });
});
