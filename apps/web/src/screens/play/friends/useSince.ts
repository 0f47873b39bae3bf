import { useEffect, useState } from 'react';

import { useLanguage } from '../../../language/useMessages.ts';
import { ask } from '../../../session/online/onlineApi.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';

interface SinceTurns {
  readonly tables: readonly { readonly game: string; readonly text: string }[];
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** What the others did at the tables that wait for this person, by game. Asked for with every new list. */
export const useSince = (tables: readonly ListedTable[]): ReadonlyMap<string, string> => {
  const { code } = useLanguage();
  const [since, setSince] = useState(NOTHING);
  const isWaiting = tables.some(({ waits }) => waits);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    void ask<SinceTurns>(`since/${code}`, { method: 'GET' }).then((answer) => {
      if (isCurrent && answer.ok) setSince(new Map(answer.value.tables.map(({ game, text }) => [game, text])));
    });
    return () => {
      isCurrent = false;
    };
  }, [tables, isWaiting, code]);
  return isWaiting ? since : NOTHING;
};
