import type { OnlineTable } from '@coalbrook/wire/online';
import { journalTitle } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from '../../../language/useMessages.ts';
import { tableOfHeader } from '../../../session/online/tableOfHeader.ts';

/** The edition, then the board, variants and automata; only the edition if this page does not know such a game. */
const titleOf = (header: OnlineTable['header'], language: Language): readonly string[] => {
  try {
    return journalTitle(tableOfHeader(header), language);
  } catch {
    return [header.edition];
  }
};

/** What is played at an online table, in words. */
export const useGameTitle = (header: OnlineTable['header']): readonly string[] => {
  const language = useLanguage();
  // The header comes anew with every message.
  const game = JSON.stringify(header);
  return useMemo(() => titleOf(JSON.parse(game) as OnlineTable['header'], language), [game, language]);
};
