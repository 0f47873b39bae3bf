import { questionOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import type { Judge } from './judge.ts';
import type { Policy } from './policy.ts';
import { study } from './search/study.ts';
import type { Budget } from './search/study.ts';

interface Thought {
  readonly name: string;
  readonly sentence: string;
  readonly judgeFor: (table: Table) => Judge;
  /** Without stages, the judge's first sight decides. */
  readonly budget: Budget;
}

/** A player that asks a judge and looks ahead within a budget. Which card to spend is the apprentice's choice. */
export const thinker = ({ name, sentence, judgeFor, budget }: Thought): Policy => ({
  name,
  sentence,
  choose(decision) {
    const isRoutine = decision.legal.length === 1 || questionOf(decision.view) === 'discard';
    if (isRoutine) return apprentice.choose(decision);
    return study(decision, judgeFor(decision.table), budget)[0]?.action ?? apprentice.choose(decision);
  },
});
