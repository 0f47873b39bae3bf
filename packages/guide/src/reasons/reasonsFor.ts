import { lowestTile } from '@coalbrook/rules';
import type { Action, ActionOf, IndustryId, MerchantId, OutletId, Table, TileId, View } from '@coalbrook/rules';

import { closingOddsOf } from '../distantNews.ts';
import { aftermathOf } from './aftermath.ts';
import type { Aftermath } from './aftermath.ts';
import { buildReasons, flips, flipsForOthers } from './buildReasons.ts';
import { flipGainOf, moneyOfIncome, pointsOfFlipped } from './flipGain.ts';
import { linkReasons } from './linkReasons.ts';
import { loanReason } from './loanReason.ts';
import type { MoveReason, TilePoints } from './moveReason.ts';

/** More reasons than these are not read. */
const MOST = 3;

const bonusOf = (table: Table, view: View, merchant: MerchantId, isUsed: boolean): readonly MoveReason[] => {
  const { bonus } = table.merchants[merchant];
  if (!bonus) return [];
  const money = bonus.kind === 'income' ? moneyOfIncome(table, view, view.actor, bonus.amount) : 0;
  return [{ about: 'bonus', isUsed, bonus, money }];
};

/** What the merchant's barrel brings: it is used, or it could be. */
const barrelAt = (table: Table, view: View, { events }: Aftermath, outlet: OutletId): readonly MoveReason[] => {
  const { merchant } = table.outlets[outlet];
  if (merchant === undefined || view.barrel[merchant] !== 1) return [];
  return bonusOf(
    table,
    view,
    merchant,
    events.some(({ event }) => event === 'rewarded'),
  );
};

/** The tile that is sold, before others that flip with it. */
const sold = (table: Table, view: View, aftermath: Aftermath, { site }: ActionOf<'sell'>): readonly MoveReason[] => {
  const flipped = flips(table, view, aftermath);
  const isFirst = (reason: MoveReason): boolean => reason.about === 'flips' && reason.site === site;
  if (!flipped.some(isFirst)) {
    const odds = closingOddsOf(table, view);
    return odds ? [{ about: 'mayFlip', site, gain: flipGainOf(table, view, site), odds }] : [];
  }
  return [...flipped.filter(isFirst), ...flipped.filter((reason) => !isFirst(reason))];
};

/** What the count gives for a tile that is built and flipped: it does not matter where. */
const pointsCounted = (table: Table, view: View, tile: TileId): TilePoints => {
  const { industry } = table.tiles[tile];
  const site = table.sites.find(({ industries }) => industries.includes(industry));
  if (!site) return { points: 0, times: 0 };
  const built = view.copy();
  built.tile[site.id] = tile;
  built.tileOwner[site.id] = view.actor;
  return pointsOfFlipped(table, built, site.id);
};

const developed = (table: Table, view: View, industry: IndustryId): readonly MoveReason[] => {
  const before = lowestTile(table, view, view.actor, industry);
  if (!before) return [];
  const after = view.copy();
  after.mat[view.actor * table.tiles.length + before.id]--;
  const next = lowestTile(table, after, view.actor, industry);
  if (!next || next.level <= before.level) return [];
  const pointsNow = pointsCounted(table, view, next.id);
  return [{ about: 'better', tile: next.id, now: pointsNow, before: pointsCounted(table, view, before.id) }];
};

const allReasons = (table: Table, view: View, move: readonly Action[], aftermath: Aftermath): readonly MoveReason[] => {
  const [action] = move;
  switch (action.kind) {
    case 'build':
    case 'double':
      return buildReasons(table, view, aftermath, action.site);
    case 'network':
      return [...flips(table, view, aftermath), ...linkReasons(table, view, aftermath, action.link)];
    case 'sell':
      return [...sold(table, view, aftermath, action), ...barrelAt(table, view, aftermath, action.outlet)];
    case 'barrel':
      return bonusOf(table, view, view.taskMerchant, true);
    case 'coal':
    case 'iron':
    case 'beer':
      return flips(table, view, aftermath);
    case 'develop':
      return developed(table, view, action.industry);
    case 'remove':
      return developed(table, view, table.tiles[action.tile].industry);
    case 'loan':
      return [loanReason(table, view, action, move)];
    default:
      return [];
  }
};

/**
 * What a move does in its position, the most important first, and what it does for others; empty if there is nothing in
 * particular.
 */
export const reasonsFor = (table: Table, view: View, move: readonly Action[]): readonly MoveReason[] => {
  const aftermath = aftermathOf(table, view, move);
  const reasons = allReasons(table, view, move, aftermath).slice(0, MOST);
  return [...reasons, ...flipsForOthers(table, view, aftermath).slice(0, 1)];
};
