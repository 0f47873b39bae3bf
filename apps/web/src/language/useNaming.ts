import { nameSitters } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from './useMessages.ts';

type Sitters = Parameters<typeof nameSitters>[0];

/** Names of bots in the current language, for whatever has sitters. What has none of them stays the same object. */
export interface Naming {
  readonly sitters: <Sitter extends Sitters[number]>(sitters: readonly Sitter[]) => readonly Sitter[];
  readonly seats: <Table extends { readonly seats: Sitters }>(table: Table) => Table;
  readonly sheet: <Sheet extends { readonly sitters: Sitters }>(sheet: Sheet) => Sheet;
}

/** The names of bots in the current language. */
export const useNaming = (): Naming => {
  const language = useLanguage();
  return useMemo(() => {
    const name: Naming['sitters'] = (sitters) => nameSitters(sitters, language);
    return {
      sitters: name,
      seats: (table) => {
        const seats = name(table.seats);
        return seats === table.seats ? table : { ...table, seats };
      },
      sheet: (sheet) => {
        const sitters = name(sheet.sitters);
        return sitters === sheet.sitters ? sheet : { ...sheet, sitters };
      },
    };
  }, [language]);
};
