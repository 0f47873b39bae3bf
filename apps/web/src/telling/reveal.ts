/** What chance revealed in a person's turn: it could not be foreseen, so it is told. */

import type { Seat } from '@coalbrook/rules';
import type { LoggedStep, Sitter } from '@coalbrook/wire';

import type { JournalLine } from '../journal/journalWriter.ts';
import type { LatestDeed } from '../journal/latestDeed.ts';

/** Number of entries before the last reveal to a person; undefined if there was none. */
export const lastReveal = (steps: readonly LoggedStep[], sitters: readonly Sitter[]): number | undefined =>
  steps.findLast(({ events }) =>
    events.some((event) => event.event === 'distantMoved' && sitters[event.seat]?.kind === 'person'),
  )?.seq;

/** The sentence about an entry. */
export const deedAt = (lines: readonly JournalLine[], seq: number): LatestDeed | undefined => {
  const index = lines.findLastIndex(({ item, from, to }) => item.seat !== undefined && from <= seq && seq < to);
  if (index < 0) return undefined;
  const { seat, text } = lines[index].item;
  return seat === undefined ? undefined : { seat, text, index };
};

/** What a seat did itself: its player was told when it was confirmed. */
export const isOwnDeed = ({ item }: JournalLine, viewer: Seat): boolean =>
  item.kind === 'deed' && item.seat === viewer && viewer >= 0;

/** Whether a line tells what chance revealed. */
export const isRevealed = ({ from, to }: JournalLine, steps: readonly LoggedStep[]): boolean =>
  steps.some(({ seq, events }) => seq >= from && seq < to && events.some(({ event }) => event === 'distantMoved'));
