import { isDistantOpen, isOpenPort, NONE, placeSets, tradePlaces } from '@coalbrook/rules';
import type { IndustryId, PlaceId, State, Table } from '@coalbrook/rules';

/** For each place, how many links are missing on the shortest way to one of the goals. */
export const missingLinks = (table: Table, state: State, goals: readonly PlaceId[]): number[] => {
  const missing = table.places.map(() => Infinity);
  for (const goal of goals) missing[goal] = 0;
  const { lines } = table.eras[state.era];
  for (let changed = goals.length > 0; changed;) {
    changed = false;
    for (let index = 0; index < lines.length; index++) {
      const { ends } = table.links[lines[index]];
      const price = state.linkOwner[lines[index]] === NONE ? 1 : 0;
      let nearest = Infinity;
      for (let end = 0; end < ends.length; end++) nearest = Math.min(nearest, missing[ends[end]]);
      for (let end = 0; end < ends.length; end++) {
        if (missing[ends[end]] <= nearest + price) continue;
        missing[ends[end]] = nearest + price;
        changed = true;
      }
    }
  }
  return missing;
};

/** The places where an industry can be sold: at merchants that buy it, at open ports, or on the way to a distant market. */
export const buyersOf = (table: Table, state: State, industry: IndustryId): readonly PlaceId[] =>
  table.outlets.flatMap(({ merchant, port }) => {
    if (merchant !== undefined) {
      const buys = state.buyer[merchant] !== NONE && table.buyers[state.buyer[merchant]].buys[industry];
      return buys ? [table.merchants[merchant].place] : [];
    }
    if (port !== undefined) return isOpenPort(table, state, port) ? [table.sites[port].place] : [];
    return isDistantOpen(table, state) ? placeSets.placesOf(tradePlaces(table, state)) : [];
  });
