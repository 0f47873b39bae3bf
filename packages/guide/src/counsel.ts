import { isOver, questionOf } from '@coalbrook/rules';
import type { Action, GameEvent } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import type { Idea, IdeaMoment } from './idea.ts';
import { isLikeEvent, isSuggestedAt } from './patterns.ts';
import { suggest } from './suggest.ts';

/** An idea at its moment, with what happened if it is about that. */
export interface ToldIdea {
  readonly idea: Idea;
  readonly event: GameEvent | undefined;
}

/** What the learner is told at one moment. */
export interface Counsel {
  readonly told: readonly ToldIdea[];
  /** The next action and the cards that pay for it; empty once the game is over. */
  readonly suggestion: readonly Action[];
}

/** How far the learner has come: ideas that were told, and those whose moment has passed without room for them. */
export interface GuideProgress {
  readonly told: ReadonlySet<string>;
  readonly due: readonly ToldIdea[];
}

export const NO_PROGRESS: GuideProgress = { told: new Set(), due: [] };

/** At most so many ideas come at one moment: at the beginning, and in the middle of a game. */
const MOST_AT_START = 3;
const MOST_AT_ONCE = 2;

/** The event that makes this the moment of an idea; `true` if another reason does. */
const momentIn = (moment: IdeaMoment, glance: Glance, suggestion: readonly Action[]): GameEvent | boolean => {
  const { table, view, legal, events } = glance;
  switch (moment.at) {
    case 'start':
      return !isOver(view);
    case 'end':
      return isOver(view);
    case 'suggests':
      return suggestion.length > 0 && isSuggestedAt(table, view, suggestion[0], moment);
    case 'happened':
      return events.find((event) => isLikeEvent(view, event, moment.event)) ?? false;
    case 'from': {
      const { era = 0, round, offers } = moment;
      if (isOver(view) || view.era < era || (view.era === era && view.round < round)) return false;
      return !offers || legal.some(({ kind }) => kind === offers);
    }
  }
};

/** What to tell at a moment, and the progress after it. How to pay for an action is no moment for ideas. */
export const thinkOn = (
  ideas: readonly Idea[],
  glance: Glance,
  progress: GuideProgress,
): readonly [Counsel, GuideProgress] => {
  const { told, due } = progress;
  const isEnd = isOver(glance.view);
  const untold = ideas.filter(({ id }) => !told.has(id));
  const suggestion = isEnd ? [] : suggest(glance, untold);
  if (!isEnd && questionOf(glance.view) !== 'action') return [{ told: [], suggestion }, progress];
  const isDue = (idea: Idea): boolean => due.some((one) => one.idea === idea);
  const found = untold.flatMap((idea): readonly ToldIdea[] => {
    const event = isDue(idea) ? false : momentIn(idea.moment, glance, suggestion);
    return event === false ? [] : [{ idea, event: event === true ? undefined : event }];
  });
  // What others just did comes at once, and what the move is about last, right before it; the rest if there is room.
  const isPassing = ({ idea: { moment } }: ToldIdea): boolean =>
    moment.at === 'happened' && moment.event.by === 'others';
  const passing = found.filter(isPassing);
  const isAboutNow = ({ idea: { moment } }: ToldIdea): boolean => moment.at !== 'happened' && moment.at !== 'from';
  const now = found.filter(isAboutNow);
  const byOrder = (one: ToldIdea, other: ToldIdea): number => ideas.indexOf(one.idea) - ideas.indexOf(other.idea);
  const earlier = [...due, ...found.filter((one) => !isAboutNow(one) && !isPassing(one))].toSorted(byOrder);
  const most = Math.max(passing.length, told.size === 0 ? MOST_AT_START : MOST_AT_ONCE);
  const urgent = isEnd ? now : now.slice(0, most - passing.length);
  const chosen = isEnd ? now : [...passing, ...earlier.slice(0, most - passing.length - urgent.length), ...urgent];
  return [
    { told: chosen, suggestion },
    {
      told: new Set([...told, ...chosen.map(({ idea }) => idea.id)]),
      due: [...earlier, ...now].filter((one) => !chosen.includes(one)),
    },
  ];
};
