import type { Table, View } from '@coalbrook/rules';
import type { LayoutPlace } from '@coalbrook/scene';
import { boardName, thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';

/** The lettering of the board in the current language. */
export const useCaptions = (table: Table, era: View['era']) => {
  const language = useLanguage();
  const { markets, distant } = useMessages().board;
  return useMemo(() => {
    const things = thingsOf(table, language);
    return {
      title: boardName(table, language),
      subtitle: table.edition.hasEras ? things.era(era) : table.edition.name,
      markets,
      distant,
      nameOf: ({ id, place }: LayoutPlace) => (id === undefined ? place.name : things.label(id)),
    };
  }, [table, language, era, markets, distant]);
};
