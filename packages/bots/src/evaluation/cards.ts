import { lowestTile, NONE, placeSets, surveyOf } from '@coalbrook/rules';
import type { CardId, Seat, State, Table } from '@coalbrook/rules';

import { weights } from './weights.ts';

/** More sites than this make a card no better. */
const ENOUGH = 6;

/** For a card, at how many free sites the seat could build with it, whatever that would cost. */
const usesOf = (table: Table, state: State, seat: Seat): ((card: CardId) => number) => {
  const { network } = surveyOf(table, state, seat);
  const isAnywhere = placeSets.isEmpty(network);
  const byPlace = table.places.map(() => 0);
  const atHome = table.industries.map(() => 0);
  for (const { id, berths } of table.industries) {
    if (!lowestTile(table, state, seat, id)?.mayBuild[state.era]) continue;
    for (const { site, place } of berths) {
      if (state.tile[site] !== NONE) continue;
      byPlace[place]++;
      if (isAnywhere || placeSets.has(network, place)) atHome[id]++;
    }
  }
  return (card) => {
    const { places: named, industries } = table.cards[card];
    let uses = 0;
    for (const { id } of table.places) if (placeSets.has(named, id)) uses += byPlace[id];
    for (const { id } of table.industries) if (industries[id]) uses += atHome[id];
    return uses;
  };
};

/** The different cards of a hand. */
const cardsOf = (table: Table, state: State, seat: Seat): CardId[] =>
  table.cards.map(({ id }) => id).filter((id) => state.hand[seat * table.cards.length + id] > 0);

/** What the cards of a hand allow. */
export const worthOfHand = (table: Table, state: State, seat: Seat): number => {
  const uses = usesOf(table, state, seat);
  const start = seat * table.cards.length;
  let sites = 0;
  for (const card of cardsOf(table, state, seat)) sites += state.hand[start + card] * Math.min(ENOUGH, uses(card));
  return weights.card * sites;
};

/** The card of a hand that is missed least. */
export const leastUseful = (table: Table, state: State, seat: Seat): CardId => {
  const uses = usesOf(table, state, seat);
  return cardsOf(table, state, seat).reduce((least, card) => (uses(card) < uses(least) ? card : least));
};
