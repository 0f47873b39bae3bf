import { useMemo, useRef } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** As it was, with nothing to be decided: a count is about to be laid over it. */
const atRest = (play: GameSnapshot): GameSnapshot => ({
  ...play,
  shown: { ...play.shown, events: [], isCount: true },
  frame: { ...play.frame, stage: 'waiting', legal: [], canUndo: false, canRedo: false },
});

/** The game, but as it last was while something that comes first is still being fetched. */
export const useFrozenWhileLoading = (play: GameSnapshot, isFetching: boolean): GameSnapshot => {
  const last = useRef(play);
  if (!isFetching) last.current = play;
  const before = last.current;
  const rest = useMemo(() => atRest(before), [before]);
  return isFetching ? rest : play;
};
