import { BEER, COAL, IRON, NONE } from './ids.ts';
import type { CardId, CargoId, Seat, SiteId } from './ids.ts';
import { first, isEmpty, NO_PLACES, only, union, without } from './placeSet.ts';
import type { PlaceSet } from './placeSet.ts';
import type { State } from './state.ts';
import type { Survey, Table } from './table.ts';

/** For each place, the places connected to it over the links of anybody, itself included. */
export const joinPlaces = (table: Table, state: State): PlaceSet[] => {
  const joined: PlaceSet[] = [];
  for (let place = 0; place < table.places.length; place++) joined.push((1 << place) as PlaceSet);
  const { links } = table;
  for (let link = 0; link < links.length; link++) {
    if (state.linkOwner[link] === NONE) continue;
    const { ends } = links[link];
    let merged = NO_PLACES;
    for (let end = 0; end < ends.length; end++) merged = union(merged, joined[ends[end]]);
    if (merged === joined[ends[0]]) continue;
    for (let rest = merged; !isEmpty(rest);) {
      const place = first(rest);
      joined[place] = merged;
      rest = without(rest, only(place));
    }
  }
  return joined;
};

/** The places where a seat has a tile or that one of its links touches. */
export const networkOf = (table: Table, state: State, seat: Seat): PlaceSet => {
  let network = NO_PLACES;
  for (let site = 0; site < table.sites.length; site++) {
    if (state.tileOwner[site] === seat) network = union(network, only(table.sites[site].place));
  }
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === seat) network = union(network, table.links[link].endSet);
  }
  return network;
};

/** The sites on which at least one cube or barrel of a cargo stands. */
export const stockedSites = (table: Table, state: State, cargo: CargoId): SiteId[] => {
  const stocked: SiteId[] = [];
  const stores = table.stores[cargo];
  for (let index = 0; index < stores.length; index++) {
    const site = stores[index];
    if (state.cubes[site] > 0 && table.tiles[state.tile[site]].cargo === cargo) stocked.push(site);
  }
  return stocked;
};

class LazySurvey implements Survey {
  readonly #table: Table;
  readonly #state: State;
  readonly #seat: Seat;
  #joined: PlaceSet[] | undefined;
  #network: PlaceSet | undefined;
  #hand: CardId[] | undefined;
  #named: PlaceSet | undefined;
  readonly #stocked: (SiteId[] | undefined)[] = [undefined, undefined, undefined];

  constructor(table: Table, state: State, seat: Seat) {
    this.#table = table;
    this.#state = state;
    this.#seat = seat;
  }

  get joined(): readonly PlaceSet[] {
    return (this.#joined ??= joinPlaces(this.#table, this.#state));
  }

  get network(): PlaceSet {
    return (this.#network ??= networkOf(this.#table, this.#state, this.#seat));
  }

  get hand(): readonly CardId[] {
    if (this.#hand) return this.#hand;
    const hand: CardId[] = [];
    const kinds = this.#table.cards.length;
    const start = this.#seat * kinds;
    for (let card = 0; card < kinds; card++) if (this.#state.hand[start + card] > 0) hand.push(card as CardId);
    return (this.#hand = hand);
  }

  get named(): PlaceSet {
    if (this.#named !== undefined) return this.#named;
    let named = NO_PLACES;
    for (const card of this.hand) named = union(named, this.#table.cards[card].places);
    return (this.#named = named);
  }

  get mines(): readonly SiteId[] {
    return this.#sitesWith(COAL);
  }

  get works(): readonly SiteId[] {
    return this.#sitesWith(IRON);
  }

  get breweries(): readonly SiteId[] {
    return this.#sitesWith(BEER);
  }

  #sitesWith(cargo: CargoId): SiteId[] {
    return (this.#stocked[cargo] ??= stockedSites(this.#table, this.#state, cargo));
  }
}

export const surveyOf = (table: Table, state: State, seat: Seat): Survey => new LazySurvey(table, state, seat);
