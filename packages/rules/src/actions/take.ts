/** Answers to "where from": asked only where several sources are allowed. */
import { asks } from '../actions.ts';
import type { ActionOf, Question } from '../actions.ts';
import type { Tell } from '../events.ts';
import { BEER, COAL, IRON, NONE } from '../ids.ts';
import type { CargoId, MerchantId, PlaceId, Seat, SiteId } from '../ids.ts';
import { ask } from '../modules/ask.ts';
import { buyCube } from '../modules/market.ts';
import { addPoints, raiseIncome } from '../modules/money.ts';
import { barrelStands, beerSources, cubeSources } from '../modules/supply.ts';
import { takeCube } from '../modules/tiles.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { AnswerRule, Due, Table } from '../table.ts';
import { breweriesFor, distancesFrom, laidLinks, sitesWith } from '../terms.ts';

type Take = 'coal' | 'iron' | 'beer';

/** Where the running action consumes, by the rulebook: at either end of the new link, or in the tile's place. */
const useOf = (table: Table, state: State): readonly PlaceId[] =>
  state.taskLink === NONE ? [table.sites[state.taskSite].place] : table.links[state.taskLink].ends;

const coalSourceFault = (table: Table, state: State, _seat: Seat, site: SiteId): Fault | undefined => {
  const mines = sitesWith(table, state, COAL);
  if (!mines.some(({ id }) => id === site)) return refuse('mineEmpty', { site });
  const distances = distancesFrom(table, laidLinks(table, state), useOf(table, state));
  const mine = distances.get(table.sites[site].place);
  if (mine === undefined) return refuse('mineOutOfReach', { site });
  const nearest = Math.min(...mines.map(({ place }) => distances.get(place) ?? Infinity));
  return mine > nearest ? refuse('mineNotNearest', { site, needs: nearest, has: mine }) : undefined;
};

const ironSourceFault = (table: Table, state: State, _seat: Seat, site: SiteId): Fault | undefined =>
  sitesWith(table, state, IRON).some(({ id }) => id === site) ? undefined : refuse('worksEmpty', { site });

const beerSourceFault = (table: Table, state: State, seat: Seat, site: SiteId): Fault | undefined => {
  if (!sitesWith(table, state, BEER).some(({ id }) => id === site)) return refuse('breweryEmpty', { site });
  const allowed = breweriesFor(table, state, seat, laidLinks(table, state), useOf(table, state));
  return allowed.some(({ id }) => id === site) ? undefined : refuse('breweryOutOfReach', { site });
};

/** Takes one cube or barrel from a tile and settles one of those owed. */
const takeFrom = (table: Table, state: State, seat: Seat, cargo: CargoId, site: SiteId, tell: Tell): void => {
  takeCube(table, state, seat, site, tell);
  state.owed[cargo]--;
};

const takeRule = <K extends Take>(
  kind: K & Question,
  cargo: CargoId,
  sources: (table: Table, state: State, seat: Seat) => readonly SiteId[],
  fault: (table: Table, state: State, seat: Seat, site: SiteId) => Fault | undefined,
): AnswerRule<K> => ({
  kind,
  answers: kind,
  list(table, state, seat, _survey, offer) {
    for (const site of sources(table, state, seat)) offer(table.catalogue[kind][site]);
  },
  check(table, state, seat, action) {
    if (state.awaits !== asks[kind]) return refuse('notAskedNow');
    return fault(table, state, seat, (action as ActionOf<Take>).site);
  },
  play(table, state, seat, action, tell) {
    takeFrom(table, state, seat, cargo, (action as ActionOf<Take>).site, tell);
  },
});

const sourcesOf =
  (cargo: CargoId) =>
  (table: Table, state: State): SiteId[] =>
    cubeSources(table, state, cargo);

export const coal = takeRule('coal', COAL, sourcesOf(COAL), coalSourceFault);
export const iron = takeRule('iron', IRON, sourcesOf(IRON), ironSourceFault);
export const beer = takeRule('beer', BEER, beerSources, beerSourceFault);

const reward = (table: Table, state: State, seat: Seat, merchant: MerchantId, tell: Tell): void => {
  const { kind, amount } = table.merchants[merchant].bonus;
  tell?.({ event: 'rewarded', seat, merchant, bonus: kind, amount });
  switch (kind) {
    case 'money':
      state.money[seat] += amount;
      break;
    case 'points':
      addPoints(state, seat, amount);
      break;
    case 'income':
      raiseIncome(table, state, seat, amount);
      break;
    case 'develop':
      state.owedBonus += amount;
  }
};

/** Drinks the merchant's own barrel, which brings its bonus at once. */
const drinkBarrel = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const merchant = state.taskMerchant;
  state.barrel[merchant]--;
  state.owed[BEER]--;
  tell?.({ event: 'drank', seat, merchant });
  reward(table, state, seat, merchant, tell);
};

export const barrel: AnswerRule<'barrel'> = {
  kind: 'barrel',
  answers: 'beer',
  list(table, state, _seat, _survey, offer) {
    if (barrelStands(state)) offer(table.catalogue.barrel);
  },
  check(_table, state) {
    if (state.awaits !== asks.beer) return refuse('notAskedNow');
    const stands = state.taskMerchant !== NONE && state.barrel[state.taskMerchant] === 1;
    return stands ? undefined : refuse('barrelMissing');
  },
  play(table, state, seat, _action, tell) {
    drinkBarrel(table, state, seat, tell);
  },
};

/** Cubes come from the only source there is by themselves, and from the market where there is none. */
const dueCubes =
  (cargo: CargoId, question: Question): Due =>
  (table, state, seat, tell) => {
    while (state.owed[cargo] > 0) {
      const sources = cubeSources(table, state, cargo);
      if (sources.length > 1) {
        ask(state, seat, question);
        return false;
      }
      if (sources.length === 1) {
        takeFrom(table, state, seat, cargo, sources[0], tell);
      } else {
        buyCube(table, state, seat, cargo, tell);
        state.owed[cargo]--;
      }
    }
    return true;
  };

export const dueCoal = dueCubes(COAL, 'coal');
export const dueIron = dueCubes(IRON, 'iron');

/** Beer comes by itself where one barrel or brewery is all there is. */
export const dueBeer: Due = (table, state, seat, tell) => {
  while (state.owed[BEER] > 0) {
    const breweries = beerSources(table, state, seat);
    const stands = barrelStands(state);
    if (breweries.length + (stands ? 1 : 0) > 1) {
      ask(state, seat, 'beer');
      return false;
    }
    if (stands) drinkBarrel(table, state, seat, tell);
    else takeFrom(table, state, seat, BEER, breweries[0], tell);
  }
  return true;
};
