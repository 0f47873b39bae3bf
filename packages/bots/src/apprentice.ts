import { pick, questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import { appraise } from './evaluation/appraise.ts';
import { leastUseful } from './evaluation/cards.ts';
import { weighActions } from './oneStep.ts';
import type { Policy } from './policy.ts';

/** What is done without comparing; undefined if there is something to compare. */
const routine = (table: Table, state: State, legal: readonly Action[]): Action | undefined => {
  if (legal.length === 1) return legal[0];
  return questionOf(state) === 'discard' ? table.catalogue.discard[leastUseful(table, state, state.actor)] : undefined;
};

/** The actions that look best by rules of thumb; several only if they look alike. */
const bestByThumb = (table: Table, state: State, legal: readonly Action[]): readonly Action[] => {
  const only = routine(table, state, legal);
  if (only) return [only];
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
  choose({ table, view, legal, count, seed }) {
    const best = bestByThumb(table, view, legal);
    return best[pick(seed, count, best.length)];
  },
  think({ table, view, legal, count, seed }) {
    const only = routine(table, view, legal);
    if (only) return [{ action: only, worth: appraise(table, view, view.actor) }];
    const weighed = weighActions(table, view, legal).toSorted((one, other) => other.worth - one.worth);
    const alike = weighed.filter(({ worth }) => worth === weighed[0].worth);
    const chosen = alike[pick(seed, count, alike.length)];
    return [chosen, ...weighed.filter((one) => one !== chosen)];
  },
};
