/** Which card a seat would miss least, for costs that any card can pay. */

import { asks, countOwnTiles, listLegal, NONE, placeSets, tileLimit } from '@coalbrook/rules';
import type { Card, CardId, IndustryId, Seat, SiteId, State, Table, View } from '@coalbrook/rules';

/**
 * What a card is still good for, from least to most: `nothing` more in this era, `spare` as another copy remains,
 * a build `later`, a build `now`, or `wild`, which can be anything.
 */
export const cardUses = ['nothing', 'spare', 'later', 'now', 'wild'] as const;

export type CardUse = (typeof cardUses)[number];

export interface RankedCard {
  readonly card: CardId;
  readonly use: CardUse;
  /** The same for its last copy. */
  readonly lastUse: CardUse;
}

interface Worth extends RankedCard {
  /** How many builds it permits now. */
  readonly builds: number;
  /** How many sites it could still serve in this era. */
  readonly sites: number;
}

/** The number of builds that each card permits now, as if an action were to be chosen. */
const buildsByCard = (table: Table, view: View): ReadonlyMap<CardId, number> => {
  const asked = view.copy();
  asked.awaits = asks.action;
  const builds = new Map<CardId, number>();
  listLegal(
    table,
    asked,
    (action) => {
      if (action.kind === 'build') builds.set(action.card, (builds.get(action.card) ?? 0) + 1);
    },
    'build',
  );
  return builds;
};

/** Whether the mat has a tile of an industry for this era that would improve on a level; 0 for a free site. */
const hasTileAbove = (table: Table, view: State, seat: Seat, industry: IndustryId, level: number): boolean =>
  table.tiles.some(
    (tile) =>
      tile.industry === industry &&
      tile.level > level &&
      tile.mayBuild[view.era] &&
      view.mat[seat * table.tiles.length + tile.id] > 0,
  );

/** Whether the seat could still build an industry on a site in this era, however far its network has to grow. */
const isProspect = (table: Table, view: State, seat: Seat, site: SiteId, industry: IndustryId): boolean => {
  const owner = view.tileOwner[site];
  if (owner === seat) {
    const old = table.tiles[view.tile[site]];
    return old.industry === industry && hasTileAbove(table, view, seat, industry, old.level);
  }
  if (owner !== NONE || countOwnTiles(table, view, seat, site) >= tileLimit(table, view, table.sites[site].place)) {
    return false;
  }
  return hasTileAbove(table, view, seat, industry, -1);
};

const countProspects = (table: Table, view: State, seat: Seat, card: Card): number =>
  table.sites.filter(({ id, place, industries }) =>
    industries.some(
      (industry) =>
        (placeSets.has(card.places, place) || card.industries[industry]) && isProspect(table, view, seat, id, industry),
    ),
  ).length;

const useOf = (card: Card, copies: number, builds: number, sites: number): CardUse => {
  if (card.wild) return 'wild';
  if (builds === 0 && sites === 0) return 'nothing';
  if (copies > 1) return 'spare';
  return builds > 0 ? 'now' : 'later';
};

/**
 * The cards of the acting seat, the least useful first: those that permit nothing more in this era, spare copies,
 * those that permit nothing yet, those that permit a build now, and wild cards last. Among equals, the one with
 * fewer builds now comes first, then the one that serves fewer sites.
 */
export const rankCards = (table: Table, view: View): readonly RankedCard[] => {
  const seat = view.actor;
  const builds = buildsByCard(table, view);
  const held = table.cards.flatMap((card): readonly Worth[] => {
    const copies = view.hand[seat * table.cards.length + card.id];
    if (copies <= 0) return [];
    const [now, sites] = [builds.get(card.id) ?? 0, countProspects(table, view, seat, card)];
    return [
      { card: card.id, use: useOf(card, copies, now, sites), lastUse: useOf(card, 1, now, sites), builds: now, sites },
    ];
  });
  const rank = ({ use }: Worth): number => cardUses.indexOf(use);
  return held
    .toSorted((a, b) => rank(a) - rank(b) || a.builds - b.builds || a.sites - b.sites)
    .map(({ card, use, lastUse }) => ({ card, use, lastUse }));
};
