/** Where cubes are taken from: the tiles nearest to the site or to either end of a rail, or the demand track. */

import { asks, COAL, IRON, NONE, placeSets, refuse, tradePlaces } from '@coalbrook/rules';
import type { AnswerRule, CargoId, Fault, PlaceId, Seat, SiteId, State, Table } from '@coalbrook/rules';
import {
  buyCube,
  levyCubes,
  hasTradeIcon,
  joinPlaces,
  nearestSources,
  sitesWith,
  takeRule,
  useOf,
} from '@coalbrook/rules/compose';
import type { Offers } from '@coalbrook/rules/compose';

import { neighboursOf, reachable } from './terms.ts';

/** The nearest tiles of each end; an end that no tile can supply must use the demand track. */
const deliveriesOf = (table: Table, state: State, cargo: CargoId): Offers => {
  const sites: SiteId[] = [];
  let mayBuy = false;
  for (const end of useOf(table, state)) {
    const nearest = nearestSources(table, state, cargo, placeSets.only(end));
    for (const site of nearest) if (!sites.includes(site)) sites.push(site);
    if (nearest.length === 0 && placeSets.meet(joinPlaces(table, state)[end], tradePlaces(table, state))) mayBuy = true;
  }
  if (sites.length > 1) sites.sort((one, other) => one - other);
  return { sites, mayBuy };
};

/** Steps from a place to a site; cargo behind a ship is one step further. */
const stepsTo = (table: Table, state: State, from: PlaceId): ReadonlyMap<SiteId, number> => {
  const steps = new Map<SiteId, number>();
  const distance = new Map<PlaceId, number>([[from, 0]]);
  const queue = [from];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const here = distance.get(place) ?? 0;
    for (const site of table.places[place].sites) {
      const isShip = state.tile[site] !== NONE && table.industries[table.tiles[state.tile[site]].industry].ship;
      steps.set(site, here + (isShip ? 1 : 0));
    }
    if (place !== from && table.places[place].terminal) continue;
    for (const next of neighboursOf(table, state, place)) {
      if (distance.has(next)) continue;
      distance.set(next, here + 1);
      queue.push(next);
    }
  }
  return steps;
};

/** The stocked sites nearest to a place, by the rulebook. */
const nearestTo = (table: Table, state: State, cargo: CargoId, place: PlaceId): readonly SiteId[] => {
  const steps = stepsTo(table, state, place);
  const stocked = sitesWith(table, state, cargo).map(({ id }) => id);
  const nearest = Math.min(...stocked.map((site) => steps.get(site) ?? Infinity));
  return nearest === Infinity ? [] : stocked.filter((site) => steps.get(site) === nearest);
};

const sourceFault =
  (cargo: CargoId, empty: 'mineEmpty' | 'worksEmpty') =>
  (table: Table, state: State, _seat: Seat, site: SiteId): Fault | undefined => {
    if (!sitesWith(table, state, cargo).some(({ id }) => id === site)) return refuse(empty, { site });
    const ends = useOf(table, state);
    if (ends.some((end) => nearestTo(table, state, cargo, end).includes(site))) return undefined;
    const isReached = ends.some((end) => reachable(table, state, end).has(table.sites[site].place));
    return refuse(isReached ? 'mineNotNearest' : 'mineOutOfReach', { site });
  };

const sourcesOf =
  (cargo: CargoId) =>
  (table: Table, state: State): readonly SiteId[] =>
    deliveriesOf(table, state, cargo).sites;

export const coal = takeRule('coal', COAL, sourcesOf(COAL), sourceFault(COAL, 'mineEmpty'));
export const iron = takeRule('iron', IRON, sourcesOf(IRON), sourceFault(IRON, 'worksEmpty'));

const cargoAsked = (state: State): CargoId | undefined => {
  if (state.awaits === asks.coal) return COAL;
  return state.awaits === asks.iron ? IRON : undefined;
};

/** Whether an end of the delivery has no tile that can supply it, but access to the demand track. */
const buyFault = (table: Table, state: State): Fault | undefined => {
  const cargo = cargoAsked(state);
  if (cargo === undefined) return refuse('notAskedNow');
  const isAllowed = useOf(table, state).some(
    (end) =>
      nearestTo(table, state, cargo, end).length === 0 &&
      [...reachable(table, state, end)].some((place) => hasTradeIcon(table, state, place)),
  );
  return isAllowed ? undefined : refuse('marketNotAllowed');
};

const buyFor = (question: 'coal' | 'iron'): AnswerRule<'buy'> => ({
  kind: 'buy',
  answers: question,
  list(table, state, _seat, _survey, offer) {
    const cargo = cargoAsked(state);
    if (cargo !== undefined && deliveriesOf(table, state, cargo).mayBuy) offer(table.catalogue.buy);
  },
  check: (table, state) => buyFault(table, state),
  play(table, state, seat, _action, tell) {
    const cargo = cargoAsked(state);
    if (cargo === undefined) throw new Error('no source was asked for');
    buyCube(table, state, seat, cargo, tell);
    state.owed[cargo]--;
  },
});

export const buyCoal = buyFor('coal');
export const buyIron = buyFor('iron');

export const levyCoal = levyCubes(COAL, 'coal', deliveriesOf);
export const levyIron = levyCubes(IRON, 'iron', deliveriesOf);
