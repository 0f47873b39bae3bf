import { kinds, NONE, surveyOf } from '@coalbrook/rules';
import type { CardId, Seat, State, Survey, Table } from '@coalbrook/rules';

import { cardWorthsAt } from './cardWorths.ts';
import { Ranking } from './ranking.ts';
import { weights } from './weights.ts';

/** The value of a hand if every action costs a card. */
export const worthOfHand = (table: Table, state: State, seat: Seat, survey: Survey): number => {
  const worths = cardWorthsAt(table);
  worths.look(state, seat, survey);
  const start = seat * table.cards.length;
  let sites = 0;
  for (const card of survey.hand) sites += state.hand[start + card] * worths.of(card);
  return weights.card * sites;
};

/** Cards that the current action will still draw. */
const cardsToCome = (table: Table, state: State, seat: Seat): number => {
  if (state.actor !== seat || state.task === NONE || kinds[state.task] !== 'draw') return 0;
  const most = table.turnRules.find(({ kind }) => kind === 'draw')?.most(table, state) ?? 0;
  return Math.min(most - state.stepsDone, (table.start.mostCards ?? Infinity) - state.handSize[seat]);
};

const stock = new Ranking(weights.estate.card.next);

/** The value of a hand if cards must be drawn: best card first, each further one counting less. */
export const worthOfStock = (table: Table, state: State, seat: Seat, survey: Survey): number => {
  const worths = cardWorthsAt(table);
  worths.look(state, seat, survey);
  const { base, unknown } = weights.estate.card;
  const start = seat * table.cards.length;
  stock.clear();
  for (const card of survey.hand) {
    const worth = worths.of(card);
    for (let copy = 0; copy < state.hand[start + card]; copy++) stock.add(copy === 0 ? worth : (worth + base) / 2);
  }
  for (let card = cardsToCome(table, state, seat); card > 0; card--) stock.add(unknown);
  return stock.total();
};

/** The least useful card in a hand. */
export const leastUseful = (table: Table, state: State, seat: Seat): CardId => {
  const survey = surveyOf(table, state, seat);
  const worths = cardWorthsAt(table);
  worths.look(state, seat, survey);
  let least = survey.hand[0];
  let lowest = Infinity;
  for (const card of survey.hand) {
    const worth = worths.of(card);
    if (worth < lowest) least = card;
    lowest = Math.min(lowest, worth);
  }
  return least;
};
