import { hiddenFrom, maskEvent, NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import type { CellChanges, SentStep } from '@coalbrook/wire';

/** Changes to cells that are not hidden. A hidden cell looks the same before and after. */
const seenChanges = (changes: CellChanges, hidden: Uint8Array): CellChanges => {
  const seen: number[] = [];
  for (let at = 0; at < changes.length; at += 2) {
    if (hidden[changes[at]] === 0) seen.push(changes[at], changes[at + 1]);
  }
  return seen;
};

/** Whether a viewer sees a cell change, or hears of an event, that is hidden from others. */
const learnsMore = (table: Table, { changes, events }: SentStep, viewer: Seat): boolean => {
  const [own, everybodys] = [hiddenFrom(table, viewer), hiddenFrom(table, NOBODY)];
  for (let at = 0; at < changes.length; at += 2) {
    if (everybodys[changes[at]] === 1 && own[changes[at]] === 0) return true;
  }
  return events.some((event) => maskEvent(event, viewer) === event && maskEvent(event, NOBODY) !== event);
};

/** Steps as each of some viewers may see them. Viewers who learn no more than everybody share one list. */
export const stepsByViewer = (
  table: Table,
  steps: readonly SentStep[],
  viewers: readonly Seat[],
): ReadonlyMap<Seat, readonly SentStep[]> => {
  // Without `...step`: objects made by adding to a spread one are slow in Node 20, each has a hidden class of its own.
  const seenBy = (viewer: Seat): readonly SentStep[] =>
    steps.map(({ seq, who, events, changes }) => ({
      seq,
      who,
      events: events.map((event) => maskEvent(event, viewer)),
      changes: seenChanges(changes, hiddenFrom(table, viewer)),
    }));
  const open = seenBy(NOBODY);
  return new Map(
    viewers.map((viewer) => [viewer, steps.some((step) => learnsMore(table, step, viewer)) ? seenBy(viewer) : open]),
  );
};
