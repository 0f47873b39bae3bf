import { questionOf } from '@coalbrook/rules';
import type { Kind, Table } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import type { Judge } from './judge.ts';
import { leaningIn } from './leaning.ts';
import type { Leaning } from './leaning.ts';
import type { WeighedAction } from './oneStep.ts';
import type { Decision, Policy } from './policy.ts';
import { study } from './search/study.ts';
import type { Budget } from './search/study.ts';

interface Manner extends Pick<Policy, 'name' | 'usesNet'> {
  readonly judgeFor: (table: Table) => Judge;
  readonly leaningFor?: (table: Table) => Leaning;
  /** What it does only if it would pass otherwise. */
  readonly shuns?: readonly Kind[];
  /** Without stages, the judge's first sight decides. */
  readonly budgetFor: (table: Table) => Budget;
}

/** A player that asks a judge and looks ahead within a budget. Which card to spend is the apprentice's choice. */
export const thinker = ({ judgeFor, leaningFor, shuns = [], budgetFor, ...policy }: Manner): Policy => {
  const weigh = (decision: Decision): readonly WeighedAction[] => {
    const { table, view, legal } = decision;
    const judge = judgeFor(table);
    const isRoutine = legal.length === 1 || questionOf(view) === 'discard';
    const liking = leaningIn(table, view, leaningFor?.(table) ?? {});
    const studied = isRoutine ? [] : study(decision, judge, budgetFor(table), { liking });
    // A leaning decides, but nobody expects points of it.
    if (studied.length > 0) return studied.map(({ action, worth }) => ({ action, worth: worth - liking(action) }));
    return [{ action: apprentice.choose(decision), worth: judge.appraise(view, view.actor) }];
  };
  const think = (decision: Decision): readonly WeighedAction[] => {
    const legal = decision.legal.filter(({ kind }) => !shuns.includes(kind));
    if (legal.length === 0) return weigh(decision);
    const weighed = weigh({ ...decision, legal });
    const isStuck = weighed[0].action.kind === 'pass' && legal.length < decision.legal.length;
    return isStuck ? weigh(decision) : weighed;
  };
  return { ...policy, think, choose: (decision) => think(decision)[0].action };
};
