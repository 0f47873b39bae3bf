import { hasIncome } from '@coalbrook/desk';
import type { Seat, Table, View } from '@coalbrook/rules';

/** A seat's space on the income track, and how many spaces are missing to the next level, if any. */
export const incomeSpace = (
  { track: { levelOf, lastSpace } }: Table,
  view: View,
  seat: Seat,
): { readonly space: number; readonly left: number | undefined } => {
  const space = view.income[seat];
  let next = space;
  while (next <= lastSpace && levelOf[next] === levelOf[space]) next++;
  return { space, left: next > lastSpace ? undefined : next - space };
};

/** Where a seat is on the income track; undefined if it is paid no income. */
export const spaceOf = (table: Table, view: View, seat: Seat): number | undefined =>
  hasIncome(table) && table.automata[seat] === undefined ? view.income[seat] : undefined;
