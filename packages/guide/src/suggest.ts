import { apprentice } from '@coalbrook/bots';
import { byThumb, study, thumbJudge } from '@coalbrook/bots/study';
import { isFinalRound, lastRound, legalActions, mask, play, questionOf, seedOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import type { Idea } from './idea.ts';
import { bestOfLastTurn } from './lastTurn.ts';
import { isNearEnd } from './nearEnd.ts';
import { isSuggestedAt } from './patterns.ts';

/** Ties between equally good actions are broken the same way everywhere. */
const SEED = seedOf('guide');

/** How many points an action may be worse that shows an idea: more for the next idea, and the later it gets. */
const NEXT_IDEA = 9;
const LATER_IDEA = 3;
const LATE = 9;

/** Where the number of rounds is not known beforehand. */
const USUAL_ROUNDS = 10;

const liking = ({ table, view }: Glance, untold: readonly Idea[], action: Action): number => {
  const shown = untold.flatMap(({ cues }) => {
    const shows = cues.flatMap((cue) => (cue.at === 'suggests' ? [cue] : []));
    return shows.length > 0 ? [shows] : [];
  });
  const index = shown.findIndex((shows) => shows.some((cue) => isSuggestedAt(table, view, action, cue)));
  if (index < 0) return 0;
  const late = (LATE * view.round) / (lastRound(table, view) ?? USUAL_ROUNDS);
  return (index === 0 ? NEXT_IDEA : LATER_IDEA) + late;
};

/** Little enough to be asked for at every decision. */
const endBudget = byThumb({ actions: 16, deals: 2 }, { actions: 5, deals: 4 });

const firstOf = (glance: Glance, untold: readonly Idea[]): Action => {
  const { table, view, legal, count } = glance;
  const question = questionOf(view);
  if (legal.length === 1 || (question !== 'action' && question !== 'more'))
    return apprentice.choose({ table, view, legal, count, seed: SEED });
  const judge = thumbJudge(table);
  if (isFinalRound(table, view)) return bestOfLastTurn(table, view, legal);
  if (isNearEnd(table, view)) {
    // Rules of thumb never borrow so late, but money may count.
    const kept = legal.findLast(({ kind }) => kind === 'loan');
    return study({ table, view, legal, count, seed: SEED }, judge, endBudget, { kept })[0].action;
  }
  let [best] = legal;
  let most = -Infinity;
  for (const { action, worth } of judge.weigh(view, legal)) {
    const liked = worth + liking(glance, untold, action);
    if (liked <= most) continue;
    best = action;
    most = liked;
  }
  return best;
};

/**
 * What the learner could do next, with the cards that pay for it: the action that looks best by rules of thumb, or one
 * that shows an idea and is not much worse; in the last rounds, whatever brings most.
 */
export const suggest = (glance: Glance, untold: readonly Idea[]): readonly Action[] => {
  const { table, view, count } = glance;
  const first = firstOf(glance, untold);
  const actions = [first];
  const after = view.copy();
  play(table, after, first);
  while (after.actor === view.actor && questionOf(after) === 'discard') {
    const now = mask(table, after, view.actor);
    const legal = legalActions(table, now);
    const paid = apprentice.choose({ table, view: now, legal, count: count + actions.length, seed: SEED });
    actions.push(paid);
    play(table, after, paid);
  }
  return actions;
};
