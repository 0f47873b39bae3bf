import { editions } from '@coalbrook/editions';
import { makeTable, seedOf, standings } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { playGame } from './arena.ts';
import { random } from './random.ts';
import { simple } from './simple.ts';

const tableFor = (seats: number): Table => {
  const table = makeTable(editions[0], { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const games = (count: number): readonly number[] => Array.from({ length: count }, (_, game) => game);

describe('the simple policy', () => {
  it('beats the random one', () => {
    const table = tableFor(2);
    for (const game of games(4)) {
      const seat = (game % 2) as Seat;
      const policies = seat === 0 ? [simple, random] : [random, simple];
      const [first, second] = standings(table, playGame(table, policies, seedOf(game)).state);
      expect(first.seat).toBe(seat);
      expect(first.points).toBeGreaterThan(second.points + 20);
    }
  });

  it('plays a respectable game against its like', () => {
    const table = tableFor(4);
    const points = games(3).flatMap((game) => {
      const { state } = playGame(table, [simple, simple, simple, simple], seedOf(game));
      return standings(table, state).map((standing) => standing.points);
    });
    expect(points.reduce((sum, each) => sum + each, 0) / points.length).toBeGreaterThan(100);
    expect(Math.min(...points)).toBeGreaterThan(40);
  });

  it('decides the same whenever it is asked the same, and leaves the view as it was', () => {
    const table = tableFor(3);
    const twice: typeof simple = {
      ...simple,
      choose(decision) {
        const before = decision.view.cells.slice();
        const action = simple.choose(decision);
        expect(decision.view.cells).toEqual(before);
        expect(simple.choose(decision)).toBe(action);
        return action;
      },
    };
    playGame(table, [twice, random, random], seedOf('twice'));
  });
});
