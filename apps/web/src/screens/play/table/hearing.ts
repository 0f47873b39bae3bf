import type { Shown } from '../../../session/gameSnapshot.ts';
import type { Audible } from '../../../sound/sounding.ts';

/** What was heard last. */
export interface Heard {
  readonly events: Shown['events'];
  readonly isTurn: boolean;
}

/**
 * What can be heard of a change of the table: what happened, and a signal when the viewer's turn begins. Neither a look at
 * the past nor the way back from it makes a sound.
 */
export const hear = (
  heard: Heard,
  { mode, events }: Pick<Shown, 'mode' | 'events'>,
  isTurn: boolean,
): readonly [Heard, Audible] => {
  if (mode === 'past') return [{ ...heard, events }, {}];
  const news = events === heard.events ? {} : { events };
  return [{ events, isTurn }, isTurn && !heard.isTurn ? { ...news, signals: ['turn'] } : news];
};
