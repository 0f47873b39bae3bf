import { breakDown, worthParts } from '@coalbrook/bots/study';
import type { Seat, State, Table } from '@coalbrook/rules';

import type { SourceLead } from './comparison.ts';

/** Differences of fewer points are not worth a word. */
const LEAST_POINTS = 0.5;

/** What a seat has more of in one position than in another by rules of thumb, the most first. */
export const sourcesBetween = (table: Table, better: State, worse: State, seat: Seat): readonly SourceLead[] => {
  const [ours, theirs] = [breakDown(table, better, seat), breakDown(table, worse, seat)];
  return worthParts
    .map((source) => ({ source, points: ours[source] - theirs[source] }))
    .filter(({ points }) => points >= LEAST_POINTS)
    .toSorted((one, other) => other.points - one.points);
};
