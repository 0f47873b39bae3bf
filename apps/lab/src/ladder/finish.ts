/** How a game ended: who played, and the place of each. Those who share a place have the same. */
export interface Finish {
  /** Numbers of players; one player may have several seats. */
  readonly players: readonly number[];
  readonly ranks: readonly number[];
}

/** All orders of some things. */
const ordersOf = (things: readonly number[]): readonly (readonly number[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [first, ...rest]));

/** The orders that a finish may stand for, each as likely as the others: those who share a place come in any order. */
export const finishingOrders = ({ players, ranks }: Finish): readonly (readonly number[])[] => {
  const places = [...new Set(ranks)].toSorted((one, other) => one - other);
  let orders: readonly (readonly number[])[] = [[]];
  for (const place of places) {
    const sharers = ordersOf(players.filter((_, seat) => ranks[seat] === place));
    orders = orders.flatMap((order) => sharers.map((next) => [...order, ...next]));
  }
  return orders;
};
