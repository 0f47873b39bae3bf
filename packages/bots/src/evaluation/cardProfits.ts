import { lowestTile, NONE, placeSets, tileLimit } from '@coalbrook/rules';
import type { CardId, Place, Seat, State, Survey, Table } from '@coalbrook/rules';

import { profitsOf } from './profit.ts';
import { firstIndustry, siteListsOf } from './sites.ts';
import { weights } from './weights.ts';

/** The profit of the best tile that a seat could build with a card. */
export class CardProfits {
  readonly #table: Table;
  /** The best tile for a card of the place. */
  readonly #inPlace: Float64Array;
  /** The next tile of an industry; none if it cannot be built. */
  readonly #ofIndustry: Float64Array;
  /** One bit for each industry that has a free site where its cards can be used. */
  #atHome = 0;

  constructor(table: Table) {
    this.#table = table;
    this.#inPlace = new Float64Array(table.places.length);
    this.#ofIndustry = new Float64Array(table.industries.length);
  }

  look(state: State, seat: Seat, { network, named }: Survey): void {
    const isAnywhere = placeSets.isEmpty(network);
    this.#lookAtMat(state, seat);
    this.#atHome = 0;
    for (const place of this.#table.places) {
      const isHome = isAnywhere || placeSets.has(network, place.id);
      const isNamed = placeSets.has(named, place.id);
      if (!isHome && !isNamed) continue;
      const free = this.#freeFor(state, seat, place);
      if (isHome) this.#atHome |= free;
      if (isNamed) this.#inPlace[place.id] = this.#best(free);
    }
  }

  #lookAtMat(state: State, seat: Seat): void {
    const profits = profitsOf(this.#table);
    for (const { id } of this.#table.industries) {
      const tile = lowestTile(this.#table, state, seat, id);
      this.#ofIndustry[id] = tile?.mayBuild[state.era] ? Math.max(0, profits[tile.id]) : 0;
    }
  }

  /** One bit for each industry that the seat could build in a place. */
  #freeFor(state: State, seat: Seat, { id, sites }: Place): number {
    const { accepts } = siteListsOf(this.#table);
    let own = 0;
    let free = 0;
    for (let index = 0; index < sites.length; index++) {
      const site = sites[index];
      if (state.tileOwner[site] === seat) own++;
      if (state.tile[site] === NONE) free |= accepts[site];
    }
    return own < tileLimit(this.#table, state, id) ? free : 0;
  }

  /** The profit of the best tile of these industries. */
  #best(industries: number): number {
    let most = 0;
    for (let rest = industries; rest !== 0; rest &= rest - 1) {
      most = Math.max(most, this.#ofIndustry[firstIndustry(rest)]);
    }
    return most;
  }

  of(card: CardId): number {
    const { base, use } = weights.estate.card;
    const { places, industries } = this.#table.cards[card];
    let most = 0;
    for (let rest = places; !placeSets.isEmpty(rest); rest = placeSets.withoutFirst(rest)) {
      most = Math.max(most, this.#inPlace[placeSets.first(rest)]);
    }
    for (let industry = 0; industry < industries.length; industry++) {
      if (industries[industry] && (this.#atHome & (1 << industry)) !== 0) {
        most = Math.max(most, this.#ofIndustry[industry]);
      }
    }
    return base + use * most;
  }
}
