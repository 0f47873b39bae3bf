/** Which lines of the journal are to be read out. */

import type { JournalLine } from './journalWriter.ts';

export interface Hearing {
  /** How many lines have been read out, or need not be. */
  readonly heard: number;
  /** Looking at the past is no news. */
  readonly isQuiet: boolean;
  /** Whether the last line may still grow: it is read out when it is whole. */
  readonly isGrowing: boolean;
  /** What somebody knows already, such as their own deeds. */
  readonly isKnown: (line: JournalLine) => boolean;
}

/** How many lines have been heard then, and the new ones. Nothing is left out and nothing told twice. */
export const newsIn = (
  lines: readonly JournalLine[],
  { heard, isQuiet, isGrowing, isKnown }: Hearing,
): readonly [number, readonly JournalLine[]] => {
  if (isQuiet) return [heard, []];
  const whole = Math.max(0, lines.length - (isGrowing ? 1 : 0));
  return [whole, lines.slice(heard, whole).filter((line) => !isKnown(line))];
};
