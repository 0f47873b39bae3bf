import { hiddenFrom, NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import type { CellChanges, SentStep } from '@coalbrook/wire';

import { maskStep } from './history.ts';

/** Changes to cells that are not hidden. A hidden cell looks the same before and after. */
const seenChanges = (changes: CellChanges, hidden: Uint8Array): CellChanges => {
  const seen: number[] = [];
  for (let at = 0; at < changes.length; at += 2) {
    if (hidden[changes[at]] === 0) seen.push(changes[at], changes[at + 1]);
  }
  return seen;
};

/** Steps as each of some viewers may see them. Viewers who learn no more than everybody share one list. */
export const stepsByViewer = (
  table: Table,
  steps: readonly SentStep[],
  viewers: readonly Seat[],
): ReadonlyMap<Seat, readonly SentStep[]> => {
  const seenBy = (viewer: Seat): readonly SentStep[] =>
    steps.map((step) => ({
      ...maskStep(step, viewer),
      changes: seenChanges(step.changes, hiddenFrom(table, viewer)),
    }));
  const open = seenBy(NOBODY);
  /** Whether more cells change, or an event is told that is masked for others. */
  const learnsMore = (seen: readonly SentStep[]): boolean =>
    seen.some(({ events, changes }, index) => {
      const everybodys = open[index];
      if (changes.length > everybodys.changes.length) return true;
      return steps[index].events.some((event, at) => events[at] === event && everybodys.events[at] !== event);
    });
  return new Map(
    viewers.map((viewer) => {
      const seen = seenBy(viewer);
      return [viewer, learnsMore(seen) ? seen : open];
    }),
  );
};
