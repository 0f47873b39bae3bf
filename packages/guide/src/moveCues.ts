import { placeSets, surveyOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import type { Cue, Idea, MoveCue } from './idea.ts';
import { LEARNER } from './learner.ts';
import { isSuggestedAt, mentions, usesCargo } from './patterns.ts';
import type { MoveReason } from './reasons/moveReason.ts';
import { reasonsFor } from './reasons/reasonsFor.ts';

const moveCues: readonly Cue['at'][] = ['suggests', 'before', 'uses', 'mentions'] satisfies readonly MoveCue['at'][];

const isMoveCue = (cue: Cue): cue is MoveCue => moveCues.includes(cue.at);

/** Whether what an idea says holds now. */
export const holdsAt = ({ era, needsNetwork }: Idea, { table, view }: Glance): boolean =>
  (era === undefined || era === view.era) &&
  (!needsNetwork || placeSets.placesOf(surveyOf(table, view, LEARNER).network).length > 0);

/** The ideas that must be known before a move is made. */
export const ideasOfMove = (
  ideas: readonly Idea[],
  { table, view }: Glance,
  move: readonly Action[],
): readonly Idea[] => {
  if (move.length === 0) return [];
  let known: readonly MoveReason[] | undefined;
  const isCue = (cue: MoveCue): boolean => {
    if ('action' in cue) return isSuggestedAt(table, view, move[0], cue);
    if (cue.at === 'uses') return usesCargo(table, view, move, cue.cargo);
    known ??= reasonsFor(table, view, move);
    return mentions(known, cue.what);
  };
  return ideas.filter(({ cues }) => cues.some((cue) => isMoveCue(cue) && isCue(cue)));
};
