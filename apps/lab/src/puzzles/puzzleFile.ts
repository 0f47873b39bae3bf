import { byEase } from '@coalbrook/puzzles';
import type { PuzzleEntry } from '@coalbrook/puzzles';

/** Puzzles as the text of a file: easy ones first, one on each line, and none twice. */
export const puzzleFile = (entries: readonly PuzzleEntry[]): string => {
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const lines = once.toSorted(byEase).map((entry) => JSON.stringify(entry));
  return `[\n${lines.join(',\n')}\n]\n`;
};
