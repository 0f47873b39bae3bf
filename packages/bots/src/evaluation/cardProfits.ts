import { lowestTile, NOBODY, NONE, placeSets, State, tileLimit } from '@coalbrook/rules';
import type { CardId, PlaceId, Seat, Survey, Table } from '@coalbrook/rules';

import { cardListsOf } from './cardLists.ts';
import type { CardLists } from './cardLists.ts';
import { profitsOf } from './profit.ts';
import { weights } from './weights.ts';

/** The profit of the best tile that a seat could build with a card. */
export class CardProfits {
  readonly #table: Table;
  readonly #lists: CardLists;
  readonly #profits: Float64Array;
  #state: State;
  #seat: Seat = NOBODY;
  #network = placeSets.NO_PLACES;
  /** By industry: the profit of its next tile, 0 if it cannot be built. */
  readonly #next: Float64Array;
  #highest = 0;
  /** By place: one bit for each industry with a site where the seat could build; and whether that is known. */
  readonly #open: Uint32Array;
  #known = placeSets.NO_PLACES;

  constructor(table: Table) {
    this.#table = table;
    this.#lists = cardListsOf(table);
    this.#profits = profitsOf(table);
    this.#state = new State(table.layout);
    this.#next = new Float64Array(table.industries.length);
    this.#open = new Uint32Array(table.places.length);
  }

  look(state: State, seat: Seat, { network }: Survey): void {
    this.#state = state;
    this.#seat = seat;
    this.#network = network;
    this.#known = placeSets.NO_PLACES;
    this.#highest = 0;
    for (const { id } of this.#table.industries) {
      const tile = lowestTile(this.#table, state, seat, id);
      this.#next[id] = tile?.mayBuild[state.era] ? Math.max(0, this.#profits[tile.id]) : 0;
      this.#highest = Math.max(this.#highest, this.#next[id]);
    }
  }

  of(card: CardId): number {
    const { base, use } = weights.estate.card;
    return base + use * this.#best(card);
  }

  #best(card: CardId): number {
    let most = 0;
    for (const { industry } of this.#lists.named[card]) {
      if (this.#next[industry] > most && this.#isOpenAtHome(industry)) most = this.#next[industry];
    }
    for (let rest = this.#table.cards[card].places; !placeSets.isEmpty(rest); rest = placeSets.withoutFirst(rest)) {
      if (most === this.#highest) break;
      most = Math.max(most, this.#bestIn(placeSets.first(rest)));
    }
    return most;
  }

  #bestIn(place: PlaceId): number {
    let most = 0;
    for (let open = this.#openIn(place), industry = 0; open !== 0; open >>>= 1, industry++) {
      if ((open & 1) === 1 && this.#next[industry] > most) most = this.#next[industry];
    }
    return most;
  }

  /** Whether an industry could be built in the network, or anywhere with nothing on the board. */
  #isOpenAtHome(industry: number): boolean {
    const isAnywhere = placeSets.isEmpty(this.#network);
    for (let place = 0 as PlaceId; place < this.#open.length; place++) {
      if (!isAnywhere && !placeSets.has(this.#network, place)) continue;
      if ((this.#openIn(place) & (1 << industry)) !== 0) return true;
    }
    return false;
  }

  #openIn(place: PlaceId): number {
    if (!placeSets.has(this.#known, place)) {
      this.#open[place] = this.#findOpen(place);
      this.#known = placeSets.union(this.#known, placeSets.only(place));
    }
    return this.#open[place];
  }

  #findOpen(place: PlaceId): number {
    const { tile, tileOwner } = this.#state;
    const { sites } = this.#table.places[place];
    let own = 0;
    let open = 0;
    for (let index = 0; index < sites.length; index++) {
      const site = sites[index];
      if (tileOwner[site] === this.#seat) own++;
      if (tile[site] === NONE) open |= this.#lists.accepts[site];
    }
    return own < tileLimit(this.#table, this.#state, place) ? open : 0;
  }
}
