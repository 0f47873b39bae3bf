import { kindIndex } from '../actions.ts';
import type { Berth, Card, Industry, Tile } from '../board/parts.ts';
import type { Tell } from '../events.ts';
import { COAL, IRON, NONE } from '../ids.ts';
import type { IndustryId, Seat, SiteId } from '../ids.ts';
import { begin, mayBegin } from '../modules/ask.ts';
import { holds, spendCard } from '../modules/cards.ts';
import { costOfCubes, marketCubes } from '../modules/market.ts';
import { pay } from '../modules/money.ts';
import { clearSite, countOwnTiles, flip, lowestTile, takeFromMat } from '../modules/tiles.ts';
import { has, isEmpty, meet } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import { joinPlaces } from '../survey.ts';
import type { Survey, Table, TurnRule } from '../table.ts';
import {
  coalFault,
  countCubes,
  hasNothingOnBoard,
  ironPrice,
  isInNetwork,
  laidLinks,
  nextTile,
  ownSites,
  placeOf,
  sitesWith,
} from '../terms.ts';

const cubesAt = (state: State, sites: readonly SiteId[]): number => {
  let cubes = 0;
  for (let index = 0; index < sites.length; index++) cubes += state.cubes[sites[index]];
  return cubes;
};

const cubesWithin = (table: Table, state: State, sites: readonly SiteId[], reach: PlaceSet): number => {
  let cubes = 0;
  for (let index = 0; index < sites.length; index++) {
    if (has(reach, table.sites[sites[index]].place)) cubes += state.cubes[sites[index]];
  }
  return cubes;
};

/** Whether the site itself would take the tile: free and the right one, or open to overbuilding. */
const fits = (table: Table, state: State, seat: Seat, berth: Berth, tile: Tile, exhausted: boolean): boolean => {
  const { site } = berth;
  const owner = state.tileOwner[site];
  if (owner === seat) {
    const old = table.tiles[state.tile[site]];
    return old.industry === tile.industry && old.level < tile.level;
  }
  if (countOwnTiles(table, state, seat, site) >= table.eras[state.era].tilesPerPlace) return false;
  if (owner !== NONE) {
    const old = table.tiles[state.tile[site]];
    return exhausted && old.industry === tile.industry && old.level < tile.level;
  }
  for (let index = 0; index < berth.preferred.length; index++) {
    if (state.tile[berth.preferred[index]] === NONE) return false;
  }
  return true;
};

/** Whether no cube of a tile's cargo is left on the board or in its market: then opponents' tiles may be overbuilt. */
const isExhausted = (table: Table, state: State, survey: Survey, industry: Industry): boolean => {
  const { cargo } = industry;
  if (cargo === undefined || table.markets[cargo] === undefined || state.market[cargo] > 0) return false;
  return (cargo === COAL ? survey.mines : survey.works).length === 0;
};

const canReachCoal = (
  table: Table,
  state: State,
  survey: Survey,
  berth: Berth,
  need: number,
  money: number,
): boolean => {
  const reach = survey.joined[berth.place];
  const missing = need - cubesWithin(table, state, survey.mines, reach);
  if (missing <= 0) return true;
  return meet(reach, table.trade) && costOfCubes(table, state, COAL, missing) <= money;
};

const listIndustry = (
  table: Table,
  state: State,
  seat: Seat,
  survey: Survey,
  industry: Industry,
  offer: (action: Table['catalogue']['all'][number]) => void,
): void => {
  const tile = lowestTile(table, state, seat, industry.id);
  if (!tile?.mayBuild[state.era]) return;
  let money = state.money[seat] - tile.cost;
  if (money < 0) return;
  if (tile.iron > 0) {
    const missing = tile.iron - cubesAt(state, survey.works);
    if (missing > 0) money -= costOfCubes(table, state, IRON, missing);
    if (money < 0) return;
  }
  const exhausted = isExhausted(table, state, survey, industry);
  const homeless = isEmpty(survey.network);
  const skilled = survey.hand.some((card) => table.cards[card].industries[industry.id]);
  for (const berth of industry.berths) {
    const atHome = has(survey.network, berth.place) || (homeless && state.tile[berth.site] === NONE);
    if (!has(survey.named, berth.place) && !(skilled && atHome)) continue;
    if (!fits(table, state, seat, berth, tile, exhausted)) continue;
    if (tile.coal > 0 && !canReachCoal(table, state, survey, berth, tile.coal, money)) continue;
    const actions = table.catalogue.build[industry.id][berth.site];
    for (const id of survey.hand) {
      const card = table.cards[id];
      if (has(card.places, berth.place) || (atHome && card.industries[industry.id])) offer(actions[id]);
    }
  }
};

/** What the card does not permit, by the place and the network. */
const permitFault = (
  table: Table,
  state: State,
  seat: Seat,
  card: Card,
  site: SiteId,
  industry: IndustryId,
): Fault | undefined => {
  const place = placeOf(table, site);
  if (has(card.places, place.id)) return undefined;
  const namesIndustries = card.industries.some(Boolean);
  if (!namesIndustries && place.kind === 'farm') return refuse('farmNeedsIndustryCard', { card: card.id });
  if (!namesIndustries) return refuse('cardForAnotherPlace', { card: card.id, place: place.id });
  if (!card.industries[industry]) return refuse('cardForAnotherIndustry', { card: card.id, industry });
  if (isInNetwork(table, state, seat, place.id)) return undefined;
  if (hasNothingOnBoard(table, state, seat) && state.tile[site] === NONE) return undefined;
  return refuse(place.kind === 'farm' ? 'farmOutsideNetwork' : 'placeOutsideNetwork', {
    place: place.id,
    card: card.id,
  });
};

/** What the mat and the era forbid. */
const tileFault = (table: Table, state: State, tile: Tile | undefined, industry: IndustryId): Fault | undefined => {
  if (!tile) return refuse('noTileLeft', { industry });
  if (tile.mayBuild[state.era]) return undefined;
  const hadItsTime = tile.mayBuild.some((may, era) => may && era < state.era);
  return refuse(hadItsTime ? 'tileTooOldForEra' : 'tileTooNewForEra', { tile: tile.id });
};

/** What stands in the way on the site. */
const siteFault = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile): Fault | undefined => {
  const place = placeOf(table, site);
  const old = table.tiles[state.tile[site]];
  const owner = state.tileOwner[site];
  const others = ownSites(table, state, seat).filter((own) => own.place === place.id && own.id !== site);
  const limit = table.eras[state.era].tilesPerPlace;
  if (old && old.industry !== tile.industry) return refuse('overbuildOtherIndustry', { site, tile: old.id });
  if (old && old.level >= tile.level)
    return refuse('overbuildNeedsHigherLevel', { site, needs: old.level + 1, has: tile.level });
  if (old && owner !== seat) {
    const { cargo } = tile;
    if (cargo === undefined || !table.markets[cargo]) return refuse('overbuildOpponentIndustry', { site });
    const left = countCubes(state, sitesWith(table, state, cargo)) + state.market[cargo];
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

/** What cannot be paid. */
const costFault = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile): Fault | undefined => {
  const money = state.money[seat];
  if (money < tile.cost) return refuse('tooLittleMoney', { needs: tile.cost, has: money });
  const iron = ironPrice(table, state, tile.iron);
  if (money < tile.cost + iron) return refuse('tooLittleMoneyForIron', { needs: iron, has: money - tile.cost });
  const start = table.sites[site].place;
  return coalFault(table, state, laidLinks(table, state), [start], tile.coal, money - tile.cost - iron);
};

const offersMarketCubes = (table: Table, state: State, site: SiteId, tile: Tile): boolean => {
  const market = tile.cargo === undefined ? undefined : table.markets[tile.cargo];
  if (!market) return false;
  return !market.needsTrade || meet(joinPlaces(table, state)[table.sites[site].place], table.trade);
};

const place = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile, tell: Tell): void => {
  if (state.tile[site] !== NONE) {
    tell?.({ event: 'overbuilt', seat: state.tileOwner[site], site, tile: state.tile[site] });
    clearSite(state, site);
  }
  takeFromMat(table, state, seat, tile);
  state.tile[site] = tile.id;
  state.tileOwner[site] = seat;
  pay(state, seat, tile.cost);
  tell?.({ event: 'built', seat, site, tile: tile.id, cost: tile.cost });
};

/** Puts an industry tile on the board with a card that permits it. */
export const build: TurnRule<'build'> = {
  kind: 'build',
  list(table, state, seat, survey, offer) {
    for (const industry of table.industries) listIndustry(table, state, seat, survey, industry, offer);
  },
  check(table, state, seat, { card, site, industry }) {
    if (!mayBegin(state, 'build') || state.task === kindIndex.build) return refuse('notAskedNow');
    if (!holds(table, state, seat, card)) return refuse('cardNotHeld', { card });
    if (!table.sites[site].industries.includes(industry)) return refuse('siteRefusesIndustry', { site, industry });
    const tile = nextTile(table, state, seat, industry);
    return (
      permitFault(table, state, seat, table.cards[card], site, industry) ??
      tileFault(table, state, tile, industry) ??
      (tile && (siteFault(table, state, seat, site, tile) ?? costFault(table, state, seat, site, tile)))
    );
  },
  play(table, state, seat, { card, site, industry }, tell) {
    const tile = lowestTile(table, state, seat, industry);
    if (!tile) throw new Error('no tile to build');
    begin(state, seat, 'build', 0, tell);
    spendCard(table, state, seat, card, tell);
    place(table, state, seat, site, tile, tell);
    state.taskSite = site;
    state.owedCoal = tile.coal;
    state.owedIron = tile.iron;
  },
  finish(table, state, seat, tell) {
    const site = state.taskSite;
    const tile = table.tiles[state.tile[site]];
    state.cubes[site] = tile.yields[state.era];
    if (tile.cargo === undefined || !offersMarketCubes(table, state, site, tile)) return;
    marketCubes(table, state, seat, site, tile.cargo, tell);
    if (state.cubes[site] === 0) flip(table, state, site, tell);
  },
  most: () => 1,
};
