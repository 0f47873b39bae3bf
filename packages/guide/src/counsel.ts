import { isOver, placeSets, questionOf, surveyOf } from '@coalbrook/rules';
import type { Action, GameEvent } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import { LEARNER } from './guidedGame.ts';
import type { Idea, Cue } from './idea.ts';
import { isLikeEvent, isSuggestedAt, usesCargo } from './patterns.ts';
import { suggest } from './suggest.ts';

/** An idea at its cue, with what happened if it is about that. */
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

/** How far the learner has come: ideas that were told, and those whose cue has passed without room for them. */
export interface GuideProgress {
  readonly told: ReadonlySet<string>;
  readonly due: readonly ToldIdea[];
}

export const NO_PROGRESS: GuideProgress = { told: new Set(), due: [] };

/** At most so many ideas come at one moment: at the beginning, and in the middle of a game. */
const MOST_AT_START = 3;
const MOST_AT_ONCE = 2;

/** The event that is the cue of an idea; `true` if something else is. */
const eventAt = (cue: Cue, glance: Glance, suggestion: readonly Action[]): GameEvent | boolean => {
  const { table, view, legal, events } = glance;
  switch (cue.at) {
    case 'start':
      return !isOver(view);
    case 'end':
      return isOver(view);
    case 'suggests':
      return suggestion.length > 0 && isSuggestedAt(table, view, suggestion[0], cue);
    case 'uses':
      return suggestion.length > 0 && usesCargo(table, view, suggestion, cue.cargo);
    case 'happened':
      return events.find((event) => isLikeEvent(table, view, event, cue.event)) ?? false;
    case 'from': {
      const { era = 0, round, offers } = cue;
      if (isOver(view) || view.era < era || (view.era === era && view.round < round)) return false;
      return !offers || legal.some(({ kind }) => kind === offers);
    }
  }
};

/** Whether what an idea says holds now. */
const holdsAt = ({ era, needsNetwork }: Idea, { table, view }: Glance): boolean =>
  (era === undefined || era === view.era) &&
  (!needsNetwork || placeSets.placesOf(surveyOf(table, view, LEARNER).network).length > 0);

/** An idea whose time has come, and the first of its cues. */
interface FoundIdea extends ToldIdea {
  readonly cue: Cue;
}

const find = (idea: Idea, glance: Glance, suggestion: readonly Action[]): readonly FoundIdea[] => {
  for (const cue of idea.cues) {
    const event = eventAt(cue, glance, suggestion);
    if (event !== false) return [{ idea, cue, event: event === true ? undefined : event }];
  }
  return [];
};

/** What others just did comes at once. */
const isPassing = ({ cue }: FoundIdea): boolean => cue.at === 'happened' && cue.event.by === 'others';

/** What the move is about is told right before it. */
const isAboutMove = ({ cue }: FoundIdea): boolean => cue.at !== 'happened' && cue.at !== 'from';

const uses = ({ cue }: FoundIdea): boolean => cue.at === 'uses';

/** What to tell at a moment, and the progress after it. How to pay for an action is no cue for ideas. */
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
  const found = untold.flatMap((idea) => (isDue(idea) ? [] : find(idea, glance, suggestion)));
  const passing = found.filter(isPassing);
  // What is used for the first time is explained before anything else.
  const now = found.filter(isAboutMove).toSorted((one, other) => Number(uses(other)) - Number(uses(one)));
  const byOrder = (one: ToldIdea, other: ToldIdea): number => ideas.indexOf(one.idea) - ideas.indexOf(other.idea);
  const waiting = [...due, ...found.filter((one) => !isAboutMove(one) && !isPassing(one))].toSorted(byOrder);
  const earlier = waiting.filter(({ idea }) => holdsAt(idea, glance));
  const most = Math.max(passing.length, told.size === 0 ? MOST_AT_START : MOST_AT_ONCE);
  const urgent = isEnd ? now : now.filter(({ idea }) => holdsAt(idea, glance)).slice(0, most - passing.length);
  const chosen = isEnd ? now : [...passing, ...earlier.slice(0, most - passing.length - urgent.length), ...urgent];
  return [
    { told: chosen.map(({ idea, event }) => ({ idea, event })), suggestion },
    {
      told: new Set([...told, ...chosen.map(({ idea }) => idea.id)]),
      due: [...waiting, ...now].filter(({ idea }) => chosen.every((one) => one.idea !== idea)),
    },
  ];
};
