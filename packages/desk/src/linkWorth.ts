/** What a link would bring its owner if the era ended now. */

import { gainOf } from '@coalbrook/record';
import { NONE, projectCount } from '@coalbrook/rules';
import type { LinkId, Seat, Table, View } from '@coalbrook/rules';

export interface LinkYield {
  readonly amount: number;
  /** Points, or money in games in which links pay. */
  readonly unit: 'points' | 'money';
}

/** A line without a link is valued as if one were laid. */
export const linkWorthOf = (table: Table, view: View, link: LinkId): LinkYield | undefined => {
  const state = view.copy();
  if (state.linkOwner[link] === NONE) state.linkOwner[link] = 0 as Seat;
  const gain = projectCount(table, state)
    .events.map(gainOf)
    .find((one) => one?.link === link);
  return gain && { amount: gain.amount, unit: gain.source === 'rail' ? 'money' : 'points' };
};
