/** How likely it is that a tile will flip. */

import { BEER, COAL, NONE, placeSets, surveyOf } from '@coalbrook/rules';
import type { CargoId, IndustryId, PlaceId, Seat, SiteId, State, Survey, Table, Tile } from '@coalbrook/rules';

import { linksNeed } from './linkNeeds.ts';
import { buyersOf, Rings } from './reach.ts';
import type { Time } from './time.ts';
import type { Chances } from './weights.ts';

/** Actions needed for a sale: one for each missing link and one to sell, doubled because others interfere. */
const actionsToSell = (links: number): number => 2 * (1 + links);

/** What is known about selling an industry. */
interface Sales {
  readonly rings: Rings;
  /** The fraction of waiting tiles that can be sold. */
  readonly share: number;
}

export class FlipChances {
  readonly survey: Survey;
  readonly #table: Table;
  readonly #state: State;
  readonly #seat: Seat;
  readonly #time: Time;
  readonly #chances: Chances;
  readonly #sales: (Sales | undefined)[] = [];

  constructor(table: Table, state: State, seat: Seat, time: Time, chances: Chances) {
    this.#table = table;
    this.#state = state;
    this.#seat = seat;
    this.#time = time;
    this.#chances = chances;
    this.survey = surveyOf(table, state, seat);
  }

  /** For a tile on a site, or one that is to be built there. */
  of(tile: Tile, site: SiteId): number {
    const { port, ship } = this.#table.industries[tile.industry];
    if (port) return this.ofPort(tile, site);
    if (ship) return this.ofShip();
    return tile.cargo === undefined ? this.ofSale(tile, site) : this.ofCubes(tile, tile.cargo, site);
  }

  /** For a tile that flips by being sold. */
  ofSale(tile: Tile, site: SiteId): number {
    const { rings, share } = (this.#sales[tile.industry] ??= this.#salesOf(tile.industry));
    const { place } = this.#table.sites[site];
    const links = rings.missingLinks(place);
    const chance = (this.#chances.buyer[links] ?? 0) * share * Math.min(1, this.#timeFor(tile) / actionsToSell(links));
    return this.#isStranded(rings, links, place) ? this.#chances.stranded * chance : chance;
  }

  /** Whether none of the links that would bring a place nearer to a buyer can be laid by the seat. */
  #isStranded(rings: Rings, missing: number, place: PlaceId): boolean {
    if (missing === 0 || this.#chances.stranded === 1) return false;
    const { lines } = this.#table.eras[this.#state.era];
    const { joined, network } = this.survey;
    const near = joined[place];
    for (let index = 0; index < lines.length; index++) {
      const { ends, endSet } = this.#table.links[lines[index]];
      if (this.#state.linkOwner[lines[index]] !== NONE) continue;
      if (!placeSets.meet(endSet, near) || !placeSets.meet(endSet, network)) continue;
      if (ends.some((end) => rings.missingLinks(end) < missing)) return false;
    }
    return true;
  }

  /** Barrels available when a tile is sold: one beside a merchant, and opponents' connected ones. */
  beerNear(tile: Tile, site: SiteId): number {
    if (tile.beer === 0) return 0;
    const near = this.survey.joined[this.#table.sites[site].place];
    let barrels = 0;
    for (const { id, place } of this.#table.merchants) {
      if (this.#state.barrel[id] === 0 || !placeSets.has(near, place)) continue;
      if (this.#table.buyers[this.#state.buyer[id]].buys[tile.industry]) barrels = 1;
    }
    for (const brewery of this.survey.stocked(BEER)) {
      if (this.#state.tileOwner[brewery] === this.#seat || !placeSets.has(near, this.#table.sites[brewery].place))
        continue;
      barrels += this.#chances.brewery.foreign * this.#state.cubes[brewery];
    }
    return barrels;
  }

  /** For a tile that flips when its cubes are gone. */
  ofCubes(tile: Tile, cargo: CargoId, site: SiteId): number {
    const isCarried = this.#table.markets[cargo]?.carried === true;
    // A tile gets its cubes when everything that it needs has been paid.
    const own = this.#state.cubes[site] || tile.yields[this.#state.era];
    const cubes = own + this.#chances.glut * this.#otherCubes(cargo, site, isCarried);
    const gone = Math.min(this.#chances.used, this.#timeFor(tile) / (this.#chances.cube * cubes));
    return isCarried ? gone * this.#customers(site) : gone;
  }

  /** Cubes elsewhere that compete with those on a site. */
  #otherCubes(cargo: CargoId, site: SiteId, isCarried: boolean): number {
    const near = this.survey.joined[this.#table.sites[site].place];
    let cubes = 0;
    for (const other of this.survey.stocked(cargo)) {
      if (other === site || (isCarried && !placeSets.has(near, this.#table.sites[other].place))) continue;
      cubes += this.#state.cubes[other];
    }
    return cubes;
  }

  /** For a brewery, with or without demand for its beer. */
  ofBeer(tile: Tile, isWanted: boolean): number {
    const { busy, idle } = this.#chances.brewery;
    return (isWanted ? busy : idle) * Math.min(1, this.#timeFor(tile) / actionsToSell(1));
  }

  /** For a ship, wherever it is. */
  ofShip(): number {
    return this.#chances.ship;
  }

  /** For a port, by the ratio of waiting mills to open ports. */
  ofPort(tile: Tile, site: SiteId): number {
    const { busy, idle } = this.#chances.port;
    const wanted = this.#demandFor(tile, this.survey.joined[this.#table.sites[site].place]);
    return (idle + (busy - idle) * wanted) * Math.min(1, this.#timeFor(tile) / actionsToSell(1));
  }

  /** Tiles in these places that could be sold through such a port, per open port. */
  #demandFor({ takes }: Tile, places: placeSets.PlaceSet): number {
    const { tile, tileOwner, flipped } = this.#state;
    let mills = 0;
    let ports = 0;
    for (let site = 0; site < this.#table.sites.length; site++) {
      if (tile[site] === NONE || flipped[site] !== 0) continue;
      if (!placeSets.has(places, this.#table.sites[site].place)) continue;
      const { industry } = this.#table.tiles[tile[site]];
      const { sold, port } = this.#table.industries[industry];
      if (port) ports++;
      else if (sold && takes[industry]) mills += tileOwner[site] === this.#seat ? 1 : this.#chances.port.rival;
    }
    return Math.min(1, mills / ports);
  }

  /** Carried cubes must reach consumers, so a mine depends on the places connected to it. */
  #customers(site: SiteId): number {
    const { busy, idle, place } = this.#chances.mine;
    const burns = linksNeed(this.#table, this.#state.era, COAL);
    const connected = placeSets.sizeOf(this.survey.joined[this.#table.sites[site].place]);
    return Math.min(1, (burns ? busy : idle) + place * connected);
  }

  #salesOf(industry: IndustryId): Sales {
    const { places, capacity } = buyersOf(this.#table, this.#state, industry);
    const rings = new Rings(this.#table, this.#state, this.survey.joined, places);
    const share = capacity === Infinity ? 1 : Math.min(1, capacity / this.#sellersOf(industry));
    return { rings, share };
  }

  /** Tiles waiting to be sold; opponents' tiles count less. */
  #sellersOf(industry: IndustryId): number {
    const { tile, tileOwner, flipped } = this.#state;
    let sellers = 0;
    for (let site = 0; site < this.#table.sites.length; site++) {
      if (tile[site] === NONE || flipped[site] !== 0 || this.#table.tiles[tile[site]].industry !== industry) continue;
      sellers += tileOwner[site] === this.#seat ? 1 : this.#chances.rival;
    }
    return sellers;
  }

  #timeFor(tile: Tile): number {
    const { tiles, game, era } = this.#time;
    return tiles.lasts[tile.id] ? game : era;
  }
}
