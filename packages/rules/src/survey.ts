import type { CardId, CargoId, Seat, SiteId } from './ids.ts';
import { joinPlaces } from './modules/connections.ts';
import { stockedSites, tradePlaces } from './modules/transport.ts';
import { has, NO_PLACES, only, union } from './placeSet.ts';
import type { PlaceSet } from './placeSet.ts';
import type { State } from './state.ts';
import type { Survey, Table } from './table.ts';

/** A seat's network: the places where it has a tile or that one of its links touches. */
const networkOf = (table: Table, state: State, seat: Seat): PlaceSet => {
  const { tileOwner, linkOwner } = state;
  let network = NO_PLACES;
  for (let site = 0; site < tileOwner.length; site++) {
    if (tileOwner[site] === seat) network = union(network, only(table.sites[site].place));
  }
  for (let link = 0; link < linkOwner.length; link++) {
    if (linkOwner[link] === seat) network = union(network, table.links[link].endSet);
  }
  return network;
};

class LazySurvey implements Survey {
  readonly #table: Table;
  readonly #state: State;
  readonly #seat: Seat;
  #joined: readonly PlaceSet[] | undefined;
  #network: PlaceSet | undefined;
  #home: PlaceSet | undefined;
  #trade: PlaceSet | undefined;
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

  get home(): PlaceSet {
    if (this.#home !== undefined) return this.#home;
    let home = this.network;
    for (const { from, to } of this.#table.ferries) if (has(this.network, from)) home = union(home, only(to));
    return (this.#home = home);
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

  get trade(): PlaceSet {
    return (this.#trade ??= tradePlaces(this.#table, this.#state));
  }

  stocked(cargo: CargoId): readonly SiteId[] {
    return (this.#stocked[cargo] ??= stockedSites(this.#table, this.#state, cargo));
  }
}

export const surveyOf = (table: Table, state: State, seat: Seat): Survey => new LazySurvey(table, state, seat);
