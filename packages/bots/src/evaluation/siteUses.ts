import { lowestTile, NONE, placeSets } from '@coalbrook/rules';
import type { CardId, PlaceId, Seat, State, Survey, Table } from '@coalbrook/rules';

import { firstIndustry, siteListsOf } from './sites.ts';

/** More sites than this do not make a card better. */
const ENOUGH = 6;

/** The number of free sites where a seat could build with a card, regardless of cost. */
export class SiteUses {
  readonly #table: Table;
  /** Sites that a card for the place could be used for; a site counts once for each industry. */
  readonly #inPlace: Uint8Array;
  /** Sites that a card for the industry could be used for. */
  readonly #forIndustry: Uint8Array;

  constructor(table: Table) {
    this.#table = table;
    this.#inPlace = new Uint8Array(table.places.length);
    this.#forIndustry = new Uint8Array(table.industries.length);
  }

  look(state: State, seat: Seat, { network }: Survey): void {
    this.#inPlace.fill(0);
    this.#forIndustry.fill(0);
    const { place, accepts } = siteListsOf(this.#table);
    const buildable = this.#buildable(state, seat);
    const isAnywhere = placeSets.isEmpty(network);
    for (let site = 0; site < place.length; site++) {
      if (state.tile[site] !== NONE) continue;
      const isHome = isAnywhere || placeSets.has(network, place[site] as PlaceId);
      for (let rest = accepts[site] & buildable; rest !== 0; rest &= rest - 1) {
        this.#inPlace[place[site]]++;
        if (isHome) this.#forIndustry[firstIndustry(rest)]++;
      }
    }
  }

  /** One bit for each industry of which the seat could build its next tile. */
  #buildable(state: State, seat: Seat): number {
    let bits = 0;
    for (const { id } of this.#table.industries) {
      if (lowestTile(this.#table, state, seat, id)?.mayBuild[state.era]) bits |= 1 << id;
    }
    return bits;
  }

  of(card: CardId): number {
    const { places, industries } = this.#table.cards[card];
    let uses = 0;
    for (let rest = places; !placeSets.isEmpty(rest) && uses < ENOUGH; rest = placeSets.withoutFirst(rest)) {
      uses += this.#inPlace[placeSets.first(rest)];
    }
    for (let industry = 0; industry < industries.length; industry++) {
      if (industries[industry]) uses += this.#forIndustry[industry];
    }
    return Math.min(ENOUGH, uses);
  }
}
