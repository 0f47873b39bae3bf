import { follow, openGame } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { mask, questionOf } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';

/** Where an action begins. */
interface Beginning {
  /** The number of entries before it. */
  readonly seq: number;
  /** What the seat saw. */
  readonly view: View;
}

/** The beginning of the action of a seat that an entry belongs to; undefined if the record does not lead there. */
export const beginningOf = ({ header, entries }: GameRecord, seat: Seat, seq: number): Beginning | undefined => {
  const opened = openGame(header);
  if (!opened.ok) return undefined;
  const { table, state } = opened.value;
  let beginning: Beginning | undefined;
  for (const entry of entries.slice(0, seq + 1)) {
    if (state.actor === seat && questionOf(state) === 'action')
      beginning = { seq: entry.seq, view: mask(table, state, seat) };
    if (!follow(opened.value, entry).ok) return undefined;
  }
  return beginning;
};
