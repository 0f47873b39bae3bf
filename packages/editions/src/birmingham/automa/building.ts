/** BUILD slots, and the brewery that a sale may need. */

import { countOwnTiles, done, fail, lowestTile, NONE, placeSets, tileLimit } from '@coalbrook/rules';
import type { Facts, IndustryId, LinkId, Obstacle, PlaceId, Result, SiteId, Tile } from '@coalbrook/rules';
import { putTile, stockTile } from '@coalbrook/rules/compose';

import { announce, networkOf, succeeds } from './automatonTurn.ts';
import type { Deed, Hurdle, Trial, AutomatonTurn } from './automatonTurn.ts';
import { choose, explainLink, explainPlace, explainSite } from './choice.ts';
import type { Choice } from './choice.ts';
import { chooseAnywhere, hasLinkTile, layLink, openLines, openLinesAt } from './lines.ts';
import { layLinksFrom } from './networking.ts';
import type { BuildSlot } from './planCard.ts';
import { byCorner, byPlace, ownLinks } from './sites.ts';
import { consume, ironOnMarket, reachOf } from './supplies.ts';

const NO_FACTS: Facts = {};

const hinder = (obstacle: Obstacle, facts: Facts = NO_FACTS): Result<never, readonly Hurdle[]> =>
  fail([{ obstacle, facts }]);

const hinderAt = (place: PlaceId, obstacle: Obstacle, facts: Facts = NO_FACTS): Result<never, readonly Hurdle[]> =>
  fail([{ obstacle, facts, place }]);

/** The tile of an industry that can be built now. */
const nextTile = ({ table, state, seat }: AutomatonTurn, industry: IndustryId): Result<Tile, readonly Hurdle[]> => {
  const tile = lowestTile(table, state, seat, industry);
  if (!tile) return hinder('noTileLeft', { industry });
  return tile.mayBuild[state.era] ? done(tile) : hinder('tileNotOfEra', { tile: tile.id });
};

/** A free site of a place, preferably one for this industry only. Automata never overbuild. */
const siteAt = (turn: AutomatonTurn, tile: Tile, place: PlaceId): Result<Choice<SiteId>, readonly Hurdle[]> => {
  const { table, state, seat } = turn;
  const { sites } = table.places[place];
  if (countOwnTiles(table, state, seat, sites[0]) >= tileLimit(table, state, place)) {
    return hinderAt(place, 'placeTaken');
  }
  const free = sites.filter(
    (site) => state.tile[site] === NONE && table.sites[site].industries.includes(tile.industry),
  );
  const alone = free.filter((site) => table.sites[site].industries.length === 1);
  const choice = choose(alone.length > 0 ? alone : free, [byCorner(turn)]);
  return choice ? done(choice) : hinderAt(place, 'noFreeSite');
};

/** Builds, consumes and stocks; false if the coal is unavailable. */
const build = (turn: AutomatonTurn, tile: Tile, site: SiteId): boolean => {
  const { table, state, seat, tell } = turn;
  putTile(table, state, seat, site, tile, tell);
  if (!consume(turn, placeSets.only(table.sites[site].place), tile.needs)) return false;
  stockTile(table, state, seat, site, tell);
  return true;
};

const buildDeed =
  (tile: Tile, site: Choice<SiteId>, place: PlaceId): Deed =>
  (turn) => {
    explainSite(turn, site);
    announce(turn, 'build');
    build(turn, tile, site.option);
    return { actions: 1, place };
  };

/** A link that makes the build possible, then the build. */
const linkedDeed =
  (link: Choice<LinkId>, buildIt: Deed): Deed =>
  (turn) => {
    explainLink(turn, link);
    announce(turn, 'network');
    layLink(turn, link.option, 0);
    return { ...buildIt(turn), actions: 2 };
  };

/** Lines that touch the network and supply what the build lacks, including coal for the link itself. */
const helpfulLines = (turn: AutomatonTurn, place: PlaceId, tile: Tile, site: SiteId): readonly LinkId[] => {
  if (!hasLinkTile(turn)) return [];
  const network = networkOf(turn);
  const from = placeSets.isEmpty(network) ? placeSets.only(place) : network;
  return openLines(turn)
    .filter((line) => placeSets.meet(turn.table.links[line].endSet, from))
    .filter((line) => succeeds(turn, (copy) => layLink(copy, line, 0) && build(copy, tile, site)));
};

const inTown = (turn: AutomatonTurn, slot: BuildSlot, tile: Tile, place: PlaceId, mayLink: boolean): Trial => {
  const site = siteAt(turn, tile, place);
  if (!site.ok) return site;
  const deed = buildDeed(tile, site.value, place);
  if (succeeds(turn, (copy) => build(copy, tile, site.value.option))) return done(deed);
  const [needs] = tile.needs;
  if (!slot.linkFirst || !mayLink) return hinderAt(place, 'noCoal', { needs });
  const link = chooseAnywhere(turn, helpfulLines(turn, place, tile, site.value.option), false);
  return link ? done(linkedDeed(link, deed)) : hinderAt(place, 'noLinkForCoal', { needs });
};

/** A farm must be in the network, unless the board is empty; otherwise a link to it comes first. */
const atFarm = (turn: AutomatonTurn, slot: BuildSlot, tile: Tile, place: PlaceId, mayLink: boolean): Trial => {
  const site = siteAt(turn, tile, place);
  if (!site.ok) return site;
  const deed = buildDeed(tile, site.value, place);
  const network = networkOf(turn);
  const isHome = placeSets.isEmpty(network) || placeSets.has(network, place);
  if (isHome) {
    const pays = succeeds(turn, (copy) => build(copy, tile, site.value.option));
    return pays ? done(deed) : hinderAt(place, 'noCoal', { needs: tile.needs[0] });
  }
  const lines =
    slot.linkFirst && mayLink && hasLinkTile(turn)
      ? openLinesAt(turn, place)
          .filter((line) => placeSets.meet(turn.table.links[line].endSet, network))
          .filter((line) => succeeds(turn, (copy) => layLink(copy, line, 0) && build(copy, tile, site.value.option)))
      : [];
  const link = chooseAnywhere(turn, lines, false);
  return link ? done(linkedDeed(link, deed)) : hinderAt(place, 'farmOutOfReach');
};

/** Whether a tile in a place could be sold over the existing links. */
const sellsAt = (turn: AutomatonTurn, industry: IndustryId, place: PlaceId): boolean => {
  const { table, state } = turn;
  const reach = reachOf(turn, placeSets.only(place));
  return table.merchants.some(
    (merchant) => table.buyers[state.buyer[merchant.id]]?.buys[industry] && placeSets.has(reach, merchant.place),
  );
};

/** The best town for a tile among those where it can be built without a link. */
const anywhere = (turn: AutomatonTurn, tile: Tile): Trial => {
  const { table } = turn;
  const towns = table.places
    .filter(({ kind, sites }) => kind === 'town' && sites.length > 0)
    .flatMap(({ id }) => {
      const site = siteAt(turn, tile, id);
      return site.ok && succeeds(turn, (copy) => build(copy, tile, site.value.option))
        ? [{ id, site: site.value }]
        : [];
    });
  const { sold } = table.industries[tile.industry];
  const choice = choose(
    towns.map(({ id }) => id),
    [
      { by: 'linkIcons', worth: (place) => tile.icons * ownLinks(turn, place) },
      { by: 'sellsThere', worth: (place) => (sold && sellsAt(turn, tile.industry, place) ? 1 : 0) },
      ...byPlace(turn),
    ],
  );
  const town = towns.find(({ id }) => id === choice?.option);
  if (!choice || !town) return hinder('nowhereToBuild');
  return done((real) => {
    explainPlace(real, choice);
    return buildDeed(tile, town.site, town.id)(real);
  });
};

/** A mine, then links that start there. */
const withLinks =
  (deed: Deed): Deed =>
  (turn) => {
    const { actions, place } = deed(turn);
    const end = layLinksFrom(turn, place);
    return end === undefined ? { actions, place } : { actions: actions + 1, place: end };
  };

/** Tries the places of a slot in order. The first round has one action, so no link can be added. */
export const tryBuild = (turn: AutomatonTurn, slot: BuildSlot, oneAction: boolean): Trial => {
  const { leastIronPrice: needs } = slot;
  const has = ironOnMarket(turn);
  if (has < needs) return hinder('ironTooCheap', { needs, has });
  const tile = nextTile(turn, slot.industry);
  if (!tile.ok) return tile;
  if (slot.places.length === 0) return anywhere(turn, tile.value);
  const hurdles: Hurdle[] = [];
  for (const place of slot.places) {
    const isFarm = turn.table.places[place].kind === 'farm';
    const trial = (isFarm ? atFarm : inTown)(turn, slot, tile.value, place, !oneAction);
    if (trial.ok) return slot.thenLinks && !oneAction ? done(withLinks(trial.value)) : trial;
    hurdles.push(...trial.fault);
  }
  return fail(hurdles);
};
