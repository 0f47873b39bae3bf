import { playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { makeTable, mask, NOBODY, seedOf } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from '../desk/fixtures.ts';
import { projectedAt } from './projected.ts';

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
  const { points, sources } = projectedAt(made.value, mask(made.value, state, NOBODY));
  expect([points, sources]).toEqual([[...state.points], []]);
});
