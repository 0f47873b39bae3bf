import { isOver, questionOf } from '@coalbrook/rules';
import type { Action, CardId, GameEvent } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import type { Idea, Cue } from './idea.ts';
import { holdsAt, ideasOfMove } from './moveCues.ts';
import { isLikeAny, isLikeEvent } from './patterns.ts';
import { MOST_AT_ONCE, suggest } from './suggest.ts';

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
  /** The cards that the next action or the one that it leads to is made with: none of them should be spent. */
  readonly keeps: readonly CardId[];
}

/** How far the learner has come: ideas that were told, and those whose cue has passed without room for them. */
export interface GuideProgress {
  readonly told: ReadonlySet<string>;
  readonly due: readonly ToldIdea[];
  /** The cards that are not to be spent on the action under way. */
  readonly keeps: readonly CardId[];
}

export const NO_PROGRESS: GuideProgress = { told: new Set(), due: [], keeps: [] };

/** At most so many ideas come at the beginning. */
const MOST_AT_START = 3;

/** The event that is the cue of an idea; `true` if something else is. */
const eventAt = (cue: Cue, { table, view, legal, events }: Glance): GameEvent | boolean => {
  switch (cue.at) {
    case 'happened':
      return events.find((event) => isLikeEvent(table, view, event, cue.event)) ?? false;
    case 'from': {
      const { era = 0, round, offers } = cue;
      if (view.era < era || (view.era === era && view.round < round)) return false;
      return !offers || legal.some(({ kind }) => kind === offers);
    }
    default:
      return false;
  }
};

/** An idea whose time has come, and the first of its cues. */
interface FoundIdea extends ToldIdea {
  readonly cue: Cue;
}

const find = (idea: Idea, glance: Glance): readonly FoundIdea[] => {
  for (const cue of idea.cues) {
    const event = eventAt(cue, glance);
    if (event !== false) return [{ idea, cue, event: event === true ? undefined : event }];
  }
  return [];
};

/** What just happened and was not the learner’s doing comes at once, and so does what is pointed at where it happened. */
const isPassing = ({ cue, idea }: FoundIdea): boolean =>
  cue.at === 'happened' && (cue.event.by !== 'learner' || idea.light === 'event');

const isToldAt = (idea: Idea, at: 'start' | 'end'): boolean => idea.cues.some((cue) => cue.at === at);

const bare = (ideas: readonly Idea[]): readonly ToldIdea[] => ideas.map((idea) => ({ idea, event: undefined }));

/** The progress once some ideas are told, and others wait. */
const after = (
  { told }: GuideProgress,
  chosen: readonly ToldIdea[],
  waiting: readonly ToldIdea[],
  keeps: readonly CardId[],
): GuideProgress => ({
  told: new Set([...told, ...chosen.map(({ idea }) => idea.id)]),
  due: waiting.filter(({ idea }) => chosen.every((one) => one.idea !== idea)),
  keeps,
});

/**
 * What to tell at a moment, and the progress after it. What a move is about is always told before it; how to pay for an
 * action is no cue for anything else.
 */
export const thinkOn = (
  ideas: readonly Idea[],
  glance: Glance,
  progress: GuideProgress,
): readonly [Counsel, GuideProgress] => {
  const { told, due } = progress;
  const untold = ideas.filter(({ id }) => !told.has(id));
  if (isOver(glance.view)) {
    const last = bare(untold.filter((idea) => isToldAt(idea, 'end')));
    return [{ told: last, suggestion: [], keeps: [] }, after(progress, last, due, [])];
  }
  const apt = untold.filter((idea) => holdsAt(idea, glance));
  const question = questionOf(glance.view);
  if (question !== 'action') {
    const { suggestion, keeps } = suggest(glance, untold, MOST_AT_ONCE, progress.keeps);
    const needed = question === 'discard' ? [] : bare(ideasOfMove(apt, glance, suggestion));
    return [{ told: needed, suggestion, keeps }, after(progress, needed, due, keeps)];
  }
  const isDue = (idea: Idea): boolean => due.some((one) => one.idea === idea);
  const found = untold.flatMap((idea) => (isDue(idea) ? [] : find(idea, glance)));
  const opening = told.size === 0 ? untold.filter((idea) => isToldAt(idea, 'start')) : [];
  const passing = found.filter(isPassing);
  const room = (opening.length > 0 ? MOST_AT_START - opening.length : MOST_AT_ONCE) - passing.length;
  const { suggestion, keeps } = suggest(glance, untold, room, []);
  const needed = ideasOfMove(apt, glance, suggestion).filter((idea) => passing.every((one) => one.idea !== idea));
  const waiting = [...due, ...found.filter((one) => !isPassing(one))]
    .filter(({ idea }) => !needed.includes(idea))
    .toSorted((one, other) => ideas.indexOf(one.idea) - ideas.indexOf(other.idea));
  const misleads = ({ notBefore }: Idea): boolean => isLikeAny(glance.table, glance.view, suggestion[0], notBefore);
  const fitting = waiting.filter(({ idea }) => apt.includes(idea) && !misleads(idea));
  const earlier = fitting.slice(0, Math.max(0, room - needed.length));
  const chosen = [...bare(opening), ...passing, ...earlier, ...bare(needed)];
  return [{ told: chosen, suggestion, keeps }, after(progress, chosen, waiting, keeps)];
};
