import type { Tournament } from '@coalbrook/wire/online';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import type { ApiAnswer } from '../../../session/online/onlineApi.ts';
import { tournamentClient } from '../../../session/online/tournamentsApi.ts';
import type { TournamentClient } from '../../../session/online/tournamentsApi.ts';
import { notify } from '../../../ui/notices.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which it is asked for again while it is seen: others enter, and games end. */
const REFRESH = 10_000;

export interface TournamentState {
  readonly seen: Tournament | 'loading' | 'absent' | 'offline';
  readonly client: TournamentClient;
  /** Does something and shows the tournament after it, or says why not. Returns whether it was done. */
  readonly carryOut: (asked: Promise<ApiAnswer<Tournament>>) => Promise<boolean>;
}

/** A tournament, now and as long as the page is open. */
export const useTournament = (id: string, token: string): TournamentState => {
  const texts = useTournamentTexts();
  const client = useMemo(() => tournamentClient(id, token), [id, token]);
  const [seen, setSeen] = useState<TournamentState['seen']>('loading');
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const answer = await client.visit();
      if (!isCurrent) return;
      if (answer.ok) setSeen(answer.value);
      else if (answer.failed !== 'offline') setSeen('absent');
      // What was known before is still worth showing.
      else setSeen((before) => (typeof before === 'string' ? 'offline' : before));
    };
    void show();
    const stop = whileSeen(REFRESH, () => void show());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client]);
  const carryOut = useCallback(
    async (asked: Promise<ApiAnswer<Tournament>>): Promise<boolean> => {
      const answer = await asked;
      if (answer.ok) setSeen(answer.value);
      else {
        const why = answer.failed === 'offline' ? texts.unreachable : (texts.refusals[answer.failed] ?? texts.failed);
        notify(why, { tone: 'fault' });
      }
      return answer.ok;
    },
    [texts],
  );
  return { seen, client, carryOut };
};
