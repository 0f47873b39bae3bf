/** Building with a card, or with both actions and any card. */

import { asks, lowestTile, NEVER_FLIPS, NONE, placeSets, refuse, tileLimit } from '@coalbrook/rules';
import type {
  ActionOf,
  Card,
  Fault,
  IndustryId,
  Place,
  PlaceId,
  Seat,
  SiteId,
  State,
  Table,
  Tell,
  Tile,
  TurnRule,
} from '@coalbrook/rules';
import {
  begin,
  flipSpentShip,
  hasIndustryCard,
  highestLevel,
  holds,
  meetsTrade,
  moveCubesToMarket,
  nextTile,
  placeOf,
  putTile,
  sitesWith,
  spendCard,
  stockTile,
} from '@coalbrook/rules/compose';

import { berthsFor } from './berths.ts';
import { isAtHome, LARGE, permitsOf, presenceOf } from './permits.ts';
import type { ShipCard } from './permits.ts';
import { holdsPort, importsAt } from './reach.ts';
import { afterBuilding, hasTiles, supplyFault, touches } from './terms.ts';

/** A fault that nothing can change: only its owner may replace this industry. */
const ownerFault = (table: Table, state: State, seat: Seat, site: SiteId): Fault | undefined => {
  const old = table.tiles[state.tile[site]];
  if (!old || state.tileOwner[site] === seat) return undefined;
  const isOpen = old.cargo !== undefined && !table.industries[old.industry].ship;
  return isOpen ? undefined : refuse('overbuildOpponentIndustry', { site });
};

/** The sites of a place that hold a port. */
const portsAt = (table: Table, state: State, place: PlaceId): readonly SiteId[] =>
  table.places[place].sites.filter((site) => holdsPort(table, state, site));

/** Checks the site. */
const siteFault = (table: Table, state: State, seat: Seat, site: SiteId, tile: Tile): Fault | undefined => {
  const place = placeOf(table, site);
  const old = table.tiles[state.tile[site]];
  const owner = state.tileOwner[site];
  /** What somebody else's tile holds: each cargo has a rule of its own. */
  const theirs = owner === seat || old?.cargo === undefined ? {} : { cargo: old.cargo };
  if (old && owner !== seat && old.industry !== tile.industry) {
    return refuse('overbuildOtherIndustry', { site, tile: old.id, ...theirs });
  }
  if (old && old.level >= tile.level) {
    const most = highestLevel(table, owner === seat ? table.sites[site].industries : [old.industry]);
    return refuse('overbuildNeedsHigherLevel', { site, needs: old.level + 1, has: tile.level, most, ...theirs });
  }
  if (theirs.cargo !== undefined) {
    const { cargo } = theirs;
    const left = sitesWith(table, state, cargo).reduce((sum, { id }) => sum + state.cubes[id], state.market[cargo]);
    if (left > 0) return refuse('overbuildOpponentWhileCubesRemain', { site, has: left, cargo });
  }
  const own = place.sites.filter((other) => state.tileOwner[other] === seat);
  if (owner !== seat && own.length >= tileLimit(table, state, place.id)) {
    return refuse(old ? 'overbuildOpponentBesideOwn' : 'placeTaken', { place: place.id, has: own.length });
  }
  const lands = table.lanes.filter(({ sea }) => sea === place.id).map(({ land }) => land);
  const harbours = lands.filter((land) => portsAt(table, state, land).length > 0);
  return place.kind === 'sea' && harbours.length === 0 ? refuse('shipNeedsPort', { place: place.id }) : undefined;
};

const buildFault = (table: Table, state: State, seat: Seat, site: SiteId, industry: IndustryId): Fault | undefined => {
  if (!table.sites[site].industries.includes(industry)) return refuse('siteRefusesIndustry', { site, industry });
  const lasting = ownerFault(table, state, seat, site);
  if (lasting) return lasting;
  const tile = nextTile(table, state, seat, industry);
  if (!tile) return refuse('noTileLeft', { industry });
  if (!tile.mayBuild[state.era]) return refuse('tileLocked', { tile: tile.id });
  const fault = siteFault(table, state, seat, site, tile);
  if (fault) return fault;
  const after = afterBuilding(table, state, seat, tile, site);
  const { place } = table.sites[site];
  return supplyFault(table, after, [place], tile.needs, { place });
};

/** Checks the card. */
const cardFault = (
  table: Table,
  state: State,
  seat: Seat,
  card: Card,
  site: SiteId,
  industry: IndustryId,
  shipCard: ShipCard,
): Fault | undefined => {
  const place = placeOf(table, site);
  if (placeSets.has(card.places, place.id)) return undefined;
  if (!card.industries.some(Boolean)) return refuse('cardForAnotherPlace', { card: card.id, place: place.id });
  if (!card.industries[industry]) return refuse('cardForAnotherIndustry', { card: card.id, industry });
  const needsOwnPort = place.kind === 'sea' && shipCard === 'ownPort';
  const isFree = !hasTiles(table, state, seat) || state.tileOwner[site] === seat;
  if (isFree && !needsOwnPort) return undefined;
  if (place.kind === 'sea') return sailFault(table, state, seat, card, place, shipCard);
  if (touches(table, state, seat, place.id)) return undefined;
  const own = place.sites.filter((other) => state.tileOwner[other] === seat);
  if (place.sites.length >= LARGE && own.length > 0) return undefined;
  return refuse('placeWithoutOwnRail', { card: card.id, place: place.id });
};

/** Why a ship card cannot be used at a sea place. */
const sailFault = (
  table: Table,
  state: State,
  seat: Seat,
  card: Card,
  { id }: Place,
  shipCard: ShipCard,
): Fault | undefined => {
  const lands = table.lanes.filter(({ sea }) => sea === id).map(({ land }) => land);
  const harbours = lands.filter((land) => portsAt(table, state, land).length > 0);
  const hasOwnPort = harbours.some((land) =>
    portsAt(table, state, land).some((port) => state.tileOwner[port] === seat),
  );
  const isThere = harbours.some(
    (land) =>
      touches(table, state, seat, land) || table.places[land].sites.some((site) => state.tileOwner[site] === seat),
  );
  const facts = { card: card.id, place: id };
  if (shipCard === 'ownPort') return hasOwnPort ? undefined : refuse('portNotYours', facts);
  return isThere ? undefined : refuse('shipNeedsOwnPort', facts);
};

/** Puts the tile on its site; its cubes are then owed. Coal behind a ship is there at once and may be used for it. */
const buildLowest = (table: Table, state: State, seat: Seat, site: SiteId, industry: IndustryId, tell: Tell): void => {
  const tile = lowestTile(table, state, seat, industry);
  if (!tile) throw new Error('no tile to build');
  const { ship } = table.industries[industry];
  const imports = ship ? importsAt(table, state, site) : 0;
  const isReplacement = ship && state.tile[site] !== NONE;
  putTile(table, state, seat, site, tile, tell);
  state.cubes[site] = imports;
  // A ship that replaces another imports nothing, sells nothing and never flips.
  if (isReplacement) state.flipped[site] = NEVER_FLIPS;
  state.taskSite = site;
  tile.needs.forEach((need, cargo) => (state.owed[cargo] = need));
};

const settleTile = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const site = state.taskSite;
  const tile = table.tiles[state.tile[site]];
  if (!table.industries[tile.industry].ship) {
    stockTile(table, state, seat, site, tell);
    return;
  }
  if (state.flipped[site] === NEVER_FLIPS) return;
  if (tile.cargo !== undefined && meetsTrade(table, state, site)) {
    moveCubesToMarket(table, state, seat, site, tile.cargo, tell);
  }
  flipSpentShip(table, state, site, tell);
};

export const buildWith = (shipCard: ShipCard): TurnRule<'build'> => ({
  kind: 'build',
  cards: 0,
  list(table, state, seat, survey, offer) {
    const presence = presenceOf(table, seat, survey);
    const { named } = survey;
    const { anywhere, atHome } = permitsOf(table);
    for (const industry of table.industries) {
      const isSkilled = hasIndustryCard(table, survey, industry.id);
      for (const berth of berthsFor(table, state, seat, survey, industry)) {
        const isHome = isSkilled && isAtHome(table, state, presence, berth, shipCard);
        if (!isHome && !placeSets.has(named, berth.place)) continue;
        const actions: readonly ActionOf<'build'>[] = table.catalogue.build[industry.id][berth.site];
        for (const card of (isHome ? atHome[industry.id] : anywhere)[berth.place]) {
          if (holds(table, state, seat, card)) offer(actions[card]);
        }
      }
    }
  },
  check(table, state, seat, { card, site, industry }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    if (!holds(table, state, seat, card)) return refuse('cardNotHeld', { card });
    if (!table.sites[site].industries.includes(industry)) return refuse('siteRefusesIndustry', { site, industry });
    return (
      cardFault(table, state, seat, table.cards[card], site, industry, shipCard) ??
      buildFault(table, state, seat, site, industry)
    );
  },
  play(table, state, seat, { card, site, industry }, tell) {
    begin(state, seat, { kind: 'build', cards: 0 }, tell);
    spendCard(table, state, seat, card, tell);
    buildLowest(table, state, seat, site, industry, tell);
  },
  finish: settleTile,
  most: () => 1,
});

const COMBINED = { kind: 'double', cards: 1, actions: 2 } as const;

/** Builds on any site with any card, for both actions of a turn. */
export const combined: TurnRule<'double'> = {
  ...COMBINED,
  list(table, state, seat, survey, offer) {
    if (state.actionsLeft < COMBINED.actions || state.handSize[seat] === 0) return;
    for (const industry of table.industries) {
      for (const { site } of berthsFor(table, state, seat, survey, industry)) {
        const action = table.catalogue.double[industry.id][site];
        if (action) offer(action);
      }
    }
  },
  check(table, state, seat, { site, industry }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    const { actions } = COMBINED;
    if (state.actionsLeft < actions) return refuse('wholeTurnNeeded', { needs: actions, has: state.actionsLeft });
    if (state.handSize[seat] === 0) return refuse('tooFewCards', { needs: 1, has: 0 });
    return buildFault(table, state, seat, site, industry);
  },
  play(table, state, seat, { site, industry }, tell) {
    begin(state, seat, COMBINED, tell);
    buildLowest(table, state, seat, site, industry, tell);
  },
  finish: settleTile,
  most: () => 1,
};
