import { isDistantOpen, isOpenPort, NONE, placeSets, tradePlaces } from '@coalbrook/rules';
import type { IndustryId, PlaceId, State, Table } from '@coalbrook/rules';

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

/** The places from which a goal can be reached with no further link, with one, with two …; found as far as needed. */
export class Rings {
  readonly #table: Table;
  readonly #state: State;
  readonly #joined: readonly PlaceSet[];
  readonly #rings: PlaceSet[];

  constructor(table: Table, state: State, joined: readonly PlaceSet[], goals: PlaceSet) {
    this.#table = table;
    this.#state = state;
    this.#joined = joined;
    this.#rings = [joinedTo(joined, goals)];
  }

  /** How many links are missing between a place and the goals. */
  missingLinks(place: PlaceId): number {
    for (let links = 0; links < FAR; links++) {
      if (links === this.#rings.length) this.#rings.push(this.#around(this.#rings[links - 1]));
      if (placeSets.has(this.#rings[links], place)) return links;
    }
    return FAR;
  }

  /** These places, and those that one more link would connect. */
  #around(inner: PlaceSet): PlaceSet {
    const { lines } = this.#table.eras[this.#state.era];
    let fresh = inner;
    for (let index = 0; index < lines.length; index++) {
      const { endSet } = this.#table.links[lines[index]];
      if (this.#state.linkOwner[lines[index]] === NONE && placeSets.meet(endSet, inner)) {
        fresh = placeSets.union(fresh, endSet);
      }
    }
    return placeSets.union(inner, joinedTo(this.#joined, placeSets.without(fresh, inner)));
  }
}

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
