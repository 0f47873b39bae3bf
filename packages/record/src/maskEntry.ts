import type { Seat, Table } from '@coalbrook/rules';

import { makeHiddenDraw, parseDraw } from './notation.ts';
import type { Entry } from './record.ts';

/** An entry without its check value, which depends on hidden cards. */
export type MaskedEntry = Omit<Entry, 'check'>;

/** Hides from a seat what another seat was dealt. */
export const maskEntry = (table: Table, { seq, who, what }: Entry, seat: Seat): MaskedEntry => {
  if (who !== 'chance') return { seq, who, what };
  const parsed = parseDraw(table, what);
  if (!parsed.ok) throw new Error(`entry ${seq} is not a draw`);
  const { urn, seat: receiver } = parsed.value;
  return { seq, who, what: urn.secret && receiver !== seat ? makeHiddenDraw(parsed.value) : what };
};
