import type { CardId, CargoId, LinkId, Seat, SiteId } from './ids.ts';
import type { Column } from './layout.ts';
import { joinPlaces } from './modules/connections.ts';
import { stockedSites, tradePlaces } from './modules/transport.ts';
import { has, NO_PLACES, only, union } from './placeSet.ts';
import type { PlaceSet } from './placeSet.ts';
import type { State } from './state.ts';
import type { Survey, Table } from './table.ts';

/** Where a column holds a value. */
const indicesOf = <Index extends number, Value extends number>(column: Column<Value>, value: Value): Index[] => {
  const indices: Index[] = [];
  for (let index = 0; index < column.length; index++) if (column[index] === value) indices.push(index as Index);
  return indices;
};

class LazySurvey implements Survey {
  readonly #table: Table;
  readonly #state: State;
  readonly #seat: Seat;
  #joined: readonly PlaceSet[] | undefined;
  #ownSites: SiteId[] | undefined;
  #ownLinks: LinkId[] | undefined;
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

  get ownSites(): readonly SiteId[] {
    return (this.#ownSites ??= indicesOf(this.#state.tileOwner, this.#seat));
  }

  get ownLinks(): readonly LinkId[] {
    return (this.#ownLinks ??= indicesOf(this.#state.linkOwner, this.#seat));
  }

  get network(): PlaceSet {
    if (this.#network !== undefined) return this.#network;
    const { ownSites, ownLinks } = this;
    let network = NO_PLACES;
    for (let index = 0; index < ownSites.length; index++) {
      network = union(network, only(this.#table.sites[ownSites[index]].place));
    }
    for (let index = 0; index < ownLinks.length; index++) {
      network = union(network, this.#table.links[ownLinks[index]].endSet);
    }
    return (this.#network = network);
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
