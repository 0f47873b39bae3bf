/** Which of the things that happened are worth being shown one by one. */

import type { GameEvent } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/** Something to show: what happened, and how many entries there are after it. */
export interface Tellable {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

const quiet: ReadonlySet<GameEvent['event']> = new Set(['dealt', 'displayed', 'turnBegan']);

const isQuiet = (events: readonly GameEvent[]): boolean => events.every(({ event }) => quiet.has(event));

/** What of a step its maker has not seen yet: all of it, or what came after the part that was tried out. */
const newsOf = (step: LoggedStep, draft: readonly LoggedStep[]): readonly GameEvent[] => {
  const tried = draft.find(({ seq, who }) => seq === step.seq && who === step.who);
  return tried ? step.events.slice(tried.events.length) : step.events;
};

/** Everything in some steps that the viewer has not tried out itself. */
export const unseen = (steps: readonly LoggedStep[], draft: readonly LoggedStep[]): readonly GameEvent[] =>
  steps.flatMap((step) => newsOf(step, draft));

/**
 * Steps to tell, given what the viewer has tried out itself and so seen already. Dealing goes with what came before it,
 * and before anybody has decided anything there is nothing to tell.
 */
export const tellable = (
  steps: readonly LoggedStep[],
  draft: readonly LoggedStep[],
  hasBegun: boolean,
): readonly Tellable[] => {
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

/** How much there is to read of what happened, in clauses; nothing is said of what is not named here. */
const clauses: Readonly<Partial<Record<GameEvent['event'], number>>> = {
  built: 1,
  laid: 1,
  sold: 1,
  shipped: 1,
  exported: 1,
  distantMoved: 1,
  borrowed: 1,
  scouted: 1,
  flipped: 1,
  forfeited: 1,
  fellShort: 1,
  planHindered: 1,
  weighed: 1,
  eraEnded: 1,
  gameEnded: 1,
  discarded: 0.5,
  overbuilt: 0.5,
  developed: 0.5,
  picked: 0.5,
  took: 0.5,
  bought: 0.5,
  drank: 0.5,
  rewarded: 0.5,
  marketed: 0.5,
  awarded: 0.5,
  lent: 0.5,
  repaid: 0.5,
  passed: 0.5,
  planTurned: 0.5,
  planFollowed: 0.5,
  reordered: 0.5,
};

/** What each clause after the first adds to the weight of one. */
const FURTHER = 0.75;
const [LIGHTEST, HEAVIEST] = [0.8, 3.5];

/** How much longer than a thing said in one clause something must be shown to be read. */
export const weightOf = (events: readonly GameEvent[]): number => {
  const count = events.reduce((sum, { event }) => sum + (clauses[event] ?? 0), 0);
  return Math.min(HEAVIEST, Math.max(LIGHTEST, 1 + FURTHER * (count - 1)));
};
