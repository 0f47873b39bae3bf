/** The turns of bots whose thoughts can be shown. */

import type { Seat } from '@coalbrook/rules';

import type { Story } from './useJournal.ts';

/** A turn of a bot: its entries from one number up to another, which is not included. */
export interface BotTurn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The turn that a line of the journal is about. */
export const botTurnAt = (
  { lines, timeline }: Pick<Story, 'lines' | 'timeline'>,
  index: number,
): BotTurn | undefined => {
  const line = lines.at(index);
  const turn = line && timeline.turns.findLast(({ seq, seat }) => seq < line.to && seat === line.item.seat);
  return turn && { seat: turn.seat, from: turn.seq, to: line.to };
};

/** The last turn that one of these bots has had. */
export const lastBotTurn = (story: Pick<Story, 'lines' | 'timeline'>, bots: ReadonlySet<Seat>): BotTurn | undefined => {
  const last = story.lines.findLastIndex(
    ({ item: { kind, seat } }) => kind === 'deed' && seat !== undefined && bots.has(seat),
  );
  return last < 0 ? undefined : botTurnAt(story, last);
};
