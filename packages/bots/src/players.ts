/** The players that differ in how strong they are, from one that a child beats to the master. */

import type { Kind } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import { thumbJudge } from './judge.ts';
import { learntFrom } from './learntFrom.ts';
import type { NetShelf } from './net/netShelf.ts';
import { overlooking } from './overlooking.ts';
import { oversightAt } from './oversights.ts';
import type { Policy } from './policy.ts';
import { atFirstSight, byThumb, masterBudgets, scholarBudgets } from './search/budgets.ts';
import type { Budgets } from './search/budgets.ts';
import type { Budget } from './search/study.ts';
import { thinker } from './thinker.ts';

/** What somebody who has just learnt the rules leaves alone. */
const advanced: readonly Kind[] = ['loan', 'develop', 'scout'];

const newcomer = (name: string): Policy =>
  thinker({ name, judgeFor: thumbJudge, shuns: advanced, budgetFor: () => atFirstSight });

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
      leaningFor: () => ({ links: 1.4 }),
      shuns: advanced,
      budgetFor: () => atFirstSight,
    }),
    thinker({
      name: 'brewer',
      judgeFor: thumbJudge,
      leaningFor: () => ({ supplies: 0.8, paidLinks: 0.6 }),
      shuns: ['loan', 'double'],
      budgetFor: () => atFirstSight,
    }),
    apprentice,
    thinker({
      ...learntFrom(shelf, looking({ actions: 4, deals: 2 })),
      name: 'collier',
      leaningFor: () => ({ supplies: 0.6 }),
    }),
    thinker({
      ...learntFrom(shelf, looking({ actions: 4, deals: 2 })),
      name: 'baron',
      leaningFor: () => ({ links: 1.2 }),
    }),
    thinker({
      ...learntFrom(shelf, looking({ actions: 6, deals: 3 })),
      name: 'engineer',
      leaningFor: () => ({ development: 0.3 }),
    }),
    thinker({
      ...learntFrom(shelf, masterBudgets),
      name: 'master',
    }),
  ];
  return players.map((player) => overlooking(player, (table) => oversightAt(table, player.name)));
};
