import type { Seat } from '@coalbrook/rules';

import type { JournalLine } from './journalWriter.ts';

export interface LatestDeed {
  readonly seat: Seat;
  /** Follows the name of the seat. */
  readonly text: string;
  /** Its index in the journal. */
  readonly index: number;
}

/** A continued sentence begins with a capital, which it must not after a name. */
const afterName = ({ item }: JournalLine): string =>
  item.kind === 'plan' && item.goesOn ? item.text.charAt(0).toLowerCase() + item.text.slice(1) : item.text;

const isDeed = ({ item }: JournalLine): boolean => item.seat !== undefined && item.kind !== 'scoring';

const deedAt = (lines: readonly JournalLine[], index: number): LatestDeed | undefined => {
  const { seat } = lines[index].item;
  return seat === undefined ? undefined : { seat, text: afterName(lines[index]), index };
};

/** The last thing any seat did. */
export const latestDeed = (lines: readonly JournalLine[]): LatestDeed | undefined => {
  const index = lines.findLastIndex(isDeed);
  return index < 0 ? undefined : deedAt(lines, index);
};

/** Everything in the same entry, in order. */
export const latestDeeds = (lines: readonly JournalLine[]): readonly LatestDeed[] => {
  const last = lines.findLast(isDeed);
  return lines.flatMap((line, index) => (line.to === last?.to && isDeed(line) ? (deedAt(lines, index) ?? []) : []));
};
