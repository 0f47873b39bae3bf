import { useMemo, useRef } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** The snapshot without events or decisions, because a count is about to cover it. */
const atRest = (snapshot: GameSnapshot): GameSnapshot => ({
  ...snapshot,
  shown: { ...snapshot.shown, events: [], isCount: true },
  frame: { ...snapshot.frame, stage: 'waiting', legal: [], canUndo: false, canRedo: false },
});

/** The last snapshot from before loading began, so that nothing new shows up first. */
export const useFrozenWhileLoading = (snapshot: GameSnapshot, isFetching: boolean): GameSnapshot => {
  const last = useRef(snapshot);
  if (!isFetching) last.current = snapshot;
  const before = last.current;
  const rest = useMemo(() => atRest(before), [before]);
  return isFetching ? rest : snapshot;
};
