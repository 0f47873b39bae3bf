import { isTimeControl } from '@coalbrook/time';
import type { TimeControl } from '@coalbrook/time';

import { isInteger, isListOf, isMaybe, isNumber, isShaped } from '../guard.ts';

/** The clock of an online table, as everybody there sees it. Moments are milliseconds on the server's clock. */
export interface TableClock {
  readonly control: TimeControl;
  /** What each seat had left in its bank when the present turn began, in milliseconds. */
  readonly banks: readonly number[];
  /** The numbers of the first entries of turns that a bot played because time was up. */
  readonly late: readonly number[];
  /** When the present turn began. */
  readonly since: number;
  /** When it must have ended; missing while nobody's clock runs. */
  readonly due?: number | undefined;
  /** The moment at which this was said. */
  readonly at: number;
}

const isBank = (value: unknown): value is number => isNumber(value) && value >= 0;

export const isTableClock = isShaped<TableClock>({
  control: isTimeControl,
  banks: isListOf(isBank),
  late: isListOf(isInteger),
  since: isNumber,
  due: isMaybe(isNumber),
  at: isNumber,
});
