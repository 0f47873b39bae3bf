import { isOver, questionOf } from '@coalbrook/rules';
import type { Action, GameEvent } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import type { Idea, Moment } from './idea.ts';
import { isLikeAction, isLikeEvent } from './patterns.ts';
import { suggest } from './suggest.ts';

/** An idea at its moment, with what happened if it is about that. */
export interface ToldIdea {
  readonly idea: Idea;
  readonly event: GameEvent | undefined;
}

/** What the learner is told at one moment. */
export interface Thought {
  readonly told: readonly ToldIdea[];
  /** The next action and the cards that pay for it; empty once the game is over. */
  readonly suggestion: readonly Action[];
}

/** How far the learner has come: ideas that were told, and those whose moment has passed without room for them. */
export interface Progress {
  readonly told: ReadonlySet<string>;
  readonly due: readonly ToldIdea[];
}

export const NO_PROGRESS: Progress = { told: new Set(), due: [] };

/** At most so many ideas come at one moment in the middle of a game. */
const MOST_AT_ONCE = 2;

/** The event that makes this the moment of an idea; `true` if another reason does. */
const momentIn = (moment: Moment, glance: Glance, suggestion: readonly Action[]): GameEvent | boolean => {
  const { table, view, legal, events, count } = glance;
  switch (moment.at) {
    case 'start':
      return !isOver(view);
    case 'end':
      return isOver(view);
    case 'suggests':
      return suggestion.length > 0 && isLikeAction(table, view, suggestion[0], moment.action);
    case 'happened':
      return events.find((event) => isLikeEvent(view, event, moment.event)) ?? false;
    case 'from': {
      const { era = 0, round, offers } = moment;
      if (isOver(view) || count === 0 || view.era < era || (view.era === era && view.round < round)) return false;
      return !offers || legal.some(({ kind }) => kind === offers);
    }
  }
};

/** What to tell at a moment, and the progress after it. How to pay for an action is no moment for ideas. */
export const thinkOn = (ideas: readonly Idea[], glance: Glance, progress: Progress): readonly [Thought, Progress] => {
  const { told, due } = progress;
  const isEnd = isOver(glance.view);
  const untold = ideas.filter(({ id }) => !told.has(id));
  const suggestion = isEnd ? [] : suggest(glance, untold);
  if (!isEnd && questionOf(glance.view) !== 'action') return [{ told: [], suggestion }, progress];
  const found = untold.flatMap((idea): readonly ToldIdea[] => {
    const waiting = due.find((one) => one.idea === idea);
    if (waiting) return [waiting];
    const event = momentIn(idea.moment, glance, suggestion);
    return event === false ? [] : [{ idea, event: event === true ? undefined : event }];
  });
  const isNow = ({ idea: { moment } }: ToldIdea): boolean => moment.at !== 'happened' && moment.at !== 'from';
  // What the move is about comes last, right before it; what happened first, as far as there is room.
  const now = found.filter(isNow);
  const earlier = found.filter((one) => !isNow(one));
  const room = Math.max(0, MOST_AT_ONCE - now.length);
  const chosen = isEnd ? now : [...earlier.slice(0, room), ...now];
  return [
    { told: chosen, suggestion },
    {
      told: new Set([...told, ...chosen.map(({ idea }) => idea.id)]),
      due: earlier.filter((one) => !chosen.includes(one)),
    },
  ];
};
