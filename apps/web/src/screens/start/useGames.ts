import type { GameSummary } from '@coalbrook/wire';
import { useCallback, useEffect, useState } from 'react';

import { useShelf } from '../../session/shelfContext.ts';

/** The games on this device, newest first; `unreadable` where they cannot be looked at. */
export type Games = readonly GameSummary[] | 'loading' | 'unreadable';

export const useGames = (): readonly [games: Games, refresh: () => Promise<void>] => {
  const shelf = useShelf();
  const [games, setGames] = useState<Games>('loading');
  const refresh = useCallback(async (): Promise<void> => {
    try {
      const summaries = await shelf.list();
      setGames(summaries.toSorted((one, other) => other.touched - one.touched));
    } catch {
      setGames('unreadable');
    }
  }, [shelf]);
  useEffect(() => {
    void refresh();
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
  return [games, refresh];
};
