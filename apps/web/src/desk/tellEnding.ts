import type { GameEvent, State, Table } from '@coalbrook/rules';
import { tellJournal } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** A game as far as it has come: from its set-up, or from the position that it began with. */
export interface Tale {
  readonly from: State | undefined;
  readonly events: readonly GameEvent[];
}

/** What the end of a tale adds to it, sentence by sentence; whoever acts is not named. */
export const tellEnding = (
  table: Table,
  names: readonly string[],
  language: Language,
  { from, events }: Tale,
  end: readonly GameEvent[],
): readonly string[] => {
  const journal = tellJournal(table, names, language, from);
  journal.note(events);
  journal.flush();
  return [...journal.note(end), ...journal.flush()].map(({ text }) => text);
};
