import { asks } from '../actions.ts';
import type { Berth, Industry, Tile } from '../board/parts.ts';
import type { Tell } from '../events.ts';
import { NONE } from '../ids.ts';
import type { CargoId, IndustryId, Seat, SiteId } from '../ids.ts';
import { begin } from '../modules/ask.ts';
import { holds, spendCard } from '../modules/cards.ts';
import { joinPlaces } from '../modules/connections.ts';
import { moveCubesToMarket } from '../modules/market.ts';
import { pay } from '../modules/money.ts';
import { eachPermit, hasIndustryCard, mayBePermitted, permitFault } from '../modules/permit.ts';
import { costOfSupply } from '../modules/supply.ts';
import { clearSite, countOwnTiles, flip, lowestTile, takeFromMat, tileLimit } from '../modules/tiles.ts';
import { tradePlaces } from '../modules/transport.ts';
import { meet } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Survey, Table, TurnRule } from '../table.ts';
import { countCubes, highestLevel, laidLinks, nextTile, ownSites, placeOf, sitesWith, supplyFault } from '../terms.ts';

/** Whether the site can take the tile: it is free and the right choice, or may be overbuilt. */
const fits = (table: Table, state: State, seat: Seat, berth: Berth, tile: Tile, exhausted: boolean): boolean => {
  const { site } = berth;
  const owner = state.tileOwner[site];
  if (owner === seat) {
    const old = table.tiles[state.tile[site]];
    return old.industry === tile.industry && old.level < tile.level;
  }
  if (countOwnTiles(table, state, seat, site) >= tileLimit(table, state, berth.place)) return false;
  if (owner !== NONE) {
    const old = table.tiles[state.tile[site]];
    return exhausted && old.industry === tile.industry && old.level < tile.level;
  }
  for (let index = 0; index < berth.preferred.length; index++) {
    if (state.tile[berth.preferred[index]] === NONE) return false;
  }
  return true;
};

/** Whether no cube of a tile's cargo is left on the board or in its market, so that opponents' tiles may be overbuilt. */
const isExhausted = (table: Table, state: State, survey: Survey, { cargo }: Industry): boolean =>
  cargo !== undefined &&
  table.markets[cargo] !== undefined &&
  state.market[cargo] === 0 &&
  survey.stocked(cargo).length === 0;

/** What a tile's cubes cost when it is built at a berth; infinite if they are unavailable. */
const costOfNeeds = (table: Table, state: State, survey: Survey, tile: Tile, { site, place }: Berth): number => {
  const { port } = table.industries[tile.industry];
  let cost = 0;
  for (let cargo = 0; cargo < tile.needs.length; cargo++) {
    const need = tile.needs[cargo];
    if (need === 0) continue;
    cost += costOfSupply(table, state, survey, cargo as CargoId, survey.joined[place], need, port, site);
  }
  return cost;
};

/** Visits every berth where the next tile of an industry can be built and paid for, and might be permitted by a card. */
export const eachBerth = (
  table: Table,
  state: State,
  seat: Seat,
  survey: Survey,
  industry: Industry,
  needsPermit: boolean,
  visit: (berth: Berth) => void,
): void => {
  const tile = lowestTile(table, state, seat, industry.id);
  if (!tile?.mayBuild[state.era]) return;
  const money = state.money[seat] - tile.cost;
  if (money < 0) return;
  const exhausted = isExhausted(table, state, survey, industry);
  const skilled = needsPermit && hasIndustryCard(table, survey, industry.id);
  for (const berth of industry.berths) {
    if (needsPermit && !mayBePermitted(state, survey, berth, skilled)) continue;
    if (!fits(table, state, seat, berth, tile, exhausted)) continue;
    if (costOfNeeds(table, state, survey, tile, berth) <= money) visit(berth);
  }
};

/** Checks the mat and the era. */
const tileFault = (table: Table, state: State, tile: Tile | undefined, industry: IndustryId): Fault | undefined => {
  if (!tile) return refuse('noTileLeft', { industry });
  if (tile.mayBuild[state.era]) return undefined;
  if (tile.locked) return refuse('tileLocked', { tile: tile.id });
  const hadItsTime = tile.mayBuild.some((may, era) => may && era < state.era);
  return refuse(hadItsTime ? 'tileTooOldForEra' : 'tileTooNewForEra', { tile: tile.id });
};

/** A fault that nothing can change: only its owner may overbuild this industry. */
const ownerFault = (table: Table, state: State, seat: Seat, site: SiteId): Fault | undefined => {
  const old = table.tiles[state.tile[site]];
  if (!old || state.tileOwner[site] === seat) return undefined;
  const isOpen = old.cargo !== undefined && table.markets[old.cargo] !== undefined;
  return isOpen ? undefined : refuse('overbuildOpponentIndustry', { site });
};

/** Checks the site. */
const siteFault = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile): Fault | undefined => {
  const place = placeOf(table, site);
  const old = table.tiles[state.tile[site]];
  const owner = state.tileOwner[site];
  const others = ownSites(table, state, seat).filter((own) => own.place === place.id && own.id !== site);
  const limit = tileLimit(table, state, place.id);
  if (old && old.industry !== tile.industry) return refuse('overbuildOtherIndustry', { site, tile: old.id });
  if (old && old.level >= tile.level) {
    const most = highestLevel(table, [tile.industry]);
    return refuse('overbuildNeedsHigherLevel', { site, needs: old.level + 1, has: tile.level, most });
  }
  if (old?.cargo !== undefined && owner !== seat) {
    const left = countCubes(state, sitesWith(table, state, old.cargo)) + state.market[old.cargo];
    if (left > 0) return refuse('overbuildOpponentWhileCubesRemain', { site, has: left });
  }
  if (owner !== seat && others.length >= limit) {
    return refuse(old ? 'overbuildOpponentBesideOwn' : 'placeTaken', { place: place.id, has: others.length });
  }
  if (old) return undefined;
  const isShared = table.sites[site].industries.length > 1;
  const better = place.sites.find(
    (other) =>
      state.tile[other] === NONE &&
      table.sites[other].industries.length === 1 &&
      table.sites[other].industries[0] === tile.industry,
  );
  return isShared && better !== undefined ? refuse('betterSiteFree', { site: better }) : undefined;
};

/** Checks a build on a site regardless of cards. */
export const buildFault = (
  table: Table,
  state: State,
  seat: Seat,
  site: SiteId,
  industry: IndustryId,
): Fault | undefined => {
  const tile = nextTile(table, state, seat, industry);
  return (
    ownerFault(table, state, seat, site) ??
    tileFault(table, state, tile, industry) ??
    (tile && (siteFault(table, state, seat, site, tile) ?? costFault(table, state, seat, site, tile)))
  );
};

/** The board with the tile already built: what it needs is found only after the tile it replaces is gone. */
const afterPlacing = (state: State, seat: Seat, site: SiteId, tile: Tile): State => {
  const after = state.copy();
  after.tile[site] = tile.id;
  after.tileOwner[site] = seat;
  after.cubes[site] = 0;
  return after;
};

/** Checks the costs. */
const costFault = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile): Fault | undefined => {
  const money = state.money[seat];
  const { place } = table.sites[site];
  const where = { place, tile: tile.id };
  if (money < tile.cost) return refuse('tooLittleMoney', { needs: tile.cost, has: money, ...where });
  const after = afterPlacing(state, seat, site, tile);
  return supplyFault(table, after, laidLinks(table, after), [place], tile.needs, money - tile.cost, where);
};

/** Whether the place of a site is connected to a trade icon. */
export const meetsTrade = (table: Table, state: State, site: SiteId): boolean =>
  meet(joinPlaces(table, state)[table.sites[site].place], tradePlaces(table, state));

const offersMarketCubes = (table: Table, state: State, site: SiteId, tile: Tile): boolean => {
  const market = tile.cargo === undefined ? undefined : table.markets[tile.cargo];
  if (!market) return false;
  return !market.carried || meetsTrade(table, state, site);
};

/** Moves a tile from the mat to a site, replacing the tile there. Its costs are handled elsewhere. */
export const putTile = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile, tell: Tell): void => {
  if (state.tile[site] !== NONE) {
    tell?.({ event: 'overbuilt', seat: state.tileOwner[site], site, tile: state.tile[site] });
    clearSite(state, site);
  }
  takeFromMat(table, state, seat, tile);
  state.tile[site] = tile.id;
  state.tileOwner[site] = seat;
  pay(table, state, seat, tile.cost, tell);
  tell?.({ event: 'built', seat, site, tile: tile.id, cost: tile.cost });
};

/** Builds the lowest tile of an industry on a site; its cubes are then owed. */
export const buildLowest = (
  table: Table,
  state: State,
  seat: Seat,
  site: SiteId,
  industry: IndustryId,
  tell: Tell,
): void => {
  const tile = lowestTile(table, state, seat, industry);
  if (!tile) throw new Error('no tile to build');
  putTile(table, state, seat, site, tile, tell);
  state.taskSite = site;
  tile.needs.forEach((need, cargo) => (state.owed[cargo] = need));
};

/** Puts cubes or barrels on a new tile and moves as many as possible to the market. */
export const stockTile = (table: Table, state: State, seat: Seat, site: SiteId, tell: Tell): void => {
  const tile = table.tiles[state.tile[site]];
  state.cubes[site] = tile.yields[state.era];
  if (table.industries[tile.industry].flipsWhenBuilt) flip(table, state, site, tell);
  if (tile.cargo === undefined || !offersMarketCubes(table, state, site, tile)) return;
  moveCubesToMarket(table, state, seat, site, tile.cargo, tell);
  if (state.cubes[site] === 0) flip(table, state, site, tell);
};

/** Builds an industry tile with a card that permits it. */
export const build: TurnRule<'build'> = {
  kind: 'build',
  cards: 0,
  list(table, state, seat, survey, offer) {
    for (const industry of table.industries) {
      eachBerth(table, state, seat, survey, industry, true, (berth) => {
        const actions = table.catalogue.build[industry.id][berth.site];
        eachPermit(table, state, survey, berth, industry.id, (card) => offer(actions[card]));
      });
    }
  },
  check(table, state, seat, { card, site, industry }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    if (!holds(table, state, seat, card)) return refuse('cardNotHeld', { card });
    if (!table.sites[site].industries.includes(industry)) return refuse('siteRefusesIndustry', { site, industry });
    return (
      permitFault(table, state, seat, table.cards[card], site, industry) ??
      buildFault(table, state, seat, site, industry)
    );
  },
  play(table, state, seat, { card, site, industry }, tell) {
    begin(state, seat, build, tell);
    spendCard(table, state, seat, card, tell);
    buildLowest(table, state, seat, site, industry, tell);
  },
  finish(table, state, seat, tell) {
    stockTile(table, state, seat, state.taskSite, tell);
  },
  most: () => 1,
};
