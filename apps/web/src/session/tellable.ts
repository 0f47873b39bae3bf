/** Which of the things that happened are worth being shown one by one. */

import type { Step } from '@coalbrook/host';
import type { GameEvent } from '@coalbrook/rules';

/** Something to show: what happened, and how many entries there are after it. */
export interface Tellable {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

const quiet: ReadonlySet<GameEvent['event']> = new Set(['dealt', 'displayed', 'turnBegan']);

const isQuiet = (events: readonly GameEvent[]): boolean => events.every(({ event }) => quiet.has(event));

/** What of a step its maker has not seen yet: all of it, or what came after the part that was tried out. */
const newsOf = (step: Step, draft: readonly Step[]): readonly GameEvent[] => {
  const tried = draft.find(({ seq, who }) => seq === step.seq && who === step.who);
  return tried ? step.events.slice(tried.events.length) : step.events;
};

/** Everything in some steps that the viewer has not tried out itself. */
export const unseen = (steps: readonly Step[], draft: readonly Step[]): readonly GameEvent[] =>
  steps.flatMap((step) => newsOf(step, draft));

/**
 * Steps to tell, given what the viewer has tried out itself and so seen already. Dealing goes with what came before it,
 * and before anybody has decided anything there is nothing to tell.
 */
export const tellable = (steps: readonly Step[], draft: readonly Step[], hasBegun: boolean): readonly Tellable[] => {
  const told: Tellable[] = [];
  let isUnderWay = hasBegun;
  for (const step of steps) {
    if (step.who !== 'chance') isUnderWay = true;
    if (!isUnderWay || step.seq < 0) continue;
    const events = newsOf(step, draft);
    const isKnown = events !== step.events;
    const last = told.at(-1);
    if (!isQuiet(events) || (step.who !== 'chance' && !isKnown)) told.push({ seq: step.seq + 1, events });
    else if (last) told[told.length - 1] = { seq: step.seq + 1, events: [...last.events, ...events] };
  }
  return told;
};
