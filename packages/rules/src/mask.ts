/** What a seat may see. Everything that leaves a host passes through here. */
import type { GameEvent } from './events.ts';
import type { Seat } from './ids.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

declare const masked: unique symbol;

/** A state as one seat may see it: cells it may not know hold `UNKNOWN`. */
export type View = State & { readonly [masked]: true };

export const UNKNOWN = -1;

/**
 * Hides the hands of the others and the composition of the deck. Their sizes stay, and so does everything that lies
 * open, so a seat can count which cards it has not seen.
 */
export const mask = (table: Table, state: State, seat: Seat): View => {
  const view = state.copy();
  const kinds = table.cards.length;
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat) view.hand.fill(UNKNOWN, other * kinds, (other + 1) * kinds);
  }
  view.deck.fill(UNKNOWN);
  return view as View;
};

/** An event in the words that a seat may hear. */
export const maskEvent = (event: GameEvent, seat: Seat): GameEvent =>
  event.event === 'dealt' && event.seat !== seat ? { ...event, cards: undefined } : event;
