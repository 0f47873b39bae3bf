import type { Table } from '@coalbrook/rules';

import type { Judge } from './judge.ts';
import type { NetShelf } from './net/netShelf.ts';
import type { Budgets } from './search/budgets.ts';
import type { Budget } from './search/study.ts';

/** What players have in common that take nets from a shelf. */
interface Learning {
  readonly usesNet: true;
  readonly judgeFor: (table: Table) => Judge;
  readonly budgetFor: (table: Table) => Budget;
}

export const learntFrom = (shelf: NetShelf, budgets: Budgets): Learning => ({
  usesNet: true,
  judgeFor: (table) => shelf.judgeFor(table),
  budgetFor: (table) => (shelf.has(table) ? budgets.byNet : budgets.byThumb),
});
