/** SELL, on the back of a card: (A) sell, (B) brew the missing beer, (C) lay the missing link. */

import { done, fail, placeSets } from '@coalbrook/rules';
import type { IndustryId, Merchant, MerchantId, SiteId } from '@coalbrook/rules';
import { addPoints, flip, takeCube } from '@coalbrook/rules/compose';

import { allot } from './allotting.ts';
import type { Barrels, Thirst } from './allotting.ts';
import { announce, networkOf, succeeds } from './automatonTurn.ts';
import type { Deed, Hurdle, Trial, AutomatonTurn } from './automatonTurn.ts';
import { tryBuild } from './building.ts';
import { explainLink, explainSite, rank } from './choice.ts';
import type { Choice } from './choice.ts';
import { alphabetOf } from './compass.ts';
import { chooseAnywhere, hasLinkTile, layLink, openLines } from './lines.ts';
import type { Back, BuildSlot } from './planCard.ts';
import { bySite } from './sites.ts';
import { breweriesFor, byBrewery, reachOf } from './supplies.ts';

const hurdle = (obstacle: Hurdle['obstacle']): Hurdle => ({ obstacle, facts: {} });

/** Its unsold tiles. */
const goods = ({ table, state, seat }: AutomatonTurn): readonly SiteId[] =>
  table.sites
    .map(({ id }) => id)
    .filter(
      (site) =>
        state.tileOwner[site] === seat &&
        state.flipped[site] === 0 &&
        table.industries[table.tiles[state.tile[site]].industry].sold,
    );

/** The connected merchants that buy a tile: with beer first, then with points, then in alphabetical order. */
const merchantsFor = (turn: AutomatonTurn, site: SiteId): readonly Merchant[] => {
  const { table, state } = turn;
  const { industry } = table.tiles[state.tile[site]];
  const reach = reachOf(turn, placeSets.only(table.sites[site].place));
  const pointsOf = ({ bonus }: Merchant): number => (bonus?.kind === 'points' ? bonus.amount : 0);
  return table.merchants
    .filter(({ id, place }) => table.buyers[state.buyer[id]]?.buys[industry] && placeSets.has(reach, place))
    .toSorted(
      (a, b) =>
        state.barrel[b.id] - state.barrel[a.id] ||
        pointsOf(b) - pointsOf(a) ||
        alphabetOf(table, a.place) - alphabetOf(table, b.place) ||
        a.id - b.id,
    );
};

/** What a tile needs to be sold, and its sources: at most one merchant's barrel, the rest from breweries. */
const thirstOf = (turn: AutomatonTurn, site: SiteId): Thirst => {
  const { table, state } = turn;
  const breweries = breweriesFor(turn, placeSets.only(table.sites[site].place));
  return {
    need: table.tiles[state.tile[site]].beer,
    merchants: merchantsFor(turn, site)
      .map(({ id }) => id)
      .filter((id) => state.barrel[id] > 0),
    breweries: rank(breweries, byBrewery(turn)).map(({ option }) => option),
  };
};

const barrelsOf = ({ state }: AutomatonTurn): Barrels => ({
  atMerchant: (merchant) => state.barrel[merchant],
  atBrewery: (site) => state.cubes[site],
});

/** The merchant for a tile that uses only breweries: one without a barrel, so that no barrel is wasted. */
const merchantWithout = ({ state }: AutomatonTurn, merchants: readonly Merchant[]): Merchant =>
  merchants.find(({ id }) => state.barrel[id] === 0) ?? merchants[0];

const sellOne = (
  turn: AutomatonTurn,
  site: SiteId,
  barrel: MerchantId | undefined,
  breweries: readonly SiteId[],
): void => {
  const { table, state, seat, tell } = turn;
  const merchants = merchantsFor(turn, site);
  const { id: merchant, bonus } = merchants.find(({ id }) => id === barrel) ?? merchantWithout(turn, merchants);
  tell?.({ event: 'sold', seat, site, merchant });
  if (barrel !== undefined) {
    state.barrel[merchant]--;
    tell?.({ event: 'drank', seat, merchant });
    if (bonus?.kind === 'points') {
      addPoints(state, seat, bonus.amount);
      tell?.({ event: 'rewarded', seat, merchant, bonus: 'points', amount: bonus.amount });
    }
  }
  for (const brewery of breweries) takeCube(table, state, seat, brewery, tell);
  flip(table, state, site, tell);
};

/** (A) Every connected tile that can be sold together with those before it. */
const trySale = (turn: AutomatonTurn, connected: readonly SiteId[]): Deed | undefined => {
  const order = rank(connected, bySite(turn));
  const kept: Choice<SiteId>[] = [];
  for (const choice of order) {
    const thirsts = [...kept, choice].map(({ option }) => thirstOf(turn, option));
    if (allot(thirsts, barrelsOf(turn))) kept.push(choice);
  }
  const [first] = kept;
  if (!first) return undefined;
  return (real) => {
    announce(real, 'sell');
    const shares = allot(
      kept.map(({ option }) => thirstOf(real, option)),
      barrelsOf(real),
    );
    kept.forEach((choice, index) => {
      const share = shares?.[index];
      if (!share) throw new Error('no beer for a sale that was found possible');
      if (kept.length < order.length) explainSite(real, choice);
      sellOne(real, choice.option, share.merchant, share.breweries);
    });
    return { actions: 1, place: real.table.sites[first.option].place };
  };
};

/** (B) The brewery that the card names, built as by its location card. */
const tryBrewery = (turn: AutomatonTurn, { brewery }: Back): Trial => {
  const industry = turn.table.industries.findIndex(({ slug }) => slug === 'brewery') as IndustryId;
  const slot: BuildSlot = {
    kind: 'build',
    industry,
    places: [brewery],
    linkFirst: false,
    thenLinks: false,
    leastIronPrice: 0,
  };
  const trial = tryBuild(turn, slot, true);
  return trial.ok ? trial : fail([...trial.fault, hurdle('noBeerNoBrewery')]);
};

/** (C) The link that connects one of the tiles to a merchant that buys it. */
const tryLink = (turn: AutomatonTurn, tiles: readonly SiteId[]): Trial => {
  const network = networkOf(turn);
  const connects = (copy: AutomatonTurn): boolean => tiles.some((site) => merchantsFor(copy, site).length > 0);
  const lines = hasLinkTile(turn)
    ? openLines(turn)
        .filter((line) => placeSets.meet(turn.table.links[line].endSet, network))
        .filter((line) => succeeds(turn, (copy) => layLink(copy, line, 0) && connects(copy)))
    : [];
  const link = chooseAnywhere(turn, lines, true);
  if (!link) return fail([hurdle(hasLinkTile(turn) ? 'noLinkToMerchant' : 'noLinkTileLeft')]);
  return done((real) => {
    announce(real, 'network');
    explainLink(real, link);
    layLink(real, link.option, 0);
    return { actions: 1, place: real.table.links[link.option].ends[0] };
  });
};

/** Exactly one of the three cases applies. */
export const trySell = (turn: AutomatonTurn, back: Back): Trial => {
  const tiles = goods(turn);
  if (tiles.length === 0) return fail([hurdle('nothingToSell')]);
  const connected = tiles.filter((site) => merchantsFor(turn, site).length > 0);
  if (connected.length === 0) return tryLink(turn, tiles);
  const sale = trySale(turn, connected);
  return sale ? done(sale) : tryBrewery(turn, back);
};
