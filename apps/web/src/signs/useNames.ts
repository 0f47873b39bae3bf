import type { Table } from '@coalbrook/rules';
import { thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from '../language/useMessages.ts';

/** The names of a table's things in the current language. */
export const useNames = (table: Table): ReturnType<typeof thingsOf> => {
  const language = useLanguage();
  return useMemo(() => thingsOf(table, language), [table, language]);
};
