import type { Idea, MoveVerdict } from '@coalbrook/guide';
import { useEffect, useMemo, useState } from 'react';

import { reportFailure } from '../../../session/failures.ts';
import type { Session } from '../../../session/session.ts';
import type { MoveQuestion } from '../../../worker/guide.worker.ts';
import { useSnapshot } from '../../play/table/useSession.ts';
import { GuidedFollower, turnKey } from './guidedFollower.ts';
import type { TableCounsel } from './guidedFollower.ts';

/** What there is to tell about the table as it is now; undefined until it is known, or `lost`. */
export const useGuidance = (session: Session, ideas: readonly Idea[]): TableCounsel | 'lost' | undefined => {
  const follower = useMemo(() => new GuidedFollower(session, ideas), [session, ideas]);
  const [guidance, setGuidance] = useState<TableCounsel | 'lost'>();
  useSnapshot(session);
  const key = turnKey(session);
  useEffect(() => {
    let isOld = false;
    follower.look().then((found) => {
      if (!isOld) setGuidance(found ?? 'lost');
    }, reportFailure);
    return () => {
      isOld = true;
    };
  }, [follower, key]);
  return guidance === 'lost' || guidance?.key === key ? guidance : undefined;
};

/** What a move is worth that was not suggested; undefined while it is compared. */
export const useVerdictOnMove = (deviation: MoveQuestion | undefined): MoveVerdict | undefined => {
  const [verdict, setVerdict] = useState<MoveVerdict>();
  useEffect(() => {
    setVerdict(undefined);
    if (!deviation) return undefined;
    const worker = new Worker(new URL('../../../worker/guide.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<MoveVerdict>) => setVerdict(data));
    worker.postMessage(deviation);
    return () => worker.terminate();
  }, [deviation]);
  return verdict;
};
