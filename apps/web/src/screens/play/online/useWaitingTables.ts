import { useEffect, useRef, useState } from 'react';

import { waitingTables } from '../../../session/online/onlineApi.ts';
import type { Waiting } from '../../../session/online/waitingTables.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which it is asked again while the page is seen. */
const REFRESH = 20_000;

interface Listed {
  readonly game: string;
  readonly games: readonly string[];
  readonly asks: number;
}

/** Whether this person has had a turn at the table that is shown. */
const useHasPlayed = (game: string, isTurn: boolean): boolean => {
  const played = useRef('');
  if (isTurn) played.current = game;
  return played.current === game;
};

/** The tables besides this one at which it is this person's turn; asked anew when their turn here begins or ends. */
export const useWaitingTables = (game: string, isTurn: boolean): Waiting => {
  const [listed, setListed] = useState<Listed>();
  const hasPlayed = useHasPlayed(game, isTurn);
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void waitingTables().then((answer) => {
        if (isCurrent && answer.ok)
          setListed({
            game,
            games: answer.value.games.filter((other) => other !== game),
            asks: answer.value.asks ?? 0,
          });
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [game, isTurn]);
  const games = listed?.games.filter((other) => other !== game) ?? [];
  return {
    games,
    asks: listed?.asks ?? 0,
    isDone: hasPlayed && !isTurn && listed?.game === game && games.length === 0,
  };
};
