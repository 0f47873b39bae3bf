/** The players that are offered as opponents, from one that a child beats to the master. */

import type { Kind, Table } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import { thumbJudge } from './judge.ts';
import type { NetShelf } from './net/netShelf.ts';
import { overlooking } from './overlooking.ts';
import { oversightAt } from './oversights.ts';
import type { Policy } from './policy.ts';
import { byThumb, masterBudgets, scholarBudgets } from './search/budgets.ts';
import type { Budgets } from './search/budgets.ts';
import type { Budget } from './search/study.ts';
import { thinker } from './thinker.ts';

const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

/** What somebody who has just learnt the rules leaves alone. */
const advanced: readonly Kind[] = ['loan', 'develop', 'scout'];

const newcomer = (name: string): Policy =>
  thinker({ name, judgeFor: thumbJudge, shuns: advanced, budgetFor: () => atFirstSight });

/** What players have in common that take nets from a shelf. */
const learntFrom = (shelf: NetShelf, budgets: Budgets) => ({
  usesNet: true,
  judgeFor: (table: Table) => shelf.judgeFor(table),
  budgetFor: (table: Table) => (shelf.has(table) ? budgets.byNet : budgets.byThumb),
});

/** For analysis rather than as an opponent. */
export const scholarWith = (shelf: NetShelf): Policy =>
  thinker({
    ...learntFrom(shelf, scholarBudgets),
    name: 'scholar',
  });

/** The players, the weakest first. Those that use nets take them from the shelf, and look ahead where there is none. */
export const playersWith = (shelf: NetShelf): readonly Policy[] => {
  const looking = (...stages: Budget['stages']): Budgets => ({ byNet: atFirstSight, byThumb: byThumb(...stages) });
  const players = [
    newcomer('shepherd'),
    newcomer('pedlar'),
    thinker({
      name: 'carter',
      judgeFor: thumbJudge,
      leaning: { links: 1.4 },
      shuns: advanced,
      budgetFor: () => atFirstSight,
    }),
    thinker({
      name: 'brewer',
      judgeFor: thumbJudge,
      leaning: { supplies: 0.8, paidLinks: 0.6 },
      shuns: ['loan', 'double'],
      budgetFor: () => atFirstSight,
    }),
    apprentice,
    thinker({
      ...learntFrom(shelf, looking({ actions: 4, deals: 2 })),
      name: 'collier',
      leaning: { supplies: 0.6 },
    }),
    thinker({
      ...learntFrom(shelf, looking({ actions: 4, deals: 2 })),
      name: 'baron',
      leaning: { links: 1.2 },
    }),
    thinker({
      ...learntFrom(shelf, looking({ actions: 6, deals: 3 })),
      name: 'engineer',
      leaning: { development: 0.3 },
    }),
    thinker({
      ...learntFrom(shelf, masterBudgets),
      name: 'master',
    }),
  ];
  return players.map((player) => overlooking(player, (table) => oversightAt(table, player.name)));
};
