import type { State, Table } from '@coalbrook/rules';

/** What lies on the sites of a place, in an order of its own: which site a tile takes makes no difference. */
const gistOfPlaces = (table: Table, state: State): readonly string[] => {
  const places: string[][] = table.places.map(() => []);
  for (const { id, place } of table.sites) {
    if (state.tile[id] < 0) continue;
    places[place].push([state.tile[id], state.tileOwner[id], state.flipped[id], state.cubes[id]].join(':'));
  }
  return places.map((tiles) => tiles.toSorted().join(' '));
};

/** The wild cards in all hands; they come from open piles. */
const wildCards = (table: Table, { hand }: State): readonly number[] =>
  table.wilds.flatMap((card) =>
    Array.from({ length: table.seats }, (_, seat) => hand[seat * table.cards.length + card]),
  );

/**
 * What a turn has made of a position, as text. Turns with the same gist are the same, in whatever order their actions
 * were taken, whichever cards they spent and whichever sites of a place they used.
 */
export const gistOf = (table: Table, state: State): string =>
  [
    state.money,
    state.income,
    state.points,
    state.spent,
    state.loans,
    state.linkTiles,
    state.handSize,
    state.mat,
    state.linkOwner,
    state.barrel,
    state.used,
    state.market,
    state.display,
    [state.distantSpace, state.deckSize],
    wildCards(table, state),
    gistOfPlaces(table, state),
  ]
    .map((part) => [...part].join(','))
    .join(';');
