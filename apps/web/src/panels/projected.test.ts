import { playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { isOver, makeTable, mask, NOBODY, seedOf, tryOut } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from '../desk/fixtures.ts';
import { isCountAhead, projectedAt } from './projected.ts';

it.each(editions)('$slug: what a seat has and what it would score add up to the projection', (edition) => {
  const table = tableFor(edition);
  let scored = 0;
  for (const { view } of decisionsOf(table, 'projected')) {
    const { points, sources, pointsFrom } = projectedAt(table, view);
    points.forEach((total, seat) => {
      const gained = sources.reduce((sum, source) => sum + pointsFrom(seat, source), 0);
      expect(view.points[seat] + gained).toBe(total);
      scored += gained;
    });
  }
  expect(scored).not.toBe(0);
});

it('projects nothing more once the game is over', () => {
  const made = makeTable(editions[0], { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const { state } = playGame(made.value, [random, random], seedOf('over'));
  const end = mask(made.value, state, NOBODY);
  const { points, sources } = projectedAt(made.value, end);
  expect(isCountAhead(end)).toBe(false);
  expect([points, sources]).toEqual([[...state.points], []]);
});

it('the count is still ahead when a turn is complete', () => {
  const table = tableFor(editions[0]);
  let complete = 0;
  for (const { view, action } of decisionsOf(table, 'projected')) {
    const after = view.copy();
    if (!tryOut(table, after, action)) continue;
    expect([isOver(after), isCountAhead(mask(table, after, view.actor))]).toEqual([true, true]);
    complete++;
  }
  expect(complete).toBeGreaterThan(0);
});

it.each(editions)('$slug: a projection is nothing to show before anything on the map counts', (edition) => {
  const table = tableFor(edition);
  const [{ view }] = decisionsOf(table, 'projected');
  expect(projectedAt(table, view).hasBegun).toBe(false);
  const scored = view.copy();
  scored.points[0] = 1;
  expect(projectedAt(table, mask(table, scored, view.actor)).hasBegun).toBe(true);
});

it('a flipped tile is something to show', () => {
  const table = tableFor(editions[0]);
  const [{ view }] = decisionsOf(table, 'projected');
  const flipped = view.copy();
  const tile = table.tiles.find(({ points }) => points > 0);
  const site = table.sites.find(({ industries }) => tile !== undefined && industries.includes(tile.industry));
  if (!tile || !site) throw new Error('no tile');
  flipped.tile[site.id] = tile.id;
  flipped.tileOwner[site.id] = view.actor;
  expect(projectedAt(table, mask(table, flipped, view.actor)).hasBegun).toBe(false);
  flipped.flipped[site.id] = 1;
  expect(projectedAt(table, mask(table, flipped, view.actor)).hasBegun).toBe(true);
});
