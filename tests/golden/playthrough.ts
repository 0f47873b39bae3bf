import { makeEntry, replay, tableOf } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { legalActions } from '@coalbrook/rules';
import { namesOf } from '@coalbrook/words';

import { journalist } from '../../apps/cli/src/text/journalist.ts';

/** A record with its journal: each entry with the number of choices there were, and what it led to. */
export const annotate = (record: GameRecord): string => {
  const lines: string[] = [];
  const table = tableOf(record.header);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const journal = journalist(table.value, namesOf(table.value));
  let choices = 0;
  const note = (told: readonly string[]): void => {
    for (const line of told) lines.push(line === '' ? '' : `      | ${line}`);
  };
  const pending: string[] = [];
  const replayed = replay(
    record,
    (event) => {
      pending.push(...journal.tell(event));
    },
    ({ state }, entry) => {
      const count = entry.who === 'chance' ? '' : `  (1 of ${choices})`;
      lines.push(`${String(entry.seq).padStart(4)}  ${makeEntry(entry)}${count}`);
      note(pending.splice(0));
      choices = legalActions(table.value, state).length;
    },
  );
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
  note(journal.catchUp());
  return `${lines.join('\n')}\n`;
};
