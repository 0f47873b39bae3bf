/** One clear English line for everything that can be wrong with what was typed, stored or sent. */

import type { Divergence, Header } from '@coalbrook/record';
import type { InputFault } from '@coalbrook/rules';
import { english, sayComplaint, sayDivergence, sayFault } from '@coalbrook/words';

/** What is wrong, without saying where. */
export const complaintOf = (fault: InputFault): string => sayComplaint(fault, english);

export const sentenceOf = (fault: InputFault): string => sayFault(fault, english);

export const divergenceOf = (divergence: Divergence, header: Header): string =>
  sayDivergence(divergence, header, english);

const MOST_LINES = 20;

/** The first lines of what may be many, and how many more there are. */
export const firstLines = (lines: readonly string[]): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
};
