/** Refusals of a kind of action: nobody asked about a certain line or merchant, so none is named. */

import type { Facts, Reason, Refusal, Table, View } from '@coalbrook/rules';

import type { Failure } from './nearness.ts';

/** What a reason states about one of many possibilities. */
const arbitrary: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  lineOutsideNetwork: ['link'],
  cardForAnotherPlace: ['place'],
  merchantBuysOther: ['merchant'],
  merchantOutOfReach: ['merchant'],
  portOutOfReach: ['site'],
};

/** The tile that would be sold. */
const waresOf = (table: Table, view: View, { action }: Failure): Facts => {
  if (action.kind !== 'sell') return {};
  const tile = table.tiles[view.tile[action.site]];
  return tile ? { industry: tile.industry, place: table.sites[action.site].place } : {};
};

/** The same refusal about all possibilities; a sale names the own tile that comes nearest to being sold. */
export const refusalOfKind = (table: Table, view: View, failure: Failure): Refusal => {
  const { refusal } = failure;
  const dropped = arbitrary[refusal.reason] ?? [];
  const kept = Object.entries(refusal.facts).filter(([name]) => !dropped.includes(name));
  return { ...refusal, facts: { ...Object.fromEntries(kept), ...waresOf(table, view, failure) } };
};
