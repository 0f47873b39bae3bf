/** How likely it is that a tile will flip. */

import { COAL, placeSets, surveyOf } from '@coalbrook/rules';
import type { IndustryId, Seat, SiteId, State, Survey, Table, Tile } from '@coalbrook/rules';

import { buyersOf, missingLinks } from './reach.ts';
import { lasts } from './time.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions that a sale takes: one for each missing link, one for itself, and as many again for others in the way. */
const actionsToSell = (links: number): number => 2 * (1 + links);

export class Hopes {
  readonly #table: Table;
  readonly #state: State;
  readonly #time: Time;
  readonly #survey: Survey;
  readonly #missing: (number[] | undefined)[] = [];

  constructor(table: Table, state: State, seat: Seat, time: Time) {
    this.#table = table;
    this.#state = state;
    this.#time = time;
    this.#survey = surveyOf(table, state, seat);
  }

  /** For a tile that flips by being sold. */
  ofSale(tile: Tile, site: SiteId): number {
    const links = this.#missingFrom(tile.industry)[this.#table.sites[site].place];
    return (weights.buyer[links] ?? 0) * Math.min(1, this.#timeFor(tile) / actionsToSell(links));
  }

  /** For a tile that flips when its cubes are gone. */
  ofCubes(tile: Tile, site: SiteId): number {
    const gone = Math.min(weights.used, this.#timeFor(tile) / (weights.cube * this.#state.cubes[site]));
    return tile.cargo === COAL ? gone * this.#customers(site) : gone;
  }

  /** For a brewery, where somebody is thirsty and where nobody is yet. */
  ofBeer(tile: Tile, isWanted: boolean): number {
    const { busy, idle } = weights.brewery;
    return (isWanted ? busy : idle) * Math.min(1, this.#timeFor(tile) / actionsToSell(1));
  }

  /** For a port, where mills wait for one and where none does yet. */
  ofPort(tile: Tile, isWanted: boolean): number {
    const { busy, idle } = weights.port;
    return (isWanted ? busy : idle) * Math.min(1, this.#timeFor(tile) / actionsToSell(1));
  }

  /** Coal must be carried: a mine lives on the places it is connected to. */
  #customers(site: SiteId): number {
    const { busy, idle, place } = weights.mine;
    const burns = this.#table.eras[this.#state.era].links.some(({ needs }) => needs[COAL] > 0);
    const connected = placeSets.placesOf(this.#survey.joined[this.#table.sites[site].place]).length;
    return Math.min(1, (burns ? busy : idle) + place * connected);
  }

  #missingFrom(industry: IndustryId): readonly number[] {
    return (this.#missing[industry] ??= missingLinks(
      this.#table,
      this.#state,
      buyersOf(this.#table, this.#state, industry),
    ));
  }

  #timeFor(tile: Tile): number {
    return lasts(this.#table, this.#state, tile) ? this.#time.game : this.#time.era;
  }
}
