import { isDistantOpen, isOpenPort, NONE, placeSets, tradePlaces } from '@coalbrook/rules';
import type { IndustryId, PlaceId, State, Survey, Table } from '@coalbrook/rules';

type PlaceSet = placeSets.PlaceSet;

/** More missing links than this are too many. */
export const FAR = 4;

/** All places connected to one of these. */
const joinedTo = (joined: readonly PlaceSet[], places: PlaceSet): PlaceSet => {
  let all = places;
  for (let rest = places; !placeSets.isEmpty(rest); rest = placeSets.without(rest, joined[placeSets.first(rest)])) {
    all = placeSets.union(all, joined[placeSets.first(rest)]);
  }
  return all;
};

/** The places from which a goal can be reached with no further link, with one, with two … */
export const ringsAround = (table: Table, state: State, survey: Survey, goals: PlaceSet): readonly PlaceSet[] => {
  const { joined } = survey;
  const { lines } = table.eras[state.era];
  const rings = [joinedTo(joined, goals)];
  while (rings.length < FAR) {
    const inner = rings[rings.length - 1];
    let fresh = inner;
    for (let index = 0; index < lines.length; index++) {
      const { endSet } = table.links[lines[index]];
      if (state.linkOwner[lines[index]] === NONE && placeSets.meet(endSet, inner)) {
        fresh = placeSets.union(fresh, endSet);
      }
    }
    if (placeSets.equals(fresh, inner)) break;
    rings.push(placeSets.union(inner, joinedTo(joined, placeSets.without(fresh, inner))));
  }
  return rings;
};

/** How many links are missing between a place and the goals of these rings. */
export const missingLinks = (rings: readonly PlaceSet[], place: PlaceId): number => {
  for (let links = 0; links < rings.length; links++) if (placeSets.has(rings[links], place)) return links;
  return FAR;
};

/** Where an industry can be sold, and the total number of sales. */
export interface Buyers {
  readonly places: PlaceSet;
  readonly capacity: number;
}

/** The merchants that buy an industry, the open ports that take it, and the access to a distant market. */
export const buyersOf = (table: Table, state: State, industry: IndustryId): Buyers => {
  let places = placeSets.NO_PLACES;
  let capacity = 0;
  for (const { merchant, port } of table.outlets) {
    if (merchant !== undefined) {
      const buyer = state.buyer[merchant];
      if (buyer === NONE || state.used[merchant] === 1 || !table.buyers[buyer].buys[industry]) continue;
      places = placeSets.union(places, placeSets.only(table.merchants[merchant].place));
      // A merchant with a barrel counts as buying repeatedly, one without as buying once.
      capacity += table.merchants[merchant].bonus ? Infinity : 1;
    } else if (port !== undefined) {
      if (!isOpenPort(table, state, port) || !table.tiles[state.tile[port]].takes[industry]) continue;
      places = placeSets.union(places, placeSets.only(table.sites[port].place));
      capacity++;
    } else if (isDistantOpen(table, state)) {
      places = placeSets.union(places, tradePlaces(table, state));
      capacity += (table.distant?.track.length ?? 0) - state.distantSpace;
    }
  }
  return { places, capacity };
};
