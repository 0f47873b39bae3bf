import type { Visited } from '@coalbrook/wire/online';
import { useEffect, useMemo, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import { visit } from '../../../session/online/onlineApi.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which the table is asked for again: others may have sat down. */
const PAUSE = 4000;

export type Visiting = Visited | 'loading' | 'absent' | 'offline';

/** What a link is for, now and as long as the page is open. The second value asks again at once. */
export const useVisit = (game: string, token: string): readonly [Visiting, () => void] => {
  const [visited, setVisited] = useState<Visiting>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await visit(game, token);
      if (!isCurrent) return;
      if (answer.ok) setVisited(answer.value);
      else if (answer.failed !== 'offline') setVisited('absent');
      // What was known before is still worth showing.
      else setVisited((before) => (typeof before === 'string' ? 'offline' : before));
    };
    void ask();
    const stop = whileSeen(PAUSE, () => void ask());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [game, token, tries]);
  const naming = useNaming();
  const named = useMemo(
    () => (typeof visited === 'string' ? visited : { ...visited, table: naming.seats(visited.table) }),
    [visited, naming],
  );
  return [named, () => setTries((before) => before + 1)];
};
