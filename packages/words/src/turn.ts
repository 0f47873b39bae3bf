import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import type { EventOf } from './groups.ts';

/** Events of a seat's turn. */
export type ActingEvent = EventOf<'turn'>;

/** Events about an automaton's cards. */
export type PlanEvent = Extract<
  ActingEvent,
  { readonly event: 'planShown' | 'planTurned' | 'planHindered' | 'planFollowed' }
>;

/** Events that change something, or that explain a choice. */
export type DeedEvent = Exclude<ActingEvent, PlanEvent>;

/** The acting seat; undefined if cards are merely displayed. */
export const actorOf = (events: readonly ActingEvent[]): Seat => {
  const [first] = events.flatMap((event) => ('seat' in event ? [event.seat] : []));
  return first ?? NOBODY;
};

/** Loans are repaid between actions. */
const isBeginning = ({ event }: DeedEvent): boolean => event === 'actionBegan' || event === 'repaid';

/**
 * Splits the events of a turn into actions; the first may be the rest of an action that was told partly.
 * An explanation of a choice belongs to the action that it decided.
 */
export const actionsOf = (events: readonly DeedEvent[]): readonly (readonly DeedEvent[])[] => {
  const actions: DeedEvent[][] = [];
  const weighed: DeedEvent[] = [];
  for (const event of events) {
    if (event.event === 'weighed') {
      weighed.push(event);
      continue;
    }
    if (isBeginning(event) || actions.length === 0) actions.push([]);
    const action = actions[actions.length - 1];
    if (event.event === 'actionBegan') action.push(event);
    else action.push(...weighed.splice(0), event);
  }
  return actions;
};
