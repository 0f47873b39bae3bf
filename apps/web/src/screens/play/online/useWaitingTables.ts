import { useEffect, useState } from 'react';

import { waitingTables } from '../../../session/online/onlineApi.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which it is asked again while the page is seen. */
const REFRESH = 20_000;

const NONE: readonly string[] = [];

/** The tables besides this one at which it is this person's turn, the most urgent first. */
export const useWaitingTables = (game: string): readonly string[] => {
  const [games, setGames] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void waitingTables().then((answer) => {
        if (isCurrent && answer.ok) setGames(answer.value.games.filter((other) => other !== game));
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [game]);
  return games;
};
