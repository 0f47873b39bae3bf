import type { Seat, SiteId } from '@coalbrook/rules';
import { boardLayoutOf, newsOf, sceneOf } from '@coalbrook/scene';
import type { BoardNews } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { playedViews, tableOf } from './fixtures.ts';
import { whatMatters } from './matters.ts';
import { touchablesOf } from './touchables.ts';

const table = tableOf('birmingham', { seats: 2 });
const layout = boardLayoutOf(table);
const view = playedViews(table, 60).at(-1)?.view;
if (!view) throw new Error('no view');
const scene = sceneOf(table, view);
const touchables = touchablesOf(layout);
const quiet = { layout, scene, glowing: [], news: undefined, viewer: undefined };

describe('what a small window shows', () => {
  it('is nothing in particular to somebody who watches', () => {
    expect(whatMatters(quiet)).toEqual([]);
  });

  it('is one’s own network', () => {
    const own =
      scene.tiles.filter((tile) => tile?.owner === 0).length + scene.links.filter((link) => link?.owner === 0).length;
    expect(own).toBeGreaterThan(0);
    expect(whatMatters({ ...quiet, viewer: 0 as Seat })).toHaveLength(own);
  });

  it('is, above all, what has just changed', () => {
    const site = 5 as SiteId;
    const news: BoardNews = { ...newsOf(table, []), built: new Map([[site, 1 as Seat]]) };
    const [first, ...others] = whatMatters({ ...quiet, news, viewer: 0 as Seat });
    const [x, y] = layout.sites[site].at;
    expect(first.box).toMatchObject({ x, y });
    for (const { weight } of others) expect(weight).toBeLessThan(first.weight);
  });

  it('is what can be chosen, unless that is nearly everything', () => {
    expect(whatMatters({ ...quiet, glowing: touchables.slice(0, 3) })).toHaveLength(3);
    expect(whatMatters({ ...quiet, glowing: touchables.slice(0, 40) })).toEqual([]);
  });
});
