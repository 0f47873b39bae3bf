/** The players that are offered as opponents, from one that a newcomer beats to the master. */

import type { Table } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import { hopefulJudge } from './hope.ts';
import { thumbJudge } from './judge.ts';
import type { Judge } from './judge.ts';
import type { NetShelf } from './net/netShelf.ts';
import type { Policy } from './policy.ts';
import type { Budget } from './search/study.ts';
import { thinker } from './thinker.ts';

const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

const brief: Budget = {
  stages: [
    { actions: 4, deals: 2 },
    { actions: 2, deals: 2 },
  ],
  rounds: 1,
  by: 'thumb',
};

const long: Budget = {
  stages: [
    { actions: 8, deals: 2 },
    { actions: 4, deals: 2 },
    { actions: 2, deals: 4 },
  ],
  rounds: 1,
  by: 'thumb',
};

/** The players, the weakest first. Those that use nets take them from the shelf. */
export const playersWith = (shelf: NetShelf): readonly Policy[] => {
  const byNet = (table: Table): Judge => shelf.judgeFor(table);
  return [
    thinker({
      name: 'carter',
      sentence: 'Builds what can be paid for and hopes that somebody will buy.',
      judgeFor: hopefulJudge,
      budget: atFirstSight,
    }),
    thinker({
      name: 'brewer',
      sentence: 'Follows rules of thumb, but would rather build what others need: coal, iron and beer.',
      judgeFor: thumbJudge,
      leaning: { supplies: 6 },
      budget: atFirstSight,
    }),
    apprentice,
    thinker({
      name: 'baron',
      sentence: 'Follows rules of thumb and looks a round ahead, with a weakness for links.',
      judgeFor: thumbJudge,
      leaning: { links: 1 },
      budget: brief,
    }),
    thinker({
      name: 'engineer',
      sentence: 'Has played many games, judges at first sight, and likes to develop.',
      usesNet: true,
      judgeFor: byNet,
      leaning: { development: 1 },
      budget: atFirstSight,
    }),
    thinker({
      name: 'master',
      sentence: 'Has played many games, and looks ahead.',
      usesNet: true,
      judgeFor: byNet,
      budget: long,
    }),
  ];
};
