/** What came to light by chance in a person's turn: nobody could know it before, so it is told. */

import type { LoggedStep, Sitter } from '@coalbrook/wire';

import type { JournalLine } from '../journal/journalWriter.ts';
import type { LatestDeed } from '../journal/latestDeed.ts';

/** The entries before the last disclosure to a person; undefined where there was none. */
export const lastReveal = (steps: readonly LoggedStep[], sitters: readonly Sitter[]): number | undefined =>
  steps.findLast(({ events }) =>
    events.some((event) => event.event === 'distantMoved' && sitters[event.seat]?.kind === 'person'),
  )?.seq;

/** The sentence that tells of an entry. */
export const deedAt = (lines: readonly JournalLine[], seq: number): LatestDeed | undefined => {
  const index = lines.findLastIndex(({ item, from, to }) => item.seat !== undefined && from <= seq && seq < to);
  if (index < 0) return undefined;
  const { seat, text } = lines[index].item;
  return seat === undefined ? undefined : { seat, text, index };
};
