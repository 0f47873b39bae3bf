/**
 * The automata's decks. A deck is built in layers, each with a number of cards of every group; within its layer a card
 * may come at any time. So there is no order to keep: what has left the deck determines what may be on top next.
 */

import { NONE } from '@coalbrook/rules';
import type { PlanId, Seat, State, StepRule, Table, Urn } from '@coalbrook/rules';
import { request } from '@coalbrook/rules/compose';

import { cardGroups } from './deckFile.ts';
import type { CardGroup } from './deckFile.ts';
import { planCards } from './planCard.ts';

type ByGroup = Readonly<Record<CardGroup, number>>;

/** Layers from top to bottom, by number of automata. */
const recipes: Readonly<Record<number, readonly ByGroup[]>> = {
  1: [
    { A: 4, B: 3, C: 3 },
    { A: 1, B: 1, C: 1 },
    { A: 7, B: 0, C: 2 },
  ],
  2: [
    { A: 6, B: 4, C: 4 },
    { A: 1, B: 1, C: 1 },
    { A: 9, B: 2, C: 3 },
  ],
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const leastMultiple = (a: number, b: number): number => (a * b) / greatestDivisor(a, b);

const isUsed = (table: Table, state: State, seat: Seat, plan: number): boolean =>
  state.planUsed[seat * table.plans.length + plan] === 1;

/** How many cards of each group are left in the current layer. */
const roomIn = (table: Table, used: ByGroup): ByGroup => {
  const room = { A: 0, B: 0, C: 0 };
  for (const layer of recipes[table.wish.automata.length]) {
    for (const group of cardGroups) room[group] += layer[group];
    if (cardGroups.some((group) => room[group] > used[group])) break;
  }
  const left = (group: CardGroup): number => Math.max(0, room[group] - used[group]);
  return { A: left('A'), B: left('B'), C: left('C') };
};

/**
 * Weights of the cards that may be on top next. A group is as likely as it has room in the layer, and its cards are
 * equally likely, so a card's weight is room divided by cards left, scaled to whole numbers.
 */
const weightsOf = (table: Table, state: State, seat: Seat): number[] => {
  const cards = planCards(table);
  const used = { A: 0, B: 0, C: 0 };
  const left = { A: 0, B: 0, C: 0 };
  cards.forEach(({ group }, plan) => (isUsed(table, state, seat, plan) ? used : left)[group]++);
  const room = roomIn(table, used);
  const scale = cardGroups.reduce((multiple, group) => leastMultiple(multiple, left[group] || 1), 1);
  return cards.map(({ group }, plan) => (isUsed(table, state, seat, plan) ? 0 : room[group] * (scale / left[group])));
};

/** The card on top of the deck of the seat that chance is asked for. Its back is public. */
export const planUrn: Urn = {
  slug: 'plans',
  secret: false,
  slugs: (table) => table.plans.map(({ slug }) => slug),
  counts: (table, state) => weightsOf(table, state, state.actor),
  receive(table, state, [plan], tell) {
    const seat = state.actor;
    state.nextPlan[seat] = plan as PlanId;
    state.planUsed[seat * table.plans.length + plan] = 1;
    tell?.({ event: 'planShown', seat, plan: plan as PlanId });
  },
};

const collect = (table: Table, state: State, seat: Seat): void => {
  state.nextPlan[seat] = NONE as PlanId;
  state.planUsed.fill(0, seat * table.plans.length, (seat + 1) * table.plans.length);
};

/** Asks chance for the top card; an empty deck is rebuilt. */
export const askForTop = (table: Table, state: State, seat: Seat): void => {
  if (table.plans.every((_, plan) => isUsed(table, state, seat, plan))) collect(table, state, seat);
  request(table, state, planUrn, 1, seat);
};

/** New decks for a new era. */
export const renewPlans: StepRule = (table, state) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) collect(table, state, seat);
  return true;
};

/** Puts a card on top of every automaton's deck. */
export const showPlans: StepRule = (table, state) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) {
    if (!table.automata[seat] || state.nextPlan[seat] !== NONE) continue;
    askForTop(table, state, seat);
    return false;
  }
  return true;
};
