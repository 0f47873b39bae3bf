import { COAL, IRON } from '@coalbrook/rules';
import { boardLayoutOf, compare, distance, journeysOf, sceneOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { playedViews, tableOf } from './fixtures.ts';

describe('journeys', () => {
  const table = tableOf('birmingham', { seats: 3 });
  const layout = boardLayoutOf(table);
  const scenes = playedViews(table, 110).map(({ view }) => sceneOf(table, view));
  const journeys = scenes
    .slice(1)
    .flatMap((after, index) => journeysOf(table, layout, compare(scenes[index], after), after));

  it('carry coal over links', () => {
    const coal = journeys.filter(({ cargo }) => cargo === COAL);
    const carried = coal.flatMap(({ stretches }) => stretches).filter(({ by }) => by === 'link');
    expect(carried.length).toBeGreaterThan(0);
    const along = layout.lines.flatMap(({ parts }) => parts.flat());
    for (const { points } of carried)
      for (const point of points.slice(1, -1))
        expect(Math.min(...along.map((other) => distance(other, point)))).toBeLessThan(1);
  });

  it('fly iron, from end to end without a break', () => {
    for (const { cargo, stretches } of journeys) {
      if (cargo === IRON) expect(stretches.map(({ by }) => by)).toEqual(['air']);
      stretches.slice(1).forEach(({ points }, index) => {
        expect(stretches[index].points.at(-1)).toEqual(points[0]);
      });
    }
  });
});
