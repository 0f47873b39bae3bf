import type { Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

import type { JournalLine } from '../journal/journalWriter.ts';
import { timelineOf } from '../journal/moments.ts';
import type { Moment } from '../journal/moments.ts';

/** A person's turn, from which on turns can be taken back. */
export interface PastTurn {
  /** The number of its first entry. */
  readonly to: number;
  readonly seat: Seat;
  /** When it began. */
  readonly moment: Moment | undefined;
  /** How many turns have begun since, with this one. */
  readonly turns: number;
}

/** The turns that people have played, the last one first. */
export const pastTurns = (steps: readonly LoggedStep[], isPerson: (seat: Seat) => boolean): readonly PastTurn[] => {
  const { turns, moments } = timelineOf(steps);
  // The set-up is the first step. Before some turns something is drawn; those begin with what follows.
  const played = turns.filter(({ seq, seat }) => steps[seq + 1]?.who === seat);
  return played
    .map(({ seq, seat }, at) => ({ to: seq, seat, moment: moments[seq], turns: played.length - at }))
    .filter(({ seat }) => isPerson(seat))
    .toReversed();
};

/** The turn that is proposed at first: that of a moment in the past, or the last one of somebody here. */
export const likelyTurn = (
  turns: readonly PastTurn[],
  held: readonly Seat[],
  seen: number | undefined,
): PastTurn | undefined =>
  seen === undefined ? turns.find(({ seat }) => held.includes(seat)) : turns.find(({ to }) => to <= seen);

/** What somebody did first in a turn, as the journal says it. */
export const deedIn = (lines: readonly JournalLine[], { to, seat }: PastTurn): string =>
  // A line may begin with the entry that ended the turn before.
  lines.find((line) => line.to > to && line.item.seat === seat)?.item.text ?? '';
