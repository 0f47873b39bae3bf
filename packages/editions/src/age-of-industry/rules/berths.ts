/** Where tiles can be built, computed fast, for `list`. */

import { countOwnTiles, lowestTile, NONE, oncePerTable, placeSets, tileLimit } from '@coalbrook/rules';
import type { Berth, Industry, PlaceId, Seat, State, Survey, Table, Tile } from '@coalbrook/rules';

import { canSupplyTile, harbourSites, holdsPort, isSupplied, placesWithTrade, suppliesItself } from './reach.ts';

type PlaceSet = placeSets.PlaceSet;

const fullPlaces = (table: Table, state: State, seat: Seat, { ownSites }: Survey): PlaceSet => {
  let full = placeSets.NO_PLACES;
  for (const site of ownSites) {
    const { place } = table.sites[site];
    const isFull = countOwnTiles(table, state, seat, site) >= tileLimit(table, state, place);
    if (isFull) full = placeSets.union(full, placeSets.only(place));
  }
  return full;
};

/** Opponents' tiles may be replaced if none of their cargo is left anywhere. */
const mayReplaceOthers = (state: State, survey: Survey, { cargo, ship }: Industry): boolean =>
  cargo !== undefined && !ship && state.market[cargo] === 0 && survey.stocked(cargo).length === 0;

const seaPlaces = oncePerTable(({ places }) => places.filter(({ kind }) => kind === 'sea').map(({ id }) => id));

const placesWithoutHarbour = (table: Table, state: State): PlaceSet => {
  let places = placeSets.NO_PLACES;
  for (const sea of seaPlaces(table)) {
    if (!hasHarbour(table, state, sea)) places = placeSets.union(places, placeSets.only(sea));
  }
  return places;
};

const hasHarbour = (table: Table, state: State, sea: PlaceId): boolean => {
  for (const site of harbourSites(table)[sea]) if (holdsPort(table, state, site)) return true;
  return false;
};

const NO_BERTHS: readonly Berth[] = [];

/** What the berths of all industries have in common. */
interface Ground {
  /** Places that have no room for another tile of the seat. */
  readonly full: PlaceSet;
  /** Sea places where a ship would have no port to sail from. */
  readonly harbourless: PlaceSet;
  /** Places connected to the demand tracks. */
  readonly trading: PlaceSet;
}

const NOWHERE: Ground = {
  full: placeSets.NO_PLACES,
  harbourless: placeSets.NO_PLACES,
  trading: placeSets.NO_PLACES,
};

const groundOf = (table: Table, state: State, seat: Seat, survey: Survey): Ground => ({
  full: fullPlaces(table, state, seat, survey),
  harbourless: placesWithoutHarbour(table, state),
  trading: placesWithTrade(survey),
});

/** Whether a tile may replace the one on a site. */
const mayReplace = (
  table: Table,
  state: State,
  seat: Seat,
  { site, place }: Berth,
  tile: Tile,
  { full, harbourless }: Ground,
  exhausted: boolean,
): boolean => {
  const old = table.tiles[state.tile[site]];
  if (old.level >= tile.level || placeSets.has(harbourless, place)) return false;
  return state.tileOwner[site] === seat || (exhausted && old.industry === tile.industry && !placeSets.has(full, place));
};

const placesFor = oncePerTable(({ industries }) =>
  industries.map(({ berths }) => placeSets.placeSet(berths.map(({ place }) => place))),
);

/** The places where a tile can be built on a free site. */
const openPlaces = (table: Table, state: State, survey: Survey, tile: Tile, ground: Ground): PlaceSet => {
  const { full, harbourless, trading } = ground;
  let open = placeSets.without(placesFor(table)[tile.industry], placeSets.union(full, harbourless));
  if (suppliesItself(table, tile)) return open;
  for (let rest = placeSets.without(open, trading); !placeSets.isEmpty(rest); rest = placeSets.withoutFirst(rest)) {
    const place = placeSets.first(rest);
    if (isSupplied(table, state, survey, survey.joined[place], tile.needs)) continue;
    open = placeSets.without(open, placeSets.only(place));
  }
  return open;
};

const findBerths = (
  table: Table,
  state: State,
  seat: Seat,
  survey: Survey,
  industry: Industry,
  ground: Ground,
): readonly Berth[] => {
  const tile = lowestTile(table, state, seat, industry.id);
  if (!tile?.mayBuild[state.era]) return NO_BERTHS;
  const open = openPlaces(table, state, survey, tile, ground);
  const exhausted = mayReplaceOthers(state, survey, industry);
  const { tileOwner } = state;
  const { berths } = industry;
  const found: Berth[] = [];
  for (let index = 0; index < berths.length; index++) {
    const berth = berths[index];
    const owner = tileOwner[berth.site];
    if (owner === NONE) {
      if (placeSets.has(open, berth.place)) found.push(berth);
    } else if (owner === seat || exhausted) {
      const isAllowed = mayReplace(table, state, seat, berth, tile, ground, exhausted);
      if (isAllowed && canSupplyTile(table, state, survey, tile, berth.site)) found.push(berth);
    }
  }
  return found;
};

/** What was found for the latest survey: building with a card and with both actions ask for the same. */
class LatestBerths {
  readonly #table: Table;
  readonly #found: (readonly Berth[] | undefined)[];
  #survey: Survey | undefined;
  #ground: Ground = NOWHERE;

  constructor(table: Table) {
    this.#table = table;
    this.#found = table.industries.map(() => undefined);
  }

  of(state: State, seat: Seat, survey: Survey, industry: Industry): readonly Berth[] {
    if (survey !== this.#survey) {
      this.#survey = survey;
      this.#found.fill(undefined);
      this.#ground = groundOf(this.#table, state, seat, survey);
    }
    return (this.#found[industry.id] ??= findBerths(this.#table, state, seat, survey, industry, this.#ground));
  }
}

const latestBerths = oncePerTable((table) => new LatestBerths(table));

/** Where the next tile of an industry can be built and supplied, regardless of cards. */
export const berthsFor = (
  table: Table,
  state: State,
  seat: Seat,
  survey: Survey,
  industry: Industry,
): readonly Berth[] => latestBerths(table).of(state, seat, survey, industry);
