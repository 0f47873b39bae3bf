/** The whole contract, in a few games at each table. */

import type { Table } from '@coalbrook/rules';
import { afterAll, describe, it } from 'vitest';

import { isSoak } from '../soakCount.ts';
import {
  copiesAreIndependent,
  keepsBooks,
  keepsSecrets,
  listsByKind,
  listsWhatItAccepts,
  playsToTheEnd,
  refusesWithARule,
  replaysItsRecord,
  survivesStorage,
} from './contractChecks.ts';
import { keepsItsHistory } from './history.ts';
import { randomGame } from './randomGame.ts';
import type { Decision, Leaning } from './randomGame.ts';
import type { NamedTable } from './tables.ts';

const leanings: readonly Leaning[] = ['even', 'busy'];

/** Whole games of each leaning; `contract.slow.test.ts` plays others. */
const GAMES = isSoak ? 5 : 2;

/** The decisions of a game, each with a state of its own. */
const decisionsOf = (table: Table, leaning: Leaning): readonly Decision[] => {
  const decisions: Decision[] = [];
  for (const decision of randomGame(table, 7, leaning)) {
    if (decision.legal.length > 0) decisions.push({ ...decision, state: decision.state.copy() });
  }
  return decisions;
};

export const describeContract = (tables: readonly NamedTable[]): void => {
  describe.each(tables)('the contract: $name', ({ table }) => {
    /** One game per leaning, played once for all checks. */
    let games: readonly (readonly Decision[])[] | undefined;
    afterAll(() => (games = undefined));

    /** Looks at every n-th decision of the games. */
    const sample = (every: number, look: (decision: Decision, number: number) => void): void => {
      games ??= leanings.map((leaning) => decisionsOf(table, leaning));
      for (const decisions of games) {
        for (let index = 0; index < decisions.length; index += every) look(decisions[index], index + 1);
      }
    };

    it('always has a legal action, keeps the invariants, and ends', () => {
      for (const leaning of leanings)
        for (let number = 0; number < GAMES; number++) playsToTheEnd(table, number, leaning);
    });

    it('lists exactly what check accepts', () => {
      sample(17, (decision) => listsWhatItAccepts(table, decision));
    });

    it('lists each kind as in the whole list', () => {
      sample(13, (decision) => listsByKind(table, decision));
    });

    it('cites a rule with every refusal', () => {
      sample(97, (decision) => refusesWithARule(table, decision));
    });

    it('survives storage', () => {
      sample(5, (decision) => survivesStorage(table, decision));
    });

    it('makes independent copies', () => {
      sample(3, (decision) => copiesAreIndependent(table, decision));
    });

    it('keeps secrets', () => {
      sample(11, (decision, number) => keepsSecrets(table, decision, number));
    });

    it('reports every change of money and points as an event', () => {
      for (const leaning of leanings) keepsBooks(table, 3, leaning);
    });

    it('shows the same history as a replay', () => {
      for (const leaning of leanings) keepsItsHistory(table, 6, leaning);
    });

    it('replays its own record', () => {
      for (const leaning of leanings) replaysItsRecord(table, 5, leaning);
    });
  });
};
