import type { Table } from '@coalbrook/rules';
import { thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from '../language/useMessages.ts';

/** What the things of a table are called in the language that is spoken now. */
export const useNames = (table: Table): ReturnType<typeof thingsOf> => {
  const language = useLanguage();
  return useMemo(() => thingsOf(table, language), [table, language]);
};
