import { chronicleOf } from '@coalbrook/words';
import type { Chronicle } from '@coalbrook/words';
import { useMemo } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { startOf } from '../session/startOf.ts';

/** The figures of a finished game; undefined before. */
export const useChronicle = ({ sheet, table, steps, frame }: GameSnapshot): Chronicle | undefined => {
  const isOver = frame.stage === 'over';
  return useMemo(
    () =>
      isOver
        ? chronicleOf(
            table,
            steps.flatMap(({ events }) => events),
            startOf(sheet.header),
          )
        : undefined,
    [isOver, sheet, table, steps],
  );
};
