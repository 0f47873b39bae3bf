import { editions } from '@coalbrook/editions';
import { seedOf, standings } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { apprentice } from './apprentice.ts';
import { playGame } from './arena.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { tableFor } from './testing.ts';

const [eldest] = editions;
const games = (count: number): readonly number[] => Array.from({ length: count }, (_, game) => game);

describe('the apprentice', () => {
  it('beats the random player by far', () => {
    const table = tableFor(eldest, 2);
    for (const game of games(4)) {
      const seat = (game % 2) as Seat;
      const policies = seat === 0 ? [apprentice, random] : [random, apprentice];
      const [first, second] = standings(table, playGame(table, policies, seedOf(game)).state);
      expect(first.seat).toBe(seat);
      expect(first.points).toBeGreaterThan(second.points + 20);
    }
  });

  it('plays a respectable game against itself', () => {
    const table = tableFor(eldest, 4);
    const points = games(2).flatMap((game) => {
      const { state } = playGame(
        table,
        Array.from({ length: 4 }, () => apprentice),
        seedOf(game),
      );
      return standings(table, state).map((standing) => standing.points);
    });
    expect(points.reduce((sum, each) => sum + each, 0) / points.length).toBeGreaterThan(105);
    expect(Math.min(...points)).toBeGreaterThan(40);
  });

  // The arena refuses an action that was not offered.
  it.each(editions)('is deterministic in $name, and leaves the view unchanged', (edition) => {
    const table = tableFor(edition, Math.max(...edition.seats));
    const twice: Policy = {
      ...apprentice,
      choose(decision) {
        const before = decision.view.cells.join();
        const action = apprentice.choose(decision);
        expect(decision.legal).toContain(action);
        expect(decision.view.cells.join()).toBe(before);
        expect(apprentice.choose(decision)).toBe(action);
        return action;
      },
    };
    const others = Array.from({ length: table.seats - 1 }, () => random);
    playGame(table, [twice, ...others], seedOf('twice'));
  });

  it.each(editions)('compares what it chooses with the rest in $name, the best first', (edition) => {
    const table = tableFor(edition, Math.max(...edition.seats));
    const thinking: Policy = {
      ...apprentice,
      choose(decision) {
        const weighed = apprentice.think?.(decision) ?? [];
        const worths = weighed.map(({ worth }) => worth);
        expect(weighed[0].action).toBe(apprentice.choose(decision));
        expect(worths).toEqual(worths.toSorted((one, other) => other - one));
        expect(new Set(weighed.map(({ action }) => action)).size).toBe(weighed.length);
        expect(decision.legal).toEqual(expect.arrayContaining(weighed.map(({ action }) => action)));
        return weighed[0].action;
      },
    };
    const others = Array.from({ length: table.seats - 1 }, () => random);
    playGame(table, [thinking, ...others], seedOf('thinking'));
  });

  it('does not pass while it has a better action', () => {
    const table = tableFor(eldest, 4);
    const { actions, decisions } = playGame(
      table,
      Array.from({ length: 4 }, () => apprentice),
      seedOf('busy'),
    );
    expect(actions.pass).toBeLessThan(decisions / 20);
  });
});
