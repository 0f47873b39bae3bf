import { pick, questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import { leastUseful } from './evaluation/cards.ts';
import { weighActions } from './oneStep.ts';
import type { Policy } from './policy.ts';

/** The actions that look best by rules of thumb; several only if they look alike. */
const bestByThumb = (table: Table, state: State, legal: readonly Action[]): readonly Action[] => {
  if (legal.length === 1) return legal;
  if (questionOf(state) === 'discard') return [table.catalogue.discard[leastUseful(table, state, state.actor)]];
  let best: Action[] = [];
  let most = -Infinity;
  for (const { action, worth } of weighActions(table, state, legal)) {
    if (worth > most) best = [];
    if (worth < most) continue;
    most = worth;
    best.push(action);
  }
  return best;
};

/** The first of the actions that look best to the seat whose turn it is, which needs no mask: it reads nothing hidden. */
export const chooseByThumb = (table: Table, state: State, legal: readonly Action[]): Action =>
  bestByThumb(table, state, legal)[0];

export const apprentice: Policy = {
  name: 'apprentice',
  sentence:
    'Tries every action to its end and keeps the one that looks best, by rules of thumb and without looking further.',
  choose({ table, view, legal, count, seed }) {
    const best = bestByThumb(table, view, legal);
    return best[pick(seed, count, best.length)];
  },
};
