import type { ShelfList } from '@coalbrook/wire';
import { useCallback, useEffect, useState } from 'react';

import { useShelf } from '../../session/shelfContext.ts';

/** The games on this device; `unreadable` if the storage cannot be read. */
export type Games = ShelfList | 'loading' | 'unreadable';

export const useGames = (): readonly [games: Games, refresh: () => Promise<void>] => {
  const shelf = useShelf();
  const [games, setGames] = useState<Games>('loading');
  const refresh = useCallback(async (): Promise<void> => {
    try {
      setGames(await shelf.list());
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
