import type { Idea, MoveVerdict } from '@coalbrook/guide';
import { useEffect, useMemo, useState } from 'react';

import { reportFailure } from '../../session/failures.ts';
import type { Session } from '../../session/session.ts';
import type { MoveQuestion } from '../../worker/guide.worker.ts';
import { useSnapshot } from '../table/useSession.ts';
import { Companion, turnKey } from './guidance.ts';
import type { Guidance } from './guidance.ts';

/** What there is to tell about the table as it is now; undefined until it is known, or `lost`. */
export const useGuidance = (session: Session, ideas: readonly Idea[]): Guidance | 'lost' | undefined => {
  const companion = useMemo(() => new Companion(session, ideas), [session, ideas]);
  const [guidance, setGuidance] = useState<Guidance | 'lost'>();
  useSnapshot(session);
  const key = turnKey(session);
  useEffect(() => {
    let isOld = false;
    companion.look().then((found) => {
      if (!isOld) setGuidance(found ?? 'lost');
    }, reportFailure);
    return () => {
      isOld = true;
    };
  }, [companion, key]);
  return guidance === 'lost' || guidance?.key === key ? guidance : undefined;
};

/** What a move is worth that was not suggested; undefined while it is compared. */
export const useVerdictOnMove = (deviation: MoveQuestion | undefined): MoveVerdict | undefined => {
  const [verdict, setVerdict] = useState<MoveVerdict>();
  useEffect(() => {
    setVerdict(undefined);
    if (!deviation) return undefined;
    const worker = new Worker(new URL('../../worker/guide.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<MoveVerdict>) => setVerdict(data));
    worker.postMessage(deviation);
    return () => worker.terminate();
  }, [deviation]);
  return verdict;
};
