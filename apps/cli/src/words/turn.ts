import type { EventOf } from './groups.ts';

/** What happens while a seat acts. */
export type ActingEvent = EventOf<'turn'>;

/** Parts the events of a turn into its actions; the first may be the rest of one that was told in part. */
export const actionsOf = (events: readonly ActingEvent[]): readonly (readonly ActingEvent[])[] => {
  const actions: ActingEvent[][] = [];
  for (const event of events) {
    if (event.event === 'actionBegan' || actions.length === 0) actions.push([]);
    actions[actions.length - 1].push(event);
  }
  return actions;
};
