import { boardLayoutOf, movesOf, sceneOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { playedViews, tableOf } from './fixtures.ts';

describe('motion', () => {
  const table = tableOf('birmingham', { seats: 2 });
  const layout = boardLayoutOf(table);
  const steps = playedViews(table, 60).map(({ view, events }) => ({ scene: sceneOf(table, view), events }));
  const pairs = steps.slice(1).map((step, index) => ({ ...step, before: steps[index].scene }));

  it('moves what was built and laid, each at its place', () => {
    const seen = new Set<string>();
    for (const { before, scene, events } of pairs) {
      const moves = movesOf(table, layout, before, scene, events);
      for (const event of events) {
        if (event.event === 'built')
          expect(moves).toContainEqual(expect.objectContaining({ move: 'drop', site: event.site }));
        if (event.event === 'laid')
          expect(moves).toContainEqual(expect.objectContaining({ move: 'slide', link: event.link }));
      }
      for (const move of moves) {
        seen.add(move.move);
        expect(move.after).toBeGreaterThanOrEqual(0);
        if (move.move === 'fly') expect(move.path.flat().every(Number.isFinite)).toBe(true);
      }
    }
    expect([...seen].sort()).toEqual(['drop', 'flip', 'fly', 'rise', 'slide']);
  });

  it('moves nothing if no events are given or too much differs', () => {
    const [first, last] = [steps[0], steps[steps.length - 1]];
    expect(movesOf(table, layout, first.scene, steps[1].scene, [])).toEqual([]);
    expect(movesOf(table, layout, first.scene, first.scene, last.events).filter(({ move }) => move !== 'rise')).toEqual(
      [],
    );
  });
});
