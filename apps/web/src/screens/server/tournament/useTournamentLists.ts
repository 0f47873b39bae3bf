import { useEffect, useState } from 'react';

import { listTournaments } from '../../../session/online/tournamentsApi.ts';
import type { TournamentLists } from '../../../session/online/tournamentsApi.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which the list is asked for again while it is seen. */
const REFRESH = 30_000;

/** One's own tournaments, and those that anybody may enter; undefined as long as they are not known. */
export const useTournamentLists = (): TournamentLists | undefined => {
  const [lists, setLists] = useState<TournamentLists>();
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void listTournaments().then((answer) => {
        if (isCurrent && answer.ok) setLists(answer.value);
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return lists;
};
