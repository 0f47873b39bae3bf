import { chronicleOf } from '@coalbrook/words';
import type { Chronicle } from '@coalbrook/words';
import { useMemo } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** The figures of a finished game; undefined before. */
export const useChronicle = ({ table, steps, frame }: GameSnapshot): Chronicle | undefined => {
  const isOver = frame.stage === 'over';
  return useMemo(
    () =>
      isOver
        ? chronicleOf(
            table,
            steps.flatMap(({ events }) => events),
          )
        : undefined,
    [isOver, table, steps],
  );
};
