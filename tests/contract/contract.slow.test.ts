import { describe, expect, it } from 'vitest';

import { keepsBooks, keepsSecrets, listsWhatItAccepts, playsToTheEnd, replaysItsRecord } from './battery.ts';
import { randomGame } from './randomGame.ts';
import type { Leaning } from './randomGame.ts';
import { allTables } from './tables.ts';

const GAMES = 200;
const leanings: readonly Leaning[] = ['even', 'busy'];

describe.each(allTables)('the contract, at length, at $name', ({ table }) => {
  it(`${GAMES} random games end without a dead end or a broken invariant`, () => {
    let decisions = 0;
    for (let number = 0; number < GAMES; number++)
      decisions += playsToTheEnd(table, 1000 + number, leanings[number % 2]);
    expect(decisions).toBeGreaterThan(GAMES);
  });

  it('lists exactly what check accepts, in many positions', () => {
    let seen = 0;
    for (let number = 0; number < 12; number++) {
      for (const decision of randomGame(table, 2000 + number, leanings[number % 4 === 0 ? 0 : 1])) {
        if (decision.legal.length === 0 || seen++ % 13 !== 0) continue;
        listsWhatItAccepts(table, decision);
        keepsSecrets(table, decision, seen);
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('keeps books and records over many games', () => {
    for (let number = 0; number < 20; number++) {
      keepsBooks(table, 3000 + number, leanings[number % 2]);
      replaysItsRecord(table, 4000 + number, leanings[number % 2]);
    }
  });
});
