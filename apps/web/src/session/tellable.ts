/** Selects what is worth showing step by step. */

import type { GameEvent } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/** Something to show: its events, and the number of entries after it. */
export interface Tellable {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

const quiet: ReadonlySet<GameEvent['event']> = new Set(['dealt', 'displayed', 'turnBegan']);

const isQuiet = (events: readonly GameEvent[]): boolean => events.every(({ event }) => quiet.has(event));

/** The events of a step that its author has not seen: all of them, or those after the drafted part. */
const newsOf = (step: LoggedStep, draft: readonly LoggedStep[]): readonly GameEvent[] => {
  const tried = draft.find(({ seq, who }) => seq === step.seq && who === step.who);
  return tried ? step.events.slice(tried.events.length) : step.events;
};

/** All events of these steps that the viewer did not draft. */
export const unseen = (steps: readonly LoggedStep[], draft: readonly LoggedStep[]): readonly GameEvent[] =>
  steps.flatMap((step) => newsOf(step, draft));

/**
 * Steps to tell, without what the viewer drafted and has already seen. Dealing is joined to the step before it,
 * and nothing is told before the first decision.
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

/** How many clauses an event takes to tell; events not listed are not told. */
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

/** The weight of each clause after the first. */
const FURTHER = 0.75;
const [LIGHTEST, HEAVIEST] = [0.8, 3.5];

/** How long something must be shown to be read, relative to a single clause. */
export const weightOf = (events: readonly GameEvent[]): number => {
  const count = events.reduce((sum, { event }) => sum + (clauses[event] ?? 0), 0);
  return Math.min(HEAVIEST, Math.max(LIGHTEST, 1 + FURTHER * (count - 1)));
};
