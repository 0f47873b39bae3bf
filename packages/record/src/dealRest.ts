import type { State, Table } from '@coalbrook/rules';
import type { Reading } from '@coalbrook/rules/input';

import { scheduleAt } from './schedule.ts';

type Counts = ReadonlyMap<number, number>;

/** Takes one of each remaining kind in turn, so that unnamed cards are spread evenly. */
const takeAround = (left: number[], count: number): number[] => {
  const taken: number[] = [];
  let total = left.reduce((sum, one) => sum + one, 0);
  while (taken.length < count && total > 0) {
    for (let kind = 0; kind < left.length && taken.length < count; kind++) {
      if (left[kind] === 0) continue;
      left[kind]--;
      total--;
      taken.push(kind);
    }
  }
  return taken;
};

/** Takes the named cards. Wild cards have their own piles, so only a hand can hold them. */
const takeNamed = (reading: Reading, table: Table, left: number[], named: Counts, at: string): number[] => {
  const taken: number[] = [];
  named.forEach((count, kind) => {
    const { slug, wild } = table.cards[kind];
    const most = wild && at.startsWith('players') ? 1 : left[kind];
    if (count > most) reading.fault(`${at}.${slug}`, 'superfluous', { kind: 'atMost', most }, count);
    if (!wild) left[kind] = Math.max(0, left[kind] - count);
    for (let copy = 0; copy < count; copy++) taken.push(kind);
  });
  return taken;
};

/** Cards as a draft names them; undefined if not named. */
export interface Piles {
  readonly hands: readonly (Counts | undefined)[];
  readonly display: Counts | undefined;
  readonly deck: Counts | undefined;
}

/**
 * Deals the cards of a draft: named hands and deck as given, other hands in the size expected at this moment,
 * the deck likewise; the rest is spent.
 */
export const dealRest = (
  reading: Reading,
  table: Table,
  state: State,
  { hands, display, deck }: Piles,
  actionsTaken: number,
): void => {
  const kinds = table.cards.length;
  const left = table.cards.map(({ copies }) => copies);
  const schedule = scheduleAt(table, state, actionsTaken, state.deckSize - state.aside);
  const named = hands.map((hand, seat) => hand && takeNamed(reading, table, left, hand, `players[${seat}].hand`));
  const shown = display && takeNamed(reading, table, left, display, 'display');
  const inDeck = deck && takeNamed(reading, table, left, deck, 'deck');
  const positions = Array.from({ length: table.seats }, (_, position) => position);
  for (const position of positions) {
    const seat = state.order[position];
    const hand = named[seat] ?? takeAround(left, schedule.hands[position]);
    for (const card of hand) state.hand[seat * kinds + card]++;
    state.handSize[seat] = hand.length;
  }
  const open = shown ?? takeAround(left, schedule.display);
  for (const card of open) state.display[card]++;
  const rest = inDeck ?? takeAround(left, schedule.drawable + state.aside);
  state.deck.fill(0);
  for (const card of rest) state.deck[card]++;
  state.deckSize = rest.length;
  state.aside = Math.min(state.aside, rest.length);
  left.forEach((count, kind) => (state.discarded[kind] = count));
  const actor = state.order[state.turn];
  const held = named[actor]?.length ?? state.handSize[actor];
  const needsCards = !table.automata[actor] && !table.course.outlivesHand;
  if (needsCards && held < state.actionsLeft) {
    reading.fault(`players[${actor}].hand`, 'impossible', { kind: 'cardForEachAction' }, held);
  }
};
