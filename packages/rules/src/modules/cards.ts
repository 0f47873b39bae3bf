/** Hands, the deck and spent cards. Cards are counted by kind, so there is no order to hide. */

import type { Tell } from '../events.ts';
import type { CardId, Seat } from '../ids.ts';
import type { State } from '../state.ts';
import type { EraEnding, StepRule, Table, Urn } from '../table.ts';
import { request } from './ask.ts';

export const holds = (table: Table, state: State, seat: Seat, card: CardId): boolean =>
  state.hand[seat * table.cards.length + card] > 0;

/** Moves a card from the hand to the discard pile; a wild card returns to its own pile. */
export const spendCard = (table: Table, state: State, seat: Seat, card: CardId, tell: Tell): void => {
  state.hand[seat * table.cards.length + card]--;
  state.handSize[seat]--;
  if (!table.cards[card].wild) state.discarded[card]++;
  tell?.({ event: 'discarded', seat, card });
};

export const gainCard = (table: Table, state: State, seat: Seat, card: CardId): void => {
  state.hand[seat * table.cards.length + card]++;
  state.handSize[seat]++;
};

/** The only kind of card in a hand; undefined if there is a choice. */
export const soleCard = (table: Table, state: State, seat: Seat): CardId | undefined => {
  const kinds = table.cards.length;
  const start = seat * kinds;
  let sole: CardId | undefined;
  for (let card = 0; card < kinds; card++) {
    if (state.hand[start + card] === 0) continue;
    if (sole !== undefined) return undefined;
    sole = card as CardId;
  }
  return sole;
};

export const cardUrn: Urn = {
  slug: 'cards',
  secret: true,
  slugs: (table) => table.cards.map(({ slug }) => slug),
  counts: (_table, state) => state.deck,
  receive(table, state, drawn, tell) {
    const seat = state.actor;
    for (const card of drawn) {
      state.deck[card]--;
      gainCard(table, state, seat, card as CardId);
    }
    state.deckSize -= drawn.length;
    tell?.({ event: 'dealt', seat, count: drawn.length, cards: drawn as readonly CardId[] });
  },
};

/** Cards of the deck that can be drawn in this era. */
export const drawable = (state: State): number => state.deckSize - state.aside;

/** How many cards a seat draws now. Automata hold none. */
const missingCards = (table: Table, state: State, seat: Seat): number =>
  table.automata[seat] ? 0 : Math.min(table.start.hand - state.handSize[seat], drawable(state));

/** Refills the hand of the seat whose turn ends, while there are cards. */
export const refillHand: StepRule = (table, state) => {
  const seat = state.order[state.turn];
  const missing = missingCards(table, state, seat);
  if (missing <= 0) return true;
  request(table, state, cardUrn, missing, seat);
  return false;
};

/** Deals a full hand to every person in turn order. */
export const dealHands: StepRule = (table, state) => {
  while (state.progress < table.seats) {
    const seat = state.order[state.progress];
    const missing = missingCards(table, state, seat);
    if (missing > 0) {
      request(table, state, cardUrn, missing, seat);
      return false;
    }
    state.progress++;
  }
  return true;
};

/** All spent cards and those face down form the deck of the next era. */
export const reshuffle: StepRule = (table, state, tell) => {
  for (let card = 0; card < table.cards.length; card++) {
    state.deck[card] += state.discarded[card];
    state.deckSize += state.discarded[card];
    state.discarded[card] = 0;
  }
  state.aside = table.start.aside[state.era + 1] ?? 0;
  tell?.({ event: 'reshuffled', count: state.deckSize });
  return true;
};

const isEmpty = (cards: number): boolean => cards === 0;

const endings: Readonly<Record<EraEnding, (state: State) => boolean>> = {
  everyHandEmpty: ({ handSize }) => handSize.every(isEmpty),
  deckAndAHandEmpty: (state) => drawable(state) === 0 && state.handSize.some(isEmpty),
};

/** Whether the round that ends is the last of its era. */
export const isEraOver = (table: Table, state: State): boolean => endings[table.course.eraEnds](state);
