import { NONE, phases, reorder } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';

/** The order of the next round if this one ended now; nothing where the order never changes. */
export const nextOrder = (table: Table, view: View): readonly Seat[] | undefined => {
  if (phases[view.phase] === 'over') return undefined;
  if (!table.course.roundEnd.includes(reorder) || view.order[0] === NONE) return undefined;
  const after = view.copy();
  reorder(table, after, undefined);
  return [...after.order];
};
