/** The parts of the contract that benefit most from many random games. */

import { describe, expect, it } from 'vitest';

import { keepsBooks, keepsSecrets, listsWhatItAccepts, playsToTheEnd, replaysItsRecord } from './contractChecks.ts';
import { randomGame } from './randomGame.ts';
import type { Leaning } from './randomGame.ts';
import type { NamedTable } from './tables.ts';

const leanings: readonly Leaning[] = ['even', 'busy'];

/** How many games are played for each check. */
export interface Length {
  readonly games: number;
  readonly looked: number;
  readonly kept: number;
}

export const describeLongContract = (tables: readonly NamedTable[], { games, looked, kept }: Length): void => {
  describe.each(tables)('the contract in many games: $name', ({ table }) => {
    it(`${games} random games reach their end without a dead end or a broken invariant`, () => {
      let decisions = 0;
      for (let number = 0; number < games; number++)
        decisions += playsToTheEnd(table, 1000 + number, leanings[number % 2]);
      expect(decisions).toBeGreaterThan(games);
    });

    it('lists exactly what check accepts, in many positions', () => {
      let seen = 0;
      for (let number = 0; number < looked; number++) {
        for (const decision of randomGame(table, 2000 + number, leanings[number % 4 === 0 ? 0 : 1])) {
          if (decision.legal.length === 0 || seen++ % 13 !== 0) continue;
          listsWhatItAccepts(table, decision);
          keepsSecrets(table, decision, seen);
        }
      }
      expect(seen).toBeGreaterThan(20 * looked);
    });

    it('keeps books and records over many games', () => {
      for (let number = 0; number < kept; number++) {
        keepsBooks(table, 3000 + number, leanings[number % 2]);
        replaysItsRecord(table, 4000 + number, leanings[number % 2]);
      }
    });
  });
};
