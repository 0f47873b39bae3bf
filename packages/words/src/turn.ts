import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import type { EventOf } from './groups.ts';

/** What happens while a seat acts. */
export type ActingEvent = EventOf<'turn'>;

/** What an automaton's cards have to do with it. */
export type PlanEvent = Extract<
  ActingEvent,
  { readonly event: 'planShown' | 'planTurned' | 'planHindered' | 'planFollowed' }
>;

/** What changes something, or was weighed for it. */
export type DeedEvent = Exclude<ActingEvent, PlanEvent>;

/** Who acts. Nobody does where cards are merely laid open. */
export const actorOf = (events: readonly ActingEvent[]): Seat => {
  const [first] = events.flatMap((event) => ('seat' in event ? [event.seat] : []));
  return first ?? NOBODY;
};

/** A loan is paid back between actions. */
const isBeginning = ({ event }: DeedEvent): boolean => event === 'actionBegan' || event === 'repaid';

/**
 * Parts the events of a turn into its actions; the first may be the rest of one that was told in part.
 * What was weighed belongs to the action of the event it decided.
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
