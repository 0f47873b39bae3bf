import { lowestTile, NONE, places, surveyOf } from '@coalbrook/rules';
import type { CardId, Seat, State, Table } from '@coalbrook/rules';

/** For each card, at how many sites the seat could build with it now, money and coal aside; wild cards among them. */
export const usesOfCards = (table: Table, state: State, seat: Seat): number[] => {
  const { network } = surveyOf(table, state, seat);
  const homeless = places.isEmpty(network);
  const uses = table.cards.map(() => 0);
  for (const { id, berths } of table.industries) {
    const tile = lowestTile(table, state, seat, id);
    if (!tile?.mayBuild[state.era]) continue;
    for (const { site, place } of berths) {
      if (state.tile[site] !== NONE) continue;
      for (let card = 0; card < uses.length; card++) {
        const { places: named, industries } = table.cards[card];
        if (places.has(named, place)) uses[card]++;
        else if (industries[id] && (homeless || places.has(network, place))) uses[card]++;
      }
    }
  }
  return uses;
};

/** The cards in hand that can be spared, least useful first. */
export const byUse = (table: Table, state: State, seat: Seat): CardId[] => {
  const uses = usesOfCards(table, state, seat);
  return table.cards
    .map(({ id }) => id)
    .filter((id) => state.hand[seat * table.cards.length + id] > 0)
    .toSorted((a, b) => uses[a] - uses[b]);
};
