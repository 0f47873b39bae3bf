import { NONE, placeSets, State } from '@coalbrook/rules';
import type { CardId, PlaceId, Seat, Survey, Table } from '@coalbrook/rules';

import { cardListsOf } from './cardLists.ts';
import type { BerthLists, CardLists } from './cardLists.ts';
import { buildableIndustries } from './matLists.ts';

/** More sites than this do not make a card better. */
const ENOUGH = 6;

/** The number of free sites where a seat could build with a card, regardless of cost. */
export class SiteUses {
  readonly #table: Table;
  readonly #lists: CardLists;
  #tile: State['tile'];
  /** One bit for each industry of which the seat could build its next tile. */
  #buildable = 0;
  #network = placeSets.NO_PLACES;

  constructor(table: Table) {
    this.#table = table;
    this.#lists = cardListsOf(table);
    this.#tile = new State(table.layout).tile;
  }

  look(state: State, seat: Seat, { network }: Survey): void {
    this.#tile = state.tile;
    this.#network = network;
    this.#buildable = buildableIndustries(this.#table, state, seat);
  }

  of(card: CardId): number {
    const { places } = this.#table.cards[card];
    const named = this.#lists.named[card];
    let uses = 0;
    for (let rest = places; !placeSets.isEmpty(rest) && uses < ENOUGH; rest = placeSets.withoutFirst(rest)) {
      uses += this.#inPlace(placeSets.first(rest));
    }
    for (let index = 0; index < named.length; index++) uses += this.#forIndustry(named[index]);
    return Math.min(ENOUGH, uses);
  }

  /** A site counts once for each industry that could be built there. */
  #inPlace(place: PlaceId): number {
    const { sites } = this.#table.places[place];
    let uses = 0;
    for (let index = 0; index < sites.length; index++) {
      const site = sites[index];
      if (this.#tile[site] !== NONE) continue;
      for (let rest = this.#lists.accepts[site] & this.#buildable; rest !== 0; rest &= rest - 1) uses++;
    }
    return uses;
  }

  /** Sites in the network, or anywhere with nothing on the board. */
  #forIndustry({ industry, sites, places }: BerthLists): number {
    if ((this.#buildable & (1 << industry)) === 0) return 0;
    const isAnywhere = placeSets.isEmpty(this.#network);
    let uses = 0;
    for (let index = 0; index < sites.length && uses < ENOUGH; index++) {
      if (!isAnywhere && !placeSets.has(this.#network, places[index] as PlaceId)) continue;
      if (this.#tile[sites[index]] === NONE) uses++;
    }
    return uses;
  }
}
