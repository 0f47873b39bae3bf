/** What a replay has to say beside the journal: that the game was abandoned, and which entries were not checked. */

import type { Game } from '@coalbrook/record';
import { counted } from '@coalbrook/words';

/** The same for programs. */
export const replayNotes = ({ isAbandoned, unchecked }: Game): Readonly<Record<string, unknown>> => ({
  ...(isAbandoned ? { abandoned: true } : {}),
  ...(unchecked ? { unchecked } : {}),
});

export const sayReplayNotes = ({ isAbandoned, unchecked, resumption, entries }: Game): string => {
  const abandoned = `\nThe people at the table ended the game after ${counted(entries.length, 'entry')}, before it was over.\n`;
  const range =
    unchecked?.first === unchecked?.last
      ? `Entry ${unchecked?.first}`
      : `Entries ${unchecked?.first} to ${unchecked?.last}`;
  const rest = `\n${range} could not be checked: the game went on after them from a position, and they were played under rules ${resumption?.rules}.\n`;
  return [...(isAbandoned ? [abandoned] : []), ...(unchecked ? [rest] : [])].join('');
};
