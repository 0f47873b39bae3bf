import { apprentice } from '@coalbrook/bots';
import { byThumb, study, thumbJudge } from '@coalbrook/bots/study';
import { isFinalRound, lastRound, legalActions, mask, play, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, CardId, Table, View } from '@coalbrook/rules';

import { cardAhead, payment } from './cardsAhead.ts';
import type { Glance } from './glance.ts';
import type { Idea } from './idea.ts';
import { bestOfLastTurn } from './lastTurn.ts';
import { withoutHaste } from './lateLoan.ts';
import { holdsAt, ideasOfMove } from './moveCues.ts';
import { isNearEnd } from './nearEnd.ts';
import { isSuggestedAt } from './patterns.ts';
import { reasonsFor } from './reasons/reasonsFor.ts';

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

/** At most so many new ideas come at one moment in the middle of a game. */
export const MOST_AT_ONCE = 2;

/** So many of the actions that are liked best are looked at, and so much less may one be liked for being simpler. */
const MOST_LOOKED_AT = 12;
const SIMPLER = 12;

interface LikedAction {
  readonly action: Action;
  readonly liked: number;
}

/** Whether an action could only be explained by words that do not hold yet. */
const isTooEarly = (glance: Glance, untold: readonly Idea[], action: Action): boolean =>
  untold.some(
    (idea) =>
      !holdsAt(idea, glance) &&
      idea.cues.some((cue) => 'action' in cue && isSuggestedAt(glance.table, glance.view, action, cue)),
  );

/** What is liked best of what needs no more new ideas than there is room for. */
const simplest = (glance: Glance, untold: readonly Idea[], room: number, actions: readonly LikedAction[]): Action => {
  const sorted = actions.toSorted((one, other) => other.liked - one.liked);
  const ripe = sorted.filter(({ action }) => !isTooEarly(glance, untold, action));
  const [best, ...others] = (ripe.length > 0 ? ripe : sorted).slice(0, MOST_LOOKED_AT);
  const isSimple = ({ action }: LikedAction): boolean => ideasOfMove(untold, glance, [action]).length <= room;
  if (isSimple(best)) return best.action;
  return (others.filter(({ liked }) => liked > best.liked - SIMPLER).find(isSimple) ?? best).action;
};

/** Little enough to be asked for at every decision. */
const endBudget = byThumb({ actions: 16, deals: 2 }, { actions: 5, deals: 4 });

const flipsOwn = (table: Table, view: View, action: Action): boolean =>
  reasonsFor(table, view, [action]).some(({ about }) => about === 'flips');

const firstOf = (glance: Glance, untold: readonly Idea[], room: number): Action => {
  const { table, view, legal, count } = glance;
  const question = questionOf(view);
  const decision = { table, view, legal, count, seed: SEED };
  if (legal.length === 1) return legal[0];
  const judge = thumbJudge(table);
  if (isFinalRound(table, view)) return bestOfLastTurn(table, view, legal);
  if (question !== 'action' && question !== 'more') {
    // Where something is taken from: a learner sees at once which choice flips a tile of theirs.
    const flipping = legal.filter((action) => flipsOwn(table, view, action));
    return apprentice.choose(flipping.length > 0 ? { ...decision, legal: flipping } : decision);
  }
  if (isNearEnd(table, view)) {
    // Rules of thumb never borrow so late, but money may count.
    const kept = legal.filter(({ kind }) => kind === 'loan').slice(-1);
    return withoutHaste(study(decision, judge, endBudget, { kept }));
  }
  const liked = judge
    .weigh(view, legal)
    .map(({ action, worth }) => ({ action, liked: worth + liking(glance, untold, action) }));
  return simplest(glance, untold, room, liked);
};

/** A move that is suggested. */
export interface SuggestedMove {
  /** The action and the cards that pay for it. */
  readonly suggestion: readonly Action[];
  /** The card that it is made with, or the move that it leads to. */
  readonly keeps: readonly CardId[];
}

/**
 * What the learner could do next, with the cards that pay for it: the action that looks best by rules of thumb, or one
 * that shows an idea and is not much worse; in the last rounds, whatever brings most. There is room for so many new ideas.
 * Cards that an action under way was to keep are known.
 */
export const suggest = (
  glance: Glance,
  untold: readonly Idea[],
  room: number,
  known: readonly CardId[],
): SuggestedMove => {
  const { table, view } = glance;
  const question = questionOf(view);
  const first = question === 'discard' ? payment(glance, known) : firstOf(glance, untold, room);
  const shown = ideasOfMove(untold, glance, [first]);
  const later = untold.filter((idea) => !shown.includes(idea));
  const next = (then: Glance): Action => firstOf(then, later, MOST_AT_ONCE);
  const keeps = question === 'action' ? cardAhead(glance, first, next) : known;
  const suggestion = [first];
  const after = view.copy();
  play(table, after, first);
  while (after.actor === view.actor && questionOf(after) === 'discard') {
    const now = mask(table, after, view.actor);
    const paid = payment({ ...glance, view: now, legal: legalActions(table, now) }, keeps);
    suggestion.push(paid);
    play(table, after, paid);
  }
  return { suggestion, keeps };
};
