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
    expect([...seen].sort()).toEqual(['drop', 'flip', 'fly', 'leave', 'rise', 'slide']);
  });

  it('lets what does not stay leave the board as the light of a new era reaches it', () => {
    const { scene } = steps[steps.length - 1];
    const after = { ...scene, era: 'rail', links: scene.links.map(() => undefined) };
    const moves = movesOf(table, layout, scene, after, []);
    const leaving = moves.flatMap((move) => (move.move === 'leave' ? [move] : []));
    expect(leaving).toHaveLength(scene.links.filter(Boolean).length);
    expect(leaving.length).toBeGreaterThan(0);
    expect(moves.filter(({ move }) => move === 'sweep')).toHaveLength(1);
    const byPlace = leaving.toSorted((one, other) => one.at[0] - other.at[0]).map((move) => move.after);
    expect(byPlace).toEqual(byPlace.toSorted((one, other) => one - other));
    // The way back through the history is no end of an era.
    expect(movesOf(table, layout, after, scene, [])).toEqual([]);
  });

  it('moves nothing if no events are given or too much differs', () => {
    const [first, last] = [steps[0], steps[steps.length - 1]];
    expect(movesOf(table, layout, first.scene, steps[1].scene, [])).toEqual([]);
    expect(movesOf(table, layout, first.scene, first.scene, last.events).filter(({ move }) => move !== 'rise')).toEqual(
      [],
    );
  });
});
