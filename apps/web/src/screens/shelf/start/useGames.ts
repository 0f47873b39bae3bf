import { withDamaged } from '@coalbrook/wire';
import type { DamagedGame, ListedGame, ShelfList } from '@coalbrook/wire';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import { reportFailure } from '../../../session/failures.ts';
import type { Shelf } from '../../../session/shelf.ts';
import { useShelf } from '../../../session/shelfContext.ts';

/** The games on this device; `unreadable` if the storage cannot be read. */
export type Games = ShelfList | 'loading' | 'unreadable';

/** Resolves when the page has nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** Reads the entries of the listed games, one game at a time, until the list is left. */
const inspect = async (
  shelf: Shelf,
  { games }: ShelfList,
  isLeft: () => boolean,
  onDamaged: (damaged: DamagedGame) => void,
): Promise<void> => {
  for (const { sheet } of games) {
    await idle();
    if (isLeft()) return;
    const fault = await shelf.inspect(sheet.id);
    if (fault && !isLeft()) onDamaged({ id: sheet.id, fault });
  }
};

/** Lists the games at once. Their entries are read afterwards, and a game that turns out damaged is listed as such. */
export const useGames = (): readonly [games: Games, refresh: () => void] => {
  const shelf = useShelf();
  const [games, setGames] = useState<Games>('loading');
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => {
    let isLeft = false;
    const onDamaged = (damaged: DamagedGame): void =>
      setGames((list) => (typeof list === 'string' ? list : withDamaged(list, [damaged])));
    shelf.list().then(
      (list) => {
        if (isLeft) return;
        setGames(list);
        inspect(shelf, list, () => isLeft, onDamaged).catch(reportFailure);
      },
      () => {
        if (!isLeft) setGames('unreadable');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [shelf, asked]);
  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
  const naming = useNaming();
  const named = useMemo(() => {
    const inWords = (summary: ListedGame): ListedGame => ({ ...summary, sheet: naming.sheet(summary.sheet) });
    return typeof games === 'string' ? games : { ...games, games: games.games.map(inWords) };
  }, [games, naming]);
  return [named, refresh];
};
