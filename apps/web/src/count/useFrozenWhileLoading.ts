import { useMemo, useRef } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** As it was, with nothing to be decided: a count is about to be laid over it. */
const atRest = (snapshot: GameSnapshot): GameSnapshot => ({
  ...snapshot,
  shown: { ...snapshot.shown, events: [], isCount: true },
  frame: { ...snapshot.frame, stage: 'waiting', legal: [], canUndo: false, canRedo: false },
});

/** The game, but as it last was while something that comes first is still being fetched. */
export const useFrozenWhileLoading = (snapshot: GameSnapshot, isFetching: boolean): GameSnapshot => {
  const last = useRef(snapshot);
  if (!isFetching) last.current = snapshot;
  const before = last.current;
  const rest = useMemo(() => atRest(before), [before]);
  return isFetching ? rest : snapshot;
};
