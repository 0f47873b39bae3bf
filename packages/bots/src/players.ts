/** The players that are offered as opponents, from one that a newcomer beats to the master. */

import type { Kind, Table } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import { thumbJudge } from './judge.ts';
import type { NetShelf } from './net/netShelf.ts';
import type { Policy } from './policy.ts';
import type { Budget, StudyStage } from './search/study.ts';
import { thinker } from './thinker.ts';

const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

/** Rules of thumb see little of what others will do to a plan, so they look a round further. */
const byThumb = (...stages: readonly StudyStage[]): Budget => ({ stages, rounds: 2, by: 'thumb' });
const byNet = (...stages: readonly StudyStage[]): Budget => ({ stages, rounds: 1, by: 'judge' });

/** What somebody who has just learnt the rules leaves alone. */
const advanced: readonly Kind[] = ['loan', 'develop', 'remove', 'scout'];

/** The players, the weakest first. Those that use nets take them from the shelf, and look ahead where there is none. */
export const playersWith = (shelf: NetShelf): readonly Policy[] => {
  const learnt = {
    usesNet: true,
    judgeFor: (table: Table) => shelf.judgeFor(table),
  };
  const budgets = (withNet: Budget, without: Budget) => (table: Table) => (shelf.has(table) ? withNet : without);
  return [
    thinker({
      name: 'carter',
      sentence: 'Borrows and develops only when stuck, and lays links wherever there is a way.',
      judgeFor: thumbJudge,
      leaning: { links: 2 },
      shuns: advanced,
      budgetFor: () => atFirstSight,
    }),
    thinker({
      name: 'brewer',
      sentence: 'Borrows only when stuck, and would rather build what others need: coal, iron and beer.',
      judgeFor: thumbJudge,
      leaning: { supplies: 0.8 },
      shuns: ['loan', 'remove'],
      budgetFor: () => atFirstSight,
    }),
    apprentice,
    thinker({
      ...learnt,
      name: 'baron',
      sentence: 'Has learnt from many games, and has a weakness for links.',
      leaning: { links: 1.4 },
      budgetFor: budgets(atFirstSight, byThumb({ actions: 4, deals: 2 })),
    }),
    thinker({
      ...learnt,
      name: 'engineer',
      sentence: 'Has learnt from many games, decides at first sight, and likes to develop.',
      leaning: { development: 0.3 },
      budgetFor: budgets(atFirstSight, byThumb({ actions: 6, deals: 3 })),
    }),
    thinker({
      ...learnt,
      name: 'master',
      sentence: 'Has learnt from many games, and looks ahead.',
      budgetFor: budgets(
        byNet({ actions: 6, deals: 2 }, { actions: 3, deals: 2 }),
        byThumb({ actions: 8, deals: 4 }, { actions: 4, deals: 4 }),
      ),
    }),
  ];
};
