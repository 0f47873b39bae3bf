import { useEffect, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import { readPlayed } from '../../../session/online/playedApi.ts';
import { useIsServed } from '../../../session/online/served.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { onlineGame, shelfGames } from './finishedGame.ts';
import type { FinishedGame } from './finishedGame.ts';

export interface FoundGames {
  readonly games: readonly FinishedGame[];
  /** The server did not answer. */
  readonly isOffline: boolean;
}

/** Everything that was played to its end, here and online; undefined until it is known. */
export const useFinishedGames = (): FoundGames | undefined => {
  const shelf = useShelf();
  const naming = useNaming();
  const isServed = useIsServed();
  const [found, setFound] = useState<FoundGames>();
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const list = await shelf.list().catch(() => undefined);
      const own = (list?.games ?? []).map((one) => ({ ...one, sheet: naming.sheet(one.sheet) })).flatMap(shelfGames);
      const answer = isServed ? await readPlayed() : undefined;
      if (isLeft) return;
      const online = answer?.ok ? answer.value.games.map(onlineGame) : [];
      const games = [...own, ...online].toSorted((one, other) => other.at - one.at);
      setFound({ games, isOffline: answer !== undefined && !answer.ok });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [shelf, naming, isServed]);
  return found;
};
