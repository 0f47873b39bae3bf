/** What the guide says a move does, held against the engine: the move is played, and paid for in different ways. */

import { LEARNER } from '@coalbrook/guide';
import type { MoveReason } from '@coalbrook/guide';
import {
  asks,
  awaitsChance,
  incomeLevel,
  isFinalRound,
  lastRound,
  legalActions,
  lowestTile,
  mask,
  NOBODY,
  NONE,
  placeSets,
  projectCount,
  questionOf,
  surveyOf,
  tryOut,
} from '@coalbrook/rules';
import type { Action, GameEvent, LinkId, PlaceId, SiteId, State, Table, View } from '@coalbrook/rules';

/** A move that was carried out and paid for. */
interface Carried {
  readonly events: readonly GameEvent[];
  readonly after: State;
}

type Chooser = (legal: readonly Action[], index: number) => Action;

const carryOut = (table: Table, view: View, move: readonly Action[], choose: Chooser): Carried => {
  const after = view.copy();
  const events: GameEvent[] = [];
  let isOver = false;
  let index = 0;
  const step = (action: Action): void => {
    isOver = tryOut(table, after, action, (event) => events.push(event));
  };
  for (const action of move) step(action);
  while (!isOver && !awaitsChance(after) && !['action', 'more', 'nothing'].includes(questionOf(after))) {
    const legal = legalActions(table, mask(table, after, LEARNER));
    if (legal.length === 0) break;
    step(choose(legal, index++));
  }
  if (isOver || questionOf(after) === 'more') {
    after.awaits = asks.action;
    after.task = NONE;
    after.stepsDone = 0;
    after.actionsLeft = 1;
  }
  return { events, after };
};

const choosers: readonly Chooser[] = [
  (legal) => legal[0],
  (legal) => legal.at(-1) ?? legal[0],
  (legal, index) => legal[(7 * index + 3) % legal.length],
];

const flippedIn = ({ events }: Carried, isOwn: boolean): readonly SiteId[] =>
  events.flatMap((event) => (event.event === 'flipped' && (event.seat === LEARNER) === isOwn ? [event.site] : []));

/** The times that the sites are counted, and the points in all. */
const tilePoints = (table: Table, state: State, sites: readonly SiteId[]): number => {
  const flipped = state.copy();
  for (const site of sites) flipped.flipped[site] = 1;
  return projectCount(table, flipped).events.reduce(
    (sum, event) => sum + (event.event === 'tileScored' && sites.includes(event.site) ? event.points : 0),
    0,
  );
};

/** What an income of so many more spaces brings every round; nothing once no more is paid. */
const moneyFor = (table: Table, state: State, seat: number, spaces: number): number => {
  if (isFinalRound(table, state)) return 0;
  const { levelOf, lastSpace } = table.track;
  return levelOf[Math.min(lastSpace, state.income[seat] + spaces)] - levelOf[state.income[seat]];
};

const incomeOf = (table: Table, state: State, sites: readonly SiteId[]): number =>
  sites.reduce((sum, site) => sum + table.tiles[state.tile[site]].income, 0);

const canSell = (table: Table, state: State, site: SiteId): boolean =>
  legalActions(table, state).some((action) => action.kind === 'sell' && action.site === site);

const isJoined = (table: Table, state: State, one: PlaceId, other: PlaceId): boolean =>
  placeSets.has(surveyOf(table, state, LEARNER).joined[one], other);

/** A sale at a place that only beer may hinder. */
const sellsAt = (table: Table, state: State, site: SiteId, place: PlaceId, lacksBeer: boolean): boolean => {
  if (!isJoined(table, state, table.sites[site].place, place)) return false;
  if (!lacksBeer) return canSell(table, state, site);
  const supplied = state.copy();
  for (const { id } of table.merchants) if (table.merchants[id].place === place) supplied.barrel[id] = 1;
  const needs = table.tiles[state.tile[site]].beer;
  return needs > 0 && (needs > 1 || canSell(table, supplied, site));
};

/** Whether one more link of this era leads a tile to a buyer, but for beer. */
const isOneLinkAway = (table: Table, state: State, site: SiteId): boolean =>
  table.eras[state.era].lines.some((link: LinkId) => {
    if (state.linkOwner[link] !== NOBODY) return false;
    const laid = state.copy();
    laid.linkOwner[link] = LEARNER;
    for (const { id } of table.merchants) laid.barrel[id] = 1;
    return canSell(table, laid, site) || table.tiles[state.tile[site]].beer > 1;
  });

const isLinksAway = (table: Table, state: State, site: SiteId, links: number): boolean =>
  links > 0 && !canSell(table, state, site) && (links > 1 || isOneLinkAway(table, state, site));

const isInNetwork = (table: Table, state: State, place: PlaceId): boolean =>
  placeSets.has(surveyOf(table, state, LEARNER).network, place);

const reachesTrade = (table: Table, state: State): boolean => {
  const { network, joined, trade } = surveyOf(table, state, LEARNER);
  return placeSets.placesOf(network).some((place) => placeSets.meet(joined[place], trade));
};

const canBuild = (table: Table, state: State, place: PlaceId, industry: number): boolean =>
  legalActions(table, state).some(
    (action) => action.kind === 'build' && action.industry === industry && table.sites[action.site].place === place,
  );

/** What a link is worth: the difference that it makes to a count. */
const worthOfLink = (table: Table, state: State, link: LinkId, event: 'linkScored' | 'linkPaid'): number =>
  projectCount(table, state).events.reduce((sum, one) => {
    if (one.event !== event || one.link !== link) return sum;
    return sum + (one.event === 'linkScored' ? one.points : one.event === 'linkPaid' ? one.money : 0);
  }, 0);

const holdsIn = (
  table: Table,
  view: View,
  [action]: readonly Action[],
  reason: MoveReason,
  carried: Carried,
): boolean => {
  const { after, events } = carried;
  const builtSite = action.kind === 'build' || action.kind === 'double' ? action.site : undefined;
  switch (reason.about) {
    case 'flips':
    case 'flipsForOthers': {
      const isOwn = reason.about === 'flips';
      const sites = reason.tiles.map(({ site }) => site);
      const flipped = flippedIn(carried, isOwn);
      if (!sites.every((site) => flipped.includes(site))) return false;
      const { points, times, money } = reason.gain;
      const owner = after.tileOwner[sites[0]];
      const spaces = incomeOf(table, after, sites);
      const paid = table.flipPaysCash ? spaces : moneyFor(table, view, owner, spaces);
      return points * times === tilePoints(table, after, sites) && money === paid;
    }
    case 'mayFlip': {
      const { odds, site } = reason;
      const left = [...view.distantTiles].reduce((sum, count) => sum + count, 0);
      return odds.tiles === left && odds.closing <= left && canSell(table, view, site);
    }
    case 'buyer':
      return sellsAt(table, after, reason.site, reason.place, reason.lacksBeer) && !canSell(table, view, reason.site);
    case 'ownBuyer':
      return builtSite !== undefined && sellsAt(table, after, builtSite, reason.place, reason.lacksBeer);
    case 'missingLinks':
      return builtSite !== undefined && isLinksAway(table, after, builtSite, reason.links);
    case 'nearer':
      return isLinksAway(table, after, reason.site, reason.links);
    case 'carries': {
      const { place } = table.sites[reason.site];
      const isNew = (one: PlaceId): boolean => isJoined(table, after, place, one) && !isJoined(table, view, place, one);
      return after.cubes[reason.site] > 0 && reason.places.every(isNew);
    }
    case 'market':
      return reachesTrade(table, after) && !reachesTrade(table, view);
    case 'reaches':
      return reason.places.every((place) => isInNetwork(table, after, place) && !isInNetwork(table, view, place));
    case 'opens':
      return reason.industries.every(
        (industry) => canBuild(table, after, reason.place, industry) && !canBuild(table, view, reason.place, industry),
      );
    case 'linkPoints': {
      const parts = reason.sources.reduce((sum, { points }) => sum + points, 0);
      return (
        action.kind === 'network' &&
        parts === reason.points &&
        worthOfLink(table, after, action.link, 'linkScored') === reason.points
      );
    }
    case 'linkMoney':
      return action.kind === 'network' && worthOfLink(table, after, action.link, 'linkPaid') === reason.money;
    case 'paid':
      return events.some(
        (event) =>
          event.event === 'marketed' &&
          event.cargo === reason.cargo &&
          event.count === reason.cubes &&
          event.money === reason.money,
      );
    case 'promise': {
      if (builtSite === undefined || after.flipped[builtSite] !== 0) return false;
      const { points, times, money } = reason.gain;
      const spaces = incomeOf(table, after, [builtSite]);
      const paid = table.flipPaysCash ? spaces : moneyFor(table, after, LEARNER, spaces);
      return points * times === tilePoints(table, after, [builtSite]) && money === paid;
    }
    case 'beerFor':
      return table.tiles[view.tile[reason.site]].beer > 0 && view.flipped[reason.site] === 0;
    case 'bonus':
      return reason.isUsed ? events.some(({ event }) => event === 'drank' || event === 'rewarded') : true;
    case 'takes':
      return after.cubes[reason.site] === reason.left && reason.left > 0;
    case 'cards':
      return view.handSize[LEARNER] === reason.has;
    case 'idleCards': {
      const builds = legalActions(table, view).flatMap((one) => (one.kind === 'build' ? [one.card] : []));
      const held = table.cards.flatMap(({ id }) =>
        Array.from({ length: view.hand[LEARNER * table.cards.length + id] }, () => id),
      );
      return reason.of === held.length && reason.idle === held.filter((card) => !builds.includes(card)).length;
    }
    case 'second': {
      const { industry } = table.tiles[reason.tile];
      const last = lowestTile(table, after, LEARNER, industry);
      if (!last || lowestTile(table, view, LEARNER, industry)?.id !== last.id) return false;
      const both = after.copy();
      const left = both.mat[LEARNER * table.tiles.length + last.id]--;
      return left === 1 && lowestTile(table, both, LEARNER, industry)?.id === reason.tile;
    }
    case 'above': {
      const { industry, mayBuild } = table.tiles[reason.tile];
      const lowest = lowestTile(table, after, LEARNER, industry);
      if (!lowest || lowestTile(table, view, LEARNER, industry)?.id !== lowest.id) return false;
      const emptied = after.copy();
      const left = (emptied.mat[LEARNER * table.tiles.length + lowest.id] -= reason.left);
      const isNext = lowestTile(table, emptied, LEARNER, industry)?.id === reason.tile;
      const site = table.sites.find(({ industries, id }) => industries.includes(industry) && view.tile[id] === NONE);
      const counted = [lowest.id, reason.tile].map((tile) => {
        if (!site) return 0;
        const built = view.copy();
        built.tile[site.id] = tile;
        built.tileOwner[site.id] = LEARNER;
        return tilePoints(table, built, [site.id]);
      });
      return left === 0 && isNext && mayBuild[view.era] && (!site || counted[0] < counted[1] === reason.countsMore);
    }
    case 'locked':
    case 'unlocked':
    case 'better': {
      const next = table.tiles[reason.tile];
      const cell = LEARNER * table.tiles.length + next.id;
      const isNext = lowestTile(table, after, LEARNER, next.industry)?.id === next.id;
      const before = lowestTile(table, view, LEARNER, next.industry);
      const isBuildable = next.mayBuild[view.era] && !next.locked;
      if (!isNext) return false;
      if (reason.about === 'locked') return next.locked && after.mat[cell] === reason.left;
      if (reason.about === 'unlocked') return isBuildable && before?.locked === true;
      return isBuildable && before !== undefined && before.level < next.level;
    }
    case 'loan': {
      const level = incomeLevel(table, view, LEARNER);
      const last = view.era === table.eras.length - 1 ? lastRound(table, view) : undefined;
      return (
        reason.has === view.money[LEARNER] &&
        after.money[LEARNER] - view.money[LEARNER] === reason.amount &&
        level - incomeLevel(table, after, LEARNER) === reason.perRound &&
        reason.rounds === (last === undefined ? undefined : last - view.round)
      );
    }
    case 'owes':
      return incomeLevel(table, after, LEARNER) === -reason.perRound && !isFinalRound(table, view);
  }
};

/** The reasons that are false, as text: in one way of paying for the move at least. */
export const falseReasons = (
  table: Table,
  view: View,
  move: readonly Action[],
  reasons: readonly MoveReason[],
): readonly string[] =>
  reasons
    .filter((reason) =>
      choosers.some((choose) => !holdsIn(table, view, move, reason, carryOut(table, view, move, choose))),
    )
    .map((reason) => `${JSON.stringify(move[0])}: ${JSON.stringify(reason)}`);
