import { readRecord } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import { parseJson } from '@coalbrook/rules/input';

import { fieldsOf } from '../../../session/fieldsOf.ts';

/** The entries in the text of a saved game. */
export const entriesIn = (saved: string): readonly Entry[] => {
  const json = parseJson(saved, { document: 'file' });
  const record = json.ok ? readRecord(fieldsOf(json.value)['record']) : undefined;
  return record?.ok ? record.value.entries : [];
};
