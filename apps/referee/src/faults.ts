/** Input faults as English sentences of one line. */

import type { Divergence, Header } from '@coalbrook/record';
import type { InputFault } from '@coalbrook/rules/input';
import {
  english,
  sayComplaint,
  sayDivergence,
  sayExpected,
  sayFault,
  sayFound,
  sayPlace,
  sayValue,
} from '@coalbrook/words';

/** What is wrong, without saying where. */
export const complaintOf = (fault: InputFault): string => sayComplaint(fault, english);

/** Where it is wrong. */
export const placeOf = (fault: InputFault): string => sayPlace(fault, english);

/** What was expected, as part of a sentence. */
export const expectedBy = ({ expected }: InputFault): string => sayExpected(expected, english);

export const foundBy = ({ found }: InputFault): string => sayFound(found, english);

/** Any value on a short single line. */
export const show = (value: unknown): string => sayValue(value, english);

export const sentenceOf = (fault: InputFault): string => sayFault(fault, english);

export const divergenceOf = (divergence: Divergence, header: Header): string =>
  sayDivergence(divergence, header, english);

const MOST_LINES = 20;

/** At most the first 20 lines, then how many more there are. */
export const firstLines = (lines: readonly string[]): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
};
