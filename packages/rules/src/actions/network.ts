import type { Link } from '../board/parts.ts';
import { BEER, COAL, IRON, NONE } from '../ids.ts';
import type { LinkId, Seat } from '../ids.ts';
import { begin, mayBegin } from '../modules/ask.ts';
import { pay } from '../modules/money.ts';
import { costOfSupply, countBarrels } from '../modules/supply.ts';
import { isEmpty, meet, NO_PLACES, union } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { LinkPrice, Survey, Table, TurnRule } from '../table.ts';
import { breweriesFor, hasNothingOnBoard, isInNetwork, laidLinks, supplyFault } from '../terms.ts';

const NETWORK = { kind: 'network', cards: 1 } as const;

/** The price of the next link of this action; undefined if no more may be laid. */
const nextPrice = (table: Table, state: State): LinkPrice | undefined =>
  table.eras[state.era].links[state.task === NONE ? 0 : state.stepsDone];

/** The places connected to a line once a link is laid on it. */
export const reachOf = (survey: Survey, link: Link): PlaceSet => {
  let reach = NO_PLACES;
  for (let index = 0; index < link.ends.length; index++) reach = union(reach, survey.joined[link.ends[index]]);
  return reach;
};

/** Whether the cubes and barrels for a link are available with this much money. */
const canBeSupplied = (
  table: Table,
  state: State,
  seat: Seat,
  survey: Survey,
  reach: PlaceSet,
  needs: readonly number[],
  money: number,
): boolean => {
  if (needs[BEER] > 0 && countBarrels(table, state, seat, survey, reach) < needs[BEER]) return false;
  const coal = costOfSupply(table, state, survey, COAL, reach, needs[COAL]);
  return coal + costOfSupply(table, state, survey, IRON, reach, needs[IRON]) <= money;
};

/** Checks the line. */
const lineFault = (table: Table, state: State, seat: Seat, id: LinkId, startsAnywhere: boolean): Fault | undefined => {
  const link = table.links[id];
  if (!link.eras.includes(state.era)) return refuse('lineNotInEra', { link: id });
  if (state.linkOwner[id] !== NONE) return refuse('lineTaken', { link: id });
  if (hasNothingOnBoard(table, state, seat)) return startsAnywhere ? undefined : refuse('noNetworkYet');
  if (link.ends.some((end) => isInNetwork(table, state, seat, end))) return undefined;
  return refuse('lineOutsideNetwork', { link: id });
};

/** Checks costs with the link already laid. */
const priceFault = (table: Table, state: State, seat: Seat, id: LinkId, price: LinkPrice): Fault | undefined => {
  const money = state.money[seat];
  if (money < price.money) return refuse('tooLittleMoney', { needs: price.money, has: money, link: id });
  const laid = [...laidLinks(table, state), id];
  const { ends } = table.links[id];
  const missing = supplyFault(table, state, laid, ends, price.needs, money - price.money, { link: id });
  if (missing) return missing;
  const barrels = breweriesFor(table, state, seat, laid, ends).reduce((sum, site) => sum + state.cubes[site.id], 0);
  return barrels < price.needs[BEER] ? refuse('linkNeedsBeer', { needs: price.needs[BEER], has: barrels }) : undefined;
};

/** Lays links one at a time. `startsAnywhere`: a seat with nothing on the board may lay its first link on any line. */
const networkRule = (startsAnywhere: boolean): TurnRule<'network'> => ({
  ...NETWORK,
  list(table, state, seat, survey, offer) {
    const price = nextPrice(table, state);
    if (!price || state.linkTiles[seat] === 0) return;
    const money = state.money[seat] - price.money;
    if (money < 0) return;
    const { needs } = price;
    const isFree = needs.every((need) => need === 0);
    const anywhere = startsAnywhere && isEmpty(survey.network);
    for (const line of table.eras[state.era].lines) {
      if (state.linkOwner[line] !== NONE) continue;
      const link = table.links[line];
      if (!anywhere && !meet(link.endSet, survey.network)) continue;
      if (!isFree && !canBeSupplied(table, state, seat, survey, reachOf(survey, link), needs, money)) continue;
      offer(table.catalogue.network[line]);
    }
  },
  check(table, state, seat, { link }) {
    const price = nextPrice(table, state);
    if (!price || !mayBegin(state, 'network')) return refuse('notAskedNow');
    if (state.linkTiles[seat] === 0) return refuse('noLinkTileLeft');
    return lineFault(table, state, seat, link, startsAnywhere) ?? priceFault(table, state, seat, link, price);
  },
  play(table, state, seat, { link }, tell) {
    const price = nextPrice(table, state);
    if (!price) throw new Error('no further link may be laid');
    begin(state, seat, NETWORK, tell);
    state.linkOwner[link] = seat;
    state.linkTiles[seat]--;
    pay(table, state, seat, price.money, tell);
    tell?.({ event: 'laid', seat, link, cost: price.money });
    state.taskLink = link;
    price.needs.forEach((need, cargo) => (state.owed[cargo] = need));
  },
  finish() {},
  most: (table, state) => table.eras[state.era].links.length,
});

/** A seat's first link may go anywhere. */
export const network = networkRule(true);

/** Every link must touch the seat's network. */
export const networkFromHome = networkRule(false);
